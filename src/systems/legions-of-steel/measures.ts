/** A finished game in figures: the columns of a result row, each with a unit and a meaning. */
import type { Column, LuckChannel, Measures } from '../../kernel/game.ts';
import { columnOf, rowOf } from '../../kernel/grid/squares.ts';
import type { Ground } from './ground.ts';
import type { Mission } from './missions/mission.ts';
import { TALLIES, type Battle, type LegionsState, type Tally } from './state.ts';
import { SIDES, sideOf, UNITS } from './vocabulary.ts';

/** What a game counts of each side: in units, in a sentence, and in the few words that a chart has room for. */
const ABOUT: Readonly<Record<Tally, readonly [unit: string, about: string, inCharts: string]>> = {
  activations: ['activations', 'figures activated', 'activations'],
  runs: ['activations', 'figures designated as running', 'runs'],
  shots: ['attacks', 'attacks with ranged weapons, covering fire and orders included', 'ranged attacks'],
  autos: ['attacks', 'of these with Automatic Fire', 'Automatic Fire attacks'],
  spreads: ['attacks', 'of these with Spread-Fire', 'Spread-Fire attacks'],
  coverShots: ['attacks', 'of these as covering fire', 'attacks as covering fire'],
  suppressions: ['actions', 'suppressions laid', 'suppressions laid'],
  suppressionVolleys: ['attacks', 'figures shot at by suppression', 'shot at by suppression'],
  handToHand: ['attacks', 'Hand to Hand Combats', 'Hand to Hand Combats'],
  orders: ['orders', 'acts that leadership was spent on', 'leadership: acts'],
  ordersToFire: ['orders', 'of these to fire, strike or throw', 'leadership: attacks'],
  lifts: ['points', 'points of leadership spent to improve a roll', 'leadership: better rolls'],
  initiativePoints: ['points', 'points of leadership spent on initiative', 'leadership: initiative'],
  throws: ['throws', 'grenades thrown', 'grenades thrown'],
  throwHits: ['throws', 'of these on target', 'grenades on target'],
  forcewalls: ['grenades', 'forcewalls raised', 'forcewalls raised'],
  kPulses: ['grenades', 'K-Pulses set off', 'K-Pulses set off'],
  nachtmachers: ['grenades', 'squares darkened by a Nachtmacher', 'squares darkened'],
  doorsMoved: ['doors', 'doors opened or closed', 'doors opened or closed'],
  doorsDestroyed: ['doors', 'doors shot down', 'doors shot down'],
  forcewallsDestroyed: ['forcewalls', 'forcewalls shot down', 'forcewalls shot down'],
  killsByFire: ['figures', 'enemies killed by fire', 'kills by fire'],
  killsByCover: ['figures', 'enemies killed by covering fire', 'kills by covering fire'],
  killsBySuppression: ['figures', 'enemies killed by suppression', 'kills by suppression'],
  killsByOrder: ['figures', 'enemies killed by attacks that were ordered', 'kills by order of a leader'],
  killsByHand: ['figures', 'enemies killed in Hand to Hand Combat', 'kills hand to hand'],
  killsByKPulse: ['figures', 'enemies killed by K-Pulses', 'kills by K-Pulse'],
  killsByForcewall: ['figures', 'enemies crushed by forcewalls', 'kills by forcewall'],
  ownKilled: ['figures', 'own figures killed', 'own figures killed'],
};

export const LUCK: readonly LuckChannel[] = [
  { name: 'fire', unit: 'kills', about: 'kills by fire and in Hand to Hand Combat above the mean' },
  { name: 'obstacles', unit: 'obstacles', about: 'doors and forcewalls shot down above the mean' },
  { name: 'grenades', unit: 'throws', about: 'grenades on target above the mean' },
  { name: 'k-pulse', unit: 'kills', about: 'kills by K-Pulses above the mean' },
  { name: 'push', unit: 'figures', about: 'figures crushed by forcewalls above the mean' },
  { name: 'initiative', unit: 'turns', about: 'initiative won above the mean' },
];

/** Columns of every mission, then the mission's own. */
export function columnsOf(mission: Mission): readonly Column[] {
  return [
    { name: 'first', kind: 'text', unit: 'side', about: 'who was the first phasing player of the last turn' },
    ...SIDES.map((side, seat): Column => ({ name: `losses.${side}`, kind: 'whole', unit: 'figures', about: `${side} killed`, seat })),
    ...UNITS.map((unit): Column => ({ name: `losses.${unit}`, kind: 'whole', unit: 'figures', about: `${unit} figures killed`, seat: SIDES.indexOf(sideOf(unit)), group: 'losses by unit' })),
    ...TALLIES.flatMap((tally) =>
      SIDES.map((side, seat): Column => ({ name: `${tally}.${side}`, kind: 'whole', unit: ABOUT[tally][0], about: `${ABOUT[tally][1]}; ${side}`, seat, group: ABOUT[tally][2] })),
    ),
    { name: 'deaths', kind: 'places', unit: 'figures', about: 'who was killed where, in order' },
    ...mission.columns,
  ];
}

export function measure(ground: Ground, { open }: LegionsState): Measures {
  const { roster, mission, board: { width } } = ground;
  const values: Record<string, number | string> = { first: open.first === null ? '' : SIDES[open.first]! };
  for (const [seat, side] of SIDES.entries()) {
    values[`losses.${side}`] = open.killed.filter((number) => roster[number]!.seat === seat).length;
    for (const tally of TALLIES) values[`${tally}.${side}`] = open.tallies[tally][seat]!;
  }
  for (const unit of UNITS) values[`losses.${unit}`] = open.killed.filter((number) => roster[number]!.unit === unit).length;
  const fallen = open.killed.filter((number) => open.figures[number]!.at >= 0); // a position may not say where
  values['deaths'] = fallen.map((number) => place(ground, open, number, width)).join(' ');
  Object.assign(values, mission.measure(ground, open));
  return { winner: open.result?.winner ?? null, grade: open.result?.grade ?? '', rounds: open.turn, values };
}

function place(ground: Ground, battle: Readonly<Battle>, number: number, width: number): string {
  const { at } = battle.figures[number]!;
  return `${ground.roster[number]!.unit}@${columnOf(width, at)},${rowOf(width, at)}`;
}
