/** Hazardous ground strikes a unit that has moved into it, or begins the turn there ("Terrain Effects", Hazardous): a melee attack that nobody answers, and that cover does not help against. */
import { DONE } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import type { ConanState } from '../state.ts';
import type { MoraleStep } from '../steps.ts';
import { attackOf, boutOf } from './melee.ts';
import { HAZARD, rollAttack } from './roll-attack.ts';

export function performHazard(ground: Ground, state: ConanState, { unit }: Extract<MoraleStep, { step: 'hazard' }>, chance: Chance): typeof DONE {
  const { open: battle } = state;
  if (!ground.isInPlay(battle, unit)) return DONE;
  const dice = ground.book.attack.hazard;
  chance.tell?.({ tell: 'attack', by: HAZARD, kind: 'hazard', targets: [ground.name(battle, unit)], dice, because: [] });
  const attack = { ...attackOf('hazard', -1, [unit]), gathered: [{ targets: 1, dice }], aimed: [dice] };
  battle.agenda.push({ step: 'rolled', bout: boutOf(rollAttack(ground, state, attack, chance)), attack: 0 });
  return DONE;
}
