/** Why a figure cannot see another, square by square ("Line of Sight"). Says what `canSee` says. */
import { formatSquare } from '../../../kernel/grid/squares.ts';
import type { Battlefield } from '../battlefield.ts';
import { TERRAIN } from '../data/terrain.ts';
import { holdsDoorway } from './sight.ts';

export interface SightReport {
  clear: boolean;
  /** What blocks the line, from the seer's end on; empty when it is clear. */
  because: string[];
}

export function explainSight(field: Battlefield, from: number, to: number): SightReport {
  const because = [...blocksOnTheWay(field, from, to), ...blocksFromAbove(field, from, to)];
  return { clear: because.length === 0, because };
}

function blocksOnTheWay(field: Battlefield, from: number, to: number): string[] {
  const overTheGround = field.rubble[from] !== 0 && field.rubble[to] !== 0;
  return field.lines.crossed(from, to).flatMap((crossing) => {
    if (crossing.kind === 'square') return blocksAt(field, crossing.square, overTheGround);
    const edge = field.edge(crossing.from, crossing.direction);
    return edge === 'building wall' ? [`a building wall between ${place(field, crossing.from)} and ${place(field, crossing.to)}`] : [];
  });
}

function blocksAt(field: Battlefield, square: number, overTheGround: boolean): string[] {
  const terrain = field.terrain(square);
  const { hides } = TERRAIN[terrain];
  const blocks: string[] = [];
  if (hides === 'everything' || (hides === 'the ground' && !overTheGround)) {
    blocks.push(terrain === 'rubble' ? `the slope of the rubble at ${place(field, square)}` : `${terrain} at ${place(field, square)}`);
  }
  if (field.occupied[square] !== 0 && (!overTheGround || terrain === 'rubble')) blocks.push(`a figure at ${place(field, square)}`);
  return blocks;
}

function blocksFromAbove(field: Battlefield, from: number, to: number): string[] {
  for (const [above, inside] of [[from, to], [to, from]] as const) {
    if (field.rubble[above] === 0 || field.inBuilding[inside] === 0 || holdsDoorway(field, inside, above)) continue;
    return [`from the rubble at ${place(field, above)} a figure in a building is seen only right next to the doorway`];
  }
  return [];
}

function place(field: Battlefield, square: number): string {
  return formatSquare(field.width, square);
}
