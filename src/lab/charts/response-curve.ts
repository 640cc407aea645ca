/** What a figure does over the values tried of one number: each with its interval, the curve through them, the target, and the answer. */
import { heightText, rangeText, type Response, type TriedValue } from '../tune/index.ts';
import type { Summary } from '../summary/index.ts';
import { capital, chart, rounded, type Chart } from './chart.ts';
import { textWidth } from './font-metrics.ts';
import { BAND_COLOR, INK, LABEL_SIZE, MAIN_COLOR } from './style.ts';
import { grouped } from '../grouped.ts';

const WIDTH = 540;
const HEIGHT = 300;
const ANSWER_COLOR = '#c0392b';

export function responseCurve({ response, gamesPerCell }: Summary): Chart | null {
  if (response === undefined || response.nearest === null) return null;
  const { path, figure, target, values, isShare, unit, meets, nearest } = response;
  const scale = isShare ? 100 : 1;
  const scaled = (height: number | null) => (height === null ? null : rounded(height * scale));
  const numbers = values.every(({ value }) => typeof value === 'number');
  const placeOf = ({ value }: TriedValue) => (numbers ? value : String(value));
  const points = values.map((tried, i) => ({
    value: placeOf(tried), found: scaled(tried.found.estimate), low: scaled(tried.found.low), high: scaled(tried.found.high), fitted: scaled(tried.fitted),
    is: i === nearest.index ? 'nearest value' : 'tried', says: `${heightText(tried.found.estimate, response)} (${rangeText(tried.found, response)}), ${grouped(tried.found.n)} games`,
  }));
  const places = points.map(({ value }) => value);
  const x = numbers
    ? { field: 'value', type: 'quantitative', title: path, scale: { zero: false, nice: false, padding: 24 }, axis: { values: places, labelExpr: "format(datum.value, '~g')", grid: false } }
    : { field: 'value', type: 'ordinal', title: path, sort: places, scale: { type: 'point', padding: 0.6 }, axis: { labelAngle: 0 } };
  const heights = points.flatMap(({ found, low, high }) => [found, low, high]).filter((height) => height !== null);
  const goal = rounded(target * scale);
  const y = (field: string) => ({ field, type: 'quantitative', title: `${figure}${isShare ? ', %' : unit === '' ? '' : `, ${unit}`}`, scale: { domain: reach([...heights, goal], isShare ? 100 : Infinity), zero: false, nice: true } });
  const color = { field: 'is', type: 'nominal', title: null, scale: { domain: ['tried', 'nearest value'], range: [MAIN_COLOR, ANSWER_COLOR] } };
  const answered = numbers && meets !== null && meets.estimate !== null && meets.low !== null && meets.high !== null;
  const says = `target ${heightText(target, response)}`; // beside the plot: within it, curve and intervals may pass anywhere
  return chart('response-curve', titleOf(response), noteOf(response, gamesPerCell, answered), Math.round(WIDTH + textWidth(says, LABEL_SIZE) + 90), {
    width: WIDTH,
    height: HEIGHT,
    data: { values: points },
    layer: [
      ...(answered ? [{ data: { values: [{ value: rounded(meets.low!), to: rounded(meets.high!) }] }, mark: { type: 'rect', color: BAND_COLOR, opacity: 0.7 }, encoding: { x, x2: { field: 'to' } } }] : []),
      { data: { values: [{ goal }] }, mark: { type: 'rule', color: INK, strokeDash: [5, 4], strokeWidth: 1 }, encoding: { y: y('goal') } },
      { data: { values: [{ goal, says }] }, mark: { type: 'text', align: 'left', fontSize: LABEL_SIZE, color: INK }, encoding: { x: { value: WIDTH + 8 }, y: y('goal'), text: { field: 'says' } } },
      ...(response.direction === 'neither' ? [] : [{ mark: { type: 'line', color: MAIN_COLOR, strokeWidth: 2, opacity: 0.6 }, encoding: { x, y: y('fitted') } }]),
      { mark: { type: 'rule', strokeWidth: 2 }, encoding: { x, y: y('low'), y2: { field: 'high' }, color } },
      { mark: { type: 'point', filled: true, size: 90, opacity: 1, tooltip: true }, encoding: { x, y: y('found'), color, tooltip: [{ field: 'value', title: path }, { field: 'says', title: figure }] } },
      ...(answered ? [{ data: { values: [{ value: rounded(meets.estimate!), goal }] }, mark: { type: 'point', shape: 'diamond', filled: true, size: 160, opacity: 1, color: INK }, encoding: { x, y: y('goal') } }] : []),
    ],
  });
}

/** A little more than all that is drawn, but nothing that cannot be. */
function reach(heights: readonly number[], most: number): [number, number] {
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const room = Math.max((high - low) * 0.08, 1e-6);
  return [rounded(Math.max(0, low - room)), rounded(Math.min(most, high + room))];
}

function titleOf({ figure, target, values, reach, nearest, meets, path, ...told }: Response): string {
  const { value, found } = values[nearest!.index]!;
  const goal = heightText(target, told);
  const best = `${String(value)} with ${heightText(found.estimate, told)} (${rangeText(found, told)})`;
  if (reach === 'above' || reach === 'below') return `No value tried brings ${figure} to ${goal}; nearest is ${best}`;
  const looks = nearest!.known === 'nearest' ? 'nearest' : nearest!.known === 'near enough' ? 'near enough' : 'what looks nearest';
  const at = told.isDirectionSure ? (meets?.estimate ?? null) : null;
  if (at === null) return `${capital(looks)} to ${figure} = ${goal}: ${best}`;
  return `${figure} is ${goal} at ${path} = ${Number(at.toPrecision(3))}; ${looks}: ${best}`;
}

function noteOf({ direction, margin }: Response, games: number, answered: boolean): string {
  const curve = direction === 'neither' ? 'No curve is drawn, since it goes both ways.' : `Curve: the nearest one that only ${direction}.`;
  const place = answered ? ' Diamond: where it meets the target, with its interval in green, if it runs straight between the values.' : '';
  return `Lines: intervals that hold together at 95 %. ${curve}${place} Up to ${grouped(games)} games a cell${margin > 0 ? ', most of them where they decide' : ''}.`;
}
