/** A position on an open table seen from above, to scale: terrain, bases, and for one figure where it gets and whom it sees. */
import type { Spot, TableFigureReport, TableInspection, TableReport } from '../../kernel/inspect.ts';
import { bestKillText } from './best-kill.ts';
import { capital, chart, spoken, type Body, type Chart } from './chart.ts';
import { FEW_STEPS, IN_SIGHT, MANY_STEPS, MARKED, MARKED_DASH, NOT_IN_SIGHT, PAINT } from './position.ts';
import { INK, seatColor } from './style.ts';

/** Pixels of an inch: as many as there is room for, within these. */
const LEAST = 13;
const MOST = 34;
const SIZE = 700;
/** Inches of table that are shown around all that stands on it. */
const MARGIN = 2;
/** So little table is shown too, rather than cut off. */
const REMNANT = 3;
const REACHED = 'end of a move';

/** The part of the table that is shown: whole inches. */
interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** `chosen`: whose reach and lines are drawn. `about`: what the position is of. */
export function tablePositionChart({ table, figures, bySquad = false }: TableInspection, chosen: TableFigureReport, seats: readonly string[], about: string): Chart {
  const window = windowOf(table, figures, chosen);
  const [width, height] = [window.right - window.left, window.bottom - window.top];
  const inch = Math.max(LEAST, Math.min(MOST, Math.floor(SIZE / Math.max(width, height))));
  const strokes = [
    ...[IN_SIGHT, NOT_IN_SIGHT].filter(({ name }) => chosen.sight.some(({ clear }) => (clear ? IN_SIGHT : NOT_IN_SIGHT).name === name)),
    ...(table.marked.length === 0 ? [] : [{ name: table.marked[0]!.name, color: MARKED, dash: MARKED_DASH }]),
  ];
  const areas = [...table.kinds.map(({ name, look }) => [name, PAINT[look]] as const), ...(chosen.reach.length === 0 ? [] : [[REACHED, FEW_STEPS] as const]), ...seats.map((seat, number) => [seat, seatColor(number)] as const)];
  const fill = { type: 'nominal', title: null, scale: { domain: areas.map(([name]) => name), range: areas.map(([, color]) => color) }, legend: { symbolType: 'square', symbolStrokeWidth: 0 } };
  const stroke = { type: 'nominal', title: null, scale: { domain: strokes.map(({ name }) => name), range: strokes.map(({ color }) => color) }, legend: { symbolType: 'stroke', symbolSize: 300, symbolStrokeWidth: 3 } };
  const dash = { type: 'nominal', title: null, scale: { domain: strokes.map(({ name }) => name), range: strokes.map(({ dash }) => dash) } };
  return chart('position', titleOf(chosen, bySquad), noteOf(chosen, about, bySquad), Math.max(460, width * inch + 24), {
    width: width * inch,
    height: height * inch,
    encoding: { x: axis('x', window.left, window.right), y: axis('y', window.top, window.bottom) },
    layer: [
      ground(window),
      ...terrain(table, fill),
      ...reach(chosen),
      ...names(table, figures, inch, window),
      ...spots(table, inch, stroke),
      lines(chosen, figures, stroke, dash),
      ...bases(figures, chosen, seats, inch, fill, bySquad),
    ],
  });
}

/** All that stands on the table, all that the chosen figure reaches, and a little more. */
function windowOf({ width, height, marked }: TableReport, figures: readonly TableFigureReport[], chosen: TableFigureReport): Window {
  const spots = [...figures.map(({ at }) => at), ...chosen.reach.map(({ at }) => at), ...marked.map(({ at }) => at)];
  const span = (axis: 0 | 1, side: number): [number, number] => {
    const places = spots.map((spot) => spot[axis]);
    const [from, to] = [Math.floor(Math.min(...places) - MARGIN), Math.ceil(Math.max(...places) + MARGIN)];
    return [from <= REMNANT ? 0 : from, to >= side - REMNANT ? Math.ceil(side) : to];
  };
  const [left, right] = span(0, width);
  const [top, bottom] = span(1, height);
  return { left, top, right, bottom };
}

/** Inches from the left and from the top, numbered every few. */
function axis(field: 'x' | 'y', from: number, to: number): Body {
  return {
    field,
    type: 'quantitative',
    title: null,
    scale: { domain: field === 'x' ? [from, to] : [to, from], nice: false, zero: false },
    axis: { orient: field === 'x' ? 'top' : 'left', tickMinStep: 1, format: 'd', labelExpr: 'datum.label + "\\""', grid: true, gridOpacity: 0.6, ticks: false, domain: false },
  };
}

