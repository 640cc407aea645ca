/** Attacks as they are declared: which there are, why one is not legal, and what is spent on it before a die is rolled ("Fire Options", "Priorities of Fire"). */
import { NOBODY } from '../field.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle } from '../state.ts';
import type { Shot } from '../steps.ts';
import { MODES, type Mode, type Occasion } from '../vocabulary.ts';
import { mayFire } from './acting.ts';
import { diceOf } from './aimed.ts';
import { liftsFor } from './points.ts';
import { mayBeShotAt, targetsOf } from './targets.ts';
import { dropWay } from './way.ts';

/** How a ranged weapon is fired: the fields of an action. */
export interface Firing {
  at: number;
  mode: Mode;
  spread: boolean;
  lift: number | null;
}

/** The fields of Hand to Hand Combat. */
export type Striking = Pick<Firing, 'at' | 'lift'>;

/** Every way to fire, at these squares only where they are given. */
export function shotChoices(ground: Ground, battle: Readonly<Battle>, by: number, occasion: Occasion, only?: readonly number[]): Firing[] {
  if (refuseOccasion(ground, battle, by, occasion) !== undefined) return [];
  const choices: Firing[] = [];
  const lifts = [null, ...liftsFor(ground, battle, by)];
  const modes = MODES.filter((mode) => mode === 'single' || ground.has('automatic-fire'));
  for (const at of targetsOf(ground, battle, by, false)) {
    if (only !== undefined && !only.includes(at)) continue;
    for (const mode of modes) {
      for (const spread of canSpread(ground, by, mode) ? [false, true] : [false]) for (const lift of lifts) choices.push({ at, mode, spread, lift });
    }
  }
  return choices;
}

/** Every way to strike, if it can at all. */
export function strikeChoices(ground: Ground, battle: Readonly<Battle>, by: number, occasion: Occasion, only?: readonly number[]): Striking[] {
  if (refuseOccasion(ground, battle, by, occasion) !== undefined) return [];
  return targetsOf(ground, battle, by, true)
    .filter((at) => only === undefined || only.includes(at))
    .flatMap((at) => [null, ...liftsFor(ground, battle, by)].map((lift) => ({ at, lift })));
}

/** Why a figure cannot fire so; undefined if it can. The fields may hold anything. */
export function refuseShot(ground: Ground, battle: Readonly<Battle>, by: number, occasion: Occasion, { at, mode, spread, lift }: Readonly<Firing>): string | undefined {
  if (!MODES.includes(mode)) return `mode: expected ${MODES.map((known) => `"${known}"`).join(' or ')} ("Fire Options")`;
  if (typeof spread !== 'boolean') return 'spread: expected true or false ("Spread-Fire")';
  if (mode === 'auto' && !ground.has('automatic-fire')) return ground.refuseAbility('automatic-fire');
  if (spread && !ground.has('spread-fire')) return ground.refuseAbility('spread-fire');
  if (spread && !canSpread(ground, by, mode)) return `one die cannot be spread: a ${ground.card(by).weapon.weapon} has to fire automatically for it ("Spread-Fire")`;
  return refuseOccasion(ground, battle, by, occasion) ?? refuseTarget(ground, battle, by, at, false) ?? refuseLift(ground, battle, by, lift);
}

export function refuseStrike(ground: Ground, battle: Readonly<Battle>, by: number, occasion: Occasion, { at, lift }: Readonly<Striking>): string | undefined {
  if (!ground.has('hand-to-hand')) return ground.refuseAbility('hand-to-hand');
  if (ground.card(by).hands === 0) return `${ground.name(by)} cannot damage anybody in Hand to Hand Combat ("Hand to Hand Combat")`;
  return refuseOccasion(ground, battle, by, occasion) ?? refuseTarget(ground, battle, by, at, true) ?? refuseLift(ground, battle, by, lift);
}

/** A fire action is used once, and covering fire needs the counter; leadership asks for neither ("Fire Actions", "Covering"). */
function refuseOccasion(ground: Ground, battle: Readonly<Battle>, by: number, occasion: Occasion): string | undefined {
  if (occasion === 'fire' && !mayFire(battle, by)) return `${ground.name(by)} has used its fire action ("Fire Actions")`;
  if (occasion === 'cover' && battle.figures[by]!.covering === null) return `${ground.name(by)} does not cover ("Covering")`;
  return undefined;
}

const canSpread = (ground: Ground, by: number, mode: Mode) => ground.has('spread-fire') && diceOf(ground.book, ground.card(by), false, mode) > 1;

