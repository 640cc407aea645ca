/** Puts the models of a unit where a move has taken them. */
import type { Point } from '../../../kernel/table/outline.ts';
import type { Battle } from '../state.ts';

export function place(battle: Battle, members: readonly number[], x: readonly number[], y: readonly number[]): void {
  members.forEach((model, member) => {
    const moved = battle.models[model]!;
    moved.x = x[member]!;
    moved.y = y[member]!;
  });
  battle.clock += 1;
}

export function placeAt(battle: Battle, members: readonly number[], places: readonly Point[]): void {
  place(battle, members, places.map(([x]) => x), places.map(([, y]) => y));
}

/** Where models stand. */
export function placesOf({ models }: Readonly<Battle>, members: readonly number[]): Point[] {
  return members.map((model): Point => [models[model]!.x, models[model]!.y]);
}
