/** For each miss of a throw the enemy moves the Brainbuster a square, or leaves it ("Throw Accuracy"). */
import type { ActionRule } from '../actions.ts';
import { BUILDING_WALL } from '../battlefield.ts';
import { TERRAIN } from '../data/terrain.ts';
import type { Ground } from '../ground.ts';
import { formatSquare } from '../../../kernel/grid/squares.ts';
import type { Battle } from '../state.ts';

export interface Scatter {
  do: 'scatter';
  to: number;
}

export const scatter: ActionRule<Scatter> = {
  options(ground, { open, asked }) {
    if (asked?.step !== 'scatter') return [];
    return withinMoves(ground, open, asked.at, asked.misses).map((to) => ({ do: 'scatter', to }));
  },

  refuse(ground, { open, asked }, { to }) {
    if (asked?.step !== 'scatter') return 'no Brainbuster has gone astray ("Throw Accuracy")';
    if (withinMoves(ground, open, asked.at, asked.misses).includes(to)) return undefined;
    return `not within ${asked.misses} of ${formatSquare(ground.field(open).width, asked.at)}, or through a wall ("Throw Accuracy")`;
  },

  apply(ground, { open }, { to }, chance) {
    const step = open.agenda.pop();
    if (step?.step !== 'scatter') throw new Error('nothing to move');
    chance.tell?.({ tell: 'scatter', from: step.at, to, width: ground.field(open).width });
    open.agenda.push({ step: 'blast', at: to, blast: step.blast });
  },
};

/** Squares within so many moves of one square, over anything but a building's wall and what reaches up beyond sight; nearest first. */
export function withinMoves(ground: Ground, battle: Readonly<Battle>, at: number, moves: number): number[] {
  const field = ground.field(battle);
  const found = [at];
  const known = new Set(found);
  let ring = found;
  for (let move = 0; move < moves; move++) {
    const further: number[] = [];
    for (const square of ring) {
      for (let step = square * 8; step < square * 8 + 8; step++) {
        const there = field.next[step]!;
        if (there < 0 || known.has(there) || field.stepWall[step] === BUILDING_WALL) continue;
        if (TERRAIN[field.terrain(there)].hides === 'everything') continue;
        known.add(there);
        further.push(there);
      }
    }
    found.push(...further);
    ring = further;
  }
  return found;
}
