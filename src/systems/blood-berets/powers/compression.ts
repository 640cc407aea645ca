/** Compression: the Nepharite is at once where it might have walked, as many steps away as its skill ("Dark Symmetry"). */
import { memo } from '../../../kernel/dice/memo.ts';
import { Reach, UNREACHED } from '../../../kernel/grid/reach.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { placeOf } from '../places.ts';
import { touchAcid } from '../rules/acid.ts';
import { changeActive } from '../rules/spend.ts';
import type { Battle } from '../state.ts';
import type { PowerCard } from './card.ts';

/** One for each size of board. */
const reachOn = memo((size: number) => new Reach(Math.floor(size / SIDES), size % SIDES));
/** More squares than a side of a board has. */
const SIDES = 1000;

export const compression: PowerCard = {
  save: false,

  aims(ground, { open }, figure) {
    const { squares, count } = wayOf(ground, open, figure);
    return Array.from(squares.subarray(1, count), (to) => ({ to }));
  },

  refuse(ground, { open }, figure, { to }) {
    const { steps } = wayOf(ground, open, figure);
    if (to !== undefined && to !== open.figures[figure]!.at && (steps[to] ?? UNREACHED) !== UNREACHED) return undefined;
    return `to: expected a free square that ${ground.piece(figure).id} can walk to in ${ground.card(open, figure).symmetry} steps, found ${String(to)} ("Dark Symmetry")`;
  },

  work(ground, state, figure, { to }, _, chance) {
    const { open } = state;
    const moved = open.figures[figure]!;
    chance.tell?.({ tell: 'move', figure: ground.piece(figure).id, from: placeOf(ground, open, moved.at), path: [placeOf(ground, open, to!)] } satisfies BeretsEvent);
    moved.at = to!;
    open.clock += 1;
    changeActive(open, { victim: -1 });
    touchAcid(ground, state, figure, chance);
  },
};

/** By the rules of movement, within the sections that are turned. */
function wayOf(ground: Ground, battle: Readonly<Battle>, figure: number): Reach {
  const field = ground.field(battle);
  const reach = reachOn(field.width * SIDES + field.height);
  const blocked = field.occupied.map((figure, square) => figure | field.unknown[square]!);
  reach.run(battle.figures[figure]!.at, ground.card(battle, figure).symmetry, field.stepCost, blocked);
  return reach;
}
