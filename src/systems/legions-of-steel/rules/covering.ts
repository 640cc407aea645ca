/** Who gets a covering counter, and what it says ("Covering"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Designation } from '../vocabulary.ts';

/** A figure that has not used its fire action saves it for later; a better counter, from leadership, stays. `chance`: null where it is not told, because nobody did anything. */
export function takeCover(ground: Ground, battle: Battle, number: number, as: Designation, chance: Chance | null): void {
  const figure = battle.figures[number]!;
  if (figure.fired || figure.suppressing.length > 0 || !ground.has('covering')) return;
  const { modifiers } = ground.book;
  const counter = modifiers[as] + modifiers.covering;
  if (figure.covering !== null && figure.covering >= counter) return;
  figure.covering = counter;
  chance?.tell?.({ tell: 'covers', figure: ground.name(number), modifier: figure.covering });
}
