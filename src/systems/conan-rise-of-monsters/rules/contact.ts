/**
 * A unit closes in: its models come into contact with an enemy, as many as can ("Melee Attacks", "Engagement").
 *
 * The nearest goes first, straight; whoever touches an enemy stays. Each goes to the nearest enemy that nobody touches yet, else to the
 * nearest at all. The others come as close as they can. Nobody ends on anybody, and the unit stays one chain: a model goes nowhere from
 * where the rest could not keep it.
 */
import { inContact, type Base } from '../../../kernel/table/bases.ts';
import { contactPlace } from '../../../kernel/table/contact-places.ts';
import { distanceDown, distanceUp, INCH, pointToward } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Field, Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { missing } from './cohesion.ts';
import { contactSlot } from './contact-slots.ts';
import { paidFor, travelCost } from './travel.ts';
import { walkerOf, type Walker } from './walker.ts';

/** Models that find no contact come as close as they can; or they stay, if the chain lets them. */
export type Rest = 'approach' | 'stay';

/**
 * Where the unit's models in play end, in their order.
 *
 * `enemies`: units to close in on. `allowances`: hundredths of an inch, by model in play. `mustTouch`: a unit that the first to move has to
 * touch; if nobody can, nobody moves.
 */
export function closeIn(
  ground: Ground, battle: Readonly<Battle>, unit: number, enemies: readonly number[], allowances: readonly number[], mustTouch = -1, rest: Rest = 'approach',
): Point[] {
  if (!ground.isInPlay(battle, unit)) return [];
  const closing = begin(ground, battle, unit, enemies, allowances);
  const order = nearestFirst(closing, mustTouch < 0 ? closing.targets : closing.targets.filter((target) => target.unit === mustTouch));
  const placed: number[] = [];
  if (mustTouch >= 0) {
    const first = order.find((member) => touch(closing, member, mustTouch));
    if (first === undefined) return closing.from;
    placed.push(first);
  }
  for (const member of order) if (!closing.settled[member] && touch(closing, member)) placed.push(member);
  for (const member of order) {
    if (closing.settled[member]) continue;
    follow(closing, member, rest);
    placed.push(member);
  }
  // The last one first goes back, should the chain be broken after all.
  while (placed.length > 0 && gaps(closing) > closing.gapsBefore) {
    const last = placed.pop()!;
    put(closing, last, closing.from[last]!);
  }
  return closing.x.map((x, member): Point => [x, closing.y[member]!]);
}

interface Target extends Base {
  readonly unit: number;
  /** Nobody touches it yet. */
  alone: boolean;
}

/** What is settled so far. Lists are by the unit's models in play. */
interface Closing {
  readonly ground: Ground;
  readonly field: Field;
  readonly walker: Walker;
  readonly diameter: number;
  readonly allowances: readonly number[];
  readonly from: readonly Point[];
  readonly gapsBefore: number;
  readonly x: number[];
  readonly y: number[];
  /** Has its place. */
  readonly settled: boolean[];
  /** How far it may still go, about: ground that slows on its way to the enemy counted. */
  readonly reach: readonly number[];
  readonly targets: readonly Target[];
  /** Bases of all others in play that may be in the way at the end. */
  readonly others: readonly Base[];
}

function begin(ground: Ground, battle: Readonly<Battle>, unit: number, enemies: readonly number[], allowances: readonly number[]): Closing & { readonly from: Point[] } {
  const field = ground.field(battle);
  const { units, diameters } = ground.roll(battle);
  const members = ground.members(battle, unit);
  const x = members.map((model) => battle.models[model]!.x);
  const y = members.map((model) => battle.models[model]!.y);
  const diameter = diameters[members[0]!]!;
  const targets = enemies.flatMap((enemy) =>
    ground.members(battle, enemy).map((model): Target => ({ ...field.bases.at(model), unit: enemy, alone: ground.contacts(battle, model).length === 0 })),
  );
  const others: Base[] = [];
  for (let model = 0; model < units.length; model++) if (units[model] !== unit && field.bases.diameter[model]! > 0) others.push(field.bases.at(model));
  const reach = members.map((_, member) => reachOf(ground, field, x[member]!, y[member]!, targets, allowances[member]!));
  return {
    ground, field, walker: walkerOf(ground, battle, unit), diameter, allowances, x, y, targets, others, reach,
    from: members.map((_, member): Point => [x[member]!, y[member]!]),
    gapsBefore: missing(ground, x, y, diameter),
    settled: members.map((model) => ground.contacts(battle, model).length > 0),
  };
}

