/** What it is worth to have wounds around the shrine when turns that score end (mission Shrine). */
import type { ConanView, Shift, Tactics } from '../../src/systems/conan-rise-of-monsters/tactics.ts';

/** Points that a Victory Point is worth. */
const POINT = 2.5;
/** Part of it that counts in turns before those that score. */
const EARLY = 0.25;

/** By how much the shrine is more likely to be held with the unit there than without. */
export function holding(tactics: Tactics, view: ConanView, unit: number, shift: Shift): number {
  if (view.open.shrine === null) return 0;
  const mine = tactics.woundsAround(view, unit, shift);
  if (mine === 0) return 0;
  const others = sum(tactics, view, tactics.own(view).filter((other) => other !== unit));
  const theirs = sum(tactics, view, tactics.enemies(view));
  const scores = view.open.turn >= tactics.book.missions.shrine.from;
  return POINT * (scores ? 1 : EARLY) * (share(others + mine, theirs) - share(others, theirs));
}

const sum = (tactics: Tactics, view: ConanView, units: readonly number[]): number => units.reduce((all, unit) => all + tactics.woundsAround(view, unit), 0);

/** Who has more holds it; as much may still change, the parts count. */
const share = (own: number, theirs: number): number => (own + theirs === 0 ? 0.5 : own / (own + theirs));
