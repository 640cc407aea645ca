/** The dice of a morale check, also of one that fleeing units make to rally ("Morale Checks", "Rally"): their own abilities count even then. */
import type { Modifier } from '../../../kernel/odds.ts';
import type { Numbers } from '../book.ts';
import type { Special } from '../vocabulary.ts';
import { diceOf, explain, type Row } from './dice-rows.ts';

export interface MoraleFacts {
  /** Those of its card, fleeing or not. */
  readonly specials: ReadonlySet<Special>;
  readonly destiny: number;
}

const ROWS: readonly Row<MoraleFacts>[] = [
  { because: 'Steadfast', dice: ({ morale }) => morale.steadfast, applies: ({ specials }) => specials.has('steadfast') },
  { because: 'Implacable', dice: ({ morale }) => morale.implacable, applies: ({ specials }) => specials.has('implacable') },
  { because: 'Destiny', dice: (_, { destiny }) => destiny, applies: ({ destiny }) => destiny > 0 },
];

export const moraleDice = (facts: MoraleFacts, book: Numbers): number => book.morale.dice + diceOf(ROWS, facts, book);

export const explainMorale = (facts: MoraleFacts, book: Numbers): Modifier[] => explain('armor', ROWS, facts, book);
