/** Dice of Legions of Steel as players write them: how many, and what each has to show; fields of the miss table; and one roll for initiative against another. */
import { contest } from '../../kernel/dice/contest.ts';
import { Distribution } from '../../kernel/dice/distribution.ts';
import { UsageError } from '../../kernel/errors.ts';
import type { DiceNotation } from '../../kernel/odds.ts';
import { face, FACES, hits } from './dice-odds.ts';
import { needOf } from './rules/need.ts';

export const NOTATION: DiceNotation = {
  about: '2x4: two dice that need 4 or more each (a one never does, nor does any die from 7 on); 1/9: so many of the fields of the miss table; d+1: one die for initiative with a point of leadership; none',
  example: ['d+1', 'd'],
  counts: 'hits (of d+1: points)',
  shows: (text) => (read(text).points ? 'points' : 'hits'),
  versus: 'two rolls for initiative (d+1 against d): to win is to show more, a tie is rolled again without leadership; two attacks: to win is to have more hits',
  odds: (text) => read(text).odds,
  contest(mine, theirs) {
    const [own, other] = [read(mine), read(theirs)];
    if (own.points !== other.points) throw new UsageError(`dice: "${mine}" against "${theirs}": hits and points do not compare; expected two attacks such as 2x4 and 1x3, or two rolls for initiative such as d+1 and d`);
    return contest(own.odds, other.odds);
  },
};

/** As tables write it: "2x4". */
export const diceText = (dice: number, need: number): string => `${dice}x${need}`;

/** How many of so many dice show what they need, hopeless or not. */
export const hitsOf = (dice: number, need: number): Distribution => (dice === 0 || need > FACES ? NONE : hits(dice, needOf(need, 0)).odds());

const NONE = Distribution.always<number>(0);

const FIELDS = 9;

interface Read {
  /** Points for initiative, not hits. */
  readonly points: boolean;
  readonly odds: Distribution;
}

function read(text: string): Read {
  const trimmed = text.trim();
  if (trimmed === 'none') return { points: false, odds: NONE };
  const [, dice, need] = /^(\d{1,2})x(\d{1,2})$/.exec(trimmed) ?? [];
  if (dice !== undefined) return { points: false, odds: hitsOf(Number(dice), Number(need)) };
  const [, plus = '+0'] = /^d([+-]\d)?$/.exec(trimmed) ?? [];
  if (/^d([+-]\d)?$/.test(trimmed)) return { points: true, odds: face.odds().map((less) => less + 1 + Number(plus)) };
  const share = shareIn(trimmed);
  if (share !== null) return { points: false, odds: share };
  throw new UsageError(`dice: "${text}" names no dice; expected how many and what each needs, such as 2x4, so many of nine fields of the miss table, such as 1/9, a roll for initiative, such as d+1, or none`);
}

/** Null: no such share of the miss table. */
function shareIn(text: string): Distribution | null {
  const [, some, all] = /^([0-9])(?:\/([1-9]))?$/.exec(text) ?? [];
  if (some === undefined) return null;
  const [fields, of] = [Number(some), Number(all ?? 1)];
  if (fields > of || FIELDS % of !== 0) return null;
  return Distribution.weighted([[1, BigInt(fields)], [0, BigInt(of - fields)]]);
}
