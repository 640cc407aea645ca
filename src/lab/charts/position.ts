/** A position on squares seen from above: the board, the figures on it, and for one of them where it gets and whom it sees. */
import type { BoardInspection, BoardReport, FigureReport, Look } from '../../kernel/inspect.ts';
import { boardWindow, isWithin, type BoardWindow } from '../board-window.ts';
import { bestKillText } from './best-kill.ts';
import { capital, chart, spoken, type Body, type Chart } from './chart.ts';
import { seatColor } from './style.ts';

/** Pixels of a square: as many as the board has room for, within these. */
const LEAST = 27;
const MOST = 58;
const BOARD_SIZE = 720;

export const PAINT: Readonly<Record<Look, string>> = {
  open: '#f6f3ea',
  green: '#9cc784',
  thick: '#6d9c58',
  rough: '#cbb496',
  block: '#7d7a75',
  floor: '#d5d9e3',
  gap: '#4a4552',
  water: '#a8d0ea',
  pit: '#e3d18a',
  height: '#c9b3dd',
};
const LIGHT_WALL = '#7a4a1c';
const HEAVY_WALL = '#111111';
export const MARKED = '#6b4fa0';
export const MARKED_DASH = [3, 2];
export const IN_SIGHT = { name: 'in sight', color: '#137333', dash: [1, 0] };
export const NOT_IN_SIGHT = { name: 'not in sight', color: '#c5221f', dash: [4, 3] };
export const FEW_STEPS = '#fff1a8';
export const MANY_STEPS = '#e8590c';

/** What is drawn as a line, and how. */
interface Stroke {
  name: string;
  color: string;
  dash: readonly number[];
}

/** `chosen`: whose reach and lines are drawn. `about`: what the position is of. */
export function positionChart({ board, figures }: BoardInspection, chosen: FigureReport, seats: readonly string[], about: string): Chart {
  const window = boardWindow(board, figures);
  const [columns, rows] = [window.right - window.left, window.bottom - window.top];
  const size = Math.max(LEAST, Math.min(MOST, Math.floor(BOARD_SIZE / Math.max(columns, rows))));
  const strokes = strokesOf(board, chosen);
  const look = {
    fill: { type: 'nominal', title: null, scale: { domain: [...board.kinds.map(({ name }) => name), ...seats], range: [...board.kinds.map((kind) => PAINT[kind.look]), ...seats.map((_, seat) => seatColor(seat))] }, legend: { symbolType: 'square', symbolStrokeWidth: 0 } },
    stroke: { type: 'nominal', title: null, scale: { domain: strokes.map(({ name }) => name), range: strokes.map(({ color }) => color) }, legend: { symbolType: 'stroke', symbolSize: 300, symbolStrokeWidth: 3 } },
    dash: { type: 'nominal', title: null, scale: { domain: strokes.map(({ name }) => name), range: strokes.map(({ dash }) => dash) } },
  };
  return chart('position', titleOf(chosen), noteOf(chosen, about, window), Math.max(460, columns * size + 24), {
    width: columns * size,
    height: rows * size,
    encoding: { x: axis('x', window.left, window.right, 'top'), y: axis('y', window.top, window.bottom, 'left') },
    layer: [
      terrain(board, window, look.fill),
      ...reach(chosen),
      ...edges(board, look.stroke),
      ...marks(board, look.stroke),
      lines(chosen, figures, look),
      steps(chosen, size),
      ...tokens(figures, chosen, seats, size, look.fill),
    ],
  });
}

/** Columns from the left, rows from the top, each number in the middle of its squares. */
function axis(field: 'x' | 'y', from: number, to: number, orient: string): Body {
  return {
    field,
    type: 'quantitative',
    title: null,
    scale: { domain: field === 'x' ? [from, to] : [to, from], nice: false, zero: false },
    axis: { orient, values: Array.from({ length: to - from }, (_, place) => from + place + 0.5), labelExpr: 'floor(datum.value)', grid: false, ticks: false, domain: false, labelOverlap: false },
  };
}

function strokesOf({ edges, marked }: BoardReport, { sight }: FigureReport): Stroke[] {
  const once = <T extends { name: string }>(list: readonly T[]) => list.filter(({ name }, place) => list.findIndex((other) => other.name === name) === place);
  return [
    ...once(edges).map(({ name, heavy }) => ({ name, color: heavy ? HEAVY_WALL : LIGHT_WALL, dash: [1, 0] })),
    ...once(marked).map(({ name }) => ({ name, color: MARKED, dash: MARKED_DASH })),
    ...[IN_SIGHT, NOT_IN_SIGHT].filter(({ name }) => sight.some(({ clear }) => (clear ? IN_SIGHT : NOT_IN_SIGHT).name === name)),
  ];
}

const square = ([x, y]: readonly [number, number], inset = 0) => ({ x: x + inset, x2: x + 1 - inset, y: y + inset, y2: y + 1 - inset });
const middle = ([x, y]: readonly [number, number]) => ({ x: x + 0.5, y: y + 0.5 });
const CORNERS = { x2: { field: 'x2' }, y2: { field: 'y2' } };

function terrain({ columns, squares, kinds }: BoardReport, window: BoardWindow, fill: Body): Body {
  const values = squares.map((kind, place) => ({ ...square([place % columns, Math.floor(place / columns)]), kind: kinds[kind]!.name })).filter(({ x, y }) => isWithin(window, x, y));
  return { data: { values }, mark: { type: 'rect', stroke: 'white', strokeWidth: 1 }, encoding: { ...CORNERS, fill: { field: 'kind', ...fill } } };
}

