/** Where a figure goes, and what it does there: every square that it reaches is weighed by what it gains and what it risks. */
import { FACINGS, type Approach, type Designation, type Facing, type LegionsView, type Tactics } from '../../src/systems/legions-of-steel/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { enemySteps, errandOf, wayOfBearer, type Errand } from './errands.ts';
import { pulseFrom, pulseMarks, type Mark } from './grenades.ts';
import { worthOf } from './worth.ts';

export interface Plan {
  readonly as: Designation;
  readonly to: number;
  readonly facing: Facing;
  readonly value: number;
  /** It attacks before it moves. */
  readonly first: boolean;
}

/** What is thought of a figure once for all its plans. */
export interface Thought {
  readonly figure: number;
  readonly worth: number;
  /** What a step nearer counts now. */
  readonly haste: number;
  readonly errand: Errand;
  readonly leaveFree: readonly number[];
  readonly approaches: readonly Approach[];
  /** Where it would throw a K-Pulse, if it got near enough. */
  readonly pulses: readonly Mark[];
  /** Squares with grenades that it could pick up. */
  readonly lying: readonly number[];
  readonly enemies: readonly { readonly enemy: number; readonly at: number; readonly worth: number }[];
}

export function thoughtOf(tactics: Tactics, view: LegionsView, figure: number, doctrine: Doctrine): Thought {
  const errand = errandOf(tactics, view, figure, doctrine);
  const enemies = tactics.enemies(view).map((enemy) => ({ enemy, at: view.open.figures[enemy]!.at, worth: worthOf(tactics, view, enemy) }));
  return {
    figure,
    worth: worthOf(tactics, view, figure),
    haste: hasteNow(tactics, view, figure, errand, doctrine),
    errand,
    leaveFree: wayOfBearer(tactics, view, figure),
    approaches: doctrine.watch > 0 ? tactics.approaches(view, enemySteps(tactics, view)) : [],
    pulses: doctrine.pulses > 0 ? pulseMarks(tactics, view, figure, enemies) : [],
    lying: doctrine.grenade > 0 ? tactics.hands.lyingFor(view, figure) : [],
    enemies,
  };
}

/** Time presses, and most of all whoever will just get there, going without a stop. */
function hasteNow(tactics: Tactics, view: LegionsView, figure: number, { steps, pressing }: Errand, { haste, hurry }: Doctrine): number {
  const { ground: { book }, turnLimit: roundLimit } = tactics;
  const { turn, figures } = view.open;
  const turns = steps[figures[figure]!.at]! / (tactics.card(figure).movement * book.movement.running);
  const pressed = pressing === true || (tactics.aims(view).length > 0 && turns > 0 && turns + SPARE >= roundLimit - turn);
  return haste * (1 + (hurry * (turn - 1)) / roundLimit) * (pressed ? AT_ONCE : 1);
}

/** Turns in hand below which there is no time for anything else. */
const SPARE = 2;
const AT_ONCE = 4;

/** Squares that are looked at closely: the nearest to its place, and some all around. */
const NEAREST = 8;
const AROUND = 6;
/** Enemies free to act who turn to one and the same figure. */
const SHARE = 0.5;
/** A movement point saved, for choices that are otherwise alike. */
const POINT = 0.002;
/** Steps that it counts for to stand in the way of who carries the load. */
const IN_THE_WAY = 2.5;
/** More steps than this are all the same far. */
const FAR = 60;

