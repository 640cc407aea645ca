/** Every roll of the game by name, "attack 5" or "attack 5!" (Sigils rerolled): what it is for and its dice, from which follows what it owes. */
import type { RollChances } from '../../kernel/luck.ts';
import type { Numbers } from './book.ts';
import { sigilDice } from './dice-odds.ts';

/** What is counted: Swords of an attack roll, its Sigils too, Shields of a defense, Swords of morale and of initiative. */
export const ROLLS = ['attack', 'sigils', 'defense', 'morale', 'initiative'] as const;
export type RollKind = (typeof ROLLS)[number];

const names = new Map<RollKind, string[]>();

export function rollName(kind: RollKind, dice: number, reroll = false): string {
  let known = names.get(kind);
  if (known === undefined) names.set(kind, (known = []));
  return (known[dice * 2 + (reroll ? 1 : 0)] ??= `${kind} ${dice}${reroll ? '!' : ''}`);
}

/** What the roll of this name comes to. */
export function chancesOf(name: string, book: Pick<Numbers, 'die' | 'defense'>): RollChances {
  const [, kind, dice, again] = /^([a-z]+) (\d+)(!?)$/.exec(name) ?? [];
  if (!ROLLS.includes(kind as RollKind)) throw new RangeError(`rolls: "${name}" is none of ${ROLLS.join(', ')}, with its dice`);
  return { kind: kind!, purpose: kind === 'initiative' ? 'initiative' : 'combat', of: odds(book, kind as RollKind, Number(dice), again === '!') };
}

function odds(book: Pick<Numbers, 'die' | 'defense'>, kind: RollKind, dice: number, reroll: boolean): RollChances['of'] {
  const sigil = sigilDice(book);
  switch (kind) {
    case 'attack':
      return sigil.attack(dice, reroll).odds().map(([swords]) => swords);
    case 'sigils':
      return sigil.attack(dice, reroll).odds().map(([, sigils]) => sigils);
    case 'defense':
      return sigil.defense(dice, reroll).odds();
    case 'morale':
    case 'initiative':
      return sigil.swords(dice).odds();
  }
}