const CORNERS = { x2: { field: 'x2' }, y2: { field: 'y2' } };

function ground({ left, top, right, bottom }: Window): Body {
  return { data: { values: [{ x: left, x2: right, y: top, y2: bottom }] }, mark: { type: 'rect', color: PAINT.open, stroke: '#999999', strokeWidth: 1 }, encoding: CORNERS };
}

function terrain({ pieces }: TableReport, fill: Body): Body[] {
  if (pieces.length === 0) return [];
  const values = pieces.flatMap(({ name, kind, outline }) => outline.map(([x, y], corner) => ({ piece: name, kind, corner, x, y })));
  return [{
    data: { values },
    mark: { type: 'line', filled: true, interpolate: 'linear-closed', stroke: '#55504a', strokeWidth: 1, fillOpacity: 0.9, clip: true, tooltip: true },
    encoding: { detail: { field: 'piece' }, order: { field: 'corner' }, fill: { field: 'kind', ...fill } },
  }];
}

/** Shares of the way across a piece and down it where its name may stand, the middle first. */
const NAME_SPOTS = [[0.5, 0.5], [0.5, 0.72], [0.5, 0.28], [0.7, 0.5], [0.3, 0.5]] as const;
/** Half of the width of its letters, in pixels each. */
const LETTER = 3.3;
/** Inches above and below the middle of a base that it and its chance take up. */
const ABOVE = 0.9;
const BELOW = 1.4;

/** In the middle of what is seen of the piece, or near it where nobody stands. */
function names({ pieces }: TableReport, figures: readonly TableFigureReport[], inch: number, { left, top, right, bottom }: Window): Body[] {
  const along = (places: readonly number[], from: number, to: number, share: number) => {
    const [least, most] = [Math.max(from, Math.min(...places)), Math.min(to, Math.max(...places))];
    return least + share * (most - least);
  };
  const isFree = (name: string) => ([x, y]: Spot) => figures.every(({ at, diameter }) => Math.abs(x - at[0]) > (name.length * LETTER) / inch + diameter / 2 || y < at[1] - ABOVE || y > at[1] + BELOW);
  const seen = pieces.filter(({ outline }) => outline.some(([x]) => x > left) && outline.some(([x]) => x < right) && outline.some(([, y]) => y > top) && outline.some(([, y]) => y < bottom));
  const values = seen.map(({ name, outline }) => {
    const spots = NAME_SPOTS.map(([across, down]): Spot => [along(outline.map(([x]) => x), left, right, across), along(outline.map(([, y]) => y), top, bottom, down)]);
    const [x, y] = spots.find(isFree(name)) ?? spots[0]!;
    return { name, x, y };
  });
  return values.length === 0 ? [] : haloed({ values }, 'name', { fontSize: 11, fontStyle: 'italic', clip: true });
}

/** Squares of three quarters of an inch, paler the nearer; on terrain the ground still shows between them. */
function reach({ reach: spots }: TableFigureReport): Body[] {
  if (spots.length === 0) return [];
  const half = 0.36;
  const values = spots.map(({ at: [x, y], inches, gait, watched }) => ({ x: x - half, x2: x + half, y: y - half, y2: y + half, inches, gait, watched: watched.join(' ') }));
  const scale = { domain: [0, Math.max(...spots.map(({ inches }) => inches))], range: [FEW_STEPS, MANY_STEPS] };
  return [{ data: { values }, mark: { type: 'rect', cornerRadius: 3, opacity: 0.62, tooltip: true, clip: true }, encoding: { ...CORNERS, color: { field: 'inches', type: 'quantitative', scale, legend: null } } }, ...watched(spots)];
}

/** A dark spot where an enemy could attack out of turn. */
function watched(reach: TableFigureReport['reach']): Body[] {
  const values = reach.flatMap(({ at: [x, y], watched: by }) => (by.length === 0 ? [] : [{ x, y, by: by.join(' ') }]));
  return values.length === 0 ? [] : [{ data: { values }, mark: { type: 'point', shape: 'cross', filled: true, size: 18, color: NOT_IN_SIGHT.color, opacity: 0.9, tooltip: true, clip: true } }];
}

function spots({ marked }: TableReport, inch: number, stroke: Body): Body[] {
  if (marked.length === 0) return [];
  const values = marked.map(({ at: [x, y], name, of }) => ({ x, y, line: name, of }));
  return [{ data: { values }, mark: { type: 'point', shape: 'diamond', size: inch * inch * 1.2, filled: false, strokeWidth: 2.5, tooltip: true }, encoding: { stroke: { field: 'line', ...stroke } } }];
}

