/** Who is in an area: what decides over surprise, and over counters that become figures ("Surprise Party"). */
import type { Seat } from '../../../kernel/game.ts';
import { halfOf, sectionOfArea } from '../board-areas.ts';
import type { Ground } from '../ground.ts';
import { isNepharite } from '../roster.ts';
import type { Secret } from '../secret.ts';
import { standing } from '../figure.ts';
import type { Battle } from '../state.ts';
import { countersIn } from './troop-counters.ts';

/** Figures of a seat that stand in an area; whoever waits outside another area stands in this one. */
export function figuresIn(ground: Ground, battle: Readonly<Battle>, area: number, seat: Seat): number[] {
  const field = ground.board(battle);
  const found: number[] = [];
  for (let number = 0; number < battle.figures.length; number++) {
    const figure = battle.figures[number]!;
    if (figure.seat === seat && standing(figure) && field.area[figure.at] === area) found.push(number);
  }
  return found;
}

/** All areas where Blood Berets stand. */
export function areasOfBerets(ground: Ground, battle: Readonly<Battle>): ReadonlySet<number> {
  const { area } = ground.board(battle);
  const found = new Set<number>();
  for (const figure of battle.figures) if (figure.seat === 0 && standing(figure)) found.add(area[figure.at]!);
  return found;
}

export const beretsIn = (ground: Ground, battle: Readonly<Battle>, area: number): number[] => figuresIn(ground, battle, area, 0);

/** A Nepharite is in an area, as a figure or as a counter on the board. */
export function nephariteIn(ground: Ground, battle: Readonly<Battle>, secret: Readonly<Secret>, area: number): boolean {
  const figures = figuresIn(ground, battle, area, 1);
  const counters = countersIn(battle, 'board', sectionOfArea(area), halfOf(area)).map((slot) => secret.faces[slot]!);
  return [...figures, ...counters].some((piece) => isNepharite(ground.piece(piece).card));
}
