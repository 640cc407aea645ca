/** What makes a figure harder to hit with missile weapons, by the advanced rules: thicket, jungle, a corner, Legionnaires in the way ("In Cover"). */
import type { Battlefield } from '../battlefield.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Points } from './gear.ts';
import { behindCorner } from './corner.ts';
import { legionnairesBetween } from './friends.ts';

/** All of it, added to the skill. `from`: where it shoots from, if not from where it stands. */
export function coverOf(ground: Ground, battle: Readonly<Battle>, by: number, target: number, from = battle.figures[by]!.at): Points[] {
  return [...terrainCover(ground, battle, target, from), ...cornerCover(ground, battle, target, from), ...friendlyCover(ground, battle, by, target, from)];
}

/** Thicket and jungle; not for flame throwers that burn through them. */
export function terrainCover(ground: Ground, battle: Readonly<Battle>, target: number, from: number): Points[] {
  if (!ground.advanced) return [];
  const worst = difficultBetween(ground.board(battle), from, battle.figures[target]!.at);
  return worst === null ? [] : [{ because: worst, points: ground.book.hit[worst] }];
}

export function cornerCover(ground: Ground, battle: Readonly<Battle>, target: number, from: number): Points[] {
  if (!ground.has('corner-cover') || !behindCorner(ground.board(battle), from, battle.figures[target]!.at)) return [];
  return [{ because: 'behind a corner', points: ground.book.hit.corner }];
}

export function friendlyCover(ground: Ground, battle: Readonly<Battle>, by: number, target: number, from: number): Points[] {
  if (legionnairesBetween(ground, battle, by, target, from).length === 0) return [];
  return [{ because: 'past a Legionnaire', points: ground.book.hit.throughFriend }];
}

/**
 * The worst ground that the line crosses: on the way, at the target, and under the shooter, unless he stands at its edge, where the next
 * square on the line is not difficult.
 */
export function difficultBetween(field: Battlefield, from: number, to: number): 'thicket' | 'jungle' | null {
  const { lines, thicket, jungle } = field;
  const start = lines.start(from, to);
  const end = lines.end(from, to);
  const isDifficult = (square: number) => (thicket[square]! | jungle[square]!) === 1;
  let worst = 0;
  if (start < end && isDifficult(from + lines.stepSquare[start]!)) worst = difficulty(field, from);
  for (let i = start; i < end; i++) worst = Math.max(worst, difficulty(field, from + lines.stepSquare[i]!));
  return worst === 2 ? 'jungle' : worst === 1 ? 'thicket' : null;
}

const difficulty = ({ thicket, jungle }: Battlefield, square: number): number => (jungle[square] === 1 ? 2 : thicket[square]!);
