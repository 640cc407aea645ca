/**
 * Whom an Area Effect weapon hits beside its primary target ("Area Effect Weapons").
 *
 * All but close combat area effects hit as many as they can, friend or foe. Of equally close ones a die says which.
 */
import { compareDistance } from '../../../kernel/table/bases.ts';
import { INCH } from '../../../kernel/table/inches.ts';
import { shuffle, type Rng } from '../../../kernel/rng.ts';
import { BLOCKING } from '../field.ts';
import type { Ground } from '../ground.ts';
import type { Weapon } from '../profile.ts';
import type { Battle } from '../state.ts';
import { apartAtMost } from './contact.ts';
import { canSee } from './sight.ts';

/** Figures that a weapon hits at most, the primary target among them. */
export function mostTargets(ground: Ground, { area, targets }: Weapon): number {
  return area === 'none' || !ground.book.abilities['area-effects'] ? 1 : targets;
}

/** The secondary targets, nearest to the primary one first. Without dice, equally close ones come by number. Those of a close combat area effect, which the attacker chooses, are not among them. */
export function secondaryTargets(ground: Ground, battle: Readonly<Battle>, by: number, weapon: Weapon, primary: number, rng: Rng | null): number[] {
  const most = mostTargets(ground, weapon) - 1;
  if (most <= 0) return [];
  switch (weapon.area) {
    case 'none':
    case 'close-combat':
      return [];
    case 'explosive':
      return nearest(ground, battle, primary, around(ground, battle, primary, ground.book.area.explosive, primary), most, rng);
    case 'burst': {
      const seen = around(ground, battle, primary, ground.book.area.burst, by).filter((figure) => figure !== by); // nobody is in his own sight
      return nearest(ground, battle, primary, seen, most, rng);
    }
    case 'linear':
      return behind(ground, battle, by, weapon.range * INCH, primary, most);
  }
}

/** Others within so many inches of the primary target that `seer` can see. */
function around(ground: Ground, battle: Readonly<Battle>, primary: number, inches: number, seer: number): number[] {
  const { bases } = ground.field(battle);
  const found: number[] = [];
  for (let figure = 0; figure < bases.count; figure++) {
    if (figure === primary || bases.diameter[figure] === 0 || !apartAtMost(bases, primary, figure, inches * INCH)) continue;
    if (figure === seer || canSee(ground, battle, seer, figure)) found.push(figure);
  }
  return found;
}

function nearest(ground: Ground, battle: Readonly<Battle>, primary: number, candidates: number[], most: number, rng: Rng | null): number[] {
  const { bases } = ground.field(battle);
  const from = bases.at(primary);
  const farther = (a: number, b: number): number => compareDistance(from, bases.at(a), bases.at(b));
  const sorted = candidates.sort((a, b) => farther(a, b) || a - b);
  const last = sorted[most - 1];
  if (rng === null || last === undefined || sorted.length === most || farther(last, sorted[most]!) !== 0) return sorted.slice(0, most);
  const surely = sorted.filter((figure) => farther(figure, last) < 0);
  const tied = sorted.filter((figure) => farther(figure, last) === 0);
  return [...surely, ...shuffle(tied, rng)].slice(0, most);
}

/** Figures that the line through the primary target touches behind it, up to the first that stops it: ground that blocks, a vehicle or a monster ("Linear Area Effect"). */
function behind(ground: Ground, battle: Readonly<Battle>, by: number, range: number, primary: number, most: number): number[] {
  const { bases, sight } = ground.field(battle);
  const { x, y, diameter } = bases;
  const [ax, ay] = [x[by]!, y[by]!];
  const [dx, dy] = [x[primary]! - ax, y[primary]! - ay];
  const square = dx * dx + dy * dy;
  const length = Math.sqrt(square);
  const along = (figure: number): number => (x[figure]! - ax) * dx + (y[figure]! - ay) * dy;
  const touches = (figure: number): boolean => Math.abs(2 * (dx * (y[figure]! - ay) - dy * (x[figure]! - ax))) <= diameter[figure]! * length;
  const found: number[] = [];
  if (ground.isMachine(battle, primary)) return found;
  const inLine: number[] = [];
  for (let figure = 0; figure < bases.count; figure++) {
    if (figure === by || figure === primary || diameter[figure] === 0) continue;
    if (along(figure) > square && touches(figure) && apartAtMost(bases, by, figure, range)) inLine.push(figure);
  }
  inLine.sort((a, b) => along(a) - along(b) || a - b);
  for (const figure of inLine) {
    if (found.length === most || (sight.look(ax, ay, x[figure]!, y[figure]!) & BLOCKING) !== 0) break;
    found.push(figure);
    if (ground.isMachine(battle, figure)) break;
  }
  return found;
}
