/** What a shot at a square meets: arc, line, range, target, and so what each die has to show ("Combat Mechanics"). */
import type { Numbers } from '../book.ts';
import type { ShotCircumstances } from '../circumstances.ts';
import { NOBODY, type Field } from '../field.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Shot } from '../steps.ts';
import type { UnitCard } from '../unit-card.ts';
import type { Mode, Occasion, Target } from '../vocabulary.ts';
import { arcOf } from './arc.ts';
import { killNumber } from './kill-number.ts';
import { BLOCKED, cornersOn, darkOn, lineOfFire, passedOn } from './line-of-fire.ts';
import { shotModifier } from './modifiers.ts';
import { needOf } from './need.ts';
import { rangeBetween } from './range.ts';

/** Out of arc, line or range, or nothing there to shoot at: more than any need. */
export const NO_SHOT = 99;

/** How dice are rolled, beside who rolls them at what. */
export type Manner = Pick<Shot, 'occasion' | 'hands' | 'mode' | 'stance' | 'lifted'>;

/** Filled in again and again: it holds until the next shot is looked at. */
const scratch: ShotCircumstances = {
  occasion: 'fire', hands: false, mode: 'single', stance: 0, lifted: false, target: 'nightmare', range: 0, corners: 0, passed: 0, dark: false,
  weapon: { weapon: 'blaster', rof: 1, ranges: [], reach: 0 },
};

/** Null: no arc, no line, beyond its range, or no target. What it gives holds until the next call. */
export function shotCircumstances(ground: Ground, battle: Readonly<Battle>, shot: Manner & Pick<Shot, 'by' | 'at'>): ShotCircumstances | null {
  const target = targetAt(ground, ground.field(battle), shot.at);
  return target === null ? null : circumstancesAt(ground, battle, shot.by, shot.at, target, shot);
}

/** What each die has to show: 2 to 6; 7 and more are hopeless; `NO_SHOT`. */
export function needFor(ground: Ground, battle: Readonly<Battle>, by: number, at: number, occasion: Occasion, hands: boolean, mode: Mode, stance: number, lifted: boolean): number {
  const target = targetAt(ground, ground.field(battle), at);
  return target === null ? NO_SHOT : needAgainst(ground, battle, by, at, target, occasion, hands, mode, stance, lifted);
}

/** The same for a target that only may come to stand there. */
export function needAgainst(ground: Ground, battle: Readonly<Battle>, by: number, at: number, target: Target, occasion: Occasion, hands: boolean, mode: Mode, stance: number, lifted: boolean): number {
  manner.occasion = occasion;
  manner.hands = hands;
  manner.mode = mode;
  manner.stance = stance;
  manner.lifted = lifted;
  const circumstances = circumstancesAt(ground, battle, by, at, target, manner);
  return circumstances === null ? NO_SHOT : needIn(ground.book, circumstances);
}

const manner: { -readonly [K in keyof Manner]: Manner[K] } = { occasion: 'fire', hands: false, mode: 'single', stance: 0, lifted: false };

export function needIn(book: Numbers, circumstances: Readonly<ShotCircumstances>): number {
  const kill = circumstances.hands ? book.kill['hand-to-hand'] : killNumber(book, circumstances.weapon, circumstances.range);
  return kill === null ? NO_SHOT : needOf(kill, shotModifier(book, circumstances));
}

/** Dice of one attack ("Normal Firing", "Automatic Fire", "Hand to Hand Combat"). */
export function diceOf(book: Numbers, { hands, weapon }: UnitCard, inHand: boolean, mode: Mode): number {
  if (inHand) return hands;
  return mode === 'auto' ? weapon.rof * book.fire.automatic : weapon.rof;
}

/** What stands on a square to be shot at; null: nothing. */
export function targetAt(ground: Ground, field: Field, at: number): Target | null {
  const figure = field.figureAt[at]!;
  if (figure !== NOBODY) return ground.card(figure).unit;
  if (field.forcewall[at] !== 0) return 'forcewall';
  return field.obstacle[at] !== 0 && field.board.walls[at] === 0 ? 'door' : null;
}

/** Only forwards; hand to hand, only the square ahead ("Arc of Fire", "Hand to Hand Combat"). */
function circumstancesAt(ground: Ground, battle: Readonly<Battle>, by: number, at: number, target: Target, { occasion, hands, mode, stance, lifted }: Manner): ShotCircumstances | null {
  const { board, book } = ground;
  const figure = battle.figures[by]!;
  const { weapon } = ground.card(by);
  if (hands) {
    if (board.next[figure.at * 8 + figure.facing] !== at) return null;
  } else if (figure.at === at || arcOf(board.width, figure.at, figure.facing, at) !== 'front') return null;
  const range = rangeBetween(board.width, figure.at, at);
  if (!hands && range > weapon.reach) return null;
  const line = lineOfFire(ground.field(battle), figure.at, at, book.options.doubleCorner);
  if (line === BLOCKED) return null;
  scratch.occasion = occasion;
  scratch.hands = hands;
  scratch.mode = mode;
  scratch.stance = stance;
  scratch.lifted = lifted;
  scratch.weapon = weapon;
  scratch.target = target;
  scratch.range = range;
  scratch.corners = cornersOn(line);
  scratch.passed = passedOn(line);
  scratch.dark = darkOn(line);
  return scratch;
}
