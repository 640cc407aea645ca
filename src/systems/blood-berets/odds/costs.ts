/** Actions that an attack takes, and those of a turn that can be spent on its likes. */
import type { Numbers } from '../book.ts';
import { SLEEPERS } from '../data/weapons.ts';
import type { CharacterCard } from '../unit-card.ts';
import { isHazard, isPsychic, useOf, type Attack } from './attacks.ts';
import type { Scene } from './situations.ts';

/** 0: it comes out of turn. */
export function costOf({ gear }: Numbers, attack: Attack): number {
  if (isHazard(attack) || attack === 'surprise') return 0;
  if (attack === 'first-aid') return gear.medic;
  return useOf(attack)?.weapon === 'shellshocker' ? gear.shellshocker : 1;
}

/** Taking aim comes first; a sleeper is fed; some are used once a turn at most. */
export function actionsFor({ gear, powers }: Numbers, attack: Attack, { actions }: CharacterCard, { aimed }: Scene): number {
  if (isPsychic(attack)) return Math.min(actions, powers.aTurn);
  if (attack === 'nafai' || attack === 'nefasti') return Math.min(actions, 1);
  return Math.max(0, actions - (aimed ? 1 : 0) - ((SLEEPERS as readonly Attack[]).includes(attack) ? gear.upkeep : 0));
}
