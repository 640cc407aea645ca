/** The one place where dice of attacks and throws are rolled: they are counted by name, and what chance gave enters the ledger. */
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import { hits, owed } from '../dice-odds.ts';
import { rollName, type HitRoll } from '../rolls.ts';
import { HOPELESS } from './need.ts';

export const CHANNELS = ['fire', 'obstacles', 'grenades', 'k-pulse', 'push', 'initiative'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface HitDice {
  readonly name: HitRoll;
  readonly dice: number;
  /** From 7 on nothing is rolled: no die can do it. */
  readonly need: number;
  /** Who rolls. */
  readonly seat: Seat;
  readonly channel: Channel;
  /** Hits beyond these change nothing: kills that the target still takes. */
  readonly cap: number;
  /** -1: at one's own side, where a hit is a loss. */
  readonly sign: 1 | -1;
}

/** How many dice hit. */
export function rollHits(chance: Chance, { name, dice, need, seat, channel, cap, sign }: HitDice): number {
  if (need >= HOPELESS || dice === 0) return 0;
  const hit = hits(dice, need).roll(chance.dice.stream('combat'));
  chance.luck.roll(rollName(name, dice, need), hit);
  const { mean, variance } = owed(dice, need, cap);
  chance.luck.record(channel, seat, sign * (Math.min(hit, cap) - mean), variance);
  return hit;
}
