/** Every roll of the game by name, such as "fire 2x4" or "throw 5": what it is for, and from its dice what it owes. */
import type { RollChances } from '../../kernel/luck.ts';
import { face, hits, third } from './dice-odds.ts';
import { ATTACKS } from './vocabulary.ts';

/** Rolls of several dice of which some reach what is needed: attacks, and shots at what closes a square. */
export const HIT_ROLLS = [...ATTACKS, 'door', 'forcewall', 'throw'] as const;
export type HitRoll = (typeof HIT_ROLLS)[number];

/** Dice of the miss table: left or right, far or close ("Misses"), of a grenade and of who or what is pushed. */
export const TABLE_ROLLS = ['miss-across', 'miss-along', 'push-across', 'push-along'] as const;
export type TableRoll = (typeof TABLE_ROLLS)[number];

export const INITIATIVE = 'initiative';

const names = new Map<HitRoll, string[]>();

/** `need`: 2 to 6. */
export function rollName(kind: HitRoll, dice: number, need: number): string {
  let known = names.get(kind);
  if (known === undefined) names.set(kind, (known = []));
  return (known[dice * 8 + need] ??= `${kind} ${dice}x${need}`);
}

/** What the roll of this name comes to. */
export function chancesOf(name: string): RollChances {
  if (name === INITIATIVE) return { kind: name, purpose: 'initiative', of: face.odds() };
  if ((TABLE_ROLLS as readonly string[]).includes(name)) return { kind: name, purpose: 'combat', of: third.odds() };
  const [, kind = '', dice, need] = /^([a-z-]+) (\d+)x([2-6])$/.exec(name) ?? [];
  if (!(HIT_ROLLS as readonly string[]).includes(kind)) throw new RangeError(`rolls: "${name}" is none of ${[...HIT_ROLLS, ...TABLE_ROLLS, INITIATIVE].join(', ')}, with its dice`);
  return { kind, purpose: 'combat', of: hits(Number(dice), Number(need)).odds() };
}
