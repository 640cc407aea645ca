/** Units that fall below half check morale, and flee at once if they fail; one that flees may rally when it is activated, by the same roll ("Morale Checks", "Rally"). */
import { DONE } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { sigilDice } from '../dice-odds.ts';
import type { Ground } from '../ground.ts';
import { rollName } from '../rolls.ts';
import { inPlay, type Battle, type ConanState } from '../state.ts';
import type { MoraleStep } from '../steps.ts';
import { askDestiny } from './destiny.ts';
import { moraleDice } from './morale-rows.ts';
import { offerWindow } from './windows.ts';

export type Morale = Extract<MoraleStep, { step: 'morale' }>;

/** A unit may have fallen below half: it is looked at when the cards that answer its losses have been played. */
export function checkMorale({ open: { agenda } }: ConanState, unit: number): void {
  agenda.push({ step: 'morale', unit, rally: false, asked: false, destiny: 0 });
}

/** Fewer models than half of those that it began with; of a single model, fewer than half of its wounds left. */
export function isBelowHalf(ground: Ground, battle: Readonly<Battle>, unit: number): boolean {
  const { members } = ground.unit(battle, unit);
  const only = battle.models[members[0]!]!;
  const { wounds } = ground.card(battle, unit);
  if (members.length === 1) return !inPlay(only) || 2 * (wounds - only.wounds) < wounds;
  return 2 * ground.members(battle, unit).length < members.length;
}

/** A model has come back: who no longer stands below half will check again when he falls below. */
export function rearm(ground: Ground, battle: Battle, unit: number): void {
  battle.units[unit]!.belowHalf &&= isBelowHalf(ground, battle, unit);
}

export function performMorale(ground: Ground, state: ConanState, step: Morale, chance: Chance): typeof DONE {
  const { open: battle } = state;
  if (step.asked) roll(ground, state, step, chance);
  else if (step.rally ? battle.units[step.unit]!.fleeing : hasToCheck(ground, battle, step.unit)) {
    battle.agenda.push({ ...step, asked: true });
    askDestiny(ground, state, step.unit);
  }
  return DONE;
}

/** Just once for each time that it falls below half: who has rallied has to fall below again. Commanders never check, nor do those who flee already. */
function hasToCheck(ground: Ground, battle: Battle, unit: number): boolean {
  const condition = battle.units[unit]!;
  const wasBelow = condition.belowHalf;
  condition.belowHalf = isBelowHalf(ground, battle, unit);
  if (wasBelow || !condition.belowHalf || condition.fleeing || !ground.isInPlay(battle, unit)) return false;
  return ground.book.abilities.morale && ground.card(battle, unit).type !== 'commander';
}

function roll(ground: Ground, state: ConanState, { unit, rally, destiny }: Morale, chance: Chance): void {
  const { open: battle } = state;
  const odds = sigilDice(ground.book);
  const seat = ground.seat(battle, unit);
  const dice = moraleDice({ specials: ground.card(battle, unit).specials, destiny }, ground.book);
  const swords = odds.morale(dice).roll(chance.dice.stream('combat'));
  const passed = swords > 0;
  const owed = odds.moraleChance(dice);
  chance.luck.record('morale', seat, (passed ? 1 : 0) - owed, owed * (1 - owed));
  chance.luck.roll(rollName('morale', dice), swords);
  chance.tell?.({ tell: 'morale', unit: ground.name(battle, unit), rally, dice, swords });
  if (rally) battle.tallies.rallies[seat]! += passed ? 1 : 0;
  else {
    battle.tallies.moraleChecks[seat]! += 1;
    battle.tallies.moraleFailed[seat]! += passed ? 0 : 1;
  }
  battle.units[unit]!.fleeing = !passed;
  if (!passed) runAway(ground, state, unit);
}

/** At once, activated or not. Who touches it may have a card to strike it as it goes. */
function runAway(ground: Ground, state: ConanState, unit: number): void {
  state.open.agenda.push({ step: 'flee', unit });
  offerWindow(ground, state, 'declared');
}
