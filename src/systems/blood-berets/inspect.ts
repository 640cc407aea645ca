/** What each figure of a position reaches, sees and hits, asked of the rules: the one that acts with what it has left, all others with a fresh activation. Troop counters stay face down. */
import type { BoardInspection, FigureReport, Reached } from '../../kernel/inspect.ts';
import { letterOf } from './draw.ts';
import type { BeretsGame } from './game.ts';
import type { Ground } from './ground.ts';
import { attacksOf } from './inspect/attacks.ts';
import { boardReport, placeIn } from './inspect/board-report.ts';
import { sightOf } from './inspect/sight.ts';
import { unitOf } from './position-figure.ts';
import { beginActing } from './rules/acting.ts';
import { enemiesOf } from './rules/enemies.ts';
import { faces, reachOf } from './rules/reach.ts';
import { isFigure } from './roster.ts';
import { standing } from './figure.ts';
import { copyState, type Battle, type BeretsState } from './state.ts';
import { FACINGS, SIDES } from './vocabulary.ts';

/** Of a game that begins on a position. */
export function inspect({ ground, given }: BeretsGame): BoardInspection {
  const { state } = given!;
  const figures = state.open.figures.flatMap((figure, number) => (standing(figure) ? [reportOn(ground, state.open.active?.figure === number ? state : asIfActing(ground, state, number), number)] : []));
  return { on: 'board', board: boardReport(ground, state.open), figures };
}

/** The same battle, had this figure's counter been drawn. */
function asIfActing(ground: Ground, state: BeretsState, figure: number): BeretsState {
  const copy = copyState(state);
  copy.open.agenda = [];
  if (isFigure(ground.piece(figure).card)) beginActing(ground, copy, figure);
  else copy.open.active = null;
  return copy;
}

function reportOn(ground: Ground, { open, secret }: BeretsState, figure: number): FigureReport {
  const { seat, at } = open.figures[figure]!;
  const piece = ground.piece(figure);
  const { width } = ground.board(open);
  const acts = isFigure(piece.card);
  return {
    id: piece.id,
    unit: unitOf(ground, figure),
    seat,
    squad: SIDES[seat]!,
    at: placeIn(width, at),
    mark: letterOf(piece, seat),
    actions: open.active?.left ?? ground.actions(open, figure),
    reach: reachedBy(ground, open, figure),
    sight: acts ? enemiesOf(ground, open, figure).map((enemy) => sightOf(ground, open, figure, enemy)) : [],
    attacks: acts ? attacksOf(ground, { open, secret, seat, asked: { step: 'acting', figure } }, figure) : [],
  };
}

/** With the fewest actions, whichever way it looks in the end. */
function reachedBy(ground: Ground, battle: Readonly<Battle>, figure: number): Reached[] {
  const { width } = ground.board(battle);
  const reach = reachOf(ground, battle, figure);
  const looks = faces(ground, figure) ? FACINGS : [undefined];
  const reached = reach.squares.slice(1).map((square): Reached => {
    const all = looks.flatMap((facing) => {
      const [moves, steps] = [reach.actionsTo(square, facing), reach.stepsTo(square, facing)];
      return moves === null || steps === null ? [] : [{ moves, steps }];
    });
    const best = all.reduce((least, other) => (other.moves < least.moves || (other.moves === least.moves && other.steps < least.steps) ? other : least));
    return { at: placeIn(width, square), ...best };
  });
  return reached.sort((a, b) => a.steps - b.steps);
}
