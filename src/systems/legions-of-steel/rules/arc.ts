/** The four arcs of a figure, 90 degrees each ("Arc of Fire"): squares on a front diagonal are in front, those on a rear diagonal at the side. */
import { DX, DY } from '../../../kernel/grid/directions.ts';
import type { Arc, Facing } from '../vocabulary.ts';

/** `from` and `to` are different squares of a board `width` across. */
export function arcOf(width: number, from: number, facing: Facing, to: number): Arc {
  const x = (to % width) - (from % width);
  const y = (to - (to % width) - from + (from % width)) / width;
  const ahead = x * DX[facing]! + y * DY[facing]!;
  const right = y * DX[facing]! - x * DY[facing]!;
  if (ahead > 0 && Math.abs(right) <= ahead) return 'front';
  if (ahead < 0 && Math.abs(right) < -ahead) return 'rear';
  return right > 0 ? 'right' : 'left';
}
