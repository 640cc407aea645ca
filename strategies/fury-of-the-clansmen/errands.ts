/**
 * Who goes where and who stays to guard. Each aim of the mission gets as many figures as it wants, the nearest first; the rest
 * follow. The guards hold one place that the enemy wants, not all of them: a side that is stopped at one has nothing.
 */
import type { Aim, FuryView, Tactics } from '../../src/systems/fury-of-the-clansmen/tactics.ts';

export interface Errand {
  /** Go to an aim of ours · go there too · hold what the enemy wants · just find enemies. */
  kind: 'run' | 'follow' | 'guard' | 'hunt';
  /** The place it is about; null for a hunt. */
  aim: Aim | null;
  /** By square: steps to it; null for a hunt. */
  steps: Uint16Array | null;
}

/** How both sides stand, worked out once for a decision. */
export interface Situation {
  readonly tactics: Tactics;
  readonly view: FuryView;
  readonly friends: readonly number[];
  readonly enemies: readonly number[];
  readonly aims: readonly Aim[];
  /** What the guards hold of what the enemy wants: the place with our figures nearest to it; null if he wants none. */
  readonly citadel: Aim | null;
  /** We can only stop the enemy any more. */
  readonly lost: boolean;
  /** The enemy can only stop us any more. */
  readonly safe: boolean;
}

export function situationOf(tactics: Tactics, view: FuryView): Situation {
  const friends = tactics.friends(view);
  const enemies = tactics.enemies(view);
  const lost = tactics.hopeless(view);
  const safe = tactics.hopeless(view, 1 - tactics.seat);
  return { tactics, view, friends, enemies, aims: tactics.aims(view), lost, safe, citadel: nearestToAll(tactics, view, friends, tactics.aimsOfEnemy(view)) };
}

/** By figure. `guards`: how many squads stay to guard, as long as both sides can still win. `waits`: nobody sets out yet; they fight where they are. */
export function errands(situation: Situation, guards: number, waits: boolean): Errand[] {
  const { tactics, view, friends, citadel, lost, safe } = situation;
  const aims = waits && !safe ? [] : situation.aims;
  const given: Errand[] = [];
  const give = (figure: number, kind: Errand['kind'], aim: Aim | null) => {
    given[figure] = { kind, aim, steps: aim === null ? null : tactics.stepsTo(view, aim) };
  };
  const staying = lost || situation.aims.length === 0 ? ALL : safe ? 0 : guards;
  const guarding = citadel === null ? [] : nearestSquads(tactics, view, friends, citadel).slice(0, staying);
  const free = new Set<number>();
  for (const figure of friends) {
    if (guarding.includes(tactics.squadOf(figure)) && !aims.some((aim) => onlyFor(aim, figure))) give(figure, 'guard', citadel);
    else free.add(figure);
  }
  const open = new Map(aims.map((aim) => [aim, aim.wanted]));
  for (let pair = nearestPair(tactics, view, free, open.keys()); pair !== null; pair = nearestPair(tactics, view, free, open.keys())) {
    const [figure, aim] = pair;
    give(figure, 'run', aim);
    free.delete(figure);
    const wanted = open.get(aim)! - 1;
    if (wanted > 0) open.set(aim, wanted);
    else open.delete(aim);
  }
  for (const figure of free) {
    const nearest = nearestPair(tactics, view, [figure], aims) ?? nearestPlace(tactics, view, figure, aims);
    give(figure, nearest === null ? 'hunt' : 'follow', nearest === null ? null : nearest[1]);
  }
  return given;
}

const ALL = Infinity;
/** Farther than this is all the same far. */
const FAR = 24;
/** An aim for so few is nobody else's. */
const FEW = 4;

/** An aim that needs this very figure, such as a transport that waits for its squad. */
function onlyFor(aim: Aim, figure: number): boolean {
  return aim.by.length <= FEW && aim.by.includes(figure);
}

function nearestToAll(tactics: Tactics, view: FuryView, figures: readonly number[], aims: readonly Aim[]): Aim | null {
  const stepsOfAll = (aim: Aim) => {
    const steps = tactics.stepsTo(view, aim);
    return figures.reduce((sum, figure) => sum + Math.min(FAR, steps[tactics.at(view, figure)]!), 0);
  };
  return least(aims, stepsOfAll) ?? null;
}

function nearestSquads(tactics: Tactics, view: FuryView, figures: readonly number[], citadel: Aim): number[] {
  const steps = tactics.stepsTo(view, citadel);
  const away = new Map<number, number>();
  for (const figure of figures) {
    const squad = tactics.squadOf(figure);
    away.set(squad, Math.min(away.get(squad) ?? Infinity, steps[tactics.at(view, figure)]!));
  }
  return [...away.keys()].sort((a, b) => away.get(a)! - away.get(b)!);
}

/** The figure and the aim it may serve with the fewest steps between them; null if there is none. */
function nearestPair(tactics: Tactics, view: FuryView, figures: Iterable<number>, aims: Iterable<Aim>): [figure: number, aim: Aim] | null {
  let best: [number, Aim] | null = null;
  let fewest = Infinity;
  for (const aim of aims) {
    const steps = tactics.stepsTo(view, aim);
    for (const figure of figures) {
      const distance = steps[tactics.at(view, figure)]!;
      if (distance >= fewest || !aim.by.includes(figure)) continue;
      fewest = distance;
      best = [figure, aim];
    }
  }
  return best;
}

/** The nearest aim, though it is for others: to go along with them. */
function nearestPlace(tactics: Tactics, view: FuryView, figure: number, aims: readonly Aim[]): [number, Aim] | null {
  const aim = least(aims, (each) => tactics.stepsTo(view, each)[tactics.at(view, figure)]!);
  return aim === undefined ? null : [figure, aim];
}

function least<T>(items: readonly T[], of: (item: T) => number): T | undefined {
  let best: T | undefined;
  let value = Infinity;
  for (const item of items) {
    const its = of(item);
    if (best === undefined || its < value) [best, value] = [item, its];
  }
  return best;
}
