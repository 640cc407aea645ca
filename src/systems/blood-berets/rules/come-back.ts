/** A Legionnaire killed comes back at the beginning of a turn: as a troop counter anywhere unexplored, and when all is explored, out of jungle near a tunnel that was not found ("Mission 2", Forces). */
import type { ActionRule } from '../actions.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { placeOf } from '../places.ts';
import type { Secret } from '../secret.ts';
import { newFigure, type Figure } from '../figure.ts';
import type { Battle, BeretsView } from '../state.ts';
import { layCounter } from './troop-counters.ts';

export interface ComeBack {
  do: 'come-back';
  /** A section as long as one is not turned; then a square. */
  to: number;
}

/** The next of those killed on this level; undefined: nobody. */
export function isBack(ground: Ground, battle: Readonly<Battle>): number | undefined {
  return ground.roster.bySeat[1].find((figure) => {
    const { card, level } = ground.piece(figure);
    return card === 'legionnaire' && level === battle.board.level && battle.figures[figure]!.fate === 'dead';
  });
}

/** Sections, or squares. */
export function placesToComeBack(ground: Ground, battle: Readonly<Battle>, secret: Readonly<Secret>): number[] {
  const unturned = battle.board.faces.flatMap((face, section) => (face === null ? [section] : []));
  if (unturned.length > 0) return unturned;
  const field = ground.field(battle);
  const squares: number[] = [];
  for (let square = 0; square < field.section.length; square++) {
    if (field.terrain(square) === 'jungle' && field.occupied[square] === 0 && secret.hidden[field.section[square]!]!.includes('tunnel')) squares.push(square);
  }
  return squares;
}

export const comeBack: ActionRule<ComeBack> = {
  options(ground, view) {
    return isAsked(view) ? placesToComeBack(ground, view.open, view.secret!).map((to): ComeBack => ({ do: 'come-back', to })) : [];
  },

  refuse(ground, view, { to }) {
    if (!isAsked(view)) return 'nobody comes back now ("Mission 2", Forces)';
    return placesToComeBack(ground, view.open, view.secret!).includes(to) ? undefined : 'a Legionnaire comes back in a section that is not turned; when all are turned, on a square of jungle in a section with a tunnel not found yet ("Mission 2", Forces)';
  },

  apply(ground, state, { to }, { dice, tell }) {
    const { open, secret } = state;
    const asked = open.agenda.pop()!;
    if (asked.step === 'return' && asked.left > 1) open.agenda.push({ ...asked, left: asked.left - 1 });
    const figure = isBack(ground, open)!;
    const isSection = open.board.faces.includes(null);
    open.figures[figure] = Object.assign(newFigure(1), { fate: 'in-play', at: isSection ? -1 : to } satisfies Partial<Figure>);
    if (isSection) {
      layCounter(ground, state, figure, 'board', to, dice.stream('surprise'));
      open.counters[secret.faces.indexOf(figure)]!.known = figure; // until the turn ends
    }
    open.tallies.returned[1] += 1;
    const event: BeretsEvent = { tell: 'returned', section: isSection ? to : null, at: isSection ? null : placeOf(ground, open, to) };
    tell?.(event);
  },
};

const isAsked = ({ asked, seat }: BeretsView): boolean => asked?.step === 'return' && seat === 1;
