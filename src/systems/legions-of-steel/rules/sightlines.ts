/** Lines from covering figures to enemies, before and after something that may open them: a door, an obstacle gone, somebody moved or turned ("Covering"). */
import type { Ground } from '../ground.ts';
import { inPlay, type Battle } from '../state.ts';
import { coverHits } from './exposed.ts';

const MORE_THAN_FIGURES = 64;

/** Every covering figure with every enemy that it could hit: covering * 64 + enemy, ascending. */
export function sightlines(ground: Ground, battle: Readonly<Battle>): readonly number[] {
  const { figures } = battle;
  const lines: number[] = [];
  for (let covering = 0; covering < figures.length; covering++) {
    if (figures[covering]!.covering === null) continue;
    for (let enemy = 0; enemy < figures.length; enemy++) {
      if (ground.seat(enemy) === ground.seat(covering) || !inPlay(figures[enemy]!)) continue;
      if (coverHits(ground, battle, covering, enemy, figures[enemy]!.at)) lines.push(covering * MORE_THAN_FIGURES + enemy);
    }
  }
  return lines;
}

/** Those that there were not before. */
export function opened(before: readonly number[], after: readonly number[]): (readonly [covering: number, enemy: number])[] {
  return after.filter((line) => !before.includes(line)).map((line) => [Math.floor(line / MORE_THAN_FIGURES), line % MORE_THAN_FIGURES] as const);
}
