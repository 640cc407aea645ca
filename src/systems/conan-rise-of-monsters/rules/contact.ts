/**
 * A unit closes in: its models come into contact with an enemy, as many as can ("Melee Attacks", "Engagement").
 *
 * The nearest goes first; whoever touches an enemy stays. Each goes to the nearest enemy that nobody touches yet, else to the nearest at
 * all: straight, or round that enemy's base where its near side is taken. The others come as close as they can. Nobody ends on anybody, and
 * the unit stays one chain: a model goes nowhere from where the rest could not keep it.
 */
import { CONTACT_GAP } from '../../../kernel/table/bases.ts';
import { contactPlace } from '../../../kernel/table/contact-places.ts';
import { distanceUp, pointToward } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { beginClosing, gaps, gapTo, hasRoom, holds, nearestOf, put, type Closing } from './closing.ts';
import { contactSlot } from './contact-slots.ts';
import { paidFor } from './travel.ts';

/** Models that find no contact come as close as they can; or they stay, if the chain lets them. */
export type Rest = 'approach' | 'stay';

/** Where the unit's models in play end, in their order; see `waysIn`. */
export function closeIn(...asked: Parameters<typeof waysIn>): Point[] {
  return waysIn(...asked).map((way) => way[way.length - 1]!);
}

/**
 * The ways of the unit's models in play, in their order: from where each stands, by its bend if it goes round somebody, to where it ends.
 *
 * `enemies`: units to close in on. `allowances`: hundredths of an inch, by model in play. `mustTouch`: one of `enemies` that the first to
 * move has to touch; if nobody can, nobody moves.
 */
export function waysIn(
  ground: Ground, battle: Readonly<Battle>, unit: number, enemies: readonly number[], allowances: readonly number[], mustTouch = -1, rest: Rest = 'approach',
): Point[][] {
  if (!ground.isInPlay(battle, unit)) return [];
  const targets = enemies.flatMap((enemy) => ground.members(battle, enemy));
  const closing = beginClosing(ground, battle, unit, targets, allowances);
  const first = mustTouch < 0 ? [] : ground.members(battle, mustTouch);
  const order = nearestFirst(closing, mustTouch < 0 ? targets : first);
  const placed = mustTouch < 0 ? [] : send(closing, battle, order, first, 1);
  if (mustTouch >= 0 && placed.length === 0) return closing.from.map((at) => [at]);
  placed.push(...send(closing, battle, order, targets));
  for (const member of order) {
    if (closing.settled[member]) continue;
    follow(closing, member, targets, rest);
    placed.push(member);
  }
  // Should the chain be broken after all, the last ones go back.
  while (placed.length > 0 && gaps(closing) > closing.gapsBefore) {
    const last = placed.pop()!;
    put(closing, last, closing.from[last]!);
  }
  // Who touches nobody yet tries again, now that all others have their places.
  const isIdle = (member: number) => !targets.some((target) => touches(closing, member, target));
  for (const member of order) if (isIdle(member)) closing.settled[member] = false;
  closing.allPlaced = true;
  const reached = first.length === 0 || first.some((target) => closing.members.some((_, member) => touches(closing, member, target)));
  if (!reached && send(closing, battle, order, first, 1).length === 0) return closing.from.map((at) => [at]);
  while (send(closing, battle, order, targets).length > 0);
  return closing.members.map((model, member): Point[] => [closing.from[member]!, ...(closing.bends[member] === null ? [] : [closing.bends[member]!]), [closing.x[model]!, closing.y[model]!]]);
}

/** Members without a place, the nearest to any of these models first. */
function nearestFirst({ members, x, y, wide, settled }: Closing, models: readonly number[]): number[] {
  const away = members.map((member) => {
    let least = Infinity;
    for (const model of models) least = Math.min(least, gapTo({ x, y }, wide, model, x[member]!, y[member]!));
    return least;
  });
  return members.map((_, member) => member).filter((member) => !settled[member]).sort((a, b) => away[a]! - away[b]! || a - b);
}

