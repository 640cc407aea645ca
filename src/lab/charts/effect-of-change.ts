/** What a change does to the balance: the score against each value of what varies, the rest as in the reference. */
import { points, type Pool, type Summary } from '../summary/index.ts';
import { balanceBand, scoreAxis } from './balance-band.ts';
import { chart, inPercent, slug, type Chart } from './chart.ts';
import { FAINT, seatColor } from './style.ts';

/** One chart for each book path that varies: a line with its band for numbers, points for words. */
export function effectOfChange(summary: Summary): Chart[] {
  const reference = summary.pools[0]!;
  return Object.keys(reference.varied).flatMap((path) => {
    const pools = summary.pools.filter((pool) => pool.score.n > 0 && onlyThisDiffers(path, pool, reference));
    return pools.length < 2 ? [] : [effectOf(summary, path, pools)];
  });
}

function effectOf(summary: Summary, path: string, pools: readonly Pool[]): Chart {
  const numbers = pools.every((pool) => typeof pool.varied[path] === 'number');
  const valueOf = (pool: Pool) => (numbers ? pool.varied[path] : String(pool.varied[path]));
  const all = pools.map((pool) => ({ value: valueOf(pool), score: inPercent(pool.score.estimate), low: inPercent(pool.score.low), high: inPercent(pool.score.high), change: inPercent(pool.difference?.estimate ?? 0) }));
  const single = pools.flatMap((pool) =>
    pool.cells.map((index) => ({ value: valueOf(pool), pairing: summary.cells[index]!.strategies.join(' / '), score: inPercent(summary.cells[index]!.score.estimate) })),
  );
  const x = numbers
    ? { field: 'value', type: 'quantitative', title: path, scale: { zero: false, nice: false, padding: 20 }, axis: { values: all.map(({ value }) => value), format: '~g', grid: false } }
    : { field: 'value', type: 'nominal', title: path, sort: all.map(({ value }) => value), axis: { labelAngle: 0 }, scale: { padding: 0.6 } };
  const y = { field: 'score', type: 'quantitative', scale: { domain: reach([...all, ...single]), nice: false, zero: false }, axis: scoreAxis(summary.seats[0]!) };
  const bounds = { x, y: { ...y, field: 'low' }, y2: { field: 'high' } };
  const color = seatColor(0);
  const severalPairings = pools[0]!.cells.length > 1;
  return chart(
    `effect-of-${slug(path)}`,
    title(summary, path, pools),
    `Thick: ${severalPairings ? 'all pairings' : 'the pairing'} with 95 % interval.${severalPairings ? ' Thin: each pairing.' : ''} Green: fair. Changes are measured over the same games${elsewhere(path, pools[0]!)}.`,
    600,
    {
      width: 500,
      height: 320,
      layer: [
        ...balanceBand(summary, 'y'),
        ...(severalPairings ? [{ data: { values: single }, mark: { type: 'line', color: FAINT, strokeWidth: 1, strokeDash: numbers ? [1, 0] : [2, 3], opacity: 0.8, point: { size: 18, color: FAINT }, tooltip: true }, encoding: { x, y, detail: { field: 'pairing' } } }] : []),
        numbers
          ? { data: { values: all }, mark: { type: 'area', color, opacity: 0.25 }, encoding: bounds }
          : { data: { values: all }, mark: { type: 'rule', color, strokeWidth: 3 }, encoding: bounds },
        numbers
          ? { data: { values: all }, mark: { type: 'line', color, strokeWidth: 3, point: { size: 70, color }, tooltip: true }, encoding: { x, y } }
          : { data: { values: all }, mark: { type: 'point', filled: true, size: 110, opacity: 1, color, tooltip: true }, encoding: { x, y } },
      ],
    },
  );
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
  const sure = low !== null && high !== null && (low > 0 || high < 0);
  if (!sure) return `${name} has no sure effect: at most ${points(estimate)} points (${points(low)} to ${points(high)}), with ${setting}`;
  const moves = estimate! > 0 ? 'raises' : 'lowers';
  return `${setting} ${moves} ${summary.seats[0]!}'s score by ${points(Math.abs(estimate!)).slice(1)} points (${points(low)} to ${points(high)})`;
}

/** ", with density = 0.1": what else varies, as it is here. */
function elsewhere(path: string, { varied }: Pool): string {
  const others = Object.entries(varied).filter(([other]) => other !== path);
  return others.length === 0 ? '' : `, with ${others.map(([other, value]) => `${other} = ${String(value)}`).join(', ')}`;
}

function onlyThisDiffers(path: string, pool: Pool, reference: Pool): boolean {
  return Object.keys(reference.varied).every((other) => other === path || JSON.stringify(pool.varied[other]) === JSON.stringify(reference.varied[other]));
}
