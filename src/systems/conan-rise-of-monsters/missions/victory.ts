/** Victory Points and who has won: scenario objectives, and enemy units completely removed from the board ("Victory"). */
import type { Grade, Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle, type Result } from '../state.ts';
import { SIDES } from '../vocabulary.ts';

/** No model of it is left in play, and it did not leave of its own will: whatever removed it, it counts for the enemy. */
export function isDestroyed({ forces, models, units }: Readonly<Battle>, unit: number): boolean {
  return !units[unit]!.escaped && forces.units[unit]!.members.every((model) => models[model]!.fate === 'removed' || models[model]!.fate === 'off-table');
}

/** What the enemy units that are destroyed are worth to a side. */
export function forUnits(ground: Ground, battle: Readonly<Battle>, seat: Seat): number {
  return ground.book.victory.unit * battle.forces.units.reduce((lost, unit, number) => lost + (unit.seat !== seat && isDestroyed(battle, number) ? 1 : 0), 0);
}

/** What the mission's own objectives have brought a side; once the enemy has nobody left, with all that is still to be had unopposed. */
export function forObjectives(ground: Ground, battle: Readonly<Battle>, seat: Seat): number {
  const { mission } = ground;
  const left = battle.forces.units.reduce((sum, unit, number) => sum + (unit.seat === seat && battle.units[number]!.escaped ? mission.forLeaving(ground, battle, number) : 0), 0);
  return battle.points[seat]! + left + unopposed(ground, battle, seat);
}

/** What a side that is alone on the table is still to have. */
export function unopposed(ground: Ground, battle: Readonly<Battle>, seat: Seat): number {
  return isAlone(battle, seat) ? ground.mission.unopposed(ground, battle, seat) : 0;
}

/** All Victory Points of a side. */
export function victoryPoints(ground: Ground, battle: Readonly<Battle>, seat: Seat): number {
  return forUnits(ground, battle, seat) + forObjectives(ground, battle, seat);
}

/** Whether only this side has models in play, and none is still to be placed. */
function isAlone({ models, forces }: Readonly<Battle>, seat: Seat): boolean {
  const left = [0, 0];
  for (let model = 0; model < models.length; model++) if (inPlay(models[model]!) || models[model]!.fate === 'undeployed') left[forces.models[model]!.seat]! += 1;
  return left[seat]! > 0 && left[1 - seat] === 0;
}

/** Ways in which a battle may end, best for the Circle first. `objective`: of a mission with objectives, what they are. */
export function gradesOf(objective: string | null): Grade[] {
  const grades = (side: string, other: string, winner: Seat): Grade[] => [
    { id: `${side}-annihilates`, about: `${side} has more points, and destroys every unit of ${other}`, winner },
    { id: `${side}-ahead`, about: `${side} has more points, and more for units destroyed`, winner },
    ...(objective === null ? [] : [{ id: `${side}-objective`, about: `${side} has more points, thanks to ${objective}`, winner }]),
  ];
  const [circle, set] = SIDES;
  return [...grades(circle, set, 0), { id: 'draw', about: 'both sides have the same points', winner: null }, ...grades(set, circle, 1).reverse()];
}

/** More Victory Points win. */
export function judge(ground: Ground, battle: Readonly<Battle>): Result {
  const [circle, set] = [victoryPoints(ground, battle, 0), victoryPoints(ground, battle, 1)];
  if (circle === set) return { winner: null, grade: 'draw' };
  const winner = circle > set ? 0 : 1;
  const everybody = battle.forces.units.every((unit, number) => unit.seat === winner || isDestroyed(battle, number));
  const how = everybody ? 'annihilates' : forUnits(ground, battle, winner) > forUnits(ground, battle, 1 - winner) ? 'ahead' : 'objective';
  return { winner, grade: `${SIDES[winner]}-${how}` };
}
