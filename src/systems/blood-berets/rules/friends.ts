/** Friends in the line of fire: who hides even a part of an enemy forbids the shot, but a Nepharite shoots past Legionnaires ("In Cover", friendly figures). */
import { chebyshev } from '../../../kernel/grid/squares.ts';
import { cornerLinesOn } from '../corner-lines.ts';
import type { Ground } from '../ground.ts';
import { isNepharite } from '../roster.ts';
import { standing } from '../figure.ts';
import type { Battle } from '../state.ts';
import { jungleBetween, seesOn } from './sight.ts';

/** Friends of a figure that hide a target from it, all of it or a part, nearest first. `from`: where it shoots from, if not from where it stands. */
export function friendsBetween(ground: Ground, battle: Readonly<Battle>, by: number, target: number, from = battle.figures[by]!.at): number[] {
  const { width, height } = ground.board(battle);
  const to = battle.figures[target]!.at;
  const { seat } = battle.figures[by]!;
  const lines = cornerLinesOn(width, height);
  const between = lines.squares.subarray(lines.start(from, to), lines.end(from, to));
  const friends: number[] = [];
  battle.figures.forEach((figure, number) => {
    if (figure.seat === seat && number !== by && number !== target && standing(figure) && between.includes(figure.at - from)) friends.push(number);
  });
  return friends.sort((a, b) => chebyshev(width, from, battle.figures[a]!.at) - chebyshev(width, from, battle.figures[b]!.at) || a - b);
}

/** Whether a friend forbids the shot, in the advanced rules; in the basic ones a figure hides what the straight line meets, friend or not. */
export function friendHides(ground: Ground, battle: Readonly<Battle>, by: number, target: number, from = battle.figures[by]!.at): boolean {
  return ground.advanced && !shootsPastFriends(ground, by) && friendsBetween(ground, battle, by, target, from).length > 0;
}

/** Legionnaires that a Nepharite shoots past at a target, nearest first; nobody else does. */
export function legionnairesBetween(ground: Ground, battle: Readonly<Battle>, by: number, target: number, from = battle.figures[by]!.at): number[] {
  if (!shootsPastFriends(ground, by)) return [];
  return friendsBetween(ground, battle, by, target, from).filter((friend) => ground.piece(friend).card === 'legionnaire');
}

/** Whether a figure has a line of fire to a target: sight, and no friend in the way. */
export function hasLineOfFire(ground: Ground, battle: Readonly<Battle>, by: number, target: number, from = battle.figures[by]!.at): boolean {
  const field = ground.field(battle, from === battle.figures[by]!.at ? -1 : by);
  const to = battle.figures[target]!.at;
  const hiding = ground.book.cover.jungle;
  if (!shootsPastFriends(ground, by)) return seesOn(field, from, to, hiding) && !friendHides(ground, battle, by, target, from);
  if (field.unknown[from] !== 0 || field.unknown[to] !== 0 || jungleBetween(field, from, to) >= hiding) return false;
  const past = legionnairesBetween(ground, battle, by, target, from).map((friend) => battle.figures[friend]!.at);
  const { lines, opaque } = field;
  for (let i = lines.start(from, to), last = lines.end(from, to) - 1; i < last; i++) {
    const square = from + lines.stepSquare[i]!;
    if (opaque[square] !== 0 && !past.includes(square)) return false;
  }
  return true;
}

/** "Who would rather destroy a Legionnaire sitting in the field of fire than let an enemy get away." */
export const shootsPastFriends = (ground: Ground, by: number): boolean => ground.advanced && isNepharite(ground.piece(by).card);
