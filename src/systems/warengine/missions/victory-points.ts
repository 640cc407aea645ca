/** Victory Points: enemies killed and routed, units destroyed, objectives achieved ("Victory"). */
import type { Seat } from '../../../kernel/game.ts';
import { BOOK } from '../book.ts';
import type { Ground } from '../ground.ts';
import { holder, isPlace, quartersOf } from '../rules/objectives.ts';
import type { Battle, Result } from '../state.ts';
import { SIDES } from '../vocabulary.ts';
import { FIELD, restsOn, TWINS, type Mission } from './mission.ts';

const ID = 'victory-points';

export const victoryPoints: Mission = {
  card: {
    id: ID,
    title: 'Victory Points',
    about: 'Points for enemies killed and routed, for whole units, and for objectives: who passes the target total first wins, else who is far enough ahead after the last turn.',
    grades: [
      { id: 'red-stands', about: 'no blue figure is left', winner: 0 },
      { id: 'red-target', about: 'red has passed the target total, and blue has not', winner: 0 },
      { id: 'red-ahead', about: 'red is ahead by more than the margin after the last turn', winner: 0 },
      { id: 'both-target', about: 'both have passed the target total', winner: null },
      { id: 'draw', about: 'neither is ahead by more than the margin after the last turn', winner: null },
      { id: 'nobody-left', about: 'neither side has a figure left', winner: null },
      { id: 'blue-ahead', about: 'blue is ahead by more than the margin after the last turn', winner: 1 },
      { id: 'blue-target', about: 'blue has passed the target total, and red has not', winner: 1 },
      { id: 'blue-stands', about: 'no red figure is left', winner: 1 },
    ],
    field: FIELD,
    roundLimit: BOOK.missions[ID].roundLimit.value,
    restsOn: restsOn(ID),
    twins: TWINS,
  },
  columns: SIDES.flatMap((side, seat) => [
    { name: `score.${side}`, kind: 'whole', unit: 'points', about: `victory points of ${side} at the end`, seat, group: 'victory points' },
    { name: `objectives.${side}`, kind: 'whole', unit: 'objectives', about: `objectives that ${side} had achieved at the end, table quarters after the last turn among them`, seat, group: 'objectives' },
  ] as const),
  objectives: ({ missions }) => ({ places: missions[ID].objectives, middle: false, marked: missions[ID].marked }),
  onlyPlaces: false,

  judge(ground, battle): Result | null {
    const { margin } = ground.book.victory;
    const last = battle.turn >= ground.book.missions[ID].roundLimit;
    const [red, blue] = [scoreOf(ground, battle, 0, last), scoreOf(ground, battle, 1, last)];
    const [redPassed, bluePassed] = [red > targetOf(ground, battle, 0), blue > targetOf(ground, battle, 1)];
    if (redPassed && bluePassed) return { winner: null, grade: 'both-target' };
    if (redPassed) return { winner: 0, grade: 'red-target' };
    if (bluePassed) return { winner: 1, grade: 'blue-target' };
    if (!last) return null;
    if (Math.abs(red - blue) <= margin) return { winner: null, grade: 'draw' };
    return red > blue ? { winner: 0, grade: 'red-ahead' } : { winner: 1, grade: 'blue-ahead' };
  },

  annihilated: ([red, blue]) => (red ? { winner: 0, grade: 'red-stands' } : blue ? { winner: 1, grade: 'blue-stands' } : { winner: null, grade: 'nobody-left' }),

  measure(ground, battle) {
    const last = battle.turn >= ground.book.missions[ID].roundLimit;
    return Object.fromEntries(SIDES.flatMap((side, seat) => [[`score.${side}`, scoreOf(ground, battle, seat, last)], [`objectives.${side}`, achieved(ground, battle, seat, last)]]));
  },
};

/** All victory points of a seat. */
export function scoreOf(ground: Ground, battle: Readonly<Battle>, seat: Seat, last: boolean): number {
  const { playing, objective } = ground.book.victory;
  return playing + battle.points[seat]! + objective * achieved(ground, battle, seat, last);
}

/** Objectives of a seat; table quarters count at the end of the last turn only. */
function achieved(ground: Ground, battle: Readonly<Battle>, seat: Seat, last: boolean): number {
  const quarters = last && ground.book.missions[ID].quarters ? quartersOf(ground, battle, seat) : 0;
  return quarters + battle.objectives.filter((objective) => holder(ground, battle, objective) === seat).length;
}

/** The target total of a seat: as many points as there are for playing, for every place and for the enemy's marked figure, and so large a part of the enemy's. */
export function targetOf(ground: Ground, { forces, objectives }: Readonly<Battle>, seat: Seat): number {
  const { playing, objective } = ground.book.victory;
  const enemies = forces.figures.reduce((sum, { seat: side, points }) => (side === seat ? sum : sum + points), 0);
  const own = objectives.filter((one) => isPlace(one) || forces.figures[one.figure]!.seat !== seat).length;
  return playing + objective * own + ground.book.missions[ID].target * enemies;
}
