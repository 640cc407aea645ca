/** Answers while the enemy acts: covering fire, and leadership to get out of the way. */
import type { LegionsAction, LegionsView, Tactics } from '../../src/systems/legions-of-steel/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { worthOf } from './worth.ts';

const HOLD: LegionsAction = { do: 'hold', patient: false };
/** The least chance for which the last chance to fire is taken. */
const LAST = 0.12;
/** The least chance of an attack that is worth a point to get away from. */
const DODGE = 0.28;
/** The least chance for which two points go to an attack. */
const ORDER = 0.5;

export function answer(tactics: Tactics, view: LegionsView, doctrine: Doctrine): LegionsAction {
  const { asked } = view;
  if (asked?.step === 'mutual') return mutual(tactics, view, asked.pair);
  if (asked?.step !== 'window') return HOLD;
  return (doctrine.orders ? dodge(tactics, view) : null) ?? cover(tactics, view, asked.exposed, asked.at === 'exposure' ? doctrine.coverFrom : LAST) ?? HOLD;
}

function mutual(tactics: Tactics, view: LegionsView, [one, other]: readonly [number, number]): LegionsAction {
  const [own, enemy] = tactics.isOwn(one) ? [one, other] : [other, one];
  const attack = tactics.attacks.on(view, own, enemy, 'cover', view.open.figures[own]!.covering ?? 0);
  if (attack === null) return HOLD;
  if (attack.hands) return { do: 'cover-strike', figure: own, at: attack.at, lift: null };
  return { do: 'cover', figure: own, at: attack.at, mode: attack.mode, spread: false, lift: null };
}

function cover(tactics: Tactics, view: LegionsView, exposed: readonly number[], least: number): LegionsAction | null {
  let most = 0;
  let best: LegionsAction | null = null;
  for (const enemy of exposed) {
    const prize = worthOf(tactics, view, enemy);
    if (view.open.figures[enemy]!.fate !== 'in-play') continue;
    for (const figure of tactics.friends(view)) {
      const { covering } = view.open.figures[figure]!;
      if (covering === null) continue;
      const attack = tactics.attacks.on(view, figure, enemy, 'cover', covering);
      if (attack === null || attack.chance < least || attack.chance * prize <= most) continue;
      most = attack.chance * prize;
      const { at, mode, spread } = attack;
      best = attack.hands ? { do: 'cover-strike', figure, at, lift: null } : { do: 'cover', figure, at, mode, spread, lift: null };
    }
  }
  return best;
}

/** A step out of an attack that was declared: it misses whoever is not there any more. */
function dodge(tactics: Tactics, view: LegionsView): LegionsAction | null {
  const shot = tactics.attacks.declared(view);
  if (shot === null || shot.target < 0 || !tactics.isOwn(shot.target) || tactics.ground.book.leadership.move > 2) return null;
  if (tactics.attacks.ofShot(view, shot) < DODGE) return null;
  const figure = shot.target;
  const points = tactics.leadership.payments(view, figure, tactics.ground.book.leadership.move)[0];
  if (points === undefined) return null;
  const { open } = view;
  let least = Infinity;
  let best: LegionsAction | null = null;
  for (const to of tactics.leadership.steps(view, figure)) {
    const danger = tactics.dangers.ofCover(open, figure, [to]) + tactics.dangers.ofSuppression(open, figure, [to]) + 0.5 * tactics.dangers.ofAll(open, figure, to, 0.5);
    if (danger >= least) continue;
    least = danger;
    best = { do: 'order-move', figure, to, points };
  }
  return best;
}

/** Leadership that would be lost unspent goes to an attack. */
export function lastOrders(tactics: Tactics, view: LegionsView): LegionsAction | null {
  const price = tactics.ground.book.leadership.fire;
  if (tactics.leadership.ready(view) < price) return null;
  let most = 0;
  let best: LegionsAction | null = null;
  const enemies = tactics.enemies(view);
  for (const figure of tactics.friends(view)) {
    for (const enemy of enemies) {
      const attack = tactics.attacks.on(view, figure, enemy, 'order', 0);
      if (attack === null || attack.chance < ORDER || attack.hands) continue;
      const hope = attack.chance * worthOf(tactics, view, enemy);
      if (hope <= most) continue;
      const points = tactics.leadership.payments(view, figure, price)[0];
      if (points === undefined) break;
      most = hope;
      best = { do: 'order-fire', figure, at: attack.at, mode: attack.mode, spread: attack.spread, lift: null, points };
    }
  }
  return best;
}