/** From the chosen figure to each enemy. */
function lines({ at: [x, y], sight }: TableFigureReport, figures: readonly TableFigureReport[], stroke: Body, dash: Body): Body {
  const values = sight.map(({ to, from = [x, y], inches, clear, cover, because }) => {
    const [x2, y2] = figures.find(({ id }) => id === to)!.at;
    return { x: from[0], y: from[1], x2, y2, line: (clear ? IN_SIGHT : NOT_IN_SIGHT).name, inches, cover, because: because.join('; ') };
  });
  return { data: { values }, mark: { type: 'rule', strokeWidth: 1.8, opacity: 0.85, tooltip: true }, encoding: { ...CORNERS, stroke: { field: 'line', ...stroke }, strokeDash: { field: 'line', ...dash } } };
}

/** Bases as large as they are, with the letter of their unit; ids beside them where there are few. */
function bases(figures: readonly TableFigureReport[], chosen: TableFigureReport, seats: readonly string[], inch: number, fill: Body, bySquad: boolean): Body[] {
  const values = figures.map(({ id, unit, squad, seat, mark, at: [x, y], diameter, notes }) => {
    const across = diameter * inch;
    return { x, y, id, unit, squad, notes: notes.join(', '), side: seats[seat], label: mark, isChosen: bySquad ? squad === chosen.squad : id === chosen.id, size: across * across, kill: bestKill(chosen, id) };
  });
  const small = { fontSize: 10, fontWeight: 'bold', dy: inch * 0.5 + 8 };
  const chosenFirst = { condition: { test: 'datum.isChosen', value: 'black' }, value: 'white' };
  return [
    {
      data: { values },
      mark: { type: 'point', shape: 'circle', opacity: 1, strokeOpacity: 1, tooltip: true },
      encoding: { size: { field: 'size', type: 'quantitative', scale: null, legend: null }, fill: { field: 'side', ...fill }, strokeWidth: { condition: { test: 'datum.isChosen', value: 3 }, value: 1 }, stroke: chosenFirst },
    },
    { data: { values }, mark: { type: 'text', fontSize: Math.min(13, Math.max(9, Math.round(inch * 0.6))), fontWeight: 'bold', color: 'white' }, encoding: { text: { field: 'label' } } },
    ...haloed({ values: values.filter(({ kill }) => kill !== '') }, 'kill', small),
    ...haloed({ values: values.filter(({ id }) => id === chosen.id) }, bySquad ? 'squad' : 'id', { ...small, dy: -small.dy }),
  ];
}

/** Dark letters with a white rim, to be read on any ground. */
function haloed(data: Body, field: string, mark: Body): Body[] {
  const text = (look: Body): Body => ({ data, mark: { type: 'text', ...mark, ...look }, encoding: { text: { field } } });
  return [text({ stroke: 'white', strokeWidth: 3, strokeJoin: 'round' }), text({ color: INK })];
}

/** Of the chosen figure's attacks on a target the best one; nothing where there is none. */
function bestKill({ attacks }: TableFigureReport, target: string): string {
  return bestKillText(attacks.filter(({ by, target: other }) => by === undefined && other === target).map(({ kill }) => kill));
}

function titleOf({ id, unit, squad, gaits, contacts, sight }: TableFigureReport, bySquad: boolean): string {
  const [plain] = gaits;
  const moves = plain === undefined ? 'does not move' : `moves ${plain.inches} inches`;
  const seen = sight.filter(({ clear }) => clear).length;
  const name = bySquad ? squad : id;
  return `${capital(name.startsWith(unit) || name.endsWith(unit) ? spoken(name) : `${name} (${spoken(unit)})`)} ${moves}, can touch ${contacts.length} of ${sight.length} ${bySquad ? 'enemy units' : 'enemies'} and sees ${seen}`;
}

function noteOf({ id, reach: spots, attacks }: TableFigureReport, about: string, bySquad: boolean): string {
  const watched = spots.some(({ watched: by }) => by.length > 0) ? ', a cross where an enemy’s reserved attack reaches it' : '';
  const reached = spots.length === 0 ? '' : `; squares: where ${id} can end a move, the darker the farther${watched}`;
  return `${about}; inches from the top left corner, bases to scale${reached}${attacks.length === 0 ? '' : `; below an enemy: the chance that the best attack ${bySquad ? 'removes a model at least' : 'kills it'}`}`;
}
