/** Walls on a board section: they stand in straight runs, shrink to their middle and grow past both ends. */
import type { GridMap } from '../../../kernel/grid/map.ts';
import { edgeCode } from '../board-text.ts';
import { MOST_DENSITY, standsFrom, type Piece } from './piece.ts';

const OPEN = edgeCode('open');

export function wallGrowth(drawn: GridMap): Piece[] {
  return linesOfEdges(drawn).flatMap(({ layer, edges }) => {
    const codes = edges.map((edge) => drawn[layer][edge]!);
    const taken = codes.map((code) => code !== OPEN);
    return runsOf(codes).flatMap((run) => {
      const places = [...middleFirst(run), ...pastTheEnds(run, taken)];
      return places.map((place, rank) => ({ layer, index: edges[place]!, code: run.code, from: standsFrom(rank, sizeOf(run)) }));
    });
  });
}

/** Edges in a row, from rim to rim: between two columns of squares, then between two rows. */
function linesOfEdges({ width, height }: GridMap): { layer: 'upright' | 'level'; edges: number[] }[] {
  const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
  return [
    ...upTo(width - 1).map((c) => ({ layer: 'upright' as const, edges: upTo(height).map((r) => r * (width + 1) + c + 1) })),
    ...upTo(height - 1).map((r) => ({ layer: 'level' as const, edges: upTo(width).map((c) => (r + 1) * width + c) })),
  ];
}

/** Equal walls in a row, by their places on a line of edges. */
interface Run {
  code: number;
  first: number;
  last: number;
}

const sizeOf = ({ first, last }: Run): number => last - first + 1;

function runsOf(codes: readonly number[]): Run[] {
  const runs: Run[] = [];
  codes.forEach((code, place) => {
    if (code === OPEN) return;
    const run = runs.at(-1);
    if (run?.code === code && run.last === place - 1) run.last = place;
    else runs.push({ code, first: place, last: place });
  });
  return runs;
}

function middleFirst(run: Run): number[] {
  const middle = (run.first + run.last) >> 1;
  const places = Array.from({ length: sizeOf(run) }, (_, i) => run.first + i);
  return places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b);
}

/** The free places that a run grows into, by turns after and before it, until it meets the rim or another wall; marks them as taken. */
function pastTheEnds(run: Run, taken: boolean[]): number[] {
  const places: number[] = [];
  let [before, after] = [run.first - 1, run.last + 1];
  while (places.length < sizeOf(run) * (MOST_DENSITY - 1)) {
    const free = { before: taken[before] === false, after: taken[after] === false };
    if (!free.before && !free.after) break;
    const afterIsNearer = after - run.last <= run.first - before;
    const place = free.after && (afterIsNearer || !free.before) ? after++ : before--;
    taken[place] = true;
    places.push(place);
  }
  return places;
}
