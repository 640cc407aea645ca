/**
 * Line of Sight and cover worked out slowly, with a ruler, from the book's words: the oracle for the quick rules.
 *
 * Squares are two units wide, so centres and corners are whole numbers; a place on the line is kept as a whole number of
 * L-ths of its length. Nothing here is shared with the rules but the map.
 */
import type { GridMap } from '../../../../src/kernel/grid/map.ts';
import { EDGES, TERRAINS, type Terrain } from '../../../../src/systems/fury-of-the-clansmen/vocabulary.ts';

interface Edge {
  kind: string;
  /** The square behind it. */
  beyond: number;
}

interface Crossing {
  /** Place along the line. */
  where: number;
  /** What is crossed there: one set of edges for each way around. */
  ways: string[][];
  /** The edges crossed there that are the own ones of the square that the line starts in, or ends in: at a corner two of them. */
  ofFrom: Edge[];
  ofTo: Edge[];
}

export interface Shot {
  clear: boolean;
  /** Dice beyond the reference cards, as the book's defaults have them: white, red, black. */
  attack: [number, number, number];
  armor: [number, number, number];
}

export function byRuler(map: GridMap, figures: ReadonlySet<number>, from: number, to: number): Shot {
  const column = (square: number) => square % map.width;
  const row = (square: number) => Math.floor(square / map.width);
  const terrain = (square: number): Terrain => TERRAINS[map.squares[square]!]!;
  const [px, py] = [2 * column(from) + 1, 2 * row(from) + 1];
  const [dx, dy] = [2 * column(to) + 1 - px, 2 * row(to) + 1 - py];
  const length = (Math.abs(dx) || 1) * (Math.abs(dy) || 1);
  const whereX = (x: number) => ((x - px) * length) / dx;
  const whereY = (y: number) => ((y - py) * length) / dy;

  /** Where the line is inside the open square, or null. */
  function inside(square: number): [number, number] | null {
    let [enter, leave] = [0, length];
    for (const [start, step, low, place] of [[px, dx, 2 * column(square), whereX], [py, dy, 2 * row(square), whereY]] as const) {
      if (step === 0) {
        if (start <= low || start >= low + 2) return null;
        continue;
      }
      const [a, b] = [place(low), place(low + 2)];
      enter = Math.max(enter, Math.min(a, b));
      leave = Math.min(leave, Math.max(a, b));
    }
    return enter < leave ? [enter, leave] : null;
  }

  const passed = [...map.squares.keys()]
    .flatMap((square) => {
      const part = inside(square);
      return part === null ? [] : [{ square, enter: part[0] }];
    })
    .sort((a, b) => a.enter - b.enter)
    .map(({ square }) => square);
  const between = passed.slice(1, -1);

  // Edges that the line crosses, and corners that it touches.
  const upright = (c: number, r: number) => EDGES[map.upright[r * (map.width + 1) + c]!]!;
  const level = (c: number, r: number) => EDGES[map.level[r * map.width + c]!]!;
  /** Edges of a square that a point lies on, those of the board's rim left out. */
  const ownEdges = (square: number, x: number, y: number): Edge[] => {
    const [c, r] = [column(square), row(square)];
    if (x < 2 * c || x > 2 * c + 2 || y < 2 * r || y > 2 * r + 2) return [];
    return [
      ...(x === 2 * c && c > 0 ? [{ kind: upright(c, r), beyond: square - 1 }] : []),
      ...(x === 2 * c + 2 && c + 1 < map.width ? [{ kind: upright(c + 1, r), beyond: square + 1 }] : []),
      ...(y === 2 * r && r > 0 ? [{ kind: level(c, r), beyond: square - map.width }] : []),
      ...(y === 2 * r + 2 && r + 1 < map.height ? [{ kind: level(c, r + 1), beyond: square + map.width }] : []),
    ];
  };
  const crossings: Crossing[] = [];
  const add = (where: number, x: number, y: number, ways: string[][]) => crossings.push({ where, ways, ofFrom: ownEdges(from, x, y), ofTo: ownEdges(to, x, y) });
  if (dx !== 0) {
    for (let c = 0; c <= map.width; c++) {
      const where = whereX(2 * c);
      if (where <= 0 || where >= length) continue;
      const y = py + (where * dy) / length;
      if (y % 2 !== 0) add(where, 2 * c, y, [[upright(c, Math.floor(y / 2))]]);
      else {
        const r = y / 2;
        const [north, south, west, east] = [upright(c, r - 1), upright(c, r), level(c - 1, r), level(c, r)];
        add(where, 2 * c, y, dx * dy > 0 ? [[north, east], [west, south]] : [[north, west], [east, south]]);
      }
    }
  }
  if (dy !== 0) {
    for (let r = 0; r <= map.height; r++) {
      const where = whereY(2 * r);
      if (where <= 0 || where >= length) continue;
      const x = px + (where * dx) / length;
      if (x % 2 !== 0) add(where, x, 2 * r, [[level(Math.floor(x / 2), r)]]);
    }
  }
  const isBuildingWall = ({ ways }: Crossing) => ways.every((way) => way.includes('building wall'));
  const isRuinedWall = (crossing: Crossing) =>
    !isBuildingWall(crossing) && crossing.ways.filter((way) => !way.includes('building wall')).every((way) => way.includes('ruined wall'));

  // Line of Sight.
  const up = (square: number) => ['rubble', 'tower'].includes(terrain(square));
  const indoors = (square: number) => terrain(square) === 'building';
  const bothUp = up(from) && up(to);
  const slopesCrossed = passed.slice(1).flatMap((square, i) => (up(passed[i]!) !== up(square) ? [[passed[i]!, square]] : []));
  const figureAtTheSlope = ([a, b]: number[]) => (a === from && up(from)) || (b === to && up(to));
  const doorwaysCrossed = passed.slice(1).flatMap((square, i) => (indoors(passed[i]!) !== indoors(square) ? [[passed[i]!, square]] : []));

  // Right next to: the figure's own square has that edge, and the line crosses it.
  type Own = 'ofFrom' | 'ofTo';
  const squareOf = { ofFrom: from, ofTo: to };
  const isDoorway = (square: number, { kind, beyond }: Edge) => kind !== 'building wall' && indoors(beyond) !== indoors(square);
  const rightNextToADoorway = (own: Own) =>
    doorwaysCrossed.some((pair) => pair.includes(squareOf[own])) && crossings.some((crossing) => crossing[own].some((edge) => isDoorway(squareOf[own], edge)));

  const ruinedWalls = crossings.filter(isRuinedWall);
  const rightNextTo = (own: Own, wall: Crossing) => wall[own].some(({ kind }) => kind === 'ruined wall');

  /** Whether a ruined wall keeps a figure in a foxhole and another from seeing each other. */
  const hiddenInAFoxhole = (hole: Own, other: Own) => {
    if (terrain(squareOf[hole]) !== 'foxhole') return false;
    if (terrain(squareOf[other]) === 'foxhole') return ruinedWalls.length > 0;
    if (up(squareOf[other])) return ruinedWalls.some((wall) => rightNextTo(hole, wall));
    return ruinedWalls.some((wall) => !rightNextTo(other, wall));
  };

  const hides = (square: number) => figures.has(square) && terrain(square) !== 'foxhole';
  const blocked =
    crossings.some(isBuildingWall) ||
    between.some((square) => ['pillar', 'mountain'].includes(terrain(square))) ||
    (bothUp
      ? between.some((square) => up(square) && hides(square))
      : between.some((square) => hides(square) || ['jungle', 'boulder'].includes(terrain(square))) || slopesCrossed.some((slope) => !figureAtTheSlope(slope))) ||
    hiddenInAFoxhole('ofTo', 'ofFrom') ||
    hiddenInAFoxhole('ofFrom', 'ofTo') ||
    (up(from) && indoors(to) && !rightNextToADoorway('ofTo')) ||
    (up(to) && indoors(from) && !rightNextToADoorway('ofFrom'));

  // Cover.
  const walls = ruinedWalls.filter((wall) => !rightNextTo('ofFrom', wall) && (rightNextTo('ofTo', wall) || (!up(from) && !up(to)))).length;
  const armor: Shot['armor'] = [0, 0, 0];
  if (walls > 0) armor[1] += 1;
  if (walls > 1) armor[0] += walls - 1;
  if (['jungle', 'foxhole'].includes(terrain(to))) armor[0] += 3;
  if (up(to)) armor[2] += 1;
  if (indoors(to) && !indoors(from) && !rightNextToADoorway('ofFrom')) armor[1] += 1;
  return { clear: terrain(from) === 'tower' || !blocked, attack: [0, 0, up(from) ? 1 : 0], armor };
}
