/** Price against worth: what each kind that forces buy was worth in games, in percent of its price, a chart for each size of force. */
import type { Summary } from '../summary/index.ts';
import type { WareWorth, WorthSummary } from '../worth/index.ts';
import { capital, chart, inPercent, slug, type Chart } from './chart.ts';
import { textWidth } from './font-metrics.ts';
import { INK, LABEL_SIZE, MAIN_COLOR, OTHER_COLOR, UNDECIDED_COLOR } from './style.ts';
import { grouped } from '../grouped.ts';

const WIDTH = 420;
const COLORS: Readonly<Record<WareWorth['verdict'], string>> = { underpriced: MAIN_COLOR, overpriced: OTHER_COLOR, open: UNDECIDED_COLOR, 'too rare': UNDECIDED_COLOR };
const WORDS: Readonly<Record<WareWorth['verdict'], string>> = { underpriced: 'worth more than its price', overpriced: 'worth less than its price', open: 'not told apart from its price', 'too rare': 'not judged' };
const SHOWN = ['underpriced', 'open', 'overpriced'] as const;
/** Percents that the scale reaches to: an interval that goes on is cut off. */
const ENDS = { least: -100, most: 300 };

export function priceAndWorth({ worth }: Summary): Chart[] | null {
  return worth === undefined ? null : worth.pools.flatMap((pool) => chartOf(pool) ?? []);
}

type Pool = WorthSummary['pools'][number];

function chartOf(pool: Pool): Chart | null {
  const rows = pool.wares.filter(({ verdict, ratio: { low, high } }) => verdict !== 'too rare' && low !== null && high !== null).map(rowOf);
  if (rows.length === 0) return null;
  const from = Math.max(ENDS.least, Math.floor(Math.min(0, ...rows.map(({ low }) => low)) / 50) * 50);
  const to = Math.min(ENDS.most, Math.ceil(Math.max(150, ...rows.map(({ high }) => high)) / 50) * 50);
  const y = { field: 'name', type: 'nominal', sort: rows.map(({ name }) => name), title: null, axis: { grid: true } };
  const x = (field: string) => ({ field, type: 'quantitative', scale: { domain: [from, to], nice: false, clamp: true }, title: 'worth, % of its price' });
  const color = { field: 'says', type: 'nominal', title: null, scale: { domain: SHOWN.map((verdict) => WORDS[verdict]), range: SHOWN.map((verdict) => COLORS[verdict]) } };
  const room = (texts: readonly string[]) => Math.max(...texts.map((text) => textWidth(text, LABEL_SIZE)));
  const width = Math.round(room(rows.map(({ name }) => name)) + WIDTH + room(rows.map(({ points }) => points)) + 40);
  return chart(`price-and-worth-${slug(pool.title.replaceAll(',', ''))}`, title(pool), note(pool), width, {
    data: { values: rows },
    width: WIDTH,
    height: { step: 24 },
    layer: [
      { data: { values: [{}] }, mark: { type: 'rule', color: INK, strokeDash: [4, 3] }, encoding: { x: { datum: 100 } } },
      { mark: { type: 'rule', strokeWidth: 3 }, encoding: { y, x: x('low'), x2: { field: 'high' }, color } },
      { mark: { type: 'point', filled: true, size: 80, opacity: 1, tooltip: true }, encoding: { y, x: x('worth'), color } },
      { mark: { type: 'text', align: 'left', fontSize: LABEL_SIZE }, encoding: { y, x: { value: WIDTH + 8 }, text: { field: 'points' } } },
    ],
  });
}

function rowOf({ wares, price, worth, ratio, verdict }: WareWorth) {
  const points = price === null ? '' : `${price} points, worth ${worth.estimate!.toFixed(worth.estimate! < 100 ? 1 : 0)}`;
  return { name: wares.join(' + '), worth: inPercent(ratio.estimate)!, low: inPercent(ratio.low)!, high: inPercent(ratio.high)!, says: WORDS[verdict], points };
}

function title({ title: size, wares }: Pool): string {
  const judged = wares.filter(({ verdict }) => verdict !== 'too rare');
  const [best] = judged.filter(({ verdict }) => verdict === 'underpriced');
  const worst = judged.filter(({ verdict }) => verdict === 'overpriced').at(-1);
  const contradicted = judged.filter(({ verdict }) => verdict !== 'open').length;
  if (contradicted === 0) return `Forces of ${size}: games contradict no price`;
  const extremes = [...(best === undefined ? [] : [`${best.wares.join(' and ')} is the best value`]), ...(worst === undefined ? [] : [`${worst.wares.join(' and ')} the worst`])];
  return `${capital(`forces of ${size}`)}: games contradict ${contradicted} of ${judged.length} prices; ${extremes.join(', ')}`;
}

function note({ games, wares }: Pool): string {
  const rare = wares.filter(({ verdict }) => verdict === 'too rare').flatMap(({ wares }) => wares);
  return `From ${grouped(games)} games between forces drawn by lot; the best value first. Lines: intervals that hold together at 95 %, cut off where the scale ends. Dashed: worth its price. At the right: price and worth of each.${rare.length === 0 ? '' : ` Bought too rarely to be told: ${rare.join(', ')}.`}`;
}