/** The best of what `tactics.reach` has, which was asked before. */
export function bestPlace(tactics: Tactics, view: LegionsView, as: Designation, thought: Thought, doctrine: Doctrine): Plan {
  const { figure, worth, haste, errand } = thought;
  const { open } = view;
  const { reach, dangers, ground: { book: { modifiers } } } = tactics;
  const { at: from, facing: looks } = open.figures[figure]!;
  const stance = modifiers[as];
  const mayFire = tactics.mayFire(view, figure);
  const here = mayFire ? deedFrom(tactics, view, thought, doctrine, from, looks, stance) : 0;
  let best: Plan = { as, to: from, facing: looks, value: -Infinity, first: false };
  for (const square of worthALook(reach.squares, thought)) {
    const steps = Math.max(errand.near, Math.min(FAR, errand.steps[square]!)) + (thought.leaveFree.includes(square) ? IN_THE_WAY : 0);
    const beyond = pointsBeyondDoor(tactics, view, as, square, errand);
    const fear = doctrine.fear === 0 ? 0 : doctrine.fear * dangers.ofAll(open, figure, square, SHARE);
    const watch = doctrine.watch === 0 || !mayFire ? null : tactics.watch(view, figure, square, stance + modifiers.covering, thought.approaches);
    let danger = -1;
    for (const facing of FACINGS) {
      if (!reach.has(square, facing)) continue;
      if (danger < 0) danger = square === from ? 0 : dangerOf(tactics, view, figure, reach.way(square, facing));
      const unharmed = 1 - danger;
      const there = mayFire ? unharmed * deedFrom(tactics, view, thought, doctrine, square, facing, stance) : 0;
      const kept = watch === null ? 0 : doctrine.watch * watch[facing >> 1]!;
      const gain = Math.max(here, there, unharmed * kept);
      const progress = haste * (Math.max(0, beyond - reach.cost(square, facing)) - steps);
      const value = gain + progress - worth * (doctrine.caution * danger + fear * unharmed) - POINT * reach.cost(square, facing);
      if (value > best.value) best = { as, to: square, facing, value, first: here > 0 && here >= there && here >= kept };
    }
  }
  return best;
}

/** Chance to fall on the way. */
function dangerOf({ dangers }: Tactics, { open }: LegionsView, figure: number, way: readonly number[]): number {
  return way.length === 0 ? 0 : 1 - (1 - dangers.ofCover(open, figure, way)) * (1 - dangers.ofSuppression(open, figure, way));
}

/** The best hope of an attack, of a K-Pulse, or of a grenade that lies there. */
function deedFrom(tactics: Tactics, view: LegionsView, thought: Thought, doctrine: Doctrine, square: number, facing: Facing, stance: number): number {
  const fire = fireFrom(tactics, view, thought, doctrine, square, facing, stance);
  const pulse = thought.pulses.length === 0 ? 0 : doctrine.pulses * pulseFrom(tactics, view, thought.pulses, square, facing, stance);
  const found = thought.lying.includes(square) ? doctrine.grenade : 0;
  return Math.max(fire, pulse, found);
}

/** The best hope of an attack from there, by the worth of who is attacked. */
function fireFrom(tactics: Tactics, view: LegionsView, { figure, enemies }: Thought, { fireFrom: least }: Doctrine, square: number, facing: Facing, stance: number): number {
  let most = 0;
  for (const { enemy, at, worth } of enemies) {
    if (!tactics.faces(square, facing, at)) continue;
    const chance = tactics.attacks.promise(view, figure, square, facing, enemy, stance);
    if (chance >= least) most = Math.max(most, chance * worth);
  }
  return most;
}

/** Points with which a figure that goes to a closed door comes beyond it, less those that it takes to get there. */
function pointsBeyondDoor(tactics: Tactics, view: LegionsView, as: Designation, square: number, { steps, near }: Errand): number {
  if (as === 'stationary' || steps[square]! <= near || tactics.passages.doorAhead(view, square, steps) < 0) return 0;
  return tactics.reach.points - tactics.passages.cost(as);
}

function worthALook(squares: readonly number[], { errand: { steps }, lying }: Thought): number[] {
  const best: number[] = [];
  for (const square of squares) {
    let place = Math.min(best.length, NEAREST);
    for (; place > 0 && steps[best[place - 1]!]! > steps[square]!; place--) best[place] = best[place - 1]!;
    if (place < NEAREST) best[place] = square;
  }
  best.length = Math.min(best.length, NEAREST);
  const apart = Math.max(1, Math.floor(squares.length / AROUND));
  for (let index = 0; index < squares.length; index += apart) if (!best.includes(squares[index]!)) best.push(squares[index]!);
  for (const square of lying) if (squares.includes(square) && !best.includes(square)) best.push(square);
  return best;
}
