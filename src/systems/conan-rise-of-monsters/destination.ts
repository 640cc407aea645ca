/** Where a move or a run would take a unit, as players who weigh it ask ("Move", "Run"). */
import { INCH } from '../../kernel/table/inches.ts';
import type { Point } from '../../kernel/table/outline.ts';
import type { Ground } from './ground.ts';
import type { Maneuver } from './rules/maneuver.ts';
import { anchorOf } from './rules/slide.ts';
import { tryMove, tryRun } from './rules/try-move.ts';
import type { Battle } from './state.ts';
import type { Shape } from './vocabulary.ts';
import type { Shift } from './worth.ts';

/** A place of the table, hundredths of an inch. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Destination {
  readonly gait: 'move' | 'run';
  readonly maneuver: Maneuver;
  /** Of its first model: nearly that of all. */
  readonly shift: Shift;
}

/** So far toward a spot, if it is not nearer; null where the unit may not go that way. */
export function destinationToward(ground: Ground, battle: Readonly<Battle>, unit: number, gait: 'move' | 'run', spot: Spot, length: number, shape?: Shape): Destination | null {
  const { x, y } = battle.models[anchorOf(ground, battle, unit)]!;
  const [dx, dy] = [spot.x - x, spot.y - y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const most = Math.min(length, far);
  if (most < INCH / 4) return null;
  const { width, height } = battle.table;
  const to: Point = [within(Math.trunc(x + (dx * most) / far), width), within(Math.trunc(y + (dy * most) / far), height)];
  return destinationBy(ground, battle, unit, gait, shape === undefined ? { to } : { to, shape });
}

export function destinationBy(ground: Ground, battle: Readonly<Battle>, unit: number, gait: 'move' | 'run', maneuver: Maneuver): Destination | null {
  const end = gait === 'move' ? tryMove(ground, battle, unit, maneuver, true) : tryRun(ground, battle, unit, maneuver);
  if (typeof end === 'string') return null;
  const first = anchorOf(ground, battle, unit);
  const { x, y } = battle.models[first]!;
  const anchor = end.members.indexOf(first);
  return { gait, maneuver, shift: { dx: end.x[anchor]! - x, dy: end.y[anchor]! - y } };
}

const within = (at: number, side: number): number => Math.min(side, Math.max(0, at));
