/** Where a unit of a position can get to, and whom it can come into contact with ("Move", "Run", "Charge"). */
import type { Contact, ReachedSpot } from '../../../kernel/inspect.ts';
import { contactPlace } from '../../../kernel/table/contact-places.ts';
import { distanceUp, INCH, inInches, pointToward } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Ground } from '../ground.ts';
import { allowance } from '../rules/allowance.ts';
import { charge } from '../rules/charge.ts';
import { destinations } from '../rules/destinations.ts';
import { nearestPair } from '../rules/nearest-pair.ts';
import { anchorOf } from '../rules/slide.ts';
import { tryMove, tryRun } from '../rules/try-move.ts';
import type { Battle, ConanView } from '../state.ts';
import type { Gait } from '../vocabulary.ts';
import { charged, movedInto } from './trial.ts';
import { spotOf } from './table-report.ts';

/** Who is engaged may only run; who flees does not choose. */
export function gaitsOf(ground: Ground, battle: Readonly<Battle>, unit: number): { name: Gait; inches: number }[] {
  if (battle.units[unit]!.fleeing) return [];
  const gaits: readonly Gait[] = ground.isEngaged(battle, unit) ? ['run'] : ground.book.abilities.charge ? ['move', 'run', 'charge'] : ['move', 'run'];
  return gaits.map((name) => ({ name, inches: inInches(allowance(ground, battle, unit, name)) }));
}

/** Places of its first model, an inch apart, to where the unit gets straight and in the shape that it has; of one that breaks off, twelve ways round. */
export function reachOf(ground: Ground, battle: Readonly<Battle>, unit: number): ReachedSpot[] {
  const gaits = gaitsOf(ground, battle, unit).filter(({ name }) => name !== 'charge');
  const { x, y } = battle.models[anchorOf(ground, battle, unit)]!;
  if (ground.isEngaged(battle, unit)) return gaits.length === 0 ? [] : breakingOff(ground, battle, unit, [x, y]);
  const most = Math.floor(Math.max(0, ...gaits.map(({ inches }) => inches)));
  const found: ReachedSpot[] = [];
  for (let down = -most; down <= most; down++) {
    for (let right = -most; right <= most; right++) {
      const to: Point = [x + right * INCH, y + down * INCH];
      const length = distanceUp(x, y, ...to);
      const gait = length === 0 ? undefined : gaits.find(({ name, inches }) => length <= inches * INCH && endsThere(ground, battle, unit, name, to));
      if (gait !== undefined) found.push({ at: spotOf({ x: to[0], y: to[1] }), gait: gait.name, inches: Math.ceil(length / INCH), watched: [] });
    }
  }
  return found.sort((a, b) => a.inches - b.inches);
}

/** No contact on the way: that is another matter. */
function endsThere(ground: Ground, battle: Readonly<Battle>, unit: number, gait: Gait, to: Point): boolean {
  const end = gait === 'move' ? tryMove(ground, battle, unit, { to }, true) : tryRun(ground, battle, unit, { to });
  return typeof end !== 'string' && !end.touched && end.x[0] === to[0] && end.y[0] === to[1];
}

function breakingOff(ground: Ground, battle: Readonly<Battle>, unit: number, from: Point): ReachedSpot[] {
  return destinations(ground, battle, unit, 'run').flatMap((maneuver): ReachedSpot[] => {
    const end = tryRun(ground, battle, unit, maneuver);
    if (typeof end === 'string') return [];
    return [{ at: spotOf({ x: end.x[0]!, y: end.y[0]! }), gait: 'run', inches: Math.ceil(distanceUp(...from, end.x[0]!, end.y[0]!) / INCH), watched: [] }];
  });
}

/** How a unit gets into contact with another, and the battlefield with the two in it. */
export interface Meeting {
  readonly target: number;
  readonly gait: 'move' | 'charge';
  readonly battle: Readonly<Battle>;
}

/** By a charge and by a plain move, where either gets there. None for a unit that is engaged. */
export function meetingsOf(ground: Ground, battle: Readonly<Battle>, unit: number): Meeting[] {
  if (battle.units[unit]!.fleeing || ground.isEngaged(battle, unit)) return [];
  return ground.unitsOf(battle, 1 - ground.seat(battle, unit)).flatMap((target): Meeting[] => {
    const byCharge = mayCharge(ground, battle, unit, target) ? charged(ground, battle, unit, target) : undefined;
    const straight = straightAt(ground, battle, unit, target);
    const byMove = straight === undefined ? undefined : movedInto(ground, battle, unit, target, straight);
    return [...(byCharge === undefined ? [] : [{ target, gait: 'charge' as const, battle: byCharge }]), ...(byMove === undefined ? [] : [{ target, gait: 'move' as const, battle: byMove }])];
  });
}

function mayCharge(ground: Ground, battle: Readonly<Battle>, unit: number, target: number): boolean {
  const view: ConanView = { open: battle, own: { hand: [], bid: null }, seat: ground.seat(battle, unit), asked: { step: 'acting', unit } };
  return charge.refuse(ground, view, { do: 'charge', target }) === undefined;
}

/** Where the first model has to go for the nearest pair of both to meet; undefined out of the reach of a move. */
function straightAt(ground: Ground, battle: Readonly<Battle>, unit: number, target: number): Point | undefined {
  const { ours, theirs, away } = nearestPair(ground, battle, unit, target)!;
  if (away > allowance(ground, battle, unit, 'move')) return undefined;
  const { x, y } = battle.models[ours]!;
  const anchor = battle.models[anchorOf(ground, battle, unit)]!;
  const place = contactPlace(ground.base(battle, theirs), ground.base(battle, ours).diameter, x, y);
  const [toX, toY] = pointToward(x, y, place.x, place.y, away + 2);
  return [anchor.x + toX - x, anchor.y + toY - y];
}

/** Enemy units that it touches, and those that it can get to: by a charge, if that reaches. Named by their first models; places are those of its own first one. */
export function contactsOf(ground: Ground, battle: Readonly<Battle>, unit: number, meetings: readonly Meeting[]): Contact[] {
  const lead = anchorOf(ground, battle, unit);
  const touched = ground.engagedWith(battle, unit);
  return ground.unitsOf(battle, 1 - ground.seat(battle, unit)).flatMap((target): Contact[] => {
    const base = { with: ground.modelName(battle, anchorOf(ground, battle, target)) };
    if (touched.includes(target)) return [{ ...base, at: spotOf(battle.models[lead]!), gait: null, inches: 0 }];
    const meeting = meetings.find((each) => each.target === target);
    if (meeting === undefined) return [];
    return [{ ...base, at: spotOf(meeting.battle.models[lead]!), gait: meeting.gait, inches: Math.ceil(nearestPair(ground, battle, unit, target)!.away / INCH) }];
  });
}