/** Members that are not settled, the nearest to any of these first. */
function nearestFirst({ x, y, settled }: Closing, targets: readonly Target[]): number[] {
  const away = x.map((_, member) => targets.reduce((least, target) => Math.min(least, gapTo(target, x[member]!, y[member]!)), Infinity));
  return x.map((_, member) => member).filter((member) => !settled[member]).sort((a, b) => away[a]! - away[b]! || a - b);
}

/** Sends a member into contact, at first with an enemy that nobody touches; `only`: with this unit. Whether there was a place for it. */
function touch(closing: Closing, member: number, only = -1): boolean {
  const { targets, others, diameter, allowances, x, y } = closing;
  const [fromX, fromY] = closing.from[member]!;
  const near = targets.filter((target) => (only < 0 || target.unit === only) && gapTo(target, fromX, fromY) <= diameter / 2 + allowances[member]!);
  near.sort((a, b) => Number(b.alone) - Number(a.alone) || gapTo(a, fromX, fromY) - gapTo(b, fromX, fromY));
  for (const target of near) {
    const isNear = (base: Base) => base !== target && isNearer(base.x - target.x, base.y - target.y, target.diameter + base.diameter + 2 * diameter + 4);
    const own = x.map((at, other): Base => ({ x: at, y: y[other]!, diameter })).filter((base, other) => other !== member && isNear(base));
    const crowd = [...own, ...others.filter((base) => (base.x !== target.x || base.y !== target.y) && isNear(base))];
    const place = contactSlot(target, diameter, fromX, fromY, crowd, (toX, toY) => isFree(crowd, diameter, toX, toY), (toX, toY) => mayGo(closing, member, toX, toY));
    if (place === undefined) continue;
    put(closing, member, place);
    const base = { x: place[0], y: place[1], diameter };
    for (const other of targets) if (other.alone && inContact(other, base)) other.alone = false;
    return true;
  }
  return false;
}

/** Hundredths of an inch between the places tried on a way. */
const STEP = 10;

/** Sends a member as near to the enemy as it can come without contact; or lets it stay; or, if the chain asks for it, after the others. */
function follow(closing: Closing, member: number, rest: Rest): void {
  const { targets, x, y, diameter, settled } = closing;
  const [fromX, fromY] = closing.from[member]!;
  if (rest === 'stay' && holds(closing, member, fromX, fromY)) return put(closing, member, [fromX, fromY]);
  const enemy = nearestOf(targets, fromX, fromY);
  const friends = x.map((at, other): Base => ({ x: at, y: y[other]!, diameter })).filter((_, other) => settled[other]);
  const friend = nearestOf(friends, fromX, fromY);
  const goals = rest === 'stay' ? [friend, enemy] : [enemy, friend];
  for (const goal of goals) {
    const place = goal === undefined ? undefined : nearestTo(closing, member, goal);
    if (place !== undefined) return put(closing, member, place);
  }
  put(closing, member, [fromX, fromY]);
}

