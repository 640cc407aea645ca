/** What a figure can shoot at, or reach in Hand to Hand Combat: enemies, closed doors and forcewalls in front of it and in its line of fire ("Arc of Fire", "Line of Fire"). */
import { NOBODY } from '../field.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle } from '../state.ts';
import { NO_SHOT, needFor } from './aimed.ts';

/** Squares, in ascending order. */
export function targetsOf(ground: Ground, battle: Readonly<Battle>, by: number, hands: boolean): number[] {
  if (hands) {
    const ahead = squareAhead(ground, battle, by);
    return ground.card(by).hands > 0 && ahead !== -1 && mayBeShotAt(ground, battle, by, ahead, true) ? [ahead] : [];
  }
  const seat = ground.seat(by);
  const squares: number[] = [];
  for (let number = 0; number < battle.figures.length; number++) {
    const figure = battle.figures[number]!;
    if (inPlay(figure) && ground.seat(number) !== seat) squares.push(figure.at);
  }
  for (const [door, at] of ground.board.doors.entries()) if (battle.doors[door] === 'closed') squares.push(at);
  squares.push(...battle.forcewalls);
  return squares.filter((at) => aimable(ground, battle, by, at, false)).sort((a, b) => a - b);
}

/** Whether one of `targetsOf` is on this square: an enemy, or what closes it. */
export function mayBeShotAt(ground: Ground, battle: Readonly<Battle>, by: number, at: number, hands: boolean): boolean {
  const figure = ground.field(battle).figureAt[at]!;
  return (figure === NOBODY || ground.seat(figure) !== ground.seat(by)) && aimable(ground, battle, by, at, hands);
}

/** The square that Hand to Hand Combat reaches; -1 off the board. */
export function squareAhead(ground: Ground, battle: Readonly<Battle>, by: number): number {
  const { at, facing } = battle.figures[by]!;
  return ground.board.next[at * 8 + facing]!;
}

const aimable = (ground: Ground, battle: Readonly<Battle>, by: number, at: number, hands: boolean) => needFor(ground, battle, by, at, 'fire', hands, 'single', 0, false) !== NO_SHOT;
