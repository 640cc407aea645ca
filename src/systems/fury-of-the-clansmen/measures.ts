/** A finished game in figures: the columns of a result row, each with a unit and a meaning. */
import type { Column, LuckChannel, Measures } from '../../kernel/game.ts';
import { columnOf, rowOf } from '../../kernel/grid/squares.ts';
import type { Mission } from './missions/mission.ts';
import type { Ground } from './ground.ts';
import type { Roster } from './roster.ts';
import { TALLIES, type Battle, type FuryState, type Tally } from './state.ts';
import { SIDES, UNITS, sideOf } from './vocabulary.ts';

/** What a game counts of each side: in units, in a sentence, and in the few words that a chart has room for. */
const ABOUT: Readonly<Record<Tally, readonly [unit: string, about: string, inCharts: string]>> = {
  firearmAttacks: ['attacks', 'Firearm Attacks made', 'Firearm Attacks'],
  closeAttacks: ['attacks', 'Close Attacks made', 'Close Attacks'],
  swings: ['attacks', 'Violator swings made', 'Violator swings'],
  aimed: ['attacks', 'aimed attacks made', 'aimed attacks'],
  bursts: ['attacks', 'Auto Fire Bursts fired', 'Auto Fire Bursts'],
  spreads: ['attacks', 'Auto Fire Spreads fired', 'Auto Fire Spreads'],
  fullAutos: ['attacks', 'Full Auto attacks made', 'Full Auto attacks'],
  snapShots: ['attacks', 'shots from Snap Alert', 'shots from Snap Alert'],
  charges: ['attacks', 'Sectioner Charges made', 'Sectioner Charges'],
  brainbusters: ['throws', 'Brainbusters thrown', 'Brainbusters thrown'],
  killsByFirearm: ['figures', 'enemies eliminated by firearms', 'kills by firearm'],
  killsByClose: ['figures', 'enemies eliminated by Close Attacks, swings and charges', 'kills by Close Attack'],
  killsByBrainbuster: ['figures', 'enemies eliminated by Brainbusters and their like', 'kills by Brainbuster'],
  outOfAmmo: ['checks', 'checks after Auto Fire that left a weapon out of ammo or worse', 'weapons out of ammo'],
  explosions: ['figures', 'figures killed by their own weapon', 'killed by their own weapon'],
  extraActions: ['actions', 'extra actions taken', 'extra actions'],
  moves: ['actions', 'MOVE actions taken', 'MOVE actions'],
};

export const LUCK: readonly LuckChannel[] = [
  { name: 'attack', unit: 'kills', about: 'what Attack Rolls changed in the chance to kill' },
  { name: 'armor', unit: 'kills', about: 'what Armor Rolls made of that chance' },
  { name: 'leadership', unit: 'extra actions', about: 'hits in leadership rolls above the mean' },
  { name: 'accuracy', unit: 'hits', about: 'hits of accuracy rolls above the mean' },
  { name: 'ammo', unit: 'checks', about: 'weapons that held against the odds' },
  { name: 'reinforcements', unit: 'figures', about: 'hits in rolls for reinforcements above the mean' },
  { name: 'concentration', unit: 'shots', about: 'Regulars that stayed on Snap Alert against the odds' },
];

/** Columns of every mission, then the mission's own. */
export function columnsOf(mission: Mission): readonly Column[] {
  return [
    { name: 'first', kind: 'text', unit: 'side', about: 'whose counter was drawn first' },
    ...SIDES.map((side, seat): Column => ({ name: `losses.${side}`, kind: 'whole', unit: 'figures', about: `${side} figures eliminated`, seat })),
    ...UNITS.map((unit): Column => ({ name: `losses.${unit}`, kind: 'whole', unit: 'figures', about: `${unit} figures eliminated`, seat: SIDES.indexOf(sideOf(unit)), group: 'losses by unit' })),
    ...SIDES.map((side, seat): Column => ({ name: `left.${side}`, kind: 'whole', unit: 'figures', about: `${side} figures that left the board`, seat })),
    ...TALLIES.flatMap((tally) =>
      SIDES.map((side, seat): Column => ({ name: `${tally}.${side}`, kind: 'whole', unit: ABOUT[tally][0], about: `${ABOUT[tally][1]} by the ${side}`, seat, group: ABOUT[tally][2] })),
    ),
    { name: 'deaths', kind: 'places', unit: 'figures', about: 'who was eliminated where, in order' },
    ...mission.columns,
  ];
}

export function measure(ground: Ground, { open }: FuryState): Measures {
  const { roster, mission } = ground;
  const { width } = ground.field(open);
  const eliminated = open.out.filter((figure) => open.figures[figure]!.fate === 'eliminated');
  const left = open.out.filter((figure) => open.figures[figure]!.fate === 'left-board');
  const ofSide = (figures: readonly number[], seat: number) => figures.filter((figure) => roster.troopers[figure]!.seat === seat).length;
  const values: Record<string, number | string> = { first: open.first === null ? '' : SIDES[open.first]! };
  for (const [seat, side] of SIDES.entries()) {
    values[`losses.${side}`] = ofSide(eliminated, seat);
    values[`left.${side}`] = ofSide(left, seat);
    for (const tally of TALLIES) values[`${tally}.${side}`] = open.tallies[tally][seat]!;
  }
  for (const unit of UNITS) values[`losses.${unit}`] = eliminated.filter((figure) => roster.troopers[figure]!.unit === unit).length;
  values['deaths'] = eliminated.map((figure) => place(roster, open, figure, width)).join(' ');
  Object.assign(values, mission.measure(open, roster));
  return { winner: open.result?.winner ?? null, grade: open.result?.grade ?? '', rounds: open.round, values };
}

function place(roster: Roster, battle: Readonly<Battle>, figure: number, width: number): string {
  const { at } = battle.figures[figure]!;
  return `${roster.troopers[figure]!.unit}@${columnOf(width, at)},${rowOf(width, at)}`;
}
