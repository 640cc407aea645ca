/** A unit that is about to close in: where everybody stands, those that have their place already in it, and what its other models may still do ("Cohesion"). */
import type { Base } from '../../../kernel/table/bases.ts';
import { distanceDown, INCH } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Field, Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { missing } from './cohesion.ts';
import { paidFor, travelCost } from './travel.ts';
import { walkerOf, type Walker } from './walker.ts';

export interface Closing {
  readonly ground: Ground;
  readonly field: Field;
  readonly walker: Walker;
  /** Of the unit's bases, hundredths of an inch. */
  readonly diameter: number;
  /** The unit's models in play. The lists below are in their order. */
  readonly members: readonly number[];
  readonly from: readonly Point[];
  readonly allowances: readonly number[];
  /** Where each goes round somebody on its way; null: straight. */
  readonly bends: (Point | null)[];
  /** Has its place. */
  readonly settled: boolean[];
  /** Everybody stands where he would end: the chain has to hold as it is. */
  allPlaced: boolean;
  /** How far it may still go, about: ground that slows on its way to the nearest enemy counted. */
  readonly reach: readonly number[];
  /** Hundredths of an inch that were missing to be one chain. */
  readonly gapsBefore: number;
  // By model, of both sides: where it stands now, and how wide its base is; 0 for one out of play.
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly wide: Int32Array;
}

/** Whoever touches an enemy has its place. `targets`: models to close in on. */
export function beginClosing(ground: Ground, battle: Readonly<Battle>, unit: number, targets: readonly number[], allowances: readonly number[]): Closing {
  const field = ground.field(battle);
  const { x, y, diameter: wide } = field.bases;
  const members = ground.members(battle, unit);
  const closing = {
    ground, field, walker: walkerOf(ground, battle, unit), members, allowances, wide,
    diameter: wide[members[0]!]!,
    x: x.slice(),
    y: y.slice(),
    from: members.map((model): Point => [x[model]!, y[model]!]),
    bends: members.map((): Point | null => null),
    settled: members.map((model) => ground.contacts(battle, model).length > 0),
    reach: members.map((model, member) => reachOf(ground, field, x[model]!, y[model]!, nearestOf(field.bases, targets, x[model]!, y[model]!), allowances[member]!)),
    allPlaced: false,
    gapsBefore: 0,
  };
  closing.gapsBefore = gaps(closing);
  return closing;
}

/** `bend`: the point that it has gone round somebody by; null for a straight way. */
export function put({ x, y, members, settled, bends }: Closing, member: number, [toX, toY]: Point, bend: Point | null = null): void {
  bends[member] = bend;
  x[members[member]!] = toX;
  y[members[member]!] = toY;
  settled[member] = true;
}

/** Hundredths of an inch that are missing to be one chain. */
export function gaps({ ground, members, x, y, diameter }: Closing): number {
  return members.length < 2 ? 0 : missing(ground, members.map((model) => x[model]!), members.map((model) => y[model]!), diameter);
}

function gapsIf(closing: Closing, member: number, toX: number, toY: number): number {
  const { members, x, y } = closing;
  const model = members[member]!;
  const at: Point = [x[model]!, y[model]!];
  [x[model], y[model]] = [toX, toY];
  const gone = gaps(closing);
  [x[model], y[model]] = at;
  return gone;
}

/** Whether the member's base would lie on nobody's. */
export function hasRoom({ members, x, y, wide, diameter }: Closing, member: number, toX: number, toY: number): boolean {
  const own = members[member]!;
  for (let other = 0; other < x.length; other++) {
    const both = wide[other]! + diameter;
    const dx = x[other]! - toX;
    if (2 * dx >= both || 2 * dx <= -both || other === own || wide[other] === 0) continue;
    const dy = y[other]! - toY;
    if (4 * (dx * dx + dy * dy) < both * both) return false;
  }
  return true;
}

/** Whether it may go straight into contact there: paid for, nothing in the way, and the chain holds. */
export function mayGo(closing: Closing, member: number, toX: number, toY: number): boolean {
  const { ground, field, walker, allowances } = closing;
  const [fromX, fromY] = closing.from[member]!;
  const most = allowances[member]!;
  return (
    isWithin(toX - fromX, toY - fromY, most) &&
    holds(closing, member, toX, toY) &&
    field.movement.free(walker.touching, fromX, fromY, toX, toY) &&
    travelCost(ground, field, fromX, fromY, toX, toY) <= most
  );
}

/** Hundredths of an inch that a way round a base keeps off it before its end. */
const CLEAR = 3;

