/** Move: so many inches in as many parts as one likes, each rounded up; plainly, fast or in a charge ("Move", "Leaving Close Combat"). */
import type { Point } from '../../../kernel/table/outline.ts';
import type { ActionRule } from '../actions.ts';
import { GAITS, type Gait } from '../vocabulary.ts';
import { isPoint } from './deployment.ts';
import { destinations } from './destinations.ts';
import { begin, figuresToAct, refuseFigure } from './figures.ts';
import { gaitsOf, refuseGait } from './gaits.ts';
import { setOut } from './walk.ts';
import { wayTo } from './ways.ts';

export interface Move {
  do: 'move';
  figure: number;
  gait: Gait;
  /** Where the middle of its base goes, in hundredths of an inch. */
  to: Point;
  /** The bends of the way; not said, a shortest one. */
  via?: readonly Point[];
}

const MOST_BENDS = 24;

export const move: ActionRule<Move> = {
  /** A choice among very many: places in contact, at objectives, in and behind terrain, at the ranges of weapons, and all round (see `destinations`). */
  options(ground, view) {
    const moves: Move[] = [];
    for (const figure of figuresToAct(ground, view)) {
      for (const gait of gaitsOf(ground, view.open, figure)) {
        for (const to of destinations(ground, view.open, figure, gait)) moves.push({ do: 'move', figure, gait, to });
      }
    }
    return moves;
  },

  refuse(ground, view, { figure, gait, to, via }) {
    const refusal = refuseFigure(ground, view, figure);
    if (refusal !== undefined) return refusal;
    if (!GAITS.includes(gait)) return `there is no gait ${String(gait)}; there is ${GAITS.join(', ')}`;
    if (!isPoint(to)) return 'expected to: [x, y] in whole hundredths of an inch';
    if (via !== undefined && !(Array.isArray(via) && via.length <= MOST_BENDS && via.every(isPoint))) return `expected via: up to ${MOST_BENDS} points [x, y] in whole hundredths of an inch`;
    const gaitRefusal = refuseGait(ground, view.open, figure, gait);
    if (gaitRefusal !== undefined) return gaitRefusal;
    const way = wayTo(ground, view.open, figure, gait, to, via);
    return typeof way === 'string' ? way : undefined;
  },

  apply(ground, { open }, { figure, gait, to, via }, chance) {
    const way = wayTo(ground, open, figure, gait, to, via);
    if (typeof way === 'string') throw new RangeError(way);
    const moved = open.figures[figure]!;
    const seat = ground.seat(open, figure);
    const { tallies } = open;
    begin(open, figure);
    tallies.moves[seat]! += 1;
    if (gait === 'charge' && moved.gait !== 'charge') tallies.charges[seat]! += 1;
    if (gait === 'fast' && moved.gait !== 'fast') tallies.fastMoves[seat]! += 1;
    moved.gait = gait;
    chance.tell?.({ tell: 'move', figure: ground.id(open, figure), gait, from: [moved.x, moved.y], to, inches: way.inches, touches: way.touches.map((enemy) => ground.id(open, enemy)) });
    const { closeWeapons } = ground.roll(open);
    const left = ground.contacts(open, figure).filter((enemy) => !way.touches.includes(enemy) && closeWeapons[enemy] !== 0);
    setOut(ground, open, figure, way);
    if (left.length > 0) open.agenda.push({ step: 'leaving', seat: 1 - seat, mover: figure, enemies: left.map((enemy) => ({ figure: enemy, weapons: closeWeapons[enemy]! })) });
  },
};
