/** The Gehenna Puker: a flame in a straight line, and a roll for each figure in it, friends too ("Weapons and Equipment", Gehenna Puker). */
import { DIRECTION_NAMES, type DirectionName } from '../../../kernel/grid/directions.ts';
import type { ActionRule } from '../actions.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { isFigure } from '../roster.ts';
import { standing } from '../figure.ts';
import type { Battle, BeretsView } from '../state.ts';
import { actor, refuseToAct } from './acting.ts';
import { fumble, strike } from './attack.ts';
import { refuseByAwe } from './aura.ts';
import { refuseEnemy } from './enemies.ts';
import { spend } from './spend.ts';
import { refuseStance, stancesAt, turnWith, type Stance } from './stances.ts';
import { refuseWeapon } from './weapons-of.ts';

export interface Burn extends Stance {
  do: 'burn';
  direction: DirectionName;
}

const WEAPON = 'gehenna-puker';
const ACTION = 1;

export const burn: ActionRule<Burn> = {
  options(ground, view) {
    const figure = actor(view);
    if (figure === null || refuseToBurn(ground, view, figure) !== undefined) return [];
    return DIRECTION_NAMES.flatMap((direction) => {
      if (refuseDirection(ground, view, figure, direction) !== undefined) return [];
      return stancesAt(ground, view.open, figure, flame(ground, view.open, figure, direction)[0]!).map((stance): Burn => ({ do: 'burn', direction, ...stance }));
    });
  },

  refuse(ground, view, { direction, ...stance }) {
    const figure = actor(view);
    if (figure === null) return 'no figure of yours acts now';
    const refusal = refuseToBurn(ground, view, figure) ?? refuseDirection(ground, view, figure, direction);
    return refusal ?? refuseStance(ground, view.open, figure, flame(ground, view.open, figure, direction)[0]!, stance);
  },

  /** A weapon jams once, however many rolls were fumbled. */
  apply(ground, state, { direction, turn, after }, chance) {
    const { open } = state;
    const { figure } = open.active!;
    turnWith(open, figure, turn);
    spend(ground, open, ACTION);
    open.tallies.shots[open.figures[figure]!.seat]! += 1;
    const event: BeretsEvent = { tell: 'burn', figure: ground.piece(figure).id, direction };
    chance.tell?.(event);
    const outcomes = inFlame(ground, open, figure, direction).map((target) => strike(ground, state, { by: figure, target, weapon: WEAPON, close: false }, chance));
    if (outcomes.includes('fumble')) fumble(ground, state, { by: figure, weapon: WEAPON, close: false }, chance);
    turnWith(open, figure, after);
  },
};

function refuseToBurn(ground: Ground, view: BeretsView, figure: number): string | undefined {
  return refuseToAct(ground, view, ACTION) ?? refuseWeapon(ground, view, figure, WEAPON) ?? refuseByAwe(ground, view.open, figure, 'burn');
}

function refuseDirection(ground: Ground, { open }: BeretsView, figure: number, direction: DirectionName): string | undefined {
  if (!DIRECTION_NAMES.includes(direction)) return `expected "direction": ${DIRECTION_NAMES.join(', ')}`;
  const enemies = inFlame(ground, open, figure, direction).filter((target) => refuseEnemy(ground, open, figure, target) === undefined);
  if (enemies.length === 0) return `no enemy in the ${ground.book.weapons[WEAPON].range} squares to the ${direction} ("Weapons and Equipment", Gehenna Puker)`;
  const field = ground.board(open);
  return enemies.some((enemy) => field.adjacent(open.figures[figure]!.at, open.figures[enemy]!.at)) ? 'the enemy next to it there is fought with close combat weapons only ("Close Combat")' : undefined;
}

/** Squares of the flame, nearest first: it goes through thicket, jungle and figures, and ends at rock or a section that is not turned. */
export function flame(ground: Ground, battle: Readonly<Battle>, figure: number, direction: DirectionName): number[] {
  const field = ground.board(battle);
  const way = DIRECTION_NAMES.indexOf(direction);
  const squares: number[] = [];
  for (let square = field.next[battle.figures[figure]!.at * 8 + way]!; square >= 0 && field.isGround(square) && squares.length < ground.book.weapons[WEAPON].range; square = field.next[square * 8 + way]!) squares.push(square);
  return squares;
}

function inFlame(ground: Ground, battle: Readonly<Battle>, figure: number, direction: DirectionName): number[] {
  return flame(ground, battle, figure, direction).flatMap((square) =>
    battle.figures.flatMap((other, number) => (standing(other) && other.at === square && isFigure(ground.piece(number).card) ? [number] : [])),
  );
}
