/** Stalking the Enemy: the Blood Berets search the jungle for the entrances to a fortress ("Mission 2"). */
import { BOOK } from '../book.ts';
import { legionOf, rosterOf, SQUAD } from '../roster.ts';
import { callSquad, deployLegion, giveCards } from './begin.ts';
import { decide } from './decide.ts';
import { layBoard, openBox } from './lay-board.ts';
import { FIELD } from '../field.ts';
import { restsOn, type Mission } from './mission.ts';
import { bringBack, growingCounters } from './reinforcements.ts';
import { allBlown, foundTunnels, scannersAlive } from './search.ts';

const ID = 'stalking-the-enemy';

export const STALKING_THE_ENEMY: Mission = {
  card: {
    id: ID,
    title: 'Stalking the Enemy',
    about: 'the Blood Berets search the jungle for three tunnel entrances, past mines and a Legion that grows',
    grades: [
      { id: 'located', about: 'all tunnel entrances were located, one of them intact at least', winner: 0 },
      { id: 'time', about: 'the tunnel entrances were not located in time', winner: 1 },
      { id: 'blown', about: 'all tunnel entrances blew up', winner: 1 },
      { id: 'blind', about: 'all who bore a scanner are dead', winner: 1 },
    ],
    field: FIELD,
    roundLimit: BOOK.missions[ID].roundLimit.value,
    restsOn: restsOn(ID),
  },
  columns: [
    { name: 'tunnelsFound', kind: 'whole', unit: 'tunnels', about: 'tunnel entrances turned face up' },
    { name: 'tunnelsBlown', kind: 'whole', unit: 'tunnels', about: 'tunnel entrances blown up' },
  ],
  level: 'jungle',
  goesBelow: false,
  advanced: false,
  roster: (book) => rosterOf([...SQUAD, ...legionOf('jungle', [1], book.abilities.dummies ? book.counters.dummies : 0)]),
  turns: (book) => book.missions[ID].roundLimit,

  setUp(ground, state, chance) {
    const { open } = state;
    openBox(ground, state);
    callSquad(ground, state, true);
    open.agenda.push({ step: 'entry' });
    if (ground.advanced) open.agenda.push({ step: 'equip', left: ground.book.setup.equipment });
    giveCards(ground, state);
    layBoard(ground, state, chance);
    open.agenda.push({ step: 'hide', number: 0 });
    deployLegion(ground, state, 'jungle');
  },

  legionCounters: (ground, battle) => growingCounters(ground, battle, 1),
  beginTurn: bringBack,

  observe(ground, { open }, chance) {
    if (open.turn === 0) return;
    if (allBlown(ground, open)) decide(STALKING_THE_ENEMY, open, 'blown', chance);
    else if (foundTunnels(open) >= ground.book.objects.tunnels) decide(STALKING_THE_ENEMY, open, 'located', chance);
    else if (scannersAlive(ground, open).length === 0) decide(STALKING_THE_ENEMY, open, 'blind', chance);
  },

  endTurn(ground, state, chance) {
    this.observe(ground, state, chance);
    if (state.open.turn >= ground.book.missions[ID].roundLimit) decide(STALKING_THE_ENEMY, state.open, 'time', chance);
  },

  measure: (_, { affairs }) => ({ tunnelsFound: affairs.tunnels, tunnelsBlown: affairs.blown }),

  /** By the entrances located; by those blown up, one of them against it. */
  ahead(ground, battle) {
    const { tunnels } = ground.book.objects;
    return (2 * foundTunnels(battle) - battle.affairs.blown) / tunnels - 1 + (battle.affairs.tunnels > 0 ? ONE_INTACT : 0);
  },
};

const ONE_INTACT = 0.2;
