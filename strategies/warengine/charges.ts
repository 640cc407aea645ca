/** Charging: whom, and whether it pays ("Charging"). */
import { INCH, type Tactics, type WarView } from '../../src/systems/warengine/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import type { Destination } from './places.ts';

export interface Charge {
  readonly go: Destination;
  readonly value: number;
}

/** Enemies that are looked at closely. */
const LOOKS = 3;
/** What counts of the harm that a target can do no more at range, once it is in close combat. */
const PINNED = 0.5;

/** The charge that promises most against what the target does in return; null if none is worth it. */
export function bestCharge(tactics: Tactics, view: WarView, figure: number, doctrine: Doctrine): Charge | null {
  const inches = Math.max(tactics.inches(view, figure, 'charge'), tactics.inches(view, figure, 'normal'));
  if (inches === 0) return null;
  const found: { enemy: number; value: number }[] = [];
  for (const enemy of tactics.enemies(view)) {
    if (tactics.distance(view, figure, enemy) > inches * INCH) continue;
    const strike = tactics.strike(view, figure, enemy, true);
    if (strike === 0) continue;
    const inReturn = tactics.strike(view, enemy, figure);
    const pinned = tactics.range(view, enemy) > 0 ? PINNED * Math.min(PIN_MOST, tactics.worth(view, enemy) / 4) : 0;
    const value = doctrine.close * strike + pinned - doctrine.caution * inReturn;
    if (value > 0) found.push({ enemy, value });
  }
  found.sort((a, b) => b.value - a.value || a.enemy - b.enemy);
  for (const { enemy, value } of found.slice(0, LOOKS)) {
    const approach = tactics.approach(view, figure, enemy);
    if (approach !== undefined) return { go: { to: approach.to, gait: approach.gait }, value };
  }
  return null;
}

const PIN_MOST = 20;
