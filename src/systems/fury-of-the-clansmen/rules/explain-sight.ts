/** Why a figure cannot see another, square by square ("Line of Sight", "Foxholes"). Says what `canSee` says. */
import { formatSquare } from '../../../kernel/grid/squares.ts';
import type { Battlefield } from '../battlefield.ts';
import { TERRAIN } from '../data/terrain.ts';
import { holdsDoorway } from './own-edge.ts';
import { foxholeBehindWall } from './sight.ts';

export interface SightReport {
  clear: boolean;
  /** What blocks the line, from the seer's end on; empty when it is clear. */
  because: string[];
}

export function explainSight(field: Battlefield, from: number, to: number): SightReport {
  if (field.tower[from] !== 0) return { clear: true, because: [] };
  const because = [...blocksOnTheWay(field, from, to), ...blocksFromAbove(field, from, to)];
  return { clear: because.length === 0, because };
}

function blocksOnTheWay(field: Battlefield, from: number, to: number): string[] {
  const overTheGround = field.high[from] !== 0 && field.high[to] !== 0;
  return field.lines.crossed(from, to).flatMap((crossing) => {
    if (crossing.kind === 'square') return blocksAt(field, crossing.square, overTheGround);
    const edge = field.edge(crossing.from, crossing.direction);
    const wall = `a ${edge} between ${place(field, crossing.from)} and ${place(field, crossing.to)}`;
    if (edge === 'building wall') return [wall];
    const hole = edge === 'ruined wall' ? foxholeBehindWall(field, from, to, crossing.from, crossing.direction, crossing.to) : undefined;
    return hole === undefined ? [] : [`${wall}, which hides the foxhole at ${place(field, hole)}`];
  });
}

function blocksAt(field: Battlefield, square: number, overTheGround: boolean): string[] {
  const terrain = field.terrain(square);
  const { hides } = TERRAIN[terrain];
  const blocks: string[] = [];
  if (hides === 'everything' || (hides === 'the ground' && !overTheGround)) {
    blocks.push(terrain === 'rubble' ? `the slope of the rubble at ${place(field, square)}` : `${terrain} at ${place(field, square)}`);
  }
  const figureHides = field.occupied[square] !== 0 && field.foxhole[square] === 0 && (!overTheGround || field.high[square] !== 0);
  if (figureHides) blocks.push(`a figure at ${place(field, square)}`);
  return blocks;
}

function blocksFromAbove(field: Battlefield, from: number, to: number): string[] {
  for (const [above, inside] of [[from, to], [to, from]] as const) {
    if (field.high[above] === 0 || field.inBuilding[inside] === 0 || holdsDoorway(field, inside, above)) continue;
    return [`from the ${field.terrain(above)} at ${place(field, above)} a figure in a building is seen only right next to the doorway`];
  }
  return [];
}

function place(field: Battlefield, square: number): string {
  return formatSquare(field.width, square);
}
