/** One attack and the chain of its likes, in words for a terminal. */
import type { Fraction } from '../../kernel/dice/fraction.ts';
import type { Aftermath, Modifier, Odds } from '../../kernel/odds.ts';
import type { Answer } from './ask.ts';
import { SHARES, type Chain } from './chain.ts';
import { chanceText, oneInText, situationText } from './words.ts';
import { grouped } from '../grouped.ts';

/** In place of a longer one nothing: the percentage tells as much. */
const LONGEST_FRACTION = 60;

/** `resists`: what the rulebook calls the defender's dice. */
export function attackLines({ attacker, attack, defender, when, ...answer }: Answer, chain: Chain, { resists }: Pick<Odds, 'resists'>): string[] {
  const { kill, oneIn, fraction, modifiers, provided, notes, aftermath } = answer;
  const bonuses = (side: Modifier['side']) => modifierLines(modifiers.filter((each) => each.side === side));
  return [
    `${attacker}, ${attack}, at ${defender}; situation: ${situationText(when)}`,
    ...provided.map((what) => `provided that ${what}`),
    '',
    labelled('Kill', [chanceText(kill), oneIn === Infinity ? 'never' : `1 in ${oneInText(oneIn)}`, ...(fraction.length > LONGEST_FRACTION ? [] : [fraction])].join('   ')),
    ...lossLines(answer),
    labelled('Attack dice', answer.attackDice),
    ...bonuses('attack'),
    labelled(`${capital(resists)} dice`, answer.armorDice),
    ...bonuses('armor'),
    '',
    ...chainLines(chain),
    ...(notes.length === 0 ? [] : ['', ...notes]),
    ...aftermath.flatMap((each) => ['', ...aftermathLines(each)]),
  ];
}

/** On average, and the chances of one, two, ... or more. */
function lossLines({ losses }: Pick<Answer, 'losses'>): string[] {
  if (losses === undefined) return [];
  const { of, lost } = losses;
  const chances = lost.outcomes.filter((count) => count > 0).map((count) => `${count}: ${chanceText(lost.atLeast(count).toNumber())}`);
  return [
    labelled('Loses', `${lost.mean().toNumber().toFixed(2)} ${of} on average`),
    ...(chances.length === 0 ? [] : [labelled('', `at least ${chances.join(', ')}`)]),
  ];
}

/** Below the dice that they are part of; a bonus that counts several times once. */
function modifierLines(modifiers: readonly Modifier[]): string[] {
  const words = modifiers.map(({ dice, because }) => `${/^[+-]/.test(dice) ? '' : '+'}${dice} ${because}`);
  return [...new Set(words)].map((word) => {
    const times = words.filter((other) => other === word).length;
    return labelled('', times === 1 ? word : `${word}, ${times} times`);
  });
}

function chainLines({ actions, shots, kill, expectedShots, shotsFor }: Chain): string[] {
  const within = actions === null ? [] : [labelled(`In ${counted(actions, 'action')}`, `${chanceText(kill!)}   with ${counted(shots!, 'attack')}`)];
  if (expectedShots === null) return within;
  return [
    ...within,
    labelled('On average', `${expectedShots < 1000 ? expectedShots.toFixed(1) : grouped(Math.round(expectedShots))} attacks to kill`),
    labelled(`For ${SHARES.join(' / ')} %`, `${SHARES.map((share) => orTooMany(shotsFor[share])).join(' / ')} attacks`),
  ];
}

/** A row for each case, a column for each outcome. */
function aftermathLines({ about, rows }: Aftermath): string[] {
  const outcomes = [...new Set(rows.flatMap(({ chances }) => chances.map(({ outcome }) => outcome)))];
  const cellsOf = ({ name, chances }: Aftermath['rows'][number]) => [name, ...outcomes.map((outcome) => textOf(chances.find((each) => each.outcome === outcome)))];
  const lines = [['', ...outcomes], ...rows.map(cellsOf)];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)));
  return [about, ...lines.map((cells) => `  ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ')}`.trimEnd())];
}

const textOf = (found: { chance: Fraction } | undefined) => (found === undefined ? '' : chanceText(found.chance.toNumber()));

const orTooMany = (count: number | null) => (count === null ? 'too many' : grouped(count));

const counted = (count: number, what: string) => `${grouped(count)} ${what}${count === 1 ? '' : 's'}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const labelled = (label: string, text: string) => `${label.padEnd(19)} ${text}`;
