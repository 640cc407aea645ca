/**
 * Attacks on a figure that leaves close combat ("Leaving Close Combat").
 *
 * Each enemy whose contact is broken may use all its close combat weapons on it before it goes, one after the other, without assistance
 * or area effects; markers and the weapons of the next activation stay. It goes on, if it lives.
 */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { isClose } from '../profile.ts';
import type { Battle, Step } from '../state.ts';
import { declare } from './attacks.ts';
import { isSuicidal } from './targets.ts';

export interface FreeAttack {
  do: 'free-attack';
  figure: number;
  /** Its place in the profile. */
  weapon: number;
}

type Leaving = Extract<Step, { step: 'leaving' }>;

export const freeAttack: ActionRule<FreeAttack> = {
  options(ground, { open, asked }) {
    return asked?.step === 'leaving' ? left(ground, open, asked) : [];
  },

  refuse(ground, { open, asked }, { figure, weapon }) {
    if (asked?.step !== 'leaving') return 'nobody leaves close combat now ("Leaving Close Combat")';
    if (left(ground, open, asked).some((each) => each.figure === figure && each.weapon === weapon)) return undefined;
    return `not a close combat weapon, still to be used, of a figure that ${ground.id(open, asked.mover)} leaves ("Leaving Close Combat")`;
  },

  apply(ground, { open }, { figure, weapon }, chance) {
    const step = open.agenda.pop();
    if (step?.step !== 'leaving') throw new Error('nobody leaves close combat');
    const enemies = step.enemies.map((enemy) => (enemy.figure === figure ? { figure, weapons: enemy.weapons & ~(1 << weapon) } : enemy));
    const attack = declare(ground, open, { by: figure, weapon, target: step.mover, also: [], support: [], cause: 'leaving', mayCharge: false }, chance);
    open.agenda.push({ ...step, enemies }, { step: 'roll', attacks: [attack] });
  },
};

/** Whether an attack on the leaver is still to be made. */
export function leavingWaits(ground: Ground, battle: Readonly<Battle>, step: Readonly<Leaving>): boolean {
  return left(ground, battle, step).length > 0;
}

function left(ground: Ground, battle: Readonly<Battle>, { mover, enemies }: Readonly<Leaving>): FreeAttack[] {
  if (battle.figures[mover]!.fate !== 'in-play') return [];
  return enemies
    .filter(({ figure }) => battle.figures[figure]!.fate === 'in-play')
    .flatMap(({ figure, weapons }) =>
      ground
        .profile(battle, figure)
        .weapons.flatMap((arm, weapon): FreeAttack[] => (isClose(arm) && !isSuicidal(arm) && (weapons & (1 << weapon)) !== 0 ? [{ do: 'free-attack', figure, weapon }] : [])),
    );
}
