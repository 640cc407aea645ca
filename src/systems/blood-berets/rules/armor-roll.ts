/** The armor roll: armor less the damage points, or the figure is wounded; twice by a weapon of double damage ("The Armor Roll", "Wounds"). */
import type { Chance } from '../../../kernel/chance.ts';
import { rollArmor } from '../dice.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { Battle, BeretsState } from '../state.ts';
import { gearRows } from './gear.ts';
import { wound } from './wounds.ts';

export interface Hit {
  readonly target: number;
  /** Damage points, all counted in. */
  readonly damage: number;
  readonly double: boolean;
  /** What it is, in words: a weapon, a mine. */
  readonly cause: string;
}

/** Whether the target is wounded: the roll is made, and what it leads to. */
export function harm(ground: Ground, state: BeretsState, hit: Hit, chance: Chance): boolean {
  if (saves(ground, state.open, hit, chance)) return false;
  wound(ground, state, hit.target, hitsOf(hit), hit.cause, chance);
  return true;
}

/** The armor roll alone. `worth`: wounds at stake, for the ledger. */
export function saves(ground: Ground, battle: Readonly<Battle>, hit: Hit, chance: Chance, worth = woundsOf(ground, battle, hit)): boolean {
  const value = armorOf(ground, battle, hit.target) - hit.damage;
  const saved = rollArmor(chance, battle.figures[hit.target]!.seat, value, worth);
  const event: BeretsEvent = { tell: 'armor-roll', figure: ground.piece(hit.target).id, value, saved };
  chance.tell?.(event);
  return saved;
}

/** The armor value of a figure, equipment counted in. */
export function armorOf(ground: Ground, battle: Readonly<Battle>, figure: number): number {
  return gearRows(ground, battle, figure, 'armor').reduce((sum, { points }) => sum + points, ground.card(battle, figure).armor);
}

/** Hits that a weapon gives whom it gets through to. */
export const hitsOf = ({ double }: Pick<Hit, 'double'>): number => (double ? 2 : 1);

/** Those that count: no figure suffers more than kill it. */
export function woundsOf(ground: Ground, battle: Readonly<Battle>, { target, double }: Pick<Hit, 'target' | 'double'>): number {
  return Math.min(hitsOf({ double }), ground.card(battle, target).wounds - battle.figures[target]!.wounds);
}