/** The last place on the straight way to a base, short of contact with any enemy, where there is room and the chain holds. */
function nearestTo(closing: Closing, member: number, goal: Base): Point | undefined {
  const { ground, field, walker, diameter, allowances, others, x, y } = closing;
  const [fromX, fromY] = closing.from[member]!;
  const at = contactPlace(goal, diameter, fromX, fromY);
  let end = paidFor(ground, field, fromX, fromY, at.x, at.y, allowances[member]!);
  if (!field.movement.free(walker.apart, fromX, fromY, ...end)) end = field.movement.furthest(walker.apart, fromX, fromY, ...end);
  const crowd = [...others, ...x.map((to, other): Base => ({ x: to, y: y[other]!, diameter })).filter((_, other) => other !== member)];
  for (let length = distanceUp(fromX, fromY, ...end); length > -STEP; length -= STEP) {
    const to = pointToward(fromX, fromY, ...end, Math.max(0, length));
    if (isFree(crowd, diameter, ...to) && holds(closing, member, ...to)) return to;
  }
  return undefined;
}

function put({ x, y, settled }: Closing, member: number, [toX, toY]: Point): void {
  x[member] = toX;
  y[member] = toY;
  settled[member] = true;
}

/** Whether a member may go straight to a place in contact: paid for, nothing in the way, and the chain holds. */
function mayGo(closing: Closing, member: number, toX: number, toY: number): boolean {
  const { ground, field, walker, allowances } = closing;
  const [fromX, fromY] = closing.from[member]!;
  return (
    travelCost(ground, field, fromX, fromY, toX, toY) <= allowances[member]! && holds(closing, member, toX, toY) && field.movement.free(walker.touching, fromX, fromY, toX, toY)
  );
}

/** Whether all could still be one chain if this member stood there: those without a place yet may come nearer by what they have left. */
function holds(closing: Closing, member: number, toX: number, toY: number): boolean {
  const { ground, gapsBefore, diameter, reach, settled, x, y } = closing;
  if (gapsBefore > 0 || x.length === 1) return true;
  const chain = ground.book.movement.cohesion * INCH + diameter;
  const atX = (other: number) => (other === member ? toX : x[other]!);
  const atY = (other: number) => (other === member ? toY : y[other]!);
  const spare = (other: number) => (other === member || settled[other] ? 0 : reach[other]!);
  const left = x.map((_, other) => other).filter((other) => other !== member);
  const found = [member];
  for (const one of found) {
    for (let i = left.length - 1; i >= 0; i--) {
      const other = left[i]!;
      if (!isWithin(atX(one) - atX(other), atY(one) - atY(other), chain + spare(one) + spare(other))) continue;
      left.splice(i, 1);
      found.push(other);
    }
  }
  return left.length === 0;
}

function gaps({ ground, x, y, diameter }: Closing): number {
  return missing(ground, x, y, diameter);
}

function reachOf(ground: Ground, field: Field, x: number, y: number, targets: readonly Base[], allowance: number): number {
  const enemy = nearestOf(targets, x, y);
  if (enemy === undefined) return allowance;
  const end = paidFor(ground, field, x, y, enemy.x, enemy.y, allowance);
  return end[0] === enemy.x && end[1] === enemy.y ? allowance : distanceDown(x, y, ...end);
}

/** From a point to the edge of a base. */
function gapTo(base: Base, x: number, y: number): number {
  return Math.sqrt((base.x - x) * (base.x - x) + (base.y - y) * (base.y - y)) - base.diameter / 2;
}

/** The first of the nearest. */
function nearestOf<B extends Base>(bases: readonly B[], x: number, y: number): B | undefined {
  let nearest: B | undefined;
  for (const base of bases) if (nearest === undefined || gapTo(base, x, y) < gapTo(nearest, x, y)) nearest = base;
  return nearest;
}

function isFree(crowd: readonly Base[], diameter: number, x: number, y: number): boolean {
  for (const base of crowd) if (isNearer(base.x - x, base.y - y, base.diameter + diameter)) return false;
  return true;
}

const isNearer = (dx: number, dy: number, twice: number): boolean => 4 * (dx * dx + dy * dy) < twice * twice;
const isWithin = (dx: number, dy: number, distance: number): boolean => dx * dx + dy * dy <= distance * distance;
