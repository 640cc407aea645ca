/** What a change does to the balance: above the score at each value of what varies, below what it differs from the reference by. */
import { isBeyondChance, points, type Bounded, type Pool, type Summary } from '../summary/index.ts';
import { balanceBand, scoreAxis } from './balance-band.ts';
import { chart, inPercent, slug, type Chart } from './chart.ts';
import { ENTRY_COLORS, INK, MAIN_COLOR } from './style.ts';
import { whose } from '../side-words.ts';

/** With more pairings than these they are not drawn one by one. */
const MOST_PAIRINGS = 6;
const ALL = 'all pairings';
const WIDTH = 520;

/** One chart for each book path that varies: a line with its band for numbers, points for words. */
export function effectOfChange(summary: Summary): Chart[] {
  const reference = summary.pools[0]!;
  return Object.keys(reference.varied).flatMap((path) => {
    const pools = summary.pools.filter((pool) => pool.score.n > 0 && onlyThisDiffers(path, pool, reference));
    return pools.length < 2 ? [] : [effectOf(summary, path, pools)];
  });
}

/** A line, or a row of points, of the chart: all pairings together, or one of them. */
interface Entry {
  value: unknown;
  entry: string;
  /** All pairings together, or the only one. */
  isMain: boolean;
  score: number | null;
  low: number | null;
  high: number | null;
  /** In points, against the reference; 0 for the reference itself. */
  change: number | null;
  changeLow: number | null;
  changeHigh: number | null;
}

function effectOf(summary: Summary, path: string, pools: readonly Pool[]): Chart {
  const numbers = pools.every((pool) => typeof pool.varied[path] === 'number');
  const pairings = pools[0]!.cells.map((index) => summary.cells[index]!.strategies.join(' / '));
  const several = pairings.length > 1 && pairings.length <= MOST_PAIRINGS;
  const names = pairings.length > 1 ? [ALL, ...(several ? pairings : [])] : pairings;
  const entries = pools.flatMap((pool): Entry[] => {
    const value = numbers ? pool.varied[path] : String(pool.varied[path]);
    const cells = several ? pool.cells.map((index) => ({ entry: summary.cells[index]!.strategies.join(' / '), isMain: false, ...figures(summary.cells[index]!) })) : [];
    return [{ entry: names[0]!, isMain: true, ...figures(pool) }, ...cells].map((entry) => ({ value, ...entry }));
  });
  const main = entries.filter(({ isMain }) => isMain);
  const x = numbers
    ? { field: 'value', type: 'quantitative', title: path, scale: { zero: false, nice: false, padding: 20 }, axis: { values: main.map(({ value }) => value), labelExpr: "format(datum.value, '~g')", grid: false } }
    : { field: 'value', type: 'nominal', title: path, sort: main.map(({ value }) => value), axis: { labelAngle: 0 }, scale: { paddingInner: 0.4, paddingOuter: 0.2 } };
  const color = { field: 'entry', type: 'nominal', title: null, sort: names, scale: { domain: names, range: [MAIN_COLOR, ...ENTRY_COLORS] }, legend: names.length > 1 ? { columns: 3 } : null };
  const offset = numbers ? {} : { xOffset: { field: 'entry', sort: names, scale: { domain: names } } };
  /** `field`, `low` and `high`: of the entries. */
  const layers = (field: string, low: string, high: string, x: Record<string, unknown>, y: Record<string, unknown>) => {
    const at = { x, ...offset, y: { ...y, field } };
    const bounds = { x, ...offset, y: { ...y, field: low }, y2: { field: high } };
    return numbers
      ? [
          { data: { values: main }, mark: { type: 'area', color: MAIN_COLOR, opacity: 0.25 }, encoding: bounds },
          ...(several ? [{ transform: [{ filter: '!datum.isMain' }], mark: { type: 'line', strokeWidth: 1.2, point: { size: 22 }, tooltip: true }, encoding: { ...at, color } }] : []),
          { data: { values: main }, mark: { type: 'line', strokeWidth: 3, point: { size: 70 }, tooltip: true }, encoding: { ...at, color } },
        ]
      : [
          { mark: { type: 'rule' }, encoding: { ...bounds, color, strokeWidth: { condition: { test: 'datum.isMain', value: 3 }, value: 1.2 } } },
          { mark: { type: 'point', filled: true, opacity: 1, tooltip: true }, encoding: { ...at, color, size: { condition: { test: 'datum.isMain', value: 110 }, value: 40 } } },
        ];
  };
  const ofScore = { type: 'quantitative', scale: { domain: reach(entries), nice: false, zero: false }, axis: scoreAxis(summary.seats[0]!) };
  const ofChange = { type: 'quantitative', scale: { zero: true }, title: 'change, points' };
  const unlabelled = { ...x, title: null, axis: { ...x.axis, labels: false, ticks: false } }; // the values stand below the lower part
  const drawnOnce = pairings.length > MOST_PAIRINGS ? ` Single pairings are not drawn, being ${pairings.length}.` : '';
  return chart(
    `effect-of-${slug(path)}`,
    title(summary, path, pools),
    `Above: the score at each value with its 95 % interval; green: fair. Below: what it differs by from ${String(pools[0]!.varied[path])}, the reference, over the same games${elsewhere(path, pools[0]!)}. What leaves out 0 is beyond chance${summary.pools.length > 2 ? `; ${several ? 'those of all pairings' : 'all below'} hold together at 95 %` : ''}.${drawnOnce}`,
    WIDTH + 80,
    {
      data: { values: entries },
      vconcat: [
        { width: WIDTH, height: 260, layer: [...balanceBand(summary, 'y'), ...layers('score', 'low', 'high', unlabelled, ofScore)] },
        { width: WIDTH, height: 170, layer: [{ data: { values: [{}] }, mark: { type: 'rule', color: INK, strokeDash: [4, 3] }, encoding: { y: { datum: 0 } } }, ...layers('change', 'changeLow', 'changeHigh', x, ofChange)] },
      ],
    },
  );
}

