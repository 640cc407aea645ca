/** A unit that fights several at once splits its dice among them ("Gather Melee Attack Dice"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { ConanState } from '../state.ts';
import type { AttackRoll, Bout, CombatStep } from '../steps.ts';
import { extraDice } from './attack-rows.ts';
import { attackDice } from './strikes.ts';

export interface Aim {
  do: 'aim';
  /** By target, as the attack names them: all of the roll in all. */
  dice: readonly number[];
}

type Aiming = Extract<CombatStep, { step: 'aim' }>;

export const aim: ActionRule<Aim> = {
  options(ground, { asked }) {
    return asked?.step === 'aim' ? waysToAim(ground, rollOf(asked)).map((dice) => ({ do: 'aim', dice })) : [];
  },

  refuse(ground, { asked }, action) {
    if (asked?.step !== 'aim') return 'no dice are to be aimed now';
    const roll = rollOf(asked);
    const { dice } = action as { dice: unknown };
    if (!isCounts(dice, roll.targets.length)) return `expected "dice": a whole number for each of the ${roll.targets.length} units attacked`;
    const all = attackDice(ground, roll);
    const sum = dice.reduce((a, b) => a + b, 0);
    if (sum !== all) return `${sum} dice are aimed; the attack has ${all}`;
    return canAim(ground, roll, dice) ? undefined : 'models roll their dice at units that they touch, and those of a charge are none against a Phalanx';
  },

  apply(_, { open: { agenda } }, { dice }) {
    agenda.push(aimed(agenda.pop() as Aiming, dice));
  },
};

/** It waits for a player only where there is more than one way. */
export function performAim(ground: Ground, { open: { agenda } }: ConanState, step: Aiming): typeof WAIT | typeof DONE {
  const roll = rollOf(step);
  const ways = roll.targets.length === 1 ? [[attackDice(ground, roll)]] : waysToAim(ground, roll);
  if (ways.length > 1) return WAIT;
  agenda.push(aimed(step, ways[0]!));
  return DONE;
}

const aimed = ({ bout, attack }: Aiming, dice: readonly number[]): CombatStep => ({ step: 'gathered', bout: withAttack(bout, attack, { ...bout.attacks[attack]!, aimed: dice }), attack });

const rollOf = ({ bout, attack }: Readonly<Aiming>): AttackRoll => bout.attacks[attack]!;

/** The bout with another roll in the place of this one. */
export function withAttack(bout: Bout, attack: number, roll: AttackRoll): Bout {
  return { ...bout, attacks: bout.attacks.map((old, i) => (i === attack ? roll : old)) };
}

function isCounts(value: unknown, count: number): value is number[] {
  return Array.isArray(value) && value.length === count && value.every((dice) => Number.isInteger(dice) && (dice as number) >= 0);
}

/** Every way to split the dice of a roll among its targets: one list of dice by target for each. */
export function waysToAim(ground: Ground, roll: Readonly<AttackRoll>): number[][] {
  const ways: number[][] = [];
  const dice: number[] = [];
  const split = (left: number): void => {
    if (dice.length === roll.targets.length - 1) {
      const way = [...dice, left];
      if (canAim(ground, roll, way)) ways.push(way);
      return;
    }
    for (let here = left; here >= 0; here--) {
      dice.push(here);
      split(left - here);
      dice.pop();
    }
  };
  split(attackDice(ground, roll));
  return ways;
}

/** No set of targets may get more dice than there are that may go to any of it; where that is so, each die finds its target (Hall's theorem). Dice that a card takes away are any. */
function canAim({ book }: Ground, roll: Readonly<AttackRoll>, dice: readonly number[]): boolean {
  const anywhere = extraDice({ ...roll, cards: roll.cards.filter((card) => card !== 'black-lotus') }, book);
  for (let set = 1; set < 1 << dice.length; set++) {
    let wanted = 0;
    let there = anywhere;
    for (let target = 0; target < dice.length; target++) if ((set & (1 << target)) !== 0) wanted += dice[target]!;
    for (const part of roll.gathered) if (part.targets === 0 || (part.targets & set) !== 0) there += part.dice;
    if (wanted > there) return false;
  }
  return true;
}

