/** Steps of combat and morale, each handed to the rule that it belongs to: a melee with its counterstrikes, shots, hazardous ground; defenses, wounds, morale. */
import { DONE, type WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import type { ConanState } from '../state.ts';
import type { Bout, CombatStep, MoraleStep } from '../steps.ts';
import { performAim, withAttack } from './aim.ts';
import { nextCounterstrike } from './counterstrike.ts';
import { beginDefenses, performDefend } from './defense.ts';
import { askDestiny } from './destiny.ts';
import { attackers, gathered } from './gather.ts';
import { performHazard } from './hazard.ts';
import { performMelee } from './melee.ts';
import { performMorale } from './morale.ts';
import { rollAttack } from './roll-attack.ts';
import { attackDice } from './strikes.ts';
import { offerWindow } from './windows.ts';
import { performWounds } from './wounds.ts';

export function performCombat(ground: Ground, state: ConanState, step: CombatStep | Exclude<MoraleStep, { step: 'flee' }>, chance: Chance): typeof WAIT | typeof DONE {
  switch (step.step) {
    case 'melee':
      return performMelee(ground, state, step, chance);
    case 'gathered':
      return performGathered(ground, state, step.bout, step.attack, chance);
    case 'aim':
      return performAim(ground, state, step);
    case 'rolled':
      return performRolled(ground, state, step.bout);
    case 'defend':
      return performDefend(ground, state, step, chance);
    case 'wounds':
      return performWounds(ground, state, step, chance);
    case 'removed':
      return DONE; // the window that stood on it is closed
    case 'morale':
      return performMorale(ground, state, step, chance);
    case 'hazard':
      return performHazard(ground, state, step, chance);
  }
}

/** Dice are gathered, Destiny and cards are asked for; then they are aimed; then they are rolled. */
function performGathered(ground: Ground, state: ConanState, bout: Bout, attack: number, chance: Chance): typeof DONE {
  const { open: battle } = state;
  const roll = bout.attacks[attack]!;
  if (roll.gathered.length === 0) {
    const made = gathered(ground, battle, roll);
    if (made === undefined) return DONE;
    battle.agenda.push({ step: 'gathered', bout: withAttack(bout, attack, made), attack });
    chance.tell?.({ tell: 'attack', by: ground.name(battle, made.by), kind: made.kind, targets: made.targets.map((unit) => ground.name(battle, unit)), models: [attackers(ground, battle, made), ground.members(battle, made.by).length], dice: attackDice(ground, made), because: made.because });
    offerWindow(ground, state, 'attack');
    askDestiny(ground, state, made.by);
    return DONE;
  }
  if (roll.aimed.length === 0) {
    battle.agenda.push({ step: 'aim', bout, attack });
    return DONE;
  }
  if (roll.kind === 'counterstrike') battle.tallies.counterstrikes[ground.seat(battle, roll.by)]! += 1;
  battle.agenda.push({ step: 'rolled', bout: withAttack(bout, attack, rollAttack(ground, state, roll, chance)), attack });
  if (roll.kind === 'melee') offerWindow(ground, state, 'charge-rolled');
  return DONE;
}

/** Whoever is attacked in melee strikes back before anybody defends; after First Strike he first suffers what the attack has brought. */
function performRolled(ground: Ground, state: ConanState, bout: Bout): typeof DONE {
  const { open: battle } = state;
  const suffered = bout.defenses.length > 0;
  const counterstrike = bout.firstStrike && !suffered ? undefined : nextCounterstrike(ground, battle, bout);
  if (counterstrike !== undefined) battle.agenda.push({ step: 'gathered', bout: { ...bout, attacks: [...bout.attacks, counterstrike] }, attack: bout.attacks.length });
  else if (!suffered || bout.attacks.length > 1) beginDefenses(ground, state, bout);
  return DONE;
}
