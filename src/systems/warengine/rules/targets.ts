/**
 * Whom a figure may attack: any unit within reach, and of that unit the closest figure ("Attack").
 *
 * Only figures that it sees and reaches count as closest. When those that are closer are all in cover, the closest one in the open may
 * be taken instead. Among equally close ones the attacker is free. Ranges are measured from edge to edge.
 */
import { compareDistance, type Bases } from '../../../kernel/table/bases.ts';
import { INCH } from '../../../kernel/table/inches.ts';
import type { Ground } from '../ground.ts';
import { isClose, type Weapon } from '../profile.ts';
import type { Battle } from '../state.ts';
import { apartAtMost, touching } from './contact.ts';
import { coverFrom } from './cover.ts';
import { explainSight } from './explain-sight.ts';
import { isFigure } from './figures.ts';
import { canSee } from './sight.ts';

/** A close combat weapon that explodes has its bearer for primary target ("Explosive Area Effect"). */
export const isSuicidal = (weapon: Weapon): boolean => isClose(weapon) && weapon.area === 'explosive';

/** Whether the figure may take this enemy as the primary target of a weapon, from where both stand. */
export function mayTarget(ground: Ground, battle: Readonly<Battle>, by: number, weapon: Weapon, target: number): boolean {
  return mayShootAtAll(ground, battle, by, weapon) && reaches(ground, battle, by, weapon, target) && closerTarget(ground, battle, by, weapon, target) < 0;
}

/** All enemies that the figure may take as primary target, by number. */
export function targetsOf(ground: Ground, battle: Readonly<Battle>, by: number, weapon: Weapon): number[] {
  const found: number[] = [];
  if (!mayShootAtAll(ground, battle, by, weapon)) return found;
  const seats = ground.roll(battle).seats;
  for (let target = 0; target < seats.length; target++) {
    if (seats[target] === seats[by] || battle.figures[target]!.fate !== 'in-play') continue;
    if (reaches(ground, battle, by, weapon, target) && closerTarget(ground, battle, by, weapon, target) < 0) found.push(target);
  }
  return found;
}

/** Why the figure may not take it as primary target of a weapon; undefined if it may. */
export function refuseTarget(ground: Ground, battle: Readonly<Battle>, by: number, weapon: Weapon, target: unknown): string | undefined {
  if (!isFigure(battle, target)) return `there is no figure ${String(target)}`;
  const [me, it] = [ground.id(battle, by), ground.id(battle, target)];
  if (battle.figures[target]!.fate !== 'in-play') return `${it} is not in play`;
  if (isSuicidal(weapon)) return target === by ? undefined : `the ${weapon.id} of ${me} has its bearer for primary target ("Explosive Area Effect")`;
  if (ground.seat(battle, target) === ground.seat(battle, by)) return `${it} is on the same side`;
  if (!mayShootAtAll(ground, battle, by, weapon)) return `${me} touches an enemy and may make no ranged attack ("Attack")`;
  if (!reaches(ground, battle, by, weapon, target)) return outOfReach(ground, battle, by, weapon, target);
  const closer = closerTarget(ground, battle, by, weapon, target);
  return closer < 0 ? undefined : `${ground.id(battle, closer)} of the same unit is closer to ${me} than ${it} ("Attack": the closest figure in the unit)`;
}

function outOfReach(ground: Ground, battle: Readonly<Battle>, by: number, weapon: Weapon, target: number): string {
  const [me, it] = [ground.id(battle, by), ground.id(battle, target)];
  const apart = `${(ground.distance(battle, by, target) / INCH).toFixed(2)} inches from ${me}`;
  if (isClose(weapon) && !weapon.veryLong) return `${it} is ${apart}, not in base contact ("Attack")`;
  const range = isClose(weapon) ? ground.book.attack.veryLong : weapon.range;
  if (!apartAtMost(ground.field(battle).bases, by, target, range * INCH)) return `${it} is ${apart}, farther than the ${range} of the ${weapon.id} ("Attack")`;
  return `${me} has no Line of Sight to ${it}: ${explainSight(ground, battle, by, target).because.join('; ')} ("Line of Sight")`;
}

/** No ranged attack in base contact with an enemy. */
function mayShootAtAll(ground: Ground, battle: Readonly<Battle>, by: number, weapon: Weapon): boolean {
  return isClose(weapon) || !ground.inContact(battle, by);
}

/** Contact for a close combat weapon, two inches in sight for a very long one; range and sight for any other. */
export function reaches(ground: Ground, battle: Readonly<Battle>, by: number, weapon: Weapon, target: number): boolean {
  const { bases } = ground.field(battle);
  if (isClose(weapon)) {
    if (touching(bases, by, target)) return true;
    return weapon.veryLong && apartAtMost(bases, by, target, ground.book.attack.veryLong * INCH) && canSee(ground, battle, by, target);
  }
  return apartAtMost(bases, by, target, weapon.range * INCH) && canSee(ground, battle, by, target);
}

/** A figure of the target's unit that has to be taken before it; -1 if there is none. */
function closerTarget(ground: Ground, battle: Readonly<Battle>, by: number, weapon: Weapon, target: number): number {
  const { bases } = ground.field(battle);
  const { units } = ground.roll(battle);
  let inTheOpen: boolean | null = null; // asked for only when it matters
  const unit = units[target]!;
  const { joined } = battle.units[unit]!;
  for (let other = 0; other < units.length; other++) {
    if (other === target || (units[other] !== unit && units[other] !== joined) || bases.diameter[other] === 0) continue;
    if (!nearer(bases, by, other, target) || !reaches(ground, battle, by, weapon, other)) continue;
    inTheOpen ??= !mustTakeClosest(ground, weapon) && coverFrom(ground, battle, by, target) === 'none';
    if (!inTheOpen || coverFrom(ground, battle, by, other) === 'none') return other;
  }
  return -1;
}

const mustTakeClosest = (ground: Ground, { area }: Weapon): boolean => ground.book.options.strictClosest && (area === 'explosive' || area === 'burst');

/** Whether a is nearer to `from` than b, edge to edge; two that touch it are equally near. */
function nearer(bases: Bases, from: number, a: number, b: number): boolean {
  if (touching(bases, from, b)) return false;
  const { x, y, diameter } = bases;
  if (diameter[a] !== diameter[b]) return compareDistance(bases.at(from), bases.at(a), bases.at(b)) < 0;
  const [ax, ay, bx, by] = [x[a]! - x[from]!, y[a]! - y[from]!, x[b]! - x[from]!, y[b]! - y[from]!];
  return ax * ax + ay * ay < bx * bx + by * by;
}
