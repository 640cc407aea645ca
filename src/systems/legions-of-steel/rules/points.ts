/**
 * Who may spend which points of leadership ("Leadership").
 *
 * A figure spends what it holds, its own or assigned to it; or a leader of higher rank who sees it spends what he holds. Points of one holder and one
 * origin are the same, so of them only the first is named.
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle, type Point } from '../state.ts';
import { owed } from '../steps.ts';
import { RANK } from '../vocabulary.ts';
import { canSee } from './line-of-fire.ts';

/** Whether the seat has any point ready: without, no order is looked for at all. */
export function anyReady(ground: Ground, battle: Readonly<Battle>, seat: Seat): boolean {
  for (const point of battle.leadership) if (point.fate === 'ready' && ground.seat(point.holder) === seat) return !isInitialPhase(battle);
  return false;
}

/** None is spent in an initial phase, in which figures arrive: not by the other side either. It lasts until points have been assigned. */
const isInitialPhase = (battle: Readonly<Battle>): boolean => owed(battle, 'assign') !== undefined;

/** Single points that may be spent on this figure now, each in a list of its own. */
export function pointsFor(ground: Ground, battle: Readonly<Battle>, figure: number): readonly (readonly number[])[] {
  return firsts(battle, withinReach(ground, battle, figure)).map((point) => [point]);
}

/** Two points that may be spent on it together: of one leader, so of one origin or in one hand. */
export function pairsFor(ground: Ground, battle: Readonly<Battle>, figure: number): readonly (readonly [number, number])[] {
  const reached = withinReach(ground, battle, figure);
  const seen = new Set<string>();
  const pairs: [number, number][] = [];
  for (let i = 0; i < reached.length; i++) {
    for (let j = i + 1; j < reached.length; j++) {
      const [first, second] = [battle.leadership[reached[i]!]!, battle.leadership[reached[j]!]!];
      if (first.origin !== second.origin && first.holder !== second.holder) continue;
      const kind = [kindOf(first), kindOf(second)].sort((a, b) => a - b).join();
      if (seen.has(kind)) continue;
      seen.add(kind);
      pairs.push([reached[i]!, reached[j]!]);
    }
  }
  return pairs;
}

/** Why these points may not be spent on the figure for something that costs so many; undefined if they may. */
export function refusePoints(ground: Ground, battle: Readonly<Battle>, figure: number, points: unknown, cost: number): string | undefined {
  const refused = ground.refuseAbility('leadership');
  if (refused !== undefined) return refused;
  if (!Array.isArray(points) || points.length !== cost) return `it costs ${cost} ${cost === 1 ? 'point' : 'points'} of leadership: name ${cost === 1 ? 'it' : 'them'} in a list ("Leadership", Actions)`;
  const given = points as unknown[];
  const wrong = given.find((point) => !Number.isInteger(point) || battle.leadership[point as number] === undefined);
  if (wrong !== undefined) return `there is no point of leadership ${JSON.stringify(wrong)} ("Leadership")`;
  const allowed: readonly (readonly number[])[] = cost === 1 ? pointsFor(ground, battle, figure) : pairsFor(ground, battle, figure);
  if (allowed.some((one) => one.every((point, i) => point === given[i]))) return undefined;
  if (new Set(given).size < given.length) return 'a point of leadership is spent once ("Using Leadership")';
  const reached = withinReach(ground, battle, figure);
  const stranger = (given as number[]).find((point) => !reached.includes(point));
  if (stranger !== undefined) return `point ${stranger} is not his to use: it is spent or lost, or no leader of higher rank who holds it sees him ("Using Leadership")`;
  return 'both points come from one leader, and of points that are the same the first is named ("Leadership", Actions)';
}

/** Points that may go to the roll of a figure's attack, one at most. `spent`: those that the attack itself costs. */
export function liftsFor(ground: Ground, battle: Readonly<Battle>, figure: number, spent: readonly number[] = NONE): readonly number[] {
  return ground.has('leadership') ? firsts(battle, withinReach(ground, battle, figure).filter((point) => !spent.includes(point))) : [];
}

const NONE: readonly number[] = [];

export function spend(battle: Battle, points: readonly number[]): void {
  for (const point of points) battle.leadership[point]!.fate = 'spent';
}

function withinReach(ground: Ground, battle: Readonly<Battle>, figure: number): number[] {
  const seat = ground.seat(figure);
  const found: number[] = [];
  if (isInitialPhase(battle)) return found;
  for (let number = 0; number < battle.leadership.length; number++) {
    const { fate, holder } = battle.leadership[number]!;
    if (fate === 'ready' && ground.seat(holder) === seat && inPlay(battle.figures[holder]!) && (holder === figure || commands(ground, battle, holder, figure))) found.push(number);
  }
  return found;
}

/** Whether a leader may tell a figure what to do: down the ranks, in his line of sight. */
function commands(ground: Ground, battle: Readonly<Battle>, leader: number, figure: number): boolean {
  if (ground.card(leader).leadership === 0 || RANK[ground.card(leader).unit] <= RANK[ground.card(figure).unit]) return false;
  return canSee(ground.field(battle), battle.figures[leader]!.at, battle.figures[figure]!.at, ground.book.options.doubleCorner);
}

/** Of points that are the same the first. */
function firsts(battle: Readonly<Battle>, points: readonly number[]): number[] {
  return points.filter((number, i) => !points.slice(0, i).some((other) => kindOf(battle.leadership[other]!) === kindOf(battle.leadership[number]!)));
}

const MORE_THAN_FIGURES = 1024;

const kindOf = ({ origin, holder }: Readonly<Point>): number => holder * MORE_THAN_FIGURES + origin;