function figures({ score, difference }: { score: Bounded; difference: Bounded | null }): Omit<Entry, 'value' | 'entry' | 'isMain'> {
  const [change, changeLow, changeHigh] = difference === null ? [0, 0, 0] : [difference.estimate, difference.low, difference.high].map(inPercent);
  return { score: inPercent(score.estimate), low: inPercent(score.low), high: inPercent(score.high), change: change!, changeLow: changeLow!, changeHigh: changeHigh! };
}

/** From the tens below all that is drawn to the tens above it, the band of fairness included. */
function reach(drawn: readonly { score: number | null; low?: number | null; high?: number | null }[]): [number, number] {
  const scores = drawn.flatMap(({ score, low, high }) => [score, low, high]).filter((value) => typeof value === 'number');
  return [Math.floor(Math.min(40, ...scores) / 10) * 10, Math.ceil(Math.max(60, ...scores) / 10) * 10];
}

/** The change that moves most, if it surely moves anything. */
function title(summary: Summary, path: string, pools: readonly Pool[]): string {
  const changed = pools.filter((pool) => pool.difference !== null);
  const most = changed.reduce((a, b) => (Math.abs(b.difference!.estimate!) > Math.abs(a.difference!.estimate!) ? b : a));
  const { estimate, low, high } = most.difference!;
  const name = path.split('.').slice(-2).join('.');
  const setting = `${name} = ${String(most.varied[path])} instead of ${String(summary.pools[0]!.varied[path])}`;
  if (!isBeyondChance(most.difference!)) return `${name} has no sure effect; the largest difference is ${points(estimate)} points (${points(low)} to ${points(high)}), with ${setting}`;
  const moves = estimate! > 0 ? 'raises' : 'lowers';
  return `${setting} ${moves} ${whose(summary.seats[0]!)} score by ${(Math.abs(estimate!) * 100).toFixed(1)} points (${points(low)} to ${points(high)})`;
}

/** ", with density = 0.1": what else varies, as it is here. */
function elsewhere(path: string, { varied }: Pool): string {
  const others = Object.entries(varied).filter(([other]) => other !== path);
  return others.length === 0 ? '' : `, with ${others.map(([other, value]) => `${other} = ${String(value)}`).join(', ')}`;
}

function onlyThisDiffers(path: string, pool: Pool, reference: Pool): boolean {
  return Object.keys(reference.varied).every((other) => other === path || JSON.stringify(pool.varied[other]) === JSON.stringify(reference.varied[other]));
}
