/** One attack as a question has it: what both sides roll, and what comes of it. */
import type { Distribution } from '../../../kernel/dice/distribution.ts';
import type { Roll } from '../../../kernel/dice/roll.ts';
import type { Modifier } from '../../../kernel/odds.ts';
import { isPlayed, playsAdvanced } from '../abilities.ts';
import { characterCards } from '../cards.ts';
import type { Numbers } from '../book.ts';
import { isNepharite } from '../roster.ts';
import type { CharacterCard } from '../unit-card.ts';
import { OUTCOMES, type Character } from '../vocabulary.ts';

export interface Fight {
  readonly mine: CharacterCard;
  readonly theirs: CharacterCard;
  readonly attackDice: string;
  readonly armorDice: string;
  readonly modifiers: readonly Modifier[];
  /** To be rolled or less by the attacker, and by the target to get off. */
  readonly skill: number;
  readonly resist: number;
  /** Perfect results and fumbles count. */
  readonly graded: boolean;
  /** Damage points, all counted in; hits that a wound counts for. */
  readonly damage: number;
  readonly hits: number;
  /** 1: the attack roll succeeds; of a contest, what it shows. */
  readonly success: Distribution;
  /** 1: and the target does not get off. */
  readonly effect: Distribution;
  /** What the effect is. */
  readonly brings: { readonly of: 'wounds' | 'turns' | 'contests' | 'nothing'; readonly many: number };
  /** Wounds that the target has left. */
  readonly left: number;
}

export const sideOf = (book: Numbers, id: string, wounded: boolean): CharacterCard => characterCards(book)[id as Character][wounded ? 1 : 0];

/** That turn a card over. */
export const turnedAt = (book: Numbers, id: Character): number => (isNepharite(id) ? book.wounded.nepharite : 1);

export const isGraded = (book: Numbers): boolean => isPlayed(book, playsAdvanced(book, false), 'perfect-and-fumble');

/** Nothing to roll. */
export const NO_ROLL = '-';

export const leftOf = (book: Numbers, { id, wounds, wounded }: CharacterCard): number => Math.max(1, wounds - (wounded ? turnedAt(book, id) : 0));

const successes: readonly number[] = [OUTCOMES.indexOf('perfect'), OUTCOMES.indexOf('successful')];
export const successOf = (roll: Roll): Distribution => roll.odds().map((outcome) => (successes.includes(outcome) ? 1 : 0));
