/** Rolls of the twenty-sided die as players write them, an attack against armor, and one initiative score against another ("Skills and Die Rolls", "Surprise Party"). */
import { contest, type Contest } from '../../kernel/dice/contest.ts';
import { Distribution } from '../../kernel/dice/distribution.ts';
import { UsageError } from '../../kernel/errors.ts';
import type { DiceNotation } from '../../kernel/odds.ts';
import { d20, skillRoll, underRoll } from './dice-odds.ts';
import { OUTCOMES } from './vocabulary.ts';

/** A roll at or under a value, graded or not; at or under what another die showed before; or one to which a score is added. */
type Roll =
  | { readonly roll: 'under'; readonly value: number; readonly graded: boolean }
  | { readonly roll: 'strength'; readonly modification: number; readonly graded: boolean }
  | { readonly roll: 'over'; readonly score: number };

export const NOTATION: DiceNotation = {
  about: 'the number that has to be rolled or less, modifications after it, such as 14-2; with ! at its end 1 is perfect and 20 a fumble, such as 14-2!; s in place of the number for the attack strength of an alimahn, a die thrown before the turn; a score that is added to the roll, such as d+13',
  example: ['14-2', '24-12'],
  counts: 'successes (of d+13: points)',
  shows: (text) => (read(text).roll === 'over' ? 'points' : 'successes'),
  versus: 'a skill against armor less damage points (14-2 against 24-12) is an attack: to win is to wound, a tie is a hit that the armor stops; a skill against an initiative score is a dark power; two scores (d+13 against d+9): to win is to show more',
  odds: (text) => odds(read(text)),
  contest: (mine, theirs) => against(read(mine), read(theirs), mine, theirs),
};

const signed = (number: number): string => (number < 0 ? `${number}` : `+${number}`);

/** As odds tables write a roll: "14", "14-2!". */
export const rollText = (value: number, modification: number, graded = false): string => `${value}${modification === 0 ? '' : signed(modification)}${graded ? '!' : ''}`;

/** At or under the attack strength of an alimahn: "s-2!". */
export const strengthText = (modification: number, graded: boolean): string => `s${modification === 0 ? '' : signed(modification)}${graded ? '!' : ''}`;

/** A score that is added to the roll: "d+13". */
export const scoreText = (score: number): string => `d${signed(score)}`;

function odds(roll: Roll): Distribution {
  return roll.roll === 'over' ? d20.odds().map((face) => face + roll.score) : grades(roll).map((outcome) => (SUCCESSES.has(outcome) ? 1 : 0));
}

const grades = (roll: Exclude<Roll, { roll: 'over' }>): Distribution =>
  (roll.roll === 'under' ? skillRoll(roll.value, roll.graded) : d20.then((strength) => skillRoll(strength + roll.modification, roll.graded))).odds();
const PERFECT = OUTCOMES.indexOf('perfect');
const SUCCESSES: ReadonlySet<number> = new Set([PERFECT, OUTCOMES.indexOf('successful')]);

function against(mine: Roll, theirs: Roll, mineText: string, theirsText: string): Contest {
  if (mine.roll === 'over' && theirs.roll === 'over') return contest(odds(mine), odds(theirs));
  if (mine.roll === 'over' || theirs.roll === 'over') throw new UsageError(`dice: "${mineText}" against "${theirsText}": one is rolled at or under, the other for more; expected two numbers such as 14 and 24-12, or two scores such as d+13 and d+9`);
  if (theirs.roll === 'strength') throw new UsageError(`dice: "${theirsText}" resists nothing; expected a number such as 24-12`);
  if (theirs.graded) throw new UsageError(`dice: "${theirsText}" resists "${mineText}", and such a roll is never perfect nor a fumble; expected it without the !`);
  const resisted = underRoll(theirs.value).odds().p(1);
  const hit = grades(mine).where((outcome) => SUCCESSES.has(outcome));
  const tie = hit.minus(grades(mine).p(PERFECT)).times(resisted);
  return { win: hit.minus(tie), tie, lose: grades(mine).where((outcome) => !SUCCESSES.has(outcome)) };
}

function read(text: string): Roll {
  const score = /^d(?:20)?([+-]\d{1,2})$/.exec(text.trim())?.[1];
  if (score !== undefined) return { roll: 'over', score: Number(score) };
  const [, first, rest, graded] = /^(\d{1,2}|s)((?:[+-]\d{1,2})*)(!?)$/.exec(text.trim()) ?? [];
  if (first === undefined) throw new UsageError(`dice: "${text}" names no roll; expected a number from 0 to 99, numbers after it that are added or taken off, and ! where perfect rolls and fumbles count: 14, 14-2, 16+2+2!; or a score: d+13`);
  const modifications = (rest ?? '').match(/[+-]\d+/g) ?? [];
  const modification = modifications.reduce((sum, each) => sum + Number(each), 0);
  return first === 's' ? { roll: 'strength', modification, graded: graded === '!' } : { roll: 'under', value: Number(first) + modification, graded: graded === '!' };
}
