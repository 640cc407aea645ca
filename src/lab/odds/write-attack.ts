/** One attack and the chain of its likes, in words for a terminal. */
import type { Modifier } from '../../kernel/odds.ts';
import type { Answer } from './ask.ts';
import { SHARES, type Chain } from './chain.ts';
import { chanceText, oneInText, situationText } from './words.ts';

export function attackLines({ attacker, attack, defender, when, ...answer }: Answer, chain: Chain): string[] {
  const { kill, oneIn, fraction, modifiers, provided } = answer;
  const bonuses = (side: Modifier['side']) => modifierLines(modifiers.filter((each) => each.side === side));
  return [
    `${attacker}, ${attack}, at ${defender}; situation: ${situationText(when)}`,
    ...provided.map((what) => `provided that ${what}`),
    '',
    labelled('Kill', [chanceText(kill), oneIn === Infinity ? 'never' : `1 in ${oneInText(oneIn)}`, fraction].join('   ')),
    labelled('Attack dice', answer.attackDice),
    ...bonuses('attack'),
    labelled('Armor dice', answer.armorDice),
    ...bonuses('armor'),
    '',
    ...chainLines(chain),
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
  const within = labelled(`In ${counted(actions, 'action')}`, `${chanceText(kill)}   with ${counted(shots, 'attack')}`);
  if (expectedShots === null) return [within];
  return [
    within,
    labelled('On average', `${expectedShots < 1000 ? expectedShots.toFixed(1) : Math.round(expectedShots).toLocaleString('en-US')} attacks to kill`),
    labelled(`For ${SHARES.join(' / ')} %`, `${SHARES.map((share) => shotsFor[share]?.toLocaleString('en-US') ?? 'too many').join(' / ')} attacks`),
  ];
}

const counted = (count: number, what: string) => `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;

const labelled = (label: string, text: string) => `${label.padEnd(20)}${text}`;
