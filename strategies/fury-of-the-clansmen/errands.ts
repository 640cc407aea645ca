/**
 * Who runs for which goal and who stays at home. One figure runs for each goal, the nearest, and the rest follow. A side
 * that loses one figure short of all its goals has nothing, so the guards hold one square of ours, not all of them.
 */
import { type FuryView, type Tactics } from '../../src/systems/fury-of-the-clansmen/tactics.ts';

export interface Errand {
  kind: 'run' | 'follow' | 'guard';
  /** The squad whose Starting/Goal Square it is about: an enemy's to run for, one of ours to guard. */
  squad: number;
  /** By square: steps to it. */
  steps: Uint16Array;
}

/** How both sides stand, worked out once for a decision. */
export interface Situation {
  readonly tactics: Tactics;
  readonly view: FuryView;
  readonly friends: readonly number[];
  readonly enemies: readonly number[];
  /** Enemy squads whose square we have yet to enter. */
  readonly goals: readonly number[];
  /** The square of ours that the guards hold: open still, and with our figures nearest to it; -1 if none is open. */
  readonly citadel: number;
  /** Too few of us are left for the goals. */
  readonly lost: boolean;
  /** Too few enemies are left for theirs. */
  readonly safe: boolean;
}

export function situationOf(tactics: Tactics, view: FuryView): Situation {
  const friends = tactics.friends(view);
  const enemies = tactics.enemies(view);
  const goals = tactics.goals(view);
  const home = tactics.goalsOfEnemy(view);
  const lost = goals.length > friends.length;
  const safe = home.length > enemies.length;
  return { tactics, view, friends, enemies, goals, lost, safe, citadel: nearestToAll(tactics, view, friends, home) };
}

/** By figure. `guards`: how many squads stay at home, as long as both sides can still win. */
export function errands(situation: Situation, guards: number): Errand[] {
  const { tactics, view, friends, goals, citadel, lost, safe } = situation;
  const given: Errand[] = [];
  const give = (figure: number, kind: Errand['kind'], squad: number) => {
    given[figure] = { kind, squad, steps: tactics.stepsToGoal(view, squad) };
  };
  const staying = lost ? ALL : safe ? 0 : guards;
  const guarding = citadel < 0 ? [] : nearestSquads(tactics, view, friends, citadel).slice(0, staying);
  const free = new Set<number>();
  for (const figure of friends) {
    if (guarding.includes(tactics.squadOf(figure))) give(figure, 'guard', citadel);
    else free.add(figure);
  }
  const open = new Set(goals);
  while (open.size > 0 && free.size > 0) {
    const [figure, squad] = nearestPair(tactics, view, free, open);
    give(figure, 'run', squad);
    free.delete(figure);
    open.delete(squad);
  }
  for (const figure of free) give(figure, 'follow', nearestPair(tactics, view, [figure], goals)[1]);
  return given;
}

const ALL = Infinity;
/** Farther than this is all the same far. */
const FAR = 24;

function nearestToAll(tactics: Tactics, view: FuryView, figures: readonly number[], squads: readonly number[]): number {
  const stepsOfAll = (squad: number) => {
    const steps = tactics.stepsToGoal(view, squad);
    return figures.reduce((sum, figure) => sum + Math.min(FAR, steps[tactics.at(view, figure)]!), 0);
  };
  return least(squads, stepsOfAll) ?? -1;
}

function nearestSquads(tactics: Tactics, view: FuryView, figures: readonly number[], citadel: number): number[] {
  const steps = tactics.stepsToGoal(view, citadel);
  const away = new Map<number, number>();
  for (const figure of figures) {
    const squad = tactics.squadOf(figure);
    away.set(squad, Math.min(away.get(squad) ?? Infinity, steps[tactics.at(view, figure)]!));
  }
  return [...away.keys()].sort((a, b) => away.get(a)! - away.get(b)!);
}

/** The figure and the square with the fewest steps between them. */
function nearestPair(tactics: Tactics, view: FuryView, figures: Iterable<number>, squads: Iterable<number>): [figure: number, squad: number] {
  let best: [number, number] = [-1, -1];
  let fewest = Infinity;
  for (const squad of squads) {
    const steps = tactics.stepsToGoal(view, squad);
    for (const figure of figures) {
      const distance = steps[tactics.at(view, figure)]!;
      if (distance >= fewest) continue;
      fewest = distance;
      best = [figure, squad];
    }
  }
  return best;
}

function least<T>(items: readonly T[], of: (item: T) => number): T | undefined {
  let best: T | undefined;
  let value = Infinity;
  for (const item of items) {
    const its = of(item);
    if (its < value) [best, value] = [item, its];
  }
  return best;
}
