/** A finished game in figures: the columns of a result row, each with a unit and a meaning. */
import type { Column, LuckChannel, Measures } from '../../kernel/game.ts';
import { columnOf, rowOf } from '../../kernel/grid/squares.ts';
import type { Ground } from './ground.ts';
import type { Mission } from './missions/mission.ts';
import type { CHANNELS } from './rolls.ts';
import { TALLIES, type Battle, type Tally } from './state.ts';
import { CHARACTERS, SIDES, type Character } from './vocabulary.ts';
import { isFigure } from './roster.ts';

/** What a game counts of each side: in units, in a sentence, and in the few words that a chart has room for. */
const ABOUT: Readonly<Record<Tally, readonly [unit: string, about: string, inCharts: string]>> = {
  moves: ['actions', 'actions spent on movement', 'actions spent on movement'],
  shots: ['attacks', 'attacks made with missile weapons', 'missile attacks'],
  closeAttacks: ['attacks', 'close combat attacks made', 'close combat attacks'],
  hits: ['hits', 'hits that had to be saved or got through', 'hits'],
  wounds: ['wounds', 'wounds dealt', 'wounds dealt'],
  kills: ['figures', 'enemies killed, by whatever it was', 'kills'],
  aimed: ['attacks', 'aimed attacks made', 'aimed attacks'],
  onTheMove: ['attacks', 'shots from the hip', 'shots from the hip'],
  perfects: ['rolls', 'perfect results', 'perfect results'],
  fumbles: ['rolls', 'fumbles', 'fumbles'],
  jams: ['weapons', 'weapons and scanners that jammed', 'jams'],
  explosions: ['weapons', 'weapons that exploded', 'weapons that exploded'],
  stuns: ['figures', 'enemies stunned, by whatever it was', 'enemies stunned'],
  treated: ['figures', 'figures that first aid turned to their unhurt side', 'figures healed by first aid'],
  scans: ['scans', 'scans made', 'scans'],
  found: ['things', 'hidden things located by scans', 'hidden things located'],
  minesTriggered: ['explosions', 'mines and booby traps set off', 'mines and traps set off'],
  minesDisarmed: ['mines', 'mines disarmed', 'mines disarmed'],
  surprises: ['contests', 'contests for surprise', 'contests for surprise'],
  surprisesWon: ['contests', 'contests for surprise won', 'contests for surprise won'],
  counterMoves: ['moves', 'moves of troop counters', 'moves of troop counters'],
  powersUsed: ['powers', 'dark powers tried', 'dark powers tried'],
  powersSucceeded: ['powers', 'dark powers that succeeded', 'dark powers that succeeded'],
  saves: ['rolls', 'dark powers resisted', 'dark powers resisted'],
  extraActivations: ['counters', 'extra counters used', 'extra counters used'],
  savedCounters: ['counters', 'saved counters used', 'saved counters used'],
  returned: ['figures', 'figures killed that came back', 'killed and came back'],
};

export const LUCK = [
  { name: 'wounds', unit: 'wounds', about: 'wounds by attacks and armor rolls against the odds' },
  { name: 'contests', unit: 'contests', about: 'contests for surprise won against the odds' },
  { name: 'symmetry', unit: 'powers', about: 'dark powers that worked, or were resisted, against the odds' },
  { name: 'search', unit: 'rolls', about: 'scans, looks and steps past mines that went well against the odds' },
  { name: 'treatment', unit: 'figures', about: 'figures healed against the odds' },
  { name: 'handling', unit: 'rolls', about: 'jams cleared and hyperactivators mastered against the odds' },
  { name: 'cup', unit: 'counters', about: 'initiative counters that came early against the odds' },
] as const satisfies readonly (LuckChannel & { name: (typeof CHANNELS)[number] })[];

/** Columns of every mission, then the mission's own. */
export function columnsOf(mission: Mission): readonly Column[] {
  const bySide = (of: (side: string, seat: number) => Column) => SIDES.map(of);
  return [
    ...bySide((side, seat) => ({ name: `losses.${side}`, kind: 'whole', unit: 'figures', about: `${side} figures killed`, seat })),
    ...bySide((side, seat) => ({ name: `left.${side}`, kind: 'whole', unit: 'figures', about: `${side} figures alive at the end`, seat, group: 'alive' })),
    ...CHARACTERS.map((character): Column => ({ name: `losses.${character}`, kind: 'whole', unit: 'figures', about: `${character} figures killed`, seat: SIDE_OF[character], group: 'losses by character' })),
    ...TALLIES.flatMap((tally) => bySide((side, seat) => ({ name: `${tally}.${side}`, kind: 'whole', unit: ABOUT[tally][0], about: `${ABOUT[tally][1]}, ${side}`, seat, group: ABOUT[tally][2] }))),
    { name: 'deaths', kind: 'places', unit: 'figures', about: 'who was killed where, in order' },
    ...mission.columns,
  ];
}

const SIDE_OF: Readonly<Record<Character, number>> = {
  trooper: 0, sergeant: 0, medic: 0, ranger: 0, 'ranger-gunner': 0, 'ranger-leader': 0, legionnaire: 1, 'nepharite-1': 1, 'nepharite-2': 1,
};

export function measure(ground: Ground, battle: Readonly<Battle>): Measures {
  const { deaths, figures, tallies, turn, result } = battle;
  const card = (piece: number) => ground.piece(piece).card;
  const { width } = ground.board(battle);
  const values: Record<string, number | string> = {};
  for (const [seat, side] of SIDES.entries()) {
    values[`losses.${side}`] = deaths.filter(({ piece }) => ground.piece(piece).seat === seat).length;
    values[`left.${side}`] = ground.roster.bySeat[seat]!.filter((piece) => isFigure(card(piece)) && !GONE.has(figures[piece]!.fate) && figures[piece]!.seat === seat).length;
    for (const tally of TALLIES) values[`${tally}.${side}`] = tallies[tally][seat]!;
  }
  for (const character of CHARACTERS) values[`losses.${character}`] = deaths.filter(({ piece }) => card(piece) === character).length;
  values['deaths'] = deaths.map(({ piece, at }) => `${card(piece)}@${columnOf(width, at)},${rowOf(width, at)}`).join(' ');
  Object.assign(values, ground.mission.measure(ground, battle));
  return { winner: result?.winner ?? null, grade: result?.grade ?? '', rounds: turn, values };
}

const GONE: ReadonlySet<string> = new Set(['dead', 'away']);
