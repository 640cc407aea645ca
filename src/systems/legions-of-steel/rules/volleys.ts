/** The dice of suppression that a figure meets on a square: those of the square itself, and those whose line of fire crosses it ("Suppression"). */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Shot, Volley } from '../steps.ts';
import { needAgainst } from './aimed.ts';
import { HOPELESS } from './need.ts';
import { crosses } from './obstacle-between.ts';
import { liftsFor } from './points.ts';
import { rangeBetween } from './range.ts';

/** Of all that suppress, friend or foe, the nearest first; without dice that cannot hit. `square`: where the figure has come to stand, or would. */
export function volleysAt(ground: Ground, battle: Readonly<Battle>, figure: number, square: number): Volley[] {
  let found: Volley[] | null = null;
  for (let by = 0; by < battle.figures.length; by++) {
    if (by === figure || battle.figures[by]!.suppressing.length === 0) continue;
    (found ??= []).push(...volleysOf(ground, battle, by, figure, square));
  }
  if (found === null) return NONE;
  const { width } = ground.board;
  const away = ({ by }: Volley) => rangeBetween(width, battle.figures[by]!.at, square);
  return found.sort((a, b) => away(a) - away(b));
}

/** The list that no figure is struck by. Nobody writes to it. */
const NONE: Volley[] = [];

/** Those of one suppressor. */
export function volleysOf(ground: Ground, battle: Readonly<Battle>, by: number, figure: number, square: number): Volley[] {
  const { at, suppressing } = battle.figures[by]!;
  const field = ground.field(battle);
  let primary = 0;
  let secondary = 0;
  for (const counter of suppressing) {
    if (counter.at === square) primary += counter.dice;
    else if (crosses(field, at, counter.at, square)) secondary += counter.dice;
  }
  const volleys: Volley[] = [];
  if (primary > 0 && mayHit(ground, battle, by, figure, square, 'suppression')) volleys.push({ by, dice: primary, secondary: false });
  if (secondary > 0 && mayHit(ground, battle, by, figure, square, 'secondary')) volleys.push({ by, dice: secondary, secondary: true });
  return volleys;
}

function mayHit(ground: Ground, battle: Readonly<Battle>, by: number, figure: number, square: number, occasion: 'suppression' | 'secondary'): boolean {
  const need = needAgainst(ground, battle, by, square, ground.card(figure).unit, occasion, false, 'single', 0, false);
  return need < HOPELESS || (need - ground.book.modifiers.leadership < HOPELESS && liftsFor(ground, battle, by).length > 0);
}

/** The shot of a volley at a figure where it stands. */
export function shotOfVolley(battle: Readonly<Battle>, { by, dice, secondary }: Volley, target: number): Shot {
  return { occasion: secondary ? 'secondary' : 'suppression', by, hands: false, mode: 'single', spread: false, at: battle.figures[target]!.at, target, dice, stance: 0, lifted: false };
}
