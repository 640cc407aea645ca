/** What points were worth, in sentences and tables. */
import { percent, percentRange } from '../summary/percent.ts';
import type { Table, TableCell } from '../summary/table.ts';
import type { JudgedPrediction } from './predictions.ts';
import type { WorthSummary } from './worth-summary.ts';
import type { WareWorth, Worth } from './worth.ts';
import { grouped } from '../grouped.ts';

type Titled = WorthSummary['pools'][number];

/** Of settings with too few games, so many at most are named one by one. */
const NAMED = 3;

/** A sentence or two for each size of force, then what was predicted. */
export function worthLines({ pools, predictions }: WorthSummary): string[] {
  const short = pools.filter(({ needs }) => needs !== null);
  const each = short.length > NAMED ? pools.filter(({ needs }) => needs === null) : pools;
  return [
    ...each.map((pool) => [verdicts(pool), ...unevenness(pool), ...tenth(pool)].join(' ')),
    ...(short.length > NAMED ? [`At ${short[0]!.title}, and in ${short.length - 1} more settings: too few games to tell what anything is worth.`] : []),
    ...predictionLines(predictions),
  ];
}

function verdicts({ title, games, units, needs, wares, pairs }: Titled): string {
  const size = `At ${title}`;
  if (needs !== null) return `${size}: too few games to tell what anything is worth: ${units === 1 ? '1 set-up' : `${grouped(units)} different set-ups`}, expected at least ${grouped(needs)}.`;
  const judged = wares.filter(({ verdict }) => verdict !== 'too rare');
  const named = (verdict: WareWorth['verdict'], order: 1 | -1) => judged.filter((ware) => ware.verdict === verdict).sort((a, b) => order * ((a.ratio.estimate ?? 0) - (b.ratio.estimate ?? 0))).map(inBrief);
  const over = named('overpriced', 1);
  const under = named('underpriced', -1);
  const contradicted = over.length + under.length;
  const found = [...(over.length === 0 ? [] : [`overpriced: ${over.join(', ')}`]), ...(under.length === 0 ? [] : [`underpriced: ${under.join(', ')}`])];
  const rest = contradicted === judged.length ? '' : `; ${contradicted === 0 ? 'they' : 'the others'} are not told apart from their price`;
  return `${size} (${grouped(games)} games), the games contradict ${contradicted === 0 ? 'none' : contradicted} of ${judged.length} prices${found.length === 0 ? '' : `: ${found.join('; ')}`}${rest}. Of ${pairs.all} pairs of kinds, ${pairs.apart} are told apart in value for points.`;
}

/** "thug (16 points, worth 9 to 13)" */
function inBrief({ wares, price, ratio: { low, high } }: WareWorth): string {
  const name = wares.join(' and ');
  return price === null || low === null || high === null ? name : `${name} (${price} points, worth ${figure(low * price)} to ${figure(high * price)})`;
}

function unevenness({ uneven }: Worth): string[] {
  if (typeof uneven?.estimate !== 'number') return [];
  const stray = (value: number | null) => (value === null ? '-' : (value * 100).toFixed(0));
  return [`Between forces of equal points the chance to win is typically ${stray(uneven.estimate)} points (${stray(uneven.low)} to ${stray(uneven.high)}) away from 50 %.`];
}

function tenth({ tenthMore }: Worth): string[] {
  if (typeof tenthMore?.estimate !== 'number') return [];
  return [`With a tenth more points, a side wins ${percent(tenthMore.estimate, 0)} (${percentRange(tenthMore.low, tenthMore.high, 0)}) instead of half.`];
}

const ANSWER = { yes: 'the games agree', no: 'the games say the contrary', open: 'the games leave it open' } as const;