/** Inner squares, so that the ground can still be told. */
function reach({ reach: squares }: FigureReport): Body[] {
  if (squares.length === 0) return [];
  const values = squares.map(({ at, steps, moves }) => ({ ...square(at, 0.17), steps, moves }));
  const scale = { domain: [1, Math.max(...squares.map(({ steps }) => steps))], range: [FEW_STEPS, MANY_STEPS] };
  return [{ data: { values }, mark: { type: 'rect', cornerRadius: 3, tooltip: true, opacity: 0.9 }, encoding: { ...CORNERS, color: { field: 'steps', type: 'quantitative', scale, legend: null } } }];
}

function steps({ reach: squares }: FigureReport, size: number): Body {
  return { data: { values: squares.map(({ at, steps }) => ({ ...middle(at), steps })) }, mark: { type: 'text', fontSize: size > 40 ? 12 : 10, color: '#222222' }, encoding: { text: { field: 'steps' } } };
}

function edges({ edges: list }: BoardReport, stroke: Body): Body[] {
  if (list.length === 0) return [];
  const values = list.map(({ name, at: [x, y], side }) => (side === 'top' ? { x, x2: x + 1, y, y2: y, line: name } : { x, x2: x, y, y2: y + 1, line: name }));
  return [{ data: { values }, mark: { type: 'rule', strokeWidth: 4, strokeCap: 'round' }, encoding: { ...CORNERS, stroke: { field: 'line', ...stroke } } }];
}

function marks({ marked }: BoardReport, stroke: Body): Body[] {
  if (marked.length === 0) return [];
  const values = marked.map(({ at, name, of }) => ({ ...square(at, 0.06), line: name, of }));
  return [{ data: { values }, mark: { type: 'rect', fillOpacity: 0, strokeWidth: 1.5, strokeDash: MARKED_DASH, tooltip: true }, encoding: { ...CORNERS, stroke: { field: 'line', ...stroke } } }];
}

/** From the chosen figure to each enemy. */
function lines({ at, sight }: FigureReport, figures: readonly FigureReport[], look: { stroke: Body; dash: Body }): Body {
  const values = sight.map(({ to, clear, because }) => {
    const there = middle(figures.find(({ id }) => id === to)!.at);
    return { ...middle(at), x2: there.x, y2: there.y, line: (clear ? IN_SIGHT : NOT_IN_SIGHT).name, because: because.join('; ') };
  });
  return { data: { values }, mark: { type: 'rule', strokeWidth: 1.8, opacity: 0.85, tooltip: true }, encoding: { ...CORNERS, stroke: { field: 'line', ...look.stroke }, strokeDash: { field: 'line', ...look.dash } } };
}

function tokens(figures: readonly FigureReport[], chosen: FigureReport, seats: readonly string[], size: number, fill: Body): Body[] {
  const isShort = figures.every(({ id }) => id.length <= 3);
  const values = figures.map(({ id, unit, seat, mark, at }) => ({ ...middle(at), id, unit, kind: seats[seat], label: isShort ? id : mark, isChosen: id === chosen.id, kill: bestKill(chosen, id) }));
  const data = { values };
  const kill = (mark: Body): Body => ({ data: { values: values.filter(({ kill: chance }) => chance !== '') }, mark: { type: 'text', fontSize: size > 40 ? 12 : 10, fontWeight: 'bold', dy: size * 0.44, ...mark }, encoding: { text: { field: 'kill' } } });
  return [
    { data, mark: { type: 'point', shape: 'circle', size: size * size * 0.4, opacity: 1, strokeOpacity: 1, tooltip: true }, encoding: { fill: { field: 'kind', ...fill }, strokeWidth: { condition: { test: 'datum.isChosen', value: 3 }, value: 1 }, stroke: { condition: { test: 'datum.isChosen', value: 'black' }, value: 'white' } } },
    { data, mark: { type: 'text', fontSize: size > 40 ? 13 : 11, fontWeight: 'bold', color: 'white' }, encoding: { text: { field: 'label' } } },
    kill({ stroke: 'white', strokeWidth: 3, strokeJoin: 'round' }),
    kill({ color: '#111111' }),
  ];
}

/** Of the chosen figure's attacks on a target the best one; nothing where there is none. */
function bestKill({ attacks }: FigureReport, target: string): string {
  return bestKillText(attacks.filter((attack) => attack.target === target).map(({ kill }) => kill));
}

function titleOf({ id, unit, reach: squares, gaits, sight }: FigureReport): string {
  const seen = sight.filter(({ clear }) => clear).length;
  const within = (moves: number) => squares.filter((square) => square.moves <= moves).length;
  const reaches = gaits === undefined ? `${within(1)} squares with one MOVE, ${squares.length} with all` : `${gaits.map(({ name }, index) => `${within(index + 1)}${index === 0 ? ' squares' : ''} ${name}`).join(', ') || 'no other square'}`;
  return `${capital(id.startsWith(unit) ? spoken(id) : `${id} (${spoken(unit)})`)} reaches ${reaches}, and sees ${seen} of ${sight.length} enemies`;
}

function noteOf({ id, gaits, attacks }: FigureReport, about: string, { without }: BoardWindow): string {
  return `${about}; numbers in squares: the least ${gaits === undefined ? 'steps' : 'movement points'} of ${id}${attacks.length === 0 ? '' : '; below an enemy: the chance that its best attack eliminates it'}${without === null ? '' : `; what is ${without} around is left out`}`;
}
