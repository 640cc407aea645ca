/** A run or a charge is made, after the cards that answer its declaration ("Run", "Charge"). */
import { DONE } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { pointThrough } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { ConanEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { Battle, ConanState } from '../state.ts';
import type { RunWay, Step } from '../steps.ts';
import { allowance } from './allowance.ts';
import { waysIn } from './contact.ts';
import { farOff } from './disengage.ts';
import { asFarAsAllowed, isInOrder } from './forced.ts';
import { startOf } from './goals.ts';
import { enterHazards } from './hazards.ts';
import { nearEnemy } from './near-enemy.ts';
import { nearestPair } from './nearest-pair.ts';
import { takeOffTable } from './off-table.ts';
import { place, placeAt, placesOf } from './place.ts';
import { refuseRunOff, waysOff } from './run-off.ts';
import type { Plan, Slide } from './slide.ts';
import { tellMove } from './tell-move.ts';

export function performDeclared(ground: Ground, state: ConanState, { unit, gait, target, way }: Extract<Step, { step: 'declared' }>, chance: Chance): typeof DONE {
  const { open } = state;
  if (!ground.isInPlay(open, unit) || open.units[unit]!.fleeing) return DONE; // a card has cost it so much
  if (gait === 'charge') performCharge(ground, state, unit, target, chance);
  else if (way !== null && way.leave) performRunOff(ground, state, unit, way.by);
  else if (way !== null) performRun(ground, state, unit, way, chance);
  return DONE;
}

/** As it was declared. What a card has changed since then may cut it short. */
function performRun(ground: Ground, state: ConanState, unit: number, way: RunWay, chance: Chance): void {
  const { open } = state;
  const most = allowance(ground, open, unit, 'run');
  const engaged = ground.isEngaged(open, unit);
  const plan = runPlan(ground, open, unit, way, most, engaged);
  const run = asFarAsAllowed(ground, open, unit, plan, most, (slide) => isInOrder(slide) && !nearEnemy(ground, open, unit, slide));
  open.agenda.push({ step: 'moved', unit, gait: 'run', target: -1 });
  if (run !== undefined) carryOut(ground, state, unit, run.end, engaged ? 'disengage' : 'run', chance);
}

/** Who breaks away runs on as far as it can. */
function runPlan(ground: Ground, battle: Readonly<Battle>, unit: number, { anchor, to, by, shape }: RunWay, most: number, engaged: boolean): Plan {
  const plan: Plan = { anchor, to, by, shape, allowance: most, touch: false };
  const start = startOf(ground, battle, unit, plan);
  return engaged && (to[0] !== start[0] || to[1] !== start[1]) ? { ...plan, to: farOff(start, to, most), by: null, shape: 'keep' } : plan;
}

/** Hazardous ground on its way strikes before it is off. */
function performRunOff(ground: Ground, { open }: ConanState, unit: number, by: Point | null): void {
  if (refuseRunOff(ground, open, unit, by) !== undefined) return;
  open.agenda.push({ step: 'off', unit });
  enterHazards(ground, { open }, unit, waysOff(ground, open, unit, by));
}

/** It is over the enemy's edge, if it has survived the way and not turned tail. */
export function performOff(ground: Ground, { open }: ConanState, { unit }: Extract<Step, { step: 'off' }>, { tell }: Chance): void {
  if (!ground.isInPlay(open, unit) || open.units[unit]!.fleeing) return;
  const event: ConanEvent = { tell: 'escaped', unit: ground.name(open, unit), points: ground.mission.forLeaving(ground, open, unit) };
  takeOffTable(ground, open, unit, true);
  tell?.(event);
}

/** The nearest model first, then the others, as far as they get. If none reaches the target, the charge has failed. */
function performCharge(ground: Ground, state: ConanState, unit: number, target: number, chance: Chance): void {
  const { open } = state;
  const told = (reaches: boolean) => {
    const event: ConanEvent = { tell: 'charge', unit: ground.name(open, unit), target: ground.name(open, target), reaches };
    chance.tell?.(event);
  };
  if (ground.isEngaged(open, unit)) {
    // A card has moved it into contact: no charge any more, but a melee.
    told(false);
    open.agenda.push({ step: 'moved', unit, gait: 'move', target: -1 });
    return;
  }
  const members = ground.members(open, unit);
  const from = placesOf(open, members);
  if (ground.isInPlay(open, target)) {
    const most = allowance(ground, open, unit, 'charge');
    const ways = waysIn(ground, open, unit, [target], members.map(() => most), target);
    placeAt(open, members, ways.map((way) => way[way.length - 1]!));
    if (ground.inContactWith(open, unit, target).length > 0) {
      told(true);
      open.agenda.push({ step: 'moved', unit, gait: 'charge', target });
      tellMove(ground, open, unit, 'charge', from, chance);
      enterHazards(ground, state, unit, ways);
      return;
    }
    placeAt(open, members, from);
  }
  told(false);
  open.tallies.failedCharges[ground.seat(open, unit)]! += 1;
  fallShort(ground, state, unit, target, chance);
}

/** A plain move straight at the target, short of contact. */
function fallShort(ground: Ground, state: ConanState, unit: number, target: number, chance: Chance): void {
  const { open } = state;
  const nearest = nearestPair(ground, open, unit, target);
  if (nearest === undefined) return;
  const { models } = open;
  const [ours, theirs] = [models[nearest.ours]!, models[nearest.theirs]!];
  const most = allowance(ground, open, unit, 'move');
  const to = pointThrough(ours.x, ours.y, theirs.x, theirs.y, most);
  const way = asFarAsAllowed(ground, open, unit, { anchor: nearest.ours, to, by: null, shape: 'keep', allowance: most, touch: false }, most, isInOrder);
  if (way !== undefined) carryOut(ground, state, unit, way.end, 'failed-charge', chance);
}

export function carryOut(ground: Ground, state: ConanState, unit: number, { members, x, y, ways }: Slide, how: 'run' | 'disengage' | 'failed-charge' | 'flee', chance: Chance): void {
  const { open } = state;
  const from = placesOf(open, members);
  place(open, members, x, y);
  tellMove(ground, open, unit, how, from, chance);
  enterHazards(ground, state, unit, ways.map(({ points }) => points));
}
