/** Which attack a figure makes, what it does when it has none, and the choices that fall between or out of turn. */
import { pick, type Rng } from '../../src/kernel/rng.ts';
import { valueOf, type AttackOption, type FuryAction, type FuryView, type Tactics, type Worth } from '../../src/systems/fury-of-the-clansmen/tactics.ts';
import type { Thought } from './planner.ts';

/** An action spent on reloading is worth about so much of a kill. */
const AMMO = 0.15;
/** All three dice hit: 8 in 27. */
const RUNS_DRY = 0.3;

/**
 * The attack that goes with the best use of all actions left: itself, and then the best that the rest of them buys. Nothing is
 * so small that it is not worth an action that would be lost.
 */
export function bestAttack(tactics: Tactics, view: FuryView, figure: number, worth: Worth, rng: Rng): FuryAction | null {
  const actions = tactics.actions(view, figure);
  const options = tactics.attacks(view, figure, worth).filter((option) => valueOf(option, worth) > 0);
  const plain = options.reduce((most, option) => (option.cost === 1 ? Math.max(most, valueOf(option, worth)) : most), 0);
  let best: AttackOption[] = [];
  let most = 0;
  for (const option of options) {
    const after = option.rolls === 0 ? plain : plain * (1 - RUNS_DRY);
    const risk = option.rolls === 0 ? 0 : AMMO * (1 - (1 - RUNS_DRY) / option.rolls);
    const value = valueOf(option, worth) - risk + (actions - option.cost) * after * LATER;
    if (value > most) [best, most] = [[option], value];
    else if (value === most) best.push(option);
  }
  return best.length === 0 ? null : pick(best, rng).action;
}

/** An attack that is still to come may find its target gone. */
const LATER = 0.9;

/** For a figure that attacks nobody: reload, crawl out of a foxhole that it does not mean to hold, or watch. Null: nothing. */
export function idle(tactics: Tactics, { situation: { view }, figure, errand }: Thought, watches: boolean): FuryAction | null {
  const reload: FuryAction = { do: 'reload', figure };
  if (view.open.figures[figure]!.weapon === 'out-of-ammo' && tactics.refuse(view, reload) === undefined) return reload;
  if (errand.kind === 'run' || errand.kind === 'hunt') {
    const out = tactics.waysOut(view, figure);
    const steps = (to: number) => errand.steps?.[to] ?? 0;
    if (out.length > 0) return { do: 'crawl-out', figure, to: out.reduce((best, to) => (steps(to) < steps(best) ? to : best)) };
  }
  const alert: FuryAction = { do: 'snap-alert', figure };
  return watches && tactics.unit(figure) === 'regular' && tactics.refuse(view, alert) === undefined ? alert : null;
}

/** A further target of a sweep is worth it if its kill is likelier than this for each roll against the weapon that it adds. */
const WORTH_A_ROLL = 0.12;
const SAFE_ROLLS = 2;

/** Null for a choice that is about something else. */
export function reaction(tactics: Tactics, view: FuryView, worth: Worth): FuryAction | null {
  const { asked } = view;
  switch (asked?.step) {
    case 'snap':
      return snapShot(tactics, view, asked.at);
    case 'spread':
    case 'full-auto':
      return nextTarget(tactics, view, asked, worth);
    case 'scatter':
    case 'cannon':
      return landing(tactics, view, worth);
    default:
      return null;
  }
}

/** The likeliest kill first: one hit may spare the others their concentration. */
function snapShot(tactics: Tactics, view: FuryView, at: number): FuryAction {
  const shots = tactics.options(view).filter((action) => action.do === 'snap-shot');
  const chance = (figure: number) => tactics.chance(view, 'snap', figure, at);
  const best = shots.reduce<(typeof shots)[number] | null>((found, shot) => (found === null || chance(shot.figure) > chance(found.figure) ? shot : found), null);
  return best === null || chance(best.figure) === 0 ? { do: 'hold-fire' } : best;
}

function nextTarget(tactics: Tactics, view: FuryView, { step, by, targets }: { step: 'spread' | 'full-auto'; by: number; targets: readonly number[] }, worth: Worth): FuryAction {
  const value = (target: number) => tactics.chance(view, step, by, target) * worth[target]!;
  const further = tactics.options(view).filter((action) => action.do === 'add-target');
  const best = further.reduce<(typeof further)[number] | null>((found, action) => (found === null || value(action.target) > value(found.target) ? action : found), null);
  if (best === null || value(best.target) < WORTH_A_ROLL) return { do: 'enough' };
  // The Charger cannot explode.
  return step === 'spread' && targets.length >= SAFE_ROLLS ? { do: 'enough' } : best;
}

/** Where a stray Brainbuster, or the shot of a cannon, does us most good or least harm. */
function landing(tactics: Tactics, view: FuryView, worth: Worth): FuryAction | null {
  const places = tactics.options(view).filter((action) => action.do === 'scatter' || action.do === 'cannon');
  return places.reduce<{ action: FuryAction; value: number } | null>((best, action) => {
    const value = tactics.blast(view, action.do === 'cannon' ? action.at : action.to, worth);
    return best === null || value > best.value ? { action, value } : best;
  }, null)?.action ?? null;
}
