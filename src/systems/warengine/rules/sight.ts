/**
 * Whether a figure can see another ("Line of Sight").
 *
 * The line runs from centre to centre, with the option of the book also along the edges of the two bases; one clear line is a view.
 * Terrain that blocks hides what is behind it, and so do vehicles and monsters between; other figures do not, with an option the enemy's do.
 */
import type { Point } from '../../../kernel/table/outline.ts';
import { nearerThan } from '../../../kernel/table/segment.ts';
import { viewLines } from '../../../kernel/table/view-lines.ts';
import { BLOCKING } from '../field.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';

export function canSee(ground: Ground, battle: Readonly<Battle>, from: number, to: number): boolean {
  const { x, y } = ground.field(battle).bases;
  return seesBetween(ground, battle, from, x[from]!, y[from]!, to, x[to]!, y[to]!);
}

/** The same if the two stood there. */
export function seesBetween(ground: Ground, battle: Readonly<Battle>, from: number, ax: number, ay: number, to: number, bx: number, by: number): boolean {
  if (lineIsClear(ground, battle, from, to, ax, ay, bx, by)) return true;
  if (ground.book.options.sight === 'centres') return false;
  return linesBetween(ground, battle, from, ax, ay, to, bx, by).slice(1).some(([a, b]) => lineIsClear(ground, battle, from, to, ...a, ...b));
}

/** All lines that a view may be taken along, the one between centres first. */
export function linesBetween(ground: Ground, battle: Readonly<Battle>, from: number, ax: number, ay: number, to: number, bx: number, by: number): readonly (readonly [from: Point, to: Point])[] {
  return viewLines(ground.baseAt(battle, from, ax, ay), ground.baseAt(battle, to, bx, by), ground.book.options.sight);
}

/** Whether `from` could see `to` along this line. */
export function lineIsClear(ground: Ground, battle: Readonly<Battle>, from: number, to: number, ax: number, ay: number, bx: number, by: number): boolean {
  const { sight, bases } = ground.field(battle);
  if ((sight.look(ax, ay, bx, by) & BLOCKING) !== 0) return false;
  const { machines } = ground.roll(battle);
  const { enemiesHide } = ground.book.options;
  const { x, y, diameter } = bases;
  for (let figure = 0; figure < machines.length; figure++) {
    if ((machines[figure] === 0 && !enemiesHide) || diameter[figure] === 0 || figure === from || figure === to) continue;
    if (nearerThan(diameter[figure]!, ax, ay, bx, by, x[figure]!, y[figure]!) && hides(ground, battle, from, figure)) return false;
  }
  return true;
}

/** Whether a figure between two others hides one from the other. */
export function hides(ground: Ground, battle: Readonly<Battle>, from: number, between: number): boolean {
  if (ground.isMachine(battle, between)) return true;
  return ground.book.options.enemiesHide && ground.seat(battle, between) !== ground.seat(battle, from);
}
