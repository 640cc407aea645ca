/** A finished game in figures: the columns of a result row, each with a unit and a meaning. */
import type { Column, LuckChannel, Measures } from '../../kernel/game.ts';
import { INCH } from '../../kernel/table/inches.ts';
import { PROFILES } from './book.ts';
import type { Ground } from './ground.ts';
import type { Mission } from './missions/mission.ts';
import { TALLIES, type Battle, type Figure, type Tally } from './state.ts';
import { SIDES } from './vocabulary.ts';

/** What a game counts of each side: in units, in a sentence, and in the few words that a chart has room for. */
const ABOUT: Readonly<Record<Tally, readonly [unit: string, about: string, inCharts: string]>> = {
  closeAttacks: ['attacks', 'close combat attacks made', 'close combat attacks'],
  rangedAttacks: ['attacks', 'ranged attacks made', 'ranged attacks'],
  massed: ['attacks', 'massed attacks made', 'massed attacks'],
  areaAttacks: ['attacks', 'area effect attacks made on two targets or more', 'area effect attacks'],
  reserved: ['markers', 'attacks put on reserve', 'attacks put on reserve'],
  reserveAttacks: ['attacks', 'reserved attacks made', 'reserved attacks made'],
  simultaneous: ['attacks', 'attacks made at the same time as an enemy’s', 'simultaneous attacks'],
  lunges: ['lunges', 'lunges made', 'lunges'],
  charges: ['moves', 'charges declared', 'charges'],
  fastMoves: ['activations', 'fast moves declared', 'fast moves'],
  freeAttacks: ['attacks', 'attacks made on figures that left close combat', 'attacks on figures that leave'],
  kills: ['figures', 'enemies destroyed', 'kills'],
  ownKills: ['figures', 'figures of its own destroyed', 'own figures destroyed'],
  routed: ['figures', 'figures that ran away', 'figures that ran away'],
  heroSpent: ['points', 'hero points spent', 'hero points spent'],
  moves: ['moves', 'moves made', 'moves'],
};

export const LUCK: readonly LuckChannel[] = [
  { name: 'attack', unit: 'kills', about: 'what attack rolls changed in the chance to kill' },
  { name: 'defense', unit: 'kills', about: 'what defense rolls made of that chance' },
  { name: 'rout', unit: 'figures', about: 'figures that stood against the odds' },
  { name: 'initiative', unit: 'turns', about: 'turns in which it could choose who goes first, above one half' },
];

/** Columns of every mission, then the mission's own. `own`: profiles beside the book's, which are counted as those are. */
export function columnsOf(mission: Mission, own: readonly string[] = []): readonly Column[] {
  const profiles = [...PROFILES, ...own];
  const bySide = (of: (side: string, seat: number) => Column) => SIDES.map(of);
  return [
    ...bySide((side, seat) => ({ name: `force.${side}`, kind: 'text', unit: 'force', about: `the force of ${side}`, seat })),
    { name: 'top', kind: 'text', unit: 'side', about: 'whose edge was the top one' },
    { name: 'first', kind: 'text', unit: 'side', about: 'who went first in the last turn' },
    ...bySide((side, seat) => ({ name: `losses.${side}`, kind: 'whole', unit: 'figures', about: `${side} figures destroyed or routed`, seat })),
    ...bySide((side, seat) => ({ name: `pointsLost.${side}`, kind: 'whole', unit: 'points', about: `what ${side} lost was worth`, seat, group: 'points lost' })),
    ...bySide((side, seat) => ({ name: `pointsLeft.${side}`, kind: 'whole', unit: 'points', about: `what ${side} had left was worth`, seat, group: 'points left' })),
    ...bySide((side, seat) => ({ name: `unitsLost.${side}`, kind: 'whole', unit: 'units', about: `${side} units of which nobody was left`, seat, group: 'units lost' })),
    ...TALLIES.flatMap((tally) => bySide((side, seat) => ({ name: `${tally}.${side}`, kind: 'whole', unit: ABOUT[tally][0], about: `${ABOUT[tally][1]}, ${side}`, seat, group: ABOUT[tally][2] }))),
    ...profiles.flatMap((profile) => bySide((side, seat) => ({ name: `losses.${side}.${profile}`, kind: 'whole', unit: 'figures', about: `${profile} of ${side} destroyed or routed`, seat, group: `losses of ${side}` }))),
    ...profiles.flatMap((profile) => bySide((side, seat) => ({ name: `fielded.${side}.${profile}`, kind: 'whole', unit: 'figures', about: `${profile} that ${side} began with`, seat, group: 'fielded' }))),
    ...bySide((side, seat) => ({ name: `heroPoints.${side}`, kind: 'whole', unit: 'points', about: `hero points that ${side} began with`, seat })),
    { name: 'deaths', kind: 'places', unit: 'figures', about: 'who was destroyed where, an inch to a square' },
    ...mission.columns,
  ];
}

export function measure(ground: Ground, battle: Readonly<Battle>): Measures {
  const { figures, forces, tallies, turn, result } = battle;
  const values: Record<string, number | string> = { top: SIDES[battle.top]!, first: SIDES[battle.first]! };
  const isLost = (number: number) => figures[number]!.fate === 'destroyed' || figures[number]!.fate === 'routed';
  for (const [seat, side] of SIDES.entries()) {
    const own = [...figures.keys()].filter((number) => forces.figures[number]!.seat === seat);
    const lost = own.filter(isLost);
    const worth = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + forces.figures[number]!.points, 0);
    values[`force.${side}`] = forces.names[seat]!;
    values[`losses.${side}`] = lost.length;
    values[`pointsLost.${side}`] = worth(lost);
    values[`pointsLeft.${side}`] = worth(own) - worth(lost);
    values[`unitsLost.${side}`] = forces.units.filter((unit) => unit.seat === seat && unit.members.every(isLost)).length;
    for (const tally of TALLIES) values[`${tally}.${side}`] = tallies[tally][seat]!;
    for (const profile of [...PROFILES, ...Object.keys(forces.profiles)]) {
      values[`losses.${side}.${profile}`] = 0;
      values[`fielded.${side}.${profile}`] = 0;
    }
    values[`heroPoints.${side}`] = own.reduce((sum, number) => sum + forces.figures[number]!.heroPoints, 0);
    for (const number of own) count(values, `fielded.${side}.${forces.figures[number]!.profile}`);
    for (const number of lost) count(values, `losses.${side}.${forces.figures[number]!.profile}`);
  }
  values['deaths'] = figures.flatMap((figure, number) => (figure.fate === 'destroyed' ? [`${forces.figures[number]!.profile}@${place(battle, figure)}`] : [])).join(' ');
  Object.assign(values, ground.mission.measure(ground, battle));
  return { winner: result?.winner ?? null, grade: result?.grade ?? '', rounds: turn, values };
}

function count(values: Record<string, number | string>, name: string): void {
  values[name] = (values[name] as number) + 1;
}

/** The far rim belongs to the last square. */
function place({ table }: Readonly<Battle>, { x, y }: Readonly<Figure>): string {
  const square = (at: number, side: number) => Math.min(Math.ceil(side / INCH) - 1, Math.floor(at / INCH));
  return `${square(x, table.width)},${square(y, table.height)}`;
}
