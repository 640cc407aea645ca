/** A melee: the units attacked surge, then dice are gathered, attack and counterstrikes are rolled, and both sides defend ("Melee Attacks"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import type { Battle, ConanState } from '../state.ts';
import type { AttackRoll, Bout, CombatStep } from '../steps.ts';
import { surge } from './surge.ts';

type Melee = Extract<CombatStep, { step: 'melee' }>;

/** It waits for a player if the unit touches several enemy units; by itself it attacks the one that it touches. */
export function performMelee(ground: Ground, state: ConanState, step: Melee, chance: Chance): typeof WAIT | typeof DONE {
  const { open: battle } = state;
  if (!ground.isInPlay(battle, step.unit) || battle.units[step.unit]!.fleeing) return DONE;
  const touched = ground.engagedWith(battle, step.unit);
  if (touched.length > 1) return WAIT;
  if (touched.length === 1) fight(ground, state, step, touched, chance);
  return DONE;
}

/** Dice are gathered once the surge, and whatever it runs into, is over. */
export function fight(ground: Ground, state: ConanState, { unit, target }: Melee, attacked: readonly number[], chance: Chance): void {
  const { open: battle } = state;
  battle.tallies.melees[ground.seat(battle, unit)]! += 1;
  battle.agenda.push({ step: 'gathered', bout: boutOf(attackOf('melee', unit, attacked, { charge: target >= 0 })), attack: 0 });
  surge(ground, state, attacked, unit, chance);
}

/** No Escape: a unit strikes at one that it touches, which is about to break away; that one neither surges nor strikes back. */
export function strikeAtRunner({ agenda }: Battle, by: number, runner: number): void {
  agenda.push({ step: 'gathered', bout: boutOf(attackOf('no-escape', by, [runner])), attack: 0 });
}

export function boutOf(attack: AttackRoll): Bout {
  return { attacks: [attack], defenses: [], firstStrike: false };
}

/** An attack that was declared, its dice not gathered yet. */
export function attackOf(kind: AttackRoll['kind'], by: number, targets: readonly number[], { charge = false, moved = false } = {}): AttackRoll {
  return { kind, by, charge, moved, targets, gathered: [], because: [], destiny: 0, cards: [], aimed: [], swords: [], sigils: [] };
}