function predictionLines(predictions: readonly JudgedPrediction[]): string[] {
  const says = [...new Set(predictions.map(({ says }) => says))];
  return says.map((text) => {
    const answers = predictions.filter((prediction) => prediction.says === text).map((prediction) => `${prediction.points === null ? '' : `at ${grouped(prediction.points)} points `}${ANSWER[prediction.answer]}${evidence(prediction)}`);
    return `Predicted: ${text.charAt(0).toLowerCase()}${text.slice(1)}. ${capital(answers.join('; '))}.`;
  });
}

function evidence({ points, found: { estimate, low, high }, of }: JudgedPrediction): string {
  if (estimate === null || low === null || high === null) return ` (${of.join(', ')})`;
  if (points === null) return ` (from ${of.join(' to ')} the mean square of how far chances are from one half grows by ${estimate.toFixed(3)}, ${low.toFixed(3)} to ${high.toFixed(3)})`;
  return ` (${of.join(', ')}: worth ${percent(estimate, 0)} of the price, ${percentRange(low, high, 0)})`;
}

const WORD = { overpriced: 'overpriced', underpriced: 'underpriced', open: 'cannot tell', 'too rare': 'too rare' } as const;

/** The best value first. Null with too few games. */
export function worthTable({ pools }: WorthSummary): Table | null {
  const told = pools.filter(({ wares }) => wares.length > 0);
  if (told.length === 0) return null;
  const right = (title: string, ...data: string[]) => ({ title, align: 'right' as const, data });
  return {
    columns: [
      { title: 'bought', align: 'left', data: ['points of a force', 'bought'] },
      right('price', 'price'),
      right('worth', 'worth', 'worth low', 'worth high'),
      right('95 % together', 'joint low', 'joint high'),
      right('of its price', 'ratio'),
      right('set-ups', 'set-ups'),
      right('better value than', 'better value than'),
      { title: 'the games say', align: 'left', data: ['verdict'] },
    ],
    groups: told.map((pool) => ({ heading: `Forces of ${pool.title}: ${grouped(pool.games)} games, ${grouped(pool.units)} set-ups`, rows: pool.wares.map((ware) => rowOf(pool, ware)), total: null })),
    notes: [
      'Worth is in points, so that all that was fielded is worth together what it cost. Its interval holds together with those of all other prices of the same size (steps of Holm): a price outside is contradicted. Of several, it is for each of their points. Better value than: kinds that are surely worth less for their points, all pairs judged together.',
      ...shown(told, 'come together', 'come together in nearly all forces: only their sum can be told'),
      ...shown(told, 'too rare', 'were bought too rarely to be judged, and count as one'),
    ],
  };
}

const shown = (pools: readonly Titled[], why: WareWorth['why'], says: string): string[] =>
  pools.flatMap(({ title, wares }) => wares.filter((ware) => ware.why === why).map(({ wares }) => `At ${title}, ${wares.join(', ')} ${wares.length === 1 ? 'was bought too rarely to be judged' : says}.`));

function rowOf({ points }: Worth, { wares, price, worth, ratio, verdict, units, betterThan }: WareWorth): TableCell[] {
  const name = wares.join(' + ');
  const each = price ?? 1;
  const bound = (value: number | null) => (value === null ? null : Math.round(value * each * 1e4) / 1e4);
  const [low, high] = [bound(ratio.low), bound(ratio.high)];
  return [
    { text: name, data: [points, name] },
    { text: price === null ? '-' : figure(price), data: [price] },
    { text: worth.estimate === null ? '-' : figure(worth.estimate), data: [worth.estimate, worth.low, worth.high] },
    { text: low === null || high === null ? '-' : `${figure(low)} to ${figure(high)}`, data: [low, high] },
    { text: percent(ratio.estimate, 0), data: [ratio.estimate] },
    { text: grouped(units), data: [units] },
    { text: grouped(betterThan.length), data: [betterThan.length] },
    { text: WORD[verdict], data: [verdict] },
  ];
}

/** Three digits at most. */
const figure = (points: number): string => (Math.abs(points) >= 100 || Number.isInteger(points) ? points.toFixed(0) : points.toFixed(1));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
