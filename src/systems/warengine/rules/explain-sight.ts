/** Why a figure cannot see another, and what lies between them, in words ("Line of Sight", "Cover"). Says what `canSee` says. */
import { BLOCKING } from '../field.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { canSee, hides } from './sight.ts';

export interface SightReport {
  clear: boolean;
  /** What blocks the line between the centres or, if the view is clear, the terrain on it; in order of their numbers. */
  because: string[];
}

export function explainSight(ground: Ground, battle: Readonly<Battle>, from: number, to: number): SightReport {
  const clear = canSee(ground, battle, from, to);
  return { clear, because: onTheLine(ground, battle, from, to, clear) };
}

function onTheLine(ground: Ground, battle: Readonly<Battle>, from: number, to: number, clear: boolean): string[] {
  const { sight, terrain, bases } = ground.field(battle);
  const line = [bases.x[from]!, bases.y[from]!, bases.x[to]!, bases.y[to]!] as const;
  sight.look(...line);
  const pieces = [...sight.pieces.subarray(0, sight.pieceCount)];
  const named = (piece: number) => battle.table.pieces[piece]!;
  if (clear) return pieces.map((piece) => `${named(piece).name} (${named(piece).kind})`);
  const blocks = pieces.filter((piece) => (BLOCKING & (1 << terrain.kind[piece]!)) !== 0).map((piece) => `${named(piece).name} (${named(piece).kind}) lies between`);
  const count = sight.figuresBetween(...line, from, to);
  const figures = [...sight.figures.subarray(0, count)].filter((figure) => hides(ground, battle, from, figure));
  return [...blocks, ...figures.map((figure) => `${ground.id(battle, figure)} stands between`)];
}
