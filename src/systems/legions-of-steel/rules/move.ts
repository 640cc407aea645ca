/** The active figure moves: the cheapest way to a square and a facing, step by step as far as nothing comes between ("Movement"). */
import type { ActionRule } from '../actions.ts';
import { FACINGS, type Facing } from '../vocabulary.ts';
import { isSquare } from './declare.ts';
import { pathsOf, UNREACHED } from './paths.ts';
import { movementLeft } from './acting.ts';
import { NOBODY } from '../field.ts';

export const move: ActionRule<'move'> = {
  options(ground, { open }) {
    if (open.active === null || movementLeft(ground, open) === 0) return [];
    const { figure } = open.active;
    const { at, facing } = open.figures[figure]!;
    return pathsOf(ground, open, figure)
      .reached(ground, open, figure)
      .filter((place) => place.to !== at || place.facing !== facing)
      .map((place) => ({ do: 'move' as const, ...place }));
  },

  refuse(ground, { open }, { to, facing }: { to: unknown; facing: unknown }) {
    if (open.active === null) return 'nobody is active ("Action Phase")';
    const { figure, as } = open.active;
    if (as === 'stationary') return `${ground.name(figure)} is stationary: it cannot move or turn ("Movement")`;
    if (!isSquare(ground, to)) return `to: expected the number of a square, 0 to ${ground.board.size - 1}`;
    if (!FACINGS.includes(facing as Facing)) return `facing: one of ${FACINGS.join(', ')}: north, east, south, west ("Movement")`;
    const now = open.figures[figure]!;
    if (now.at === to && now.facing === facing) return `${ground.name(figure)} stands there already, and looks that way`;
    const other = ground.field(open).figureAt[to]!;
    if (other !== NOBODY && other !== figure) return `${ground.name(other)} stands there: one figure a square ("Movement")`;
    return pathsOf(ground, open, figure).cost(to, facing as Facing) === UNREACHED ? `${ground.name(figure)} has ${movementLeft(ground, open)} movement points left, not enough for that square and facing ("Movement")` : undefined;
  },

  apply(ground, { open }, { to, facing }) {
    const { figure } = open.active!;
    open.agenda.push({ step: 'way', figure, left: pathsOf(ground, open, figure).way(to, facing) });
  },
};
