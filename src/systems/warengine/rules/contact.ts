/** Who touches whom, of both sides, and who fights in one close combat ("Attack", "Firing into Close Combat"). */
import { CONTACT_GAP, type Bases } from '../../../kernel/table/bases.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';

/** Whether two figures on the table touch; a figure touches itself. */
export function touching({ x, y, diameter }: Bases, a: number, b: number): boolean {
  const dx = x[a]! - x[b]!;
  const dy = y[a]! - y[b]!;
  const both = diameter[a]! + diameter[b]! + 2 * CONTACT_GAP;
  return 4 * (dx * dx + dy * dy) < both * both;
}

/** Whether the edges of two bases are at most so many hundredths of an inch apart. */
export function apartAtMost({ x, y, diameter }: Bases, a: number, b: number, distance: number): boolean {
  const dx = x[a]! - x[b]!;
  const dy = y[a]! - y[b]!;
  const reach = diameter[a]! + diameter[b]! + 2 * distance;
  return 4 * (dx * dx + dy * dy) <= reach * reach;
}

/** Others in base contact, friends too, by number. */
export function neighbors(ground: Ground, battle: Readonly<Battle>, figure: number): number[] {
  const { bases } = ground.field(battle);
  const found: number[] = [];
  for (let other = 0; other < bases.count; other++) {
    if (other !== figure && bases.diameter[other] !== 0 && touching(bases, figure, other)) found.push(other);
  }
  return found;
}

/** All who fight in one close combat: from figure to figure wherever enemies touch. The figure itself first; alone when nobody fights it. */
export function combatAround(ground: Ground, battle: Readonly<Battle>, figure: number): number[] {
  const found = [figure];
  for (let i = 0; i < found.length; i++) {
    for (const enemy of ground.contacts(battle, found[i]!)) if (!found.includes(enemy)) found.push(enemy);
  }
  return found;
}
