/** Charge: half as far again as a move, into contact with a unit that one of the models sees; declared before it is known whether it reaches ("Charge"). */
import { contactPlace } from '../../../kernel/table/contact-places.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Step } from '../steps.ts';
import { allowance } from './allowance.ts';
import { nearestPair } from './nearest-pair.ts';
import { unitSees } from './sight.ts';
import { walkerOf } from './walker.ts';
import { offerWindow } from './windows.ts';

export interface Charge {
  do: 'charge';
  /** The number of an enemy unit. */
  target: number;
}

export const charge: ActionRule<Charge> = {
  /** At enemies near enough; one farther off may be named too, and is not reached. */
  options(ground, { open, asked }) {
    if (asked?.step !== 'acting' || refuseCharging(ground, open, asked.unit) !== undefined) return [];
    const reach = allowance(ground, open, asked.unit, 'charge');
    const targets = ground.unitsOf(open, 1 - ground.seat(open, asked.unit));
    return targets.filter((target) => nearestPair(ground, open, asked.unit, target)!.away <= reach && refuseTarget(ground, open, asked.unit, target) === undefined).map((target) => ({ do: 'charge', target }));
  },

  refuse(ground, { open, asked }, { target }) {
    if (asked?.step !== 'acting') return 'no unit is to charge now ("Movement")';
    return refuseCharging(ground, open, asked.unit) ?? refuseTarget(ground, open, asked.unit, target);
  },

  apply(ground, state, { target }) {
    const { open } = state;
    const { unit } = open.agenda.pop() as Extract<Step, { step: 'acting' }>;
    open.tallies.charges[ground.seat(open, unit)]! += 1;
    open.agenda.push({ step: 'declared', unit, gait: 'charge', target, way: null });
    offerWindow(ground, state, 'declared');
  },
};

function refuseCharging(ground: Ground, battle: Readonly<Battle>, unit: number): string | undefined {
  if (!ground.book.abilities.charge) return 'charging is left out (abilities.charge)';
  return ground.isEngaged(battle, unit) ? `${ground.name(battle, unit)} is engaged, so it may not charge ("Charge")` : undefined;
}

function refuseTarget(ground: Ground, battle: Readonly<Battle>, unit: number, target: unknown): string | undefined {
  const targets = ground.unitsOf(battle, 1 - ground.seat(battle, unit));
  if (!targets.includes(target as number)) return `there is no enemy unit ${String(target)} in play; there is ${targets.map((number) => `${number} (${ground.name(battle, number)})`).join(', ')}`;
  const [name, other] = [ground.name(battle, unit), ground.name(battle, target as number)];
  if (!unitSees(ground, battle, unit, target as number)) return `no model of ${name} sees one of ${other} ("Charge")`;
  return isShutOff(ground, battle, unit, target as number) ? `a model of ${name} would have to cross impassable ground to reach ${other} ("Charge")` : undefined;
}

/** Whether some model has no straight way to any of the target that impassable ground leaves free. */
function isShutOff(ground: Ground, battle: Readonly<Battle>, unit: number, target: number): boolean {
  const { movement, bases } = ground.field(battle);
  if (movement.walls.length === 0) return false;
  const { alone } = walkerOf(ground, battle, unit);
  const enemies = ground.members(battle, target);
  return ground.members(battle, unit).some((model) => {
    const { x, y } = battle.models[model]!;
    return enemies.every((enemy) => {
      const place = contactPlace(bases.at(enemy), alone.diameter, x, y);
      return !movement.free(alone, x, y, place.x, place.y);
    });
  });
}
