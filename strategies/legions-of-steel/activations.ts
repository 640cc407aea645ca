/** Who is activated next, designated how, and what it does then. */
import type { LegionsAction, LegionsView, Tactics } from '../../src/systems/legions-of-steel/tactics.ts';
import { deed } from './attacks.ts';
import type { Doctrine } from './doctrine.ts';
import { errandOf } from './errands.ts';
import { bestPlace, thoughtOf, type Plan, type Thought } from './plans.ts';

/** What a figure in sight of an enemy has to do comes before what is farther away. */
const IN_SIGHT = 100;
const BEARER_LAST = 500;

export function nextActivation(tactics: Tactics, view: LegionsView, doctrine: Doctrine): LegionsAction {
  let next = -1;
  let first = -Infinity;
  const enemies = tactics.enemies(view);
  const bearer = tactics.load(view)?.carrier ?? -1;
  for (const figure of tactics.friends(view)) {
    if (view.open.figures[figure]!.activated) continue;
    const { steps } = errandOf(tactics, view, figure, doctrine);
    const sees = enemies.some((enemy) => tactics.dangers.ofEnemy(view.open, figure, view.open.figures[figure]!.at, enemy) > 0);
    const urgency = (sees ? IN_SIGHT : 0) - steps[view.open.figures[figure]!.at]! - (figure === bearer ? BEARER_LAST : 0);
    if (urgency > first) [next, first] = [figure, urgency];
  }
  if (next < 0) return { do: 'end-phase' };
  return { do: 'activate', figure: next, as: designation(tactics, view, thoughtOf(tactics, view, next, doctrine), doctrine).as };
}

function designation(tactics: Tactics, view: LegionsView, thought: Thought, doctrine: Doctrine): Plan {
  const { open } = view;
  let best: Plan | null = null;
  for (const as of ['stationary', 'walking', 'running'] as const) {
    tactics.reach.before(open, thought.figure, as);
    const plan = bestPlace(tactics, view, as, thought, doctrine);
    if (best === null || plan.value > best.value) best = plan;
  }
  return best!;
}

/** What the active figure does now. */
export function act(tactics: Tactics, view: LegionsView, figure: number, doctrine: Doctrine): LegionsAction {
  const { open } = view;
  const { at, facing } = open.figures[figure]!;
  const as = open.active!.as;
  const thought = thoughtOf(tactics, view, figure, doctrine);
  const load = tactics.load(view);
  if (load !== null && load.carrier < 0 && load.at === at && tactics.mayFire(view, figure) && tactics.aims(view).length > 0) return { do: 'pick-up', what: 'load' };
  if (as !== 'stationary' && tactics.pointsLeft(open) > 0) {
    tactics.reach.now(open, figure);
    const plan = bestPlace(tactics, view, as, thought, doctrine);
    if (plan.first) {
      const attack = deed(tactics, view, thought, doctrine, 0);
      if (attack !== null) return attack.action;
    }
    if (plan.to !== at || plan.facing !== facing) return { do: 'move', to: plan.to, facing: plan.facing };
    const door = tactics.passages.toOpen(view, figure).find((square) => thought.errand.steps[square]! < thought.errand.steps[at]!);
    if (door !== undefined && thought.errand.steps[at]! > thought.errand.near) return { do: 'door', at: door };
  }
  if (tactics.mayFire(view, figure)) {
    const { modifiers } = tactics.ground.book;
    const kept = doctrine.watch === 0 ? 0 : doctrine.watch * tactics.watch(view, figure, at, modifiers[as] + modifiers.covering, thought.approaches)[facing >> 1]!;
    const attack = deed(tactics, view, thought, doctrine, kept);
    if (attack !== null) return attack.action;
  }
  return { do: 'end' };
}
