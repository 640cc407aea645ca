/** Lightning Strike: the Blood Berets find a way into the fortress, map it and get out again ("Mission 3"). */
import { BOOK, type Numbers } from '../book.ts';
import { changeAffairs } from '../changes.ts';
import { FIELD } from '../field.ts';
import type { Ground } from '../ground.ts';
import { legionOf, RANGERS, rosterOf, SQUAD, type Piece } from '../roster.ts';
import { dummyFor } from '../rules/trade.ts';
import { SECTIONS } from '../data/sections.ts';
import type { Battle } from '../state.ts';
import { callSquad, deployLegion, giveCards } from './begin.ts';
import { decide } from './decide.ts';
import { layBoard, openBox } from './lay-board.ts';
import { beretsAlive, legionCountersFor } from './legion-strength.ts';
import { restsOn, type Mission } from './mission.ts';
import { bringBack, growingCounters } from './reinforcements.ts';
import { allBlown, scannersAlive } from './search.ts';

const ID = 'lightning-strike';

export const LIGHTNING_STRIKE: Mission = {
  card: {
    id: ID,
    title: 'Lightning Strike',
    about: 'the Blood Berets find a tunnel, map six sections of the fortress and return with the map',
    grades: [
      { id: 'returned', about: 'the map is out', winner: 0 },
      { id: 'time', about: 'time ran out before the map was out', winner: 1 },
      { id: 'blind', about: 'no scanner that works is left', winner: 1 },
      { id: 'blown', about: 'all tunnel entrances blew up', winner: 1 },
    ],
    field: FIELD,
    roundLimit: BOOK.missions[ID].roundLimit.value,
    restsOn: [...restsOn(ID), 'missions.stalking-the-enemy.'],
  },
  columns: [
    { name: 'tunnelsFound', kind: 'whole', unit: 'tunnels', about: 'tunnel entrances turned face up' },
    { name: 'tunnelsBlown', kind: 'whole', unit: 'tunnels', about: 'tunnel entrances blown up' },
    { name: 'wentBelow', kind: 'whole', unit: 'figures', about: 'Blood Berets who went down' },
    { name: 'belowTurn', kind: 'whole', unit: 'turns', about: 'first turn below; 0: the fight stayed on the ground' },
    { name: 'mapped', kind: 'whole', unit: 'sections', about: 'sections mapped' },
    { name: 'traded', kind: 'text', unit: 'answer', about: 'whether Legionnaires were given for the second Nepharite' },
  ],
  level: 'jungle',
  goesBelow: true,
  advanced: true,
  roster,
  turns: (book) => book.missions[ID].roundLimit,

  /** "When the surface objects are placed, the Legion player also deploys his troops below." */
  setUp(ground, state, chance) {
    const { open } = state;
    openBox(ground, state);
    changeAffairs(open, { groups: [[]] });
    callSquad(ground, state, true);
    open.agenda.push({ step: 'entry' });
    if (ground.advanced) open.agenda.push({ step: 'equip', left: ground.book.setup.equipment * (hasRangers(ground.book) ? 2 : 1) });
    giveCards(ground, state);
    layBoard(ground, state, chance);
    deployLegion(ground, state, 'caves');
    open.agenda.push({ step: 'hide', number: 0 });
    deployLegion(ground, state, 'jungle');
  },

  /** Below, all of its counters but those of figures lost. */
  legionCounters(ground, battle) {
    if (battle.board.level === 'jungle') return growingCounters(ground, battle, hasRangers(ground.book) ? 2 : 1);
    const lost = ground.roster.bySeat[1].filter((piece) => battle.figures[piece]!.fate === 'dead' && (ground.piece(piece).level === 'caves' || (ground.piece(piece).level === null && isTraded(ground, battle)))).length;
    const slaves = ground.roster.bySeat[0].filter((piece) => battle.figures[piece]!.seat === 1 && battle.figures[piece]!.fate !== 'dead').length;
    return legionCountersFor(ground, ground.book.counters.legion - lost + slaves);
  },

  /** On the ground a new entry group may go down; below, the next one comes in. */
  beginTurn(ground, state) {
    const { open } = state;
    const { groups } = open.affairs;
    if (open.board.level === 'jungle') {
      if ((groups.at(-1) ?? []).length > 0) changeAffairs(open, { groups: [...groups, []] });
      bringBack(ground, state);
      return;
    }
    if (open.affairs.below === 0) changeAffairs(open, { below: open.turn });
    const [next, ...later] = groups;
    if (next === undefined) return;
    changeAffairs(open, { groups: later });
    for (const piece of next) open.figures[piece]!.fate = 'outside';
    open.agenda.push({ step: 'muster', section: open.entry, pieces: next });
  },

  observe(ground, { open }, chance) {
    if (open.turn === 0) return;
    const scanners = scannersAlive(ground, open, true);
    const nobodyWentDown = open.board.level === 'jungle' && open.affairs.tunnel < 0;
    if (scanners.some((figure) => open.figures[figure]!.fate === 'safe')) decide(LIGHTNING_STRIKE, open, 'returned', chance);
    else if (nobodyWentDown && allBlown(ground, open)) decide(LIGHTNING_STRIKE, open, 'blown', chance);
    else if (scanners.length === 0) decide(LIGHTNING_STRIKE, open, 'blind', chance);
  },

  endTurn(ground, state, chance) {
    const { open } = state;
    this.observe(ground, state, chance);
    if (open.board.level === 'caves') map(ground, open, (section, sections) => chance.tell?.({ tell: 'mapped', section, sections }));
    else if (open.affairs.tunnel >= 0 && beretsAlive(open).every((figure) => open.figures[figure]!.fate === 'below')) open.agenda.push({ step: 'descend' });
    if (open.turn >= ground.book.missions[ID].roundLimit) decide(LIGHTNING_STRIKE, open, 'time', chance);
  },

  measure(ground, battle) {
    const { affairs } = battle;
    return {
      tunnelsFound: affairs.tunnels,
      tunnelsBlown: affairs.blown,
      wentBelow: affairs.wentDown,
      belowTurn: affairs.below,
      mapped: affairs.mapped.length,
      traded: isTraded(ground, battle) ? 'yes' : 'no',
    };
  },

  /** A quarter for each half of the way: a tunnel found, all below; then the map, and a step for the way up. */
  ahead(ground, battle) {
    const { affairs, board } = battle;
    if (board.level === 'jungle') return affairs.tunnels > 0 ? -FIRST : -1 + FIRST * (battle.display.filter((things) => things === 0).length / SECTIONS);
    return Math.min(1, (1.5 * affairs.mapped.length) / ground.book.missions[ID].sections - FIRST);
  },
};

