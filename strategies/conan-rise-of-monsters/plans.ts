/** What the active unit does: it weighs charges, shots from here and from elsewhere, and where its next activation finds it. */
import { HERE, INCH, type ConanAction, type ConanView, type Destination, type Fight, type Shift, type Tactics } from '../../src/systems/conan-rise-of-monsters/tactics.ts';
import { aimOf, type Aim } from './aims.ts';
import type { Doctrine } from './doctrine.ts';
import { holding } from './holding.ts';

/** What a shooter in a fight can no longer do counts so much of its best shot. */
const PINNED = 0.5;
/** Points by which running away has to be better than fighting on. */
const STUBBORN = 1;
/** Parts of a move that are tried. */
const PARTS = [1, 0.5] as const;
/** Hundredths of an inch at which two bases touch, and a little. */
const TOUCH = 3;

export function planOf(tactics: Tactics, view: ConanView, unit: number, doctrine: Doctrine): ConanAction {
  const off = tactics.forLeaving(view, unit) > 0 ? tactics.runOff(view, unit) : null;
  if (off !== null) return off;
  return tactics.engagedWith(view, unit).length > 0 ? inAFight(tactics, view, unit, doctrine) : free(tactics, view, unit, doctrine);
}

/** It fights on, unless that costs more than to run. */
function inAFight(tactics: Tactics, view: ConanView, unit: number, doctrine: Doctrine): ConanAction {
  if (!doctrine.breaksOff) return { do: 'stay' };
  const here = Math.max(...tactics.engagedWith(view, unit).map((enemy) => worthOf(tactics.fight(view, unit, enemy, false), doctrine)));
  if (here >= 0) return { do: 'stay' };
  const { x, y } = tactics.at(view, unit);
  const reach = tactics.reach(view, unit, 'run');
  let best: Destination | null = null;
  let most = here + STUBBORN;
  for (const [dx, dy] of [[0, 1], [0.7, 0.7], [-0.7, 0.7]] as const) {
    const way = tactics.toward(view, unit, 'run', { x: x + dx * reach, y: y + dy * reach * tactics.homeward(view) }, reach);
    if (way === null) continue;
    const value = -doctrine.fear * tactics.threat(view, unit, way.shift);
    if (value <= most) continue;
    most = value;
    best = way;
  }
  return best === null ? { do: 'stay' } : { do: 'run', ...best.maneuver };
}

function free(tactics: Tactics, view: ConanView, unit: number, doctrine: Doctrine): ConanAction {
  const aim = aimOf(tactics, view, unit);
  const waits = doctrine.waits(tactics, view) && aim?.place !== true;
  const haste = waits ? 0 : doctrine.haste;
  let best: ConanAction = { do: 'stay' };
  let most = bestShot(tactics, view, unit, HERE, false) + posture(tactics, view, unit, HERE, aim, doctrine, haste);
  for (const { target, value } of charges(tactics, view, unit, doctrine)) {
    if (value <= most) break;
    if (!tactics.reaches(view, target)) continue;
    most = value;
    best = { do: 'charge', target };
  }
  for (const { gait, maneuver, shift } of ways(tactics, view, unit, aim, waits)) {
    const met = gait === 'move' ? touched(tactics, view, unit, shift) : [];
    const value = met.length > 0
      ? Math.max(...met.map((enemy) => clash(tactics, view, unit, enemy, false, doctrine)))
      : (gait === 'move' ? bestShot(tactics, view, unit, shift, true) : 0) + posture(tactics, view, unit, shift, aim, doctrine, haste);
    if (value <= most) continue;
    most = value;
    best = { do: gait, ...maneuver };
  }
  return best;
}

/** Enemies near enough to be charged, the best first. */
function charges(tactics: Tactics, view: ConanView, unit: number, doctrine: Doctrine): { target: number; value: number }[] {
  const reach = tactics.reach(view, unit, 'charge');
  return tactics.enemies(view)
    .filter((target) => tactics.gap(view, unit, target) <= reach)
    .map((target) => ({ target, value: clash(tactics, view, unit, target, true, doctrine) }))
    .sort((a, b) => b.value - a.value);
}

const worthOf = ({ harm, cost }: Fight, { caution }: Doctrine): number => harm - caution * cost;

