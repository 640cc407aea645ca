/** How a figure went from night to night, against the baseline that it is held to. */
import { chart, inPercent, type Chart } from './chart.ts';
import { BAND_COLOR, INK } from './style.ts';

/** A point of the line; `kind` says what was found that night. */
export interface TrendPoint {
  /** ISO date and time, UTC. */
  at: string;
  kind: string;
  estimate: number | null;
  low: number | null;
  high: number | null;
}

export interface Trend {
  id: string;
  /** What it shows, as a sentence. */
  title: string;
  /** Of the figure: "clan score, %". */
  figure: string;
  baseline: { estimate: number | null; low: number | null; high: number | null } | null;
  points: readonly TrendPoint[];
}

const WIDTH = 620;
const A_DAY = 86_400_000;
/** With fewer, one day would be on the axis several times. */
const LEAST_DAYS = 10;
/** The scale is never so narrow that noise fills it. */
const LEAST_SPAN = 10;

/** `kinds`: what a night can be, each with its color, in the order of the legend. */
export function trend({ id, title, figure, baseline, points }: Trend, kinds: readonly (readonly [kind: string, color: string])[]): Chart {
  const values = points.map((point) => ({ ...point, estimate: inPercent(point.estimate), low: inPercent(point.low), high: inPercent(point.high) }));
  const shown = kinds.filter(([kind]) => points.some((point) => point.kind === kind));
  const times = points.map(({ at }) => Date.parse(at));
  const end = Math.max(...times) + A_DAY;
  const domain = [Math.min(Math.min(...times) - A_DAY, end - LEAST_DAYS * A_DAY), end].map((time) => new Date(time).toISOString());
  const bounds = [...values, ...(baseline === null ? [] : [{ low: inPercent(baseline.low), high: inPercent(baseline.high) }])].flatMap(({ low, high }) => [low, high]).filter((bound) => bound !== null);
  const middle = (Math.min(...bounds) + Math.max(...bounds)) / 2;
  const span = Math.max(LEAST_SPAN, Math.max(...bounds) - Math.min(...bounds) + 2);
  const scale = { domain: [Math.max(0, Math.floor(middle - span / 2)), Math.min(100, Math.ceil(middle + span / 2))], nice: false, zero: false };
  const x = { field: 'at', type: 'temporal', scale: { type: 'utc', domain }, title: null, axis: { format: '%b %-d', tickCount: 8, grid: false, labelOverlap: true } };
  const y = { type: 'quantitative', scale, title: `${figure}, %` };
  const color = { field: 'kind', type: 'nominal', title: null, scale: { domain: shown.map(([kind]) => kind), range: shown.map(([, of]) => of) } };
  const band = baseline === null ? [] : [
    { data: { values: [{}] }, mark: { type: 'rect', color: BAND_COLOR, opacity: 0.7 }, encoding: { y: { datum: inPercent(baseline.low) }, y2: { datum: inPercent(baseline.high) } } },
    { data: { values: [{}] }, mark: { type: 'rule', color: '#7f9f77', strokeDash: [4, 3] }, encoding: { y: { datum: inPercent(baseline.estimate) } } },
  ];
  const note = `Each night's figure with its 95 % interval${baseline === null ? '.' : '; green: the baseline with its own. Nights on which nothing was played stand for the baseline.'}`;
  return chart(id, title, note, WIDTH + 80, {
    width: WIDTH,
    height: 200,
    data: { values },
    layer: [
      ...band,
      { mark: { type: 'line', color: INK, strokeWidth: 1, opacity: 0.5 }, encoding: { x, y: { ...y, field: 'estimate' } } },
      { mark: { type: 'rule', strokeWidth: 1.5 }, encoding: { x, y: { ...y, field: 'low' }, y2: { field: 'high' }, color } },
      { mark: { type: 'point', filled: true, opacity: 1, size: 70, tooltip: true }, encoding: { x, y: { ...y, field: 'estimate' }, color } },
    ],
  });
}
