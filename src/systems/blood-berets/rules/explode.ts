/** Mines and booby traps go off ("About the Mines", "Determine Impact Square"). */
import type { Chance } from '../../../kernel/chance.ts';
import { chebyshev } from '../../../kernel/grid/squares.ts';
import { changeAffairs } from '../changes.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { placeOf } from '../places.ts';
import { isFigure } from '../roster.ts';
import { standing } from '../figure.ts';
import type { BeretsState } from '../state.ts';
import type { Hidden } from '../vocabulary.ts';
import { harm } from './armor-roll.ts';

/** A small mine and a trapped tunnel hit whoever set them off and nobody else; a troop mine hits all in its square and in those around, Legion figures too. */
export function explode(ground: Ground, state: BeretsState, kind: Hidden, at: number, trigger: number, chance: Chance): void {
  const { open } = state;
  const { objects } = ground.book;
  open.tallies.minesTriggered[0] += 1;
  chance.tell?.({ tell: 'explosion', kind, at: placeOf(ground, open, at) } satisfies BeretsEvent);
  if (kind === 'tunnel') {
    changeAffairs(open, { blown: open.affairs.blown + 1 });
    chance.tell?.({ tell: 'tunnel', intact: false, at: placeOf(ground, open, at) } satisfies BeretsEvent);
  }
  if (kind !== 'troop-mine') {
    harm(ground, state, { target: trigger, damage: objects.small, double: false, cause: kind }, chance);
    return;
  }
  changeAffairs(open, { troopMines: open.affairs.troopMines + 1 });
  for (const { figure, damage } of inBlast(ground, state, at)) harm(ground, state, { target: figure, damage, double: false, cause: kind }, chance);
}

function inBlast(ground: Ground, { open }: BeretsState, centre: number): { figure: number; damage: number }[] {
  const { width } = ground.board(open);
  const { troop, around } = ground.book.objects;
  return open.figures.flatMap((figure, number) => {
    if (!standing(figure) || !isFigure(ground.piece(number).card)) return [];
    const away = chebyshev(width, figure.at, centre);
    return away > 1 ? [] : [{ figure: number, damage: away === 0 ? troop : around }];
  });
}