/** What it is worth to go into contact: the fight, an enemy that can shoot no more, and the place. */
function clash(tactics: Tactics, view: ConanView, unit: number, enemy: number, charge: boolean, doctrine: Doctrine): number {
  return worthOf(tactics.fight(view, unit, enemy, charge), doctrine) + PINNED * tactics.shot(view, enemy, unit, HERE, false) + beside(tactics, view, unit, enemy);
}

/** What holding the shrine is worth from where the enemy stands. */
function beside(tactics: Tactics, view: ConanView, unit: number, enemy: number): number {
  const from = tactics.at(view, unit);
  const to = tactics.at(view, enemy);
  return holding(tactics, view, unit, { dx: to.x - from.x, dy: to.y - from.y });
}

/** Enemies that it would touch. */
function touched(tactics: Tactics, view: ConanView, unit: number, shift: Shift): number[] {
  return tactics.enemies(view).filter((enemy) => tactics.gap(view, unit, enemy, shift) <= TOUCH);
}

export function bestShot(tactics: Tactics, view: ConanView, unit: number, shift: Shift, moved: boolean): number {
  if (tactics.card(view, unit).ranged === 0) return 0;
  let best = 0;
  for (const enemy of tactics.foes(view, unit)) best = Math.max(best, tactics.shot(view, unit, enemy, shift, moved));
  return best;
}

/** Forward to its aim, all the way or half of it, at a run if it is far, unless it waits; and back from the enemy. */
function ways(tactics: Tactics, view: ConanView, unit: number, aim: Aim | null, waits: boolean): Destination[] {
  const { x, y } = tactics.at(view, unit);
  const back = tactics.reach(view, unit, 'move');
  const found = [tactics.toward(view, unit, 'move', { x, y: y + tactics.homeward(view) * back }, back)];
  if (aim !== null) {
    const left = apart({ x, y }, aim) - aim.near;
    const step = tactics.reach(view, unit, 'move');
    const [cos, sin] = TURN;
    const [dx, dy] = [aim.x - x, aim.y - y];
    for (const part of PARTS) found.push(tactics.toward(view, unit, 'move', aim, Math.min(left, step * part)));
    for (const side of [1, -1]) found.push(tactics.toward(view, unit, 'move', { x: x + dx * cos - side * dy * sin, y: y + dy * cos + side * dx * sin }, Math.min(left, step)));
    if (left > step && !waits) for (const part of PARTS) found.push(tactics.toward(view, unit, 'run', aim, Math.min(left, tactics.reach(view, unit, 'run') * part)));
  }
  return found.filter((way) => way !== null);
}

/** Aside of the straight way by so much: cosine and sine of about 37 degrees. */
const TURN = [0.8, 0.6] as const;

/** What it is worth to stand there when the enemies act: the aim that is nearer, the shrine that is held, a charge to come, and what they could do. */
function posture(tactics: Tactics, view: ConanView, unit: number, shift: Shift, aim: Aim | null, doctrine: Doctrine, haste: number): number {
  let value = holding(tactics, view, unit, shift) - doctrine.fear * tactics.threat(view, unit, shift);
  if (aim !== null) {
    const { x, y } = tactics.at(view, unit);
    const nearer = Math.max(0, apart({ x, y }, aim) - aim.near) - Math.max(0, apart({ x: x + shift.dx, y: y + shift.dy }, aim) - aim.near);
    value += (haste * aim.pull * nearer) / INCH;
  }
  if (doctrine.foresight > 0) value += doctrine.foresight * prospect(tactics, view, unit, shift, doctrine);
  return value;
}

/** The best charge that it could make from there next. */
function prospect(tactics: Tactics, view: ConanView, unit: number, shift: Shift, doctrine: Doctrine): number {
  const reach = tactics.reach(view, unit, 'charge');
  let best = 0;
  for (const enemy of tactics.enemies(view)) {
    if (tactics.gap(view, unit, enemy, shift) <= reach) best = Math.max(best, worthOf(tactics.fight(view, unit, enemy, true), doctrine));
  }
  return best;
}

function apart(a: { readonly x: number; readonly y: number }, b: { readonly x: number; readonly y: number }): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

/** A move more, without a fight: on to its aim. */
export function onwards(tactics: Tactics, view: ConanView, unit: number): ConanAction {
  const aim = aimOf(tactics, view, unit);
  const way = aim === null ? null : tactics.toward(view, unit, 'run', aim, tactics.reach(view, unit, 'run'));
  return way === null ? { do: 'pass' } : { do: 'run', ...way.maneuver };
}
