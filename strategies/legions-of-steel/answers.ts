/** Answers while the enemy acts: covering fire, and leadership to get out of the way. */
import type { LegionsAction, LegionsView, Shot, Tactics } from '../../src/systems/legions-of-steel/tactics.ts';
import { aimed, priceOfPoint } from './aimed.ts';
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
  if (asked?.step === 'mutual') return mutual(tactics, view, asked.pair, doctrine);
  if (asked?.step !== 'window') return HOLD;
  return (doctrine.orders ? dodge(tactics, view) : null) ?? cover(tactics, view, asked.exposed, asked.at === 'exposure' ? doctrine.coverFrom : LAST, doctrine) ?? HOLD;
}

function mutual(tactics: Tactics, view: LegionsView, [one, other]: readonly [number, number], doctrine: Doctrine): LegionsAction {
  const [own, enemy] = tactics.isOwn(one) ? [one, other] : [other, one];
  const attack = aimed(tactics, view, own, enemy, worthOf(tactics, view, enemy), 'cover', view.open.figures[own]!.covering ?? 0, doctrine);
  if (attack === null) return HOLD;
  const { at, mode, hands, lift } = attack;
  return hands ? { do: 'cover-strike', figure: own, at, lift } : { do: 'cover', figure: own, at, mode, spread: false, lift };
}

function cover(tactics: Tactics, view: LegionsView, exposed: readonly number[], least: number, doctrine: Doctrine): LegionsAction | null {
  let most = 0;
  let best: LegionsAction | null = null;
  for (const enemy of exposed) {
    const prize = worthOf(tactics, view, enemy);
    if (view.open.figures[enemy]!.fate !== 'in-play') continue;
    for (const figure of tactics.friends(view)) {
      const { covering } = view.open.figures[figure]!;
      if (covering === null) continue;
      const attack = aimed(tactics, view, figure, enemy, prize, 'cover', covering, doctrine);
      if (attack === null || attack.chance < least || attack.hope <= most) continue;
      const { at, mode, spread, lift } = attack;
      most = attack.hope;
      best = attack.hands ? { do: 'cover-strike', figure, at, lift } : { do: 'cover', figure, at, mode, spread, lift };
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
  const points = tactics.leadership.payment(view, figure, tactics.ground.book.leadership.move);
  if (points === null) return null;
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

/** A point to a shot of suppression, where it helps by more than it is worth. */
export function liftShot(tactics: Tactics, view: LegionsView, shot: Shot, doctrine: Doctrine): LegionsAction {
  const gain = shot.target < 0 ? 0 : (tactics.attacks.ofShot(view, shot, true) - tactics.attacks.ofShot(view, shot)) * worthOf(tactics, view, shot.target);
  const point = gain >= priceOfPoint(tactics, view, doctrine) ? tactics.leadership.lift(view, shot.by) : null;
  return point === null ? HOLD : { do: 'lift', point };
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
      const points = tactics.leadership.payment(view, figure, price);
      if (points === null) break;
      most = hope;
      best = { do: 'order-fire', figure, at: attack.at, mode: attack.mode, spread: attack.spread, lift: null, points };
    }
  }
  return best;
}
