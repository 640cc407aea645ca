/** Movement: three squares an action, steps of several actions added together, into the squares in front where facing is played ("Movement", "Terrain", "Facing"). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { BeretsView } from '../state.ts';
import { FACINGS, type Facing } from '../vocabulary.ts';
import { actor } from './acting.ts';
import { refuseByAwe, withinAwe } from './aura.ts';
import { loseAim } from './spend.ts';
import { faces, reachOf, type Reach } from './reach.ts';

/** By a cheapest way, in as many actions as it takes; into an unturned section, and no farther. To its own square: it only turns. */
export interface Move {
  do: 'move';
  to: number;
  /** Where it looks in the end, where facing is played. */
  facing?: Facing;
}

export const move: ActionRule<Move> = {
  options(ground, view) {
    const figure = mover(view);
    if (figure === null || refuseByAwe(ground, view.open, figure, 'move') !== undefined) return [];
    const reach = reachOf(ground, view.open, figure);
    const { at, facing: looks } = view.open.figures[figure]!;
    const moves: Move[] = [];
    for (const to of withinAwe(ground, view.open, figure, reach.squares)) {
      if (!faces(ground, figure)) {
        if (to !== at) moves.push({ do: 'move', to });
      } else {
        for (const facing of FACINGS) if ((to !== at || facing !== looks) && reach.actionsTo(to, facing) !== null) moves.push({ do: 'move', to, facing });
      }
    }
    return moves;
  },

  refuse(ground, view, { to, facing }) {
    const figure = mover(view);
    if (figure === null) return 'no figure of yours moves now';
    const { at, facing: looks } = view.open.figures[figure]!;
    const { id } = ground.piece(figure);
    const refusal = refuseFacing(ground, figure, facing) ?? refuseByAwe(ground, view.open, figure, 'move');
    if (refusal !== undefined) return refusal;
    if (to === at && (facing === undefined || facing === looks)) return `${id} stands there already`;
    const inAwe = `${id} is in awe of the dark aura, which drives it away ("Dark Symmetry", Dark Aura)`;
    if (withinAwe(ground, view.open, figure, [to]).length === 0) return inAwe;
    const reach = reachOf(ground, view.open, figure);
    if (reach.actionsTo(to, facing) === null) return refuseReach(ground, view, figure, reach, to);
    return withinAwe(ground, view.open, figure, reach.squares).includes(to) ? undefined : inAwe;
  },

  apply(ground, { open }, { to, facing }) {
    const { figure } = open.active!;
    loseAim(open, figure);
    open.agenda.push({ step: 'walk', figure, path: reachOf(ground, open, figure).wayTo(to, facing) });
  },
};

/** Who moves now by this seat's choice: on the board, or waiting to enter a section. */
function mover(view: BeretsView): number | null {
  const figure = actor(view);
  if (figure === null) return null;
  const { fate } = view.open.figures[figure]!;
  return fate === 'in-play' || fate === 'held' ? figure : null;
}

function refuseFacing(ground: Ground, figure: number, facing: unknown): string | undefined {
  if (!faces(ground, figure)) return facing === undefined ? undefined : `${ground.piece(figure).id} has no facing here ("Facing")`;
  return FACINGS.includes(facing as Facing) ? undefined : `where it looks in the end: expected ${FACINGS.join(', ')}, found ${String(facing)} ("Facing")`;
}

function refuseReach(ground: Ground, { open }: BeretsView, figure: number, reach: Reach, to: number): string {
  const { id } = ground.piece(figure);
  if (!Number.isInteger(to) || to < 0 || to >= ground.board(open).rock.length) return `there is no square ${String(to)}`;
  if (open.figures[figure]!.fate === 'held' && reach.squares.length === 1) return `${id} waits outside the section, and its exit is barred ("Surprise Party")`;
  const { left, steps } = open.active!;
  return `${id} cannot get there, looking that way, with ${left} actions and ${steps} steps left ("Movement", "Facing")`;
}
