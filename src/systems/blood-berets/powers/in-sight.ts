/** Blood Berets on whom a dark power may be used: those on the board whom the Nepharite sees, whichever way it faces ("Dark Symmetry"). */
import type { Ground } from '../ground.ts';
import type { BeretsView } from '../state.ts';
import { canSee } from '../rules/sight.ts';
import type { Aim } from './card.ts';

export function beretsInSight(ground: Ground, view: BeretsView, figure: number): number[] {
  return [...view.open.figures.keys()].filter((target) => refuseTarget(ground, view, figure, { target }) === undefined);
}

export function refuseTarget(ground: Ground, { open }: BeretsView, figure: number, { target }: Aim): string | undefined {
  const victim = target === undefined ? undefined : open.figures[target];
  if (victim?.seat !== 0 || victim.fate !== 'in-play') return `target: expected the number of a Blood Beret on the board, found ${String(target)}`;
  if (canSee(ground, open, open.figures[figure]!.at, victim.at)) return undefined;
  return `${ground.piece(figure).id} does not see ${ground.piece(target!).id} ("Dark Symmetry")`;
}
