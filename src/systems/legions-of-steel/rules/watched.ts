/** Whether a square is watched: coming onto it would strike suppression, or let the enemy answer ("Suppression", "Covering"). */
import type { Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle } from '../state.ts';
import { isCovered } from './exposed.ts';
import { BLOCKED, lineOfFire } from './line-of-fire.ts';
import { anyReady } from './points.ts';
import { volleysAt } from './volleys.ts';
import { mayAnswer } from './windows.ts';

/** As if the figure stood there and no longer where it does; of a square where it does not stand yet, leadership is only asked whether it could reach so far. */
export function watched(ground: Ground, battle: Readonly<Battle>, figure: number, square: number): boolean {
  const { at } = battle.figures[figure]!;
  const enemy = 1 - ground.seat(figure);
  if (at === square) return volleysAt(ground, battle, figure, square).length > 0 || mayAnswer(ground, battle, { step: 'window', at: 'exposure', seat: enemy, exposed: [figure] });
  const { past } = ground.field(battle);
  const hindrance = past[at]!;
  past[at] = 0;
  const answered = volleysAt(ground, battle, figure, square).length > 0 || (!isPatientWith(battle, figure, enemy) && (isCovered(ground, battle, enemy, figure, square) || mayBeOrdered(ground, battle, enemy, square)));
  past[at] = hindrance;
  return answered;
}

const isPatientWith = ({ active }: Readonly<Battle>, figure: number, seat: Seat) => active !== null && active.figure === figure && active.patient[seat]!;

function mayBeOrdered(ground: Ground, battle: Readonly<Battle>, seat: Seat, square: number): boolean {
  if (!anyReady(ground, battle, seat)) return false;
  const field = ground.field(battle);
  return battle.figures.some((figure, number) => inPlay(figure) && ground.seat(number) === seat && lineOfFire(field, figure.at, square, ground.book.options.doubleCorner) !== BLOCKED);
}