function refuseTarget(ground: Ground, battle: Readonly<Battle>, by: number, at: unknown, hands: boolean): string | undefined {
  if (!isSquare(ground, at)) return `at: expected the number of a square, 0 to ${ground.board.size - 1}`;
  if (mayBeShotAt(ground, battle, by, at, hands)) return undefined;
  if (hands) return `${ground.name(by)} has no enemy, closed door or forcewall there: it reaches the square ahead of it only ("Hand to Hand Combat")`;
  return `${ground.name(by)} has no enemy, closed door or forcewall there in its front arc, line of fire and range ("Arc of Fire", "Line of Fire", "Kill Number")`;
}

/** `lift` may be anything. */
function refuseLift(ground: Ground, battle: Readonly<Battle>, by: number, lift: unknown): string | undefined {
  if (lift === null || liftsFor(ground, battle, by).includes(lift as number)) return undefined;
  return `lift: expected null, or the first of equal points of leadership that may be spent on ${ground.name(by)} ("Leadership", Actions)`;
}

export const isSquare = (ground: Ground, at: unknown): at is number => Number.isInteger(at) && (at as number) >= 0 && (at as number) < ground.board.size;

/** The shot that these fields of an action are. `stance`: the movement modifier, or what a covering counter says. */
export function shotOf(ground: Ground, battle: Readonly<Battle>, by: number, occasion: Occasion, stance: number, fields: Readonly<Firing>): Shot {
  return { ...aimAt(ground, battle, by, occasion, stance, false, fields.mode, fields), spread: fields.spread };
}

/** The same in Hand to Hand Combat. */
export function strikeOf(ground: Ground, battle: Readonly<Battle>, by: number, occasion: Occasion, stance: number, fields: Readonly<Striking>): Shot {
  return aimAt(ground, battle, by, occasion, stance, true, 'single', fields);
}

function aimAt(ground: Ground, battle: Readonly<Battle>, by: number, occasion: Occasion, stance: number, hands: boolean, mode: Mode, { at, lift }: Readonly<Striking>): Shot {
  return { occasion, by, hands, mode, spread: false, at, target: ground.field(battle).figureAt[at]!, dice: diceOf(ground.book, ground.card(by), hands, mode), stance, lifted: lift !== null };
}

/** The attack is named and paid for but for its points of leadership; the enemy may come between before it is rolled. */
export function declareShot(ground: Ground, battle: Battle, shot: Shot): void {
  payFor(ground, battle, shot);
  battle.agenda.push({ step: 'shot', shot });
  announce(ground, battle, shot.by, shot.occasion === 'fire');
}

/** What is spent as an attack is declared, whatever becomes of it: the fire action, the covering counter; and it is counted. */
export function payFor(ground: Ground, battle: Battle, { by, occasion, hands, mode, spread, lifted }: Readonly<Shot>): void {
  const figure = battle.figures[by]!;
  if (occasion !== 'order') figure.fired = true;
  if (occasion === 'cover') figure.covering = null;
  if (occasion !== 'fire') dropWay(battle);
  const seat = ground.seat(by);
  const { tallies } = battle;
  if (occasion === 'fire' && !hands) tallies.shots[seat]! += 1;
  if (occasion === 'cover') tallies.coverShots[seat]! += 1;
  if (occasion === 'order') tallies.ordersToFire[seat]! += 1;
  if (mode === 'auto') tallies.autos[seat]! += 1;
  if (spread) tallies.spreads[seat]! += 1;
  if (hands) tallies.handToHand[seat]! += 1;
  if (lifted) tallies.lifts[seat]! += 1;
}

/** The enemy of who has just declared an attack or a throw is asked. `coverable`: covering fire may be taken at him, so neither at leadership nor at covering fire itself ("Priorities of Fire"). Whoever held until then waits no longer. */
export function announce(ground: Ground, battle: Battle, by: number, coverable: boolean): void {
  if (battle.active !== null && battle.active.figure === by) battle.active = { ...battle.active, patient: [false, false] };
  battle.agenda.push({ step: 'window', at: 'declaration', seat: 1 - ground.seat(by), exposed: coverable ? [by] : [] });
}

/** Whether what a shot was aimed at is still there. */
export function stands(ground: Ground, battle: Readonly<Battle>, { target, at }: Readonly<Shot>): boolean {
  if (target === NOBODY) return ground.field(battle).obstacle[at] !== 0;
  const figure = battle.figures[target]!;
  return inPlay(figure) && figure.at === at;
}
