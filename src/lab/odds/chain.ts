/** The same attack again and again: how soon the defender falls. */
import type { Distribution } from '../../kernel/dice/distribution.ts';

export const SHARES = [50, 90, 95] as const;
export type Share = (typeof SHARES)[number];

/** More attacks than any game sees: beyond them a number is not given. */
export const MOST_SHOTS = 100_000;

export interface Chain {
  /** The limits asked about; null for attacks that take no actions. */
  actions: number | null;
  shots: number | null;
  /** The chance that the defender is eliminated within them. */
  kill: number | null;
  /** Attacks needed on average; null if the defender never falls. */
  expectedShots: number | null;
  /** Attacks that eliminate him with so many percent; null where it takes more than `MOST_SHOTS`. */
  shotsFor: Readonly<Record<Share, number | null>>;
}

export interface Shot {
  wounds: Distribution;
  enough: number;
  /** Actions that one attack takes; 0 for one out of turn. */
  cost: number;
}

export function chainOf({ wounds, enough, cost }: Shot, actions: number): Chain {
  const shots = cost === 0 ? 0 : Math.floor(actions / cost);
  const hurts = hurtBy(wounds, enough);
  const shotsFor: Record<Share, number | null> = { 50: null, 90: null, 95: null };
  let kill = 0;
  let standing: number[] = [1];
  let shares: readonly Share[] = hurts[0] === 1 ? [] : SHARES;
  for (let shot = 1; shot <= MOST_SHOTS && (shot <= shots || shares.length > 0); shot++) {
    standing = after(standing, hurts);
    const fallen = 1 - standing.reduce((sum, chance) => sum + chance, 0);
    if (shot <= shots) kill = fallen;
    while (shares.length > 0 && fallen * 100 >= shares[0]! - 1e-9) {
      shotsFor[shares[0]!] = shot;
      shares = shares.slice(1);
    }
  }
  const within = cost === 0 ? { actions: null, shots: null, kill: null } : { actions, shots, kill };
  return { ...within, expectedShots: expectedShots(hurts), shotsFor };
}

/** The chance of 0, 1, ... wounds, as long as they do not eliminate at once. */
function hurtBy(wounds: Distribution, enough: number): number[] {
  return Array.from({ length: enough }, (_, count) => wounds.p(count).toNumber());
}

/** The chance of standing with 0, 1, ... wounds, one shot later. */
function after(standing: readonly number[], hurts: readonly number[]): number[] {
  return hurts.map((_, wounds) => {
    let chance = 0;
    for (let before = 0; before <= wounds && before < standing.length; before++) chance += standing[before]! * hurts[wounds - before]!;
    return chance;
  });
}

/** Shots to go at each count of wounds, from nearly fallen to unhurt: one shot, and what it leaves to do. */
function expectedShots(hurts: readonly number[]): number | null {
  const misses = hurts[0]!;
  if (misses === 1) return null;
  const toGo: number[] = [];
  for (let left = 1; left <= hurts.length; left++) {
    let shots = 1;
    for (let wounds = 1; wounds < left; wounds++) shots += hurts[wounds]! * toGo[left - wounds - 1]!;
    toGo.push(shots / (1 - misses));
  }
  return toGo.at(-1)!;
}
