/** A response as designers read it: a table of the values tried, and the answer in sentences. */
import { percent, percentRange } from '../summary/percent.ts';
import type { Table } from '../summary/table.ts';
import type { Response, TriedValue } from './response.ts';
import { grouped } from '../grouped.ts';

type Told = Omit<Response, 'says'>;

export function responseTable({ path, figure, values, ...told }: Response): Table {
  return {
    columns: [
      { title: path, align: 'left', data: ['value'] },
      { title: 'games', align: 'right', data: ['games'] },
      { title: figure, align: 'right', data: [figure] },
      { title: 'interval', align: 'right', data: ['low', 'high'] },
      { title: 'curve', align: 'right', data: ['curve'] },
      { title: `nearest to ${heightText(told.target, told)}`, align: 'right', data: ['nearest in'] },
    ],
    groups: [
      {
        heading: null,
        rows: values.map(({ value, found, fitted, certainty }) => [
          { text: String(value), data: [String(value)] },
          { text: grouped(found.n), data: [found.n] },
          { text: heightText(found.estimate, told), data: [found.estimate] },
          { text: rangeText(found, told), data: [found.low, found.high] },
          { text: heightText(fitted, told), data: [fitted] },
          { text: percent(certainty, 0), data: [certainty] },
        ]),
        total: null,
      },
    ],
    notes: [
      'The intervals hold together at 95 %. Curve: the nearest one that only rises or only falls. Nearest: in how many of 1,000 resamples of the games.',
    ],
  };
}

/** Where the target is met, then which value is nearest. */
export function responseInWords(told: Told): string[] {
  if (told.nearest === null) return [`${told.figure}: no game was finished.`];
  return [where(told), nearest(told)];
}

function where(told: Told): string {
  const { path, figure, target, values, direction, isDirectionSure, reach, between, meets } = told;
  const goal = heightText(target, told);
  if (reach === 'above' || reach === 'below') {
    const last = values.reduce((a, b) => ((b.found.estimate! - a.found.estimate!) * (reach === 'below' ? 1 : -1) > 0 ? b : a));
    return `No value tried brings ${figure} to ${goal}: it is ${heightText(last.found.estimate, told)} (${rangeText(last.found, told)}) at ${reach === 'below' ? 'most' : 'least'}, with ${String(last.value)}.${last === values[0] || last === values.at(-1) ? ' Values beyond it may.' : ''}`;
  }
  if (direction === 'neither') {
    return isDirectionSure
      ? `${figure} neither only rises nor only falls over these values, beyond chance: there may be more than one value, or none, at which it is ${goal}.`
      : `Some value has no finished game: it cannot be told where ${figure} is ${goal}.`;
  }
  const moves = `${figure} ${direction} from ${String(values[0]!.value)} to ${String(values.at(-1)!.value)}`;
  if (!isDirectionSure) return `No difference between these values is beyond chance: it cannot be told where ${figure} is ${goal}.`;
  const { estimate, low, high } = meets ?? { estimate: null, low: null, high: null };
  if (estimate !== null) {
    const bounds = low !== null && high !== null ? `${short(low)}-${short(high)}` : low !== null ? `${short(low)} or more` : high !== null ? `${short(high)} or less` : 'anywhere';
    return `${moves} and is ${goal} at ${path} = ${short(estimate)} (${bounds}), if it runs straight between the values tried.`;
  }
  const at = (index: number) => `${String(values[index]!.value)} (${rangeText(values[index]!.found, told)})`;
  if (between.before !== null && between.past !== null) {
    const open = values.slice(between.before + 1, between.past).map(({ value }) => String(value));
    return `${moves} and reaches ${goal} between ${at(between.before)} and ${at(between.past)}${open.length === 0 ? '' : `; of ${open.join(', ')} it cannot be told on which side`}.`;
  }
  const known = between.before !== null ? ` after ${at(between.before)}, if at all` : between.past !== null ? ` before ${at(between.past)}, if at all` : ' anywhere or nowhere among these values';
  return `${moves} and reaches ${goal}${known}: more games would tell.`;
}

function nearest(told: Told): string {
  const { values, margin, target, isCutShort, nearest } = told;
  const best = values[nearest!.index]!;
  const found = `${heightText(best.found.estimate, told)} (${rangeText(best.found, told)})`;
  const others = values.filter((each) => each !== best && (each.certainty ?? 0) >= 0.01).sort((a, b) => b.certainty! - a.certainty!).map((each) => `${String(each.value)} in ${percent(each.certainty, 0)}`);
  const sure = best.certainty === null ? '' : ` It is so in ${percent(best.certainty, 0)} of resamples${others.length === 0 ? '' : `; ${others.join(', ')}`}.`;
  const goal = heightText(target, told);
  switch (nearest!.known) {
    case 'nearest': return `${String(best.value)} is the value nearest to ${goal}: ${found}.${sure}`;
    case 'near enough': return `${String(best.value)} is near enough to ${goal}: ${found}; no other value is nearer by more than ${marginText(margin, told)}.${sure}`;
    case 'open': return `${String(best.value)} looks nearest to ${goal}: ${found}, but another may be nearer${margin > 0 ? ` by more than ${marginText(margin, told)}` : ''}${isCutShort ? '; as many games as allowed could not tell' : ''}.${sure}`;
  }
}

type Scaled = Pick<Told, 'isShare' | 'unit'>;

/** "50 %", "44.1 %", "6.25 rounds" */
export function heightText(height: number | null, { isShare, unit }: Scaled): string {
  if (height === null) return '-';
  return isShare ? percent(height).replace('.0 %', ' %') : `${height.toFixed(2)} ${unit}`.trim();
}

export function rangeText({ low, high }: Pick<TriedValue['found'], 'low' | 'high'>, { isShare }: Scaled): string {
  if (low === null || high === null) return '-';
  return isShare ? percentRange(low, high) : `${low.toFixed(2)}-${high.toFixed(2)}`;
}

const marginText = (margin: number, { isShare, unit }: Scaled): string => (isShare ? `${Number((margin * 100).toFixed(2))} points` : `${margin} ${unit}`.trim());

/** Three digits tell enough of a place. */
const short = (place: number): string => String(Number(place.toPrecision(3)));
