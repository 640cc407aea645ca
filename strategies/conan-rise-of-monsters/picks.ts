/** Who goes first, and which unit acts next: the one with most to do or to lose ("Initiative Phase", "Unit Activation Phases"). */
import { HERE, type ConanAction, type ConanView, type Tactics } from '../../src/systems/conan-rise-of-monsters/tactics.ts';
import { bestShot } from './plans.ts';

/** What is lost by acting late, against what is won by acting early. */
const THREAT = 0.2;
/** Points that an activation more has to bring: a token is gone for good, and a wound is suffered. */
const TOKEN = 1;
/** Points at stake from which on it matters who goes first. */
const AT_STAKE = 1;
/** Points at stake from which on a token is bid for that. */
const WORTH_A_TOKEN = 4;

export function pickUnit(tactics: Tactics, view: ConanView): ConanAction {
  const again = invigorated(tactics, view);
  if (again !== null) return again;
  let best = -1;
  let most = -Infinity;
  for (const unit of tactics.ready(view)) {
    const value = promise(tactics, view, unit) + THREAT * tactics.threat(view, unit);
    if (value <= most) continue;
    most = value;
    best = unit;
  }
  return { do: 'activate', unit: best };
}

/** In the first turn the enemy sets up before us, and goes first; after that it is better to strike first, where anybody can strike. */
export function goesFirst(tactics: Tactics, view: ConanView): boolean {
  return view.open.turn > 1 && stake(tactics, view) >= AT_STAKE;
}

export function bidFor(tactics: Tactics, view: ConanView): number {
  return view.open.turn > 1 && view.open.destiny[tactics.seat]!.left > 1 && stake(tactics, view) >= WORTH_A_TOKEN ? 1 : 0;
}

/** The most that one unit of ours can do at once, and one of theirs. */
function stake(tactics: Tactics, view: ConanView): number {
  const best = (units: readonly number[], of: (unit: number) => number) => units.reduce((most, unit) => Math.max(most, of(unit)), 0);
  return best(tactics.own(view), (unit) => promise(tactics, view, unit)) + best(tactics.own(view), (unit) => tactics.threat(view, unit));
}

/** The best that it can do from where it stands. */
export function promise(tactics: Tactics, view: ConanView, unit: number): number {
  const engaged = tactics.engagedWith(view, unit);
  const reach = tactics.reach(view, unit, 'charge');
  let best = engaged.length > 0 ? 0 : bestShot(tactics, view, unit, HERE, false);
  for (const enemy of engaged.length > 0 ? engaged : tactics.foes(view, unit)) {
    if (engaged.length === 0 && tactics.gap(view, unit, enemy) > reach) continue;
    const { harm, cost } = tactics.fight(view, unit, enemy, engaged.length === 0);
    best = Math.max(best, harm - cost / 2);
  }
  return best;
}

/** A unit that acts once more for a token of Thoth-Amon's, if that is worth it. */
function invigorated(tactics: Tactics, view: ConanView): ConanAction | null {
  let best: ConanAction | null = null;
  let most = TOKEN;
  for (const unit of tactics.own(view)) {
    if (!view.open.units[unit]!.activated || tactics.isFleeing(view, unit)) continue;
    const action: ConanAction = { do: 'invigorate', unit };
    if (tactics.refuse(view, action) !== undefined) return null;
    const value = promise(tactics, view, unit) - tactics.harmOfWounds(view, unit, 1);
    if (value <= most) continue;
    most = value;
    best = action;
  }
  return best;
}
