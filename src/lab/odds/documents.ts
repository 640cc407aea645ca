/** Odds for programs: the JSON documents of one attack, of a table and of dice. */
import type { Distribution } from '../../kernel/dice/distribution.ts';
import type { Aftermath } from '../../kernel/odds.ts';
import type { Answer } from './ask.ts';
import type { Chain } from './chain.ts';
import type { OddsTable } from './table.ts';

export function attackDocument({ attacker, attack, defender, when, cost, attackDice, armorDice, kill, fraction, oneIn, losses, modifiers, provided }: Answer) {
  const short = losses === undefined ? {} : { losses: { of: losses.of, ...chancesOf(losses.lost) } };
  return { attacker, attack, defender, when, cost, attackDice, armorDice, kill, fraction, oneIn: oneIn === Infinity ? null : oneIn, ...short, modifiers, provided };
}

export function singleDocument(system: string, answer: Answer, chain: Chain) {
  return { format: 1, system, ...attackDocument(answer), notes: answer.notes, chain, aftermath: answer.aftermath.map(aftermathDocument) };
}

function aftermathDocument({ about, rows }: Aftermath) {
  return {
    about,
    rows: rows.map(({ name, chances }) => ({ name, chances: chances.map(({ outcome, chance }) => ({ outcome, p: chance.toNumber(), fraction: chance.toString() })) })),
  };
}

export function tableDocument(system: string, { answers, refused }: OddsTable) {
  return { format: 1, system, attacks: answers.map(attackDocument), refused };
}

export interface Chances {
  pmf: { value: number; p: number }[];
  mean: number;
  sd: number;
  atLeast: { value: number; p: number }[];
}

/** Each outcome with its chance, and the chance of it or more. */
export function chancesOf(odds: Distribution): Chances {
  return {
    pmf: odds.outcomes.map((value, i) => ({ value, p: odds.chances[i]! })),
    mean: odds.mean().toNumber(),
    sd: odds.sd(),
    atLeast: odds.outcomes.map((value) => ({ value, p: odds.atLeast(value).toNumber() })),
  };
}
