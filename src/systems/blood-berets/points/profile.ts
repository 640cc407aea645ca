/** A character as the points rule sees it: the unhurt side of its card without a weapon, which costs nothing ("Troops"). */
import { characterCards } from '../cards.ts';
import type { Numbers } from '../book.ts';
import type { Character } from '../vocabulary.ts';

/** Skills in the order of a card; 0: has not got it. */
export const SKILLS = ['missile', 'close', 'surgery', 'symmetry'] as const;
export type Skill = (typeof SKILLS)[number];

export interface Profile extends Readonly<Record<Skill, number>> {
  readonly id: string;
  readonly actions: number;
  readonly initiative: number;
  readonly armor: number;
}

/** Of a character card of the book. */
export function profileOf(book: Numbers, id: Character): Profile {
  const { actions, initiative, armor, missile, close, surgery, symmetry } = characterCards(book)[id][0];
  return { id, actions, initiative, armor, missile, close, surgery, symmetry };
}