/** The bend by which it may go into contact there round the target's base, where that is in the way, past its side; undefined if it may not. */
export function wayRound(closing: Closing, member: number, target: Base, toX: number, toY: number): Point | undefined {
  const { ground, field, walker, allowances, diameter } = closing;
  const [fromX, fromY] = closing.from[member]!;
  const most = allowances[member]!;
  if (!isWithin(toX - fromX, toY - fromY, most)) return undefined;
  const bend = bendRound(target, (target.diameter + diameter) / 2 + CLEAR, fromX, fromY, toX, toY);
  const goes =
    bend !== undefined &&
    holds(closing, member, toX, toY) &&
    field.movement.free(walker.apart, fromX, fromY, ...bend) &&
    field.movement.free(walker.touching, ...bend, toX, toY) &&
    travelCost(ground, field, fromX, fromY, ...bend) + travelCost(ground, field, ...bend, toX, toY) <= most;
  return goes ? bend : undefined;
}

/** Where the line from the one point that just passes a circle meets the line along the circle's edge at the other; undefined if that is on its far side. */
function bendRound({ x, y }: Base, radius: number, fromX: number, fromY: number, toX: number, toY: number): Point | undefined {
  const [dx, dy] = [fromX - x, fromY - y];
  const [ex, ey] = [toX - x, toY - y];
  const away = Math.sqrt(dx * dx + dy * dy);
  const off = Math.sqrt(ex * ex + ey * ey);
  const cos = Math.min(1, radius / away);
  const sin = Math.sqrt(1 - cos * cos) * (dx * ey - dy * ex < 0 ? -1 : 1);
  // Directions from the middle: to where the first line passes, and to the end.
  const [passX, passY] = [(dx * cos - dy * sin) / away, (dy * cos + dx * sin) / away];
  const [endX, endY] = [ex / off, ey / off];
  const share = 1 + passX * endX + passY * endY;
  return share < FAR_SIDE ? undefined : [Math.round(x + ((passX + endX) * radius) / share), Math.round(y + ((passY + endY) * radius) / share)];
}

/** One and the cosine of how far round the circle the end may lie beyond where the line passes: about 130 degrees. */
const FAR_SIDE = 0.35;

/** Members: the first `linked` of them are found to be in one chain. Kept from call to call. */
const line: number[] = [];

/** Whether all could still be one chain if this member stood there: those without a place yet may come nearer by what they have left. */
export function holds(closing: Closing, member: number, toX: number, toY: number): boolean {
  const { ground, members, settled, reach, gapsBefore, diameter, x, y } = closing;
  if (closing.allPlaced) return gapsIf(closing, member, toX, toY) <= gapsBefore;
  if (gapsBefore > 0 || members.length === 1) return true;
  const chain = ground.book.movement.cohesion * INCH + diameter;
  for (let other = 0; other < members.length; other++) line[other] = other;
  line[0] = member;
  line[member] = 0;
  let linked = 1;
  for (let i = 0; i < linked && linked < members.length; i++) {
    const one = line[i]!;
    const oneX = one === member ? toX : x[members[one]!]!;
    const oneY = one === member ? toY : y[members[one]!]!;
    const far = one === member || settled[one] ? chain : chain + reach[one]!;
    for (let next = linked; next < members.length; next++) {
      const other = line[next]!;
      if (!isWithin(x[members[other]!]! - oneX, y[members[other]!]! - oneY, settled[other] ? far : far + reach[other]!)) continue;
      line[next] = line[linked]!;
      line[linked++] = other;
    }
  }
  return linked === members.length;
}

interface Places {
  readonly x: Int32Array;
  readonly y: Int32Array;
}

/** From a point to the edge of a base, hundredths of an inch; a fraction may be left. */
export function gapTo({ x, y }: Places, wide: Int32Array, model: number, fromX: number, fromY: number): number {
  const dx = x[model]! - fromX;
  const dy = y[model]! - fromY;
  return Math.sqrt(dx * dx + dy * dy) - wide[model]! / 2;
}

/** The first of the nearest; -1 if there is none. */
export function nearestOf(places: Places & { readonly diameter: Int32Array }, models: readonly number[], fromX: number, fromY: number): number {
  let nearest = -1;
  let least = Infinity;
  for (const model of models) {
    const gap = gapTo(places, places.diameter, model, fromX, fromY);
    if (gap < least) [nearest, least] = [model, gap];
  }
  return nearest;
}

function reachOf(ground: Ground, field: Field, x: number, y: number, enemy: number, allowance: number): number {
  if (enemy < 0) return allowance;
  const { bases } = field;
  const end = paidFor(ground, field, x, y, bases.x[enemy]!, bases.y[enemy]!, allowance);
  return end[0] === bases.x[enemy] && end[1] === bases.y[enemy] ? allowance : distanceDown(x, y, ...end);
}

const isWithin = (dx: number, dy: number, distance: number): boolean => dx * dx + dy * dy <= distance * distance;