/** Sends members without a place into contact with the targets, one after another, at most so many. Returns those for whom there was a place. */
function send(closing: Closing, battle: Readonly<Battle>, order: readonly number[], targets: readonly number[], most = Infinity): number[] {
  const { ground, members, settled } = closing;
  const alone = targets.map((target) => ground.contacts(battle, target).length === 0 && !members.some((_, member) => touches(closing, member, target)));
  const sent: number[] = [];
  for (const member of order) {
    if (sent.length >= most) break;
    if (settled[member] || !touch(closing, member, targets, alone)) continue;
    sent.push(member);
    targets.forEach((target, i) => {
      if (touches(closing, member, target)) alone[i] = false;
    });
  }
  return sent;
}

/** Sends a member into contact with one of the targets: those that nobody touches first, and of these the nearest. Whether there was a place for it. */
function touch(closing: Closing, member: number, targets: readonly number[], alone: readonly boolean[]): boolean {
  const { x, y, wide, diameter, allowances } = closing;
  const [fromX, fromY] = closing.from[member]!;
  const most = allowances[member]! + diameter / 2;
  const away = targets.map((target) => gapTo({ x, y }, wide, target, fromX, fromY));
  for (;;) {
    let next = -1;
    for (let i = 0; i < targets.length; i++) {
      if (away[i]! <= most && (next < 0 || (alone[i] === alone[next] ? away[i]! < away[next]! : alone[i]))) next = i;
    }
    if (next < 0) return false;
    const slot = contactSlot(closing, member, targets[next]!);
    if (slot !== undefined) {
      put(closing, member, slot.at, slot.bend);
      return true;
    }
    away[next] = Infinity;
  }
}

function touches({ members, x, y, wide, diameter }: Closing, member: number, target: number): boolean {
  const model = members[member]!;
  return gapTo({ x, y }, wide, target, x[model]!, y[model]!) < diameter / 2 + CONTACT_GAP;
}

/** Hundredths of an inch between the places tried on a way. */
const STEP = 10;

/** Sends a member as near to the enemy as it can come without contact; or lets it stay; or, if the chain asks for it, after the others. */
function follow(closing: Closing, member: number, targets: readonly number[], rest: Rest): void {
  const { members, settled } = closing;
  const from = closing.from[member]!;
  if (rest === 'approach' || !holds(closing, member, ...from)) {
    const friends = members.filter((_, other) => settled[other]);
    for (const goals of rest === 'stay' ? [friends, targets] : [targets, friends]) {
      const place = nearestPlace(closing, member, goals);
      if (place !== undefined) return put(closing, member, place);
    }
  }
  put(closing, member, from);
}

/** The last place on the straight way to the nearest of these models, short of contact with any enemy, where there is room and the chain holds. */
function nearestPlace(closing: Closing, member: number, goals: readonly number[]): Point | undefined {
  const { ground, field, walker, diameter, allowances, x, y, wide } = closing;
  const [fromX, fromY] = closing.from[member]!;
  const goal = nearestOf({ x, y, diameter: wide }, goals, fromX, fromY);
  if (goal < 0) return undefined;
  const at = contactPlace({ x: x[goal]!, y: y[goal]!, diameter: wide[goal]! }, diameter, fromX, fromY);
  let end = paidFor(ground, field, fromX, fromY, at.x, at.y, allowances[member]!);
  if (!field.movement.free(walker.apart, fromX, fromY, ...end)) end = field.movement.furthest(walker.apart, fromX, fromY, ...end);
  for (let length = distanceUp(fromX, fromY, ...end); length > -STEP; length -= STEP) {
    const to = pointToward(fromX, fromY, ...end, Math.max(0, length));
    if (hasRoom(closing, member, ...to) && holds(closing, member, ...to)) return to;
  }
  return undefined;
}
