/** Into the Caves: the Blood Berets look for prisoners below the ground, and stay with them until they are fetched ("Mission 1"). */
import { changeAffairs } from '../changes.ts';
import { beretsIn } from '../rules/presence.ts';
import { legionOf, rosterOf, SQUAD, TARGET } from '../roster.ts';
import { BOOK } from '../book.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { callSquad, deployLegion, giveCards } from './begin.ts';
import { decide } from './decide.ts';
import { layBoard, openBox } from './lay-board.ts';
import { beretsAlive, legionAlive, legionCountersFor } from './legion-strength.ts';
import { FIELD } from '../field.ts';
import { placeOf } from '../places.ts';
import { restsOn, type Mission } from './mission.ts';

const ID = 'into-the-caves';

export const INTO_THE_CAVES: Mission = {
  card: {
    id: ID,
    title: 'Into the Caves',
    about: 'the Blood Berets look for prisoners in the caves and have to stay with them for three turns',
    grades: [
      { id: 'rescued', about: 'the Blood Berets stayed with the prisoners until they could be fetched', winner: 0 },
      { id: 'found', about: 'the prisoners were found, and time ran out', winner: 1 },
      { id: 'not-found', about: 'the prisoners were not found in time', winner: 1 },
      { id: 'wiped-out', about: 'all Blood Berets are dead', winner: 1 },
    ],
    field: FIELD,
    roundLimit: BOOK.missions[ID].roundLimit.value,
    restsOn: restsOn(ID),
  },
  columns: [
    { name: 'foundTurn', kind: 'whole', unit: 'turns', about: 'turn in which the prisoners were found first; 0: not' },
    { name: 'held', kind: 'whole', unit: 'turns', about: 'full turns in a row that Blood Berets had been with the prisoners at the end' },
  ],
  level: 'caves',
  goesBelow: false,
  advanced: false,
  roster: (book) => rosterOf([...SQUAD, ...legionOf('caves', [1], book.abilities.dummies ? book.counters.dummies : 0), TARGET]),
  turns: (book) => book.missions[ID].roundLimit,

  setUp(ground, state, chance) {
    openBox(ground, state);
    callSquad(ground, state, ground.book.options.scannersInCaves);
    state.open.agenda.push({ step: 'entry' });
    giveCards(ground, state);
    deployLegion(ground, state, 'caves');
    layBoard(ground, state, chance);
  },

  legionCounters: (ground, battle) => legionCountersFor(ground, legionAlive(ground, battle).length),

  observe(ground, { open }, chance) {
    const { fate, at } = open.figures[prisonersOf(open)]!;
    const { found } = open.affairs;
    if (fate === 'in-play' && found === 0) {
      changeAffairs(open, { found: open.turn });
      chance.tell?.({ tell: 'prisoners-found', at: placeOf(ground, open, at) });
    }
    if (open.turn > 0 && beretsAlive(open).length === 0) decide(INTO_THE_CAVES, open, 'wiped-out', chance);
  },

  /** "Three full game turns": the turn in which they were found does not count, nor the one in which they were found again. */
  endTurn(ground, state, chance) {
    const { open } = state;
    this.observe(ground, state, chance);
    const { found, held } = open.affairs;
    changeAffairs(open, { held: !isGuarded(ground, open) ? (open.figures[prisonersOf(open)]!.fate === 'hidden' ? LOST : 0) : open.turn > found ? held + 1 : 0 });
    if (open.affairs.held > 0) chance.tell?.({ tell: 'prisoners-held', turns: open.affairs.held });
    const { rounds, roundLimit } = ground.book.missions[ID];
    if (open.affairs.held >= rounds) decide(INTO_THE_CAVES, open, 'rescued', chance);
    else if (open.turn >= roundLimit) decide(INTO_THE_CAVES, open, found > 0 ? 'found' : 'not-found', chance);
  },

  measure: (_, { affairs }) => ({ foundTurn: affairs.found, held: Math.max(0, affairs.held) }),

  /** To have found them is a third of it, each turn with them a share of the rest. */
  ahead(ground, { affairs }) {
    const { rounds } = ground.book.missions[ID];
    return affairs.found === 0 ? -FOUND : FOUND + (1 - FOUND) * (Math.max(0, affairs.held) / rounds);
  },
};

const FOUND = 1 / 3;
/** Turns with them while they are troop counters: one less than none. */
const LOST = -1;

/** The last piece of the roster. */
const prisonersOf = ({ figures }: Readonly<Battle>): number => figures.length - 1;

/** A living Blood Beret is in the area where the prisoners stand. */
function isGuarded(ground: Ground, battle: Readonly<Battle>): boolean {
  const { fate, at } = battle.figures[prisonersOf(battle)]!;
  return fate === 'in-play' && beretsIn(ground, battle, ground.board(battle).area[at]!).length > 0;
}
