/** A Blood Beret steps onto the board, at an outer side of the entry section ("The First Game Turn"). */
import { columnOf, rowOf } from '../../../kernel/grid/squares.ts';
import type { ActionRule } from '../actions.ts';
import type { Battlefield } from '../battlefield.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { placeOf } from '../places.ts';
import type { Battle, BeretsView } from '../state.ts';
import type { Facing } from '../vocabulary.ts';
import { actionsFor } from '../outlay.ts';
import { actor } from './acting.ts';
import { afterStep } from './after-step.ts';
import { pace } from './reach.ts';
import { noteRisk, payMovement, standOn } from './walk.ts';

/** It looks inwards. */
export interface Enter {
  do: 'enter';
  to: number;
}

export const enter: ActionRule<Enter> = {
  options(ground, view) {
    const figure = entrant(view);
    if (figure === null) return [];
    const { section } = ground.board(view.open);
    const options: Enter[] = [];
    for (let to = 0; to < section.length; to++) {
      if (section[to] === view.open.entry && refuseSquare(ground, view.open, figure, to) === undefined) options.push({ do: 'enter', to });
    }
    return options;
  },

  refuse(ground, view, { to }) {
    const figure = entrant(view);
    if (figure === null) return 'nobody of yours comes onto the board now ("The First Game Turn")';
    return refuseSquare(ground, view.open, figure, to);
  },

  apply(ground, state, { to }, chance) {
    const { open } = state;
    const { figure } = open.active!;
    payMovement(ground, open, figure, firstStep(ground, open, figure, to), 0);
    standOn(open, figure, to);
    open.figures[figure]!.facing = inwards(ground.board(open), to);
    const event: BeretsEvent = { tell: 'entered', figure: ground.piece(figure).id, at: placeOf(ground, open, to) };
    chance.tell?.(event);
    noteRisk(ground, open, figure, [to]);
    afterStep(ground, state, figure, -1, chance);
  },
};

function entrant(view: BeretsView): number | null {
  const figure = actor(view);
  return figure !== null && view.open.figures[figure]!.fate === 'outside' ? figure : null;
}

function refuseSquare(ground: Ground, battle: Readonly<Battle>, figure: number, to: number): string | undefined {
  const field = ground.field(battle);
  const { id } = ground.piece(figure);
  if (!field.isGround(to)) return `there is no square ${String(to)} to stand on`;
  if (field.section[to] !== battle.entry || inwardsOrNot(field, to) === undefined) return `${id} comes in at an outer side of section ${battle.entry} ("The First Game Turn")`;
  if (field.occupied[to] !== 0) return `somebody stands there ("Movement")`;
  const actions = actionsFor(firstStep(ground, battle, figure, to) - battle.active!.steps, pace(ground, battle, figure).steps);
  return actions > battle.active!.left ? `${id} has not the actions left to get there ("Terrain")` : undefined;
}

/** What the step onto the board costs. */
function firstStep(ground: Ground, battle: Readonly<Battle>, figure: number, to: number): number {
  const { thicket, jungle } = ground.board(battle);
  const difficult = thicket[to] === 1 || jungle[to] === 1;
  return difficult && !pace(ground, battle, figure).level ? ground.book.movement.difficult : 1;
}

const inwards = (field: Battlefield, square: number): Facing => inwardsOrNot(field, square)!;

/** Away from the rim of the board; undefined where it has none. */
function inwardsOrNot({ width, height }: Battlefield, square: number): Facing | undefined {
  const row = rowOf(width, square);
  const column = columnOf(width, square);
  if (row === 0) return 'south';
  if (row === height - 1) return 'north';
  if (column === 0) return 'east';
  return column === width - 1 ? 'west' : undefined;
}
