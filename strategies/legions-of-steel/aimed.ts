/** An attack on an enemy, helped by a point of leadership where that is worth more than the point. */
import type { Attack, LegionsView, Tactics } from '../../src/systems/legions-of-steel/tactics.ts';
import type { Doctrine } from './doctrine.ts';

// Their own fields come before those of the attack: V8 gives every object that adds fields to a spread a shape of its own (Node 20), and code that meets them stays slow.
export interface Aimed extends Attack {
  readonly lift: number | null;
  /** By the worth of the enemy, less what the point is worth. */
  readonly hope: number;
}

export function aimed(tactics: Tactics, view: LegionsView, by: number, enemy: number, worth: number, occasion: 'fire' | 'cover', stance: number, doctrine: Doctrine): Aimed | null {
  const price = priceOfPoint(tactics, view, doctrine);
  const plain = tactics.attacks.on(view, by, enemy, occasion, stance);
  const lifted = price === Infinity ? null : tactics.attacks.on(view, by, enemy, occasion, stance, true);
  if (lifted !== null && (lifted.chance - (plain?.chance ?? 0)) * worth >= price) {
    const lift = tactics.leadership.lift(view, by);
    if (lift !== null) return { lift, hope: lifted.chance * worth - price, ...lifted };
  }
  return plain === null ? null : { lift: null, hope: plain.chance * worth, ...plain };
}

/** What a point is worth now: less, the fewer enemies are still to act before it comes back anyway. Infinity: it is kept. */
export function priceOfPoint(tactics: Tactics, view: LegionsView, { lift }: Doctrine): number {
  const { open } = view;
  if (lift === Infinity || open.phasing === tactics.seat) return lift;
  const ready = tactics.leadership.ready(view);
  const toAct = open.figures.reduce((count, { fate, activated }, figure) => count + (fate === 'in-play' && !activated && !tactics.isOwn(figure) ? 1 : 0), 0);
  return lift * Math.min(1, toAct / Math.max(1, TO_ACT * ready));
}

/** Enemies still to act for whom a point is kept. */
const TO_ACT = 2;