const FIRST = 0.5;

const hasRangers = (book: Numbers): boolean => book.missions[ID].rangers;

/** Above, one Nepharite, who may come along; below, the other. With the Rangers, all figures on both levels. */
function roster(book: Numbers) {
  const dummies = book.abilities.dummies ? book.counters.dummies : 0;
  if (hasRangers(book)) return rosterOf([...SQUAD, ...RANGERS, ...legionOf('jungle', [1, 2], dummies), ...legionOf('caves', [1, 2], dummies, '-below')]);
  const above = legionOf('jungle', [2], dummies).map((piece): Piece => (piece.card === 'nepharite-2' ? { ...piece, level: null } : piece));
  const below = legionOf('caves', [1], dummies, '-below');
  const given = below.filter(({ card }) => card === 'legionnaire').slice(book.missions[ID].traded === 0 ? Infinity : -book.missions[ID].traded);
  return rosterOf([...SQUAD, ...above, ...below, ...given.map(({ number }): Piece => ({ id: dummyFor(number), seat: 1, card: 'dummy', level: 'caves', number }))]);
}

/** Whether the counters of Legionnaires are dummies by now. */
const isTraded = (ground: Ground, { figures }: Readonly<Battle>): boolean => ground.roster.pieces.some(({ id, card, number }, piece) => card === 'dummy' && id === dummyFor(number) && figures[piece]!.fate !== 'away');

/** "The scanners will automatically map each entered section": where one that works is at the end of a turn. */
function map(ground: Ground, battle: Battle, tell: (section: number, sections: number) => void): void {
  for (const piece of scannersAlive(ground, battle, true)) {
    const { fate, at } = battle.figures[piece]!;
    const section = ground.board(battle).section[at]!;
    if (fate !== 'in-play' || battle.affairs.mapped.includes(section)) continue;
    changeAffairs(battle, { mapped: [...battle.affairs.mapped, section] });
    tell(section, battle.affairs.mapped.length);
  }
}
