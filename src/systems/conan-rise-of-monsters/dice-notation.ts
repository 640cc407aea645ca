/** Sigil dice as players write them, and an attack against a defense or one initiative against another ("Sigil Dice"). */
import { contest, type Contest } from '../../kernel/dice/contest.ts';
import { Distribution } from '../../kernel/dice/distribution.ts';
import { UsageError } from '../../kernel/errors.ts';
import type { DiceNotation } from '../../kernel/odds.ts';
import type { Numbers } from './book.ts';
import { sigilDice, struck } from './dice-odds.ts';

/** What is counted: Swords, or what the letter after the number says. */
const LETTERS = { swords: '', shields: 's', sigils: 'g', swordsAndSigils: 'b' } as const;
type Counted = keyof typeof LETTERS;

interface Dice {
  dice: number;
  counts: Counted;
  /** Those that show a Sigil are rolled once more. */
  reroll: boolean;
}

export function diceNotation(book: Numbers): DiceNotation {
  return {
    about: 'a number of dice, such as 5, whose Swords count; 3s counts Shields, 5g Sigils, 5b both Swords and Sigils; with ! those that show a Sigil are rerolled, such as 5! or 3s!',
    example: ['5', '3s'],
    counts: 'symbols',
    versus: 'Swords against Shields (5 against 3s) are an attack: the defense gets a die more for each hit, and to win is to give a wound; any other dice: to win is to show more',
    odds: (text) => odds(book, read(text)),
    contest: (mine, theirs) => against(book, read(mine), read(theirs)),
  };
}

/** As odds tables write an attack: "5", "5!", "8b". */
export const attackText = (dice: number, reroll: boolean, sigilsCount: boolean): string => `${dice}${sigilsCount ? LETTERS.swordsAndSigils : ''}${reroll ? '!' : ''}`;

/** And a defense, before the dice for hits: "3s". */
export const defenseText = (dice: number, reroll: boolean): string => `${dice}${LETTERS.shields}${reroll ? '!' : ''}`;

function odds(book: Numbers, { dice, counts, reroll }: Dice): Distribution {
  const sigil = sigilDice(book);
  switch (counts) {
    case 'shields':
      return sigil.defense(dice, reroll).odds();
    case 'swords':
      return sigil.attack(dice, reroll).odds().map(([swords]) => swords);
    case 'sigils':
      return sigil.attack(dice, reroll).odds().map(([, sigils]) => sigils);
    case 'swordsAndSigils':
      return sigil.attack(dice, reroll).odds().map(([swords, sigils]) => swords + sigils);
  }
}

function against(book: Numbers, mine: Dice, theirs: Dice): Contest {
  if (mine.counts !== 'swords' || theirs.counts !== 'shields') return contest(odds(book, mine), odds(book, theirs));
  const sigil = sigilDice(book);
  const margin = odds(book, mine).then((hits) => (hits === 0 ? Distribution.always<number>(0) : sigil.defense(sigil.defenseDice(theirs, struck(hits, 0, 'nothing')), theirs.reroll).odds().map((shields) => hits - shields)));
  return { win: margin.where((left) => left > 0), tie: margin.p(0), lose: margin.where((left) => left < 0) };
}

function read(text: string): Dice {
  const [, number, letter, again] = /^(\d{1,2})([sgb]?)(!?)$/.exec(text.trim()) ?? [];
  if (number === undefined) throw new UsageError(`dice: "${text}" names no dice; expected a number from 0 to 99, and s to count Shields, g to count Sigils or b to count Swords and Sigils after it, and ! where Sigils are rerolled: 5, 3s, 5!`);
  const counts = (Object.keys(LETTERS) as Counted[]).find((name) => LETTERS[name] === letter)!;
  return { dice: Number(number), counts, reroll: again === '!' };
}
