/** Who wins which pairing: the first seat's score with its interval, against the band that counts as fair. */
import { percent, percentRange, type CellSummary, type Figures, type Summary } from '../summary/index.ts';
import { balanceBand, SCORE_SCALE, scoreAxis } from './balance-band.ts';
import { capital, chart, inPercent, type Chart } from './chart.ts';
import { textWidth } from './font-metrics.ts';
import { FAIR_COLOR, LABEL_SIZE, seatColor, UNDECIDED_COLOR } from './style.ts';
import { doing } from '../side-words.ts';
import { grouped } from '../grouped.ts';

/** A chart with more rows than these could not be read; the table has them all. */
const MOST_ROWS = 60;

export function winRateByPairing(summary: Summary): Chart {
  const isMany = summary.cells.length > MOST_ROWS || summary.swings.length > 0;
  const varies = summary.pools.length > 1 && !isMany;
  const bySetting = summary.pools.length > 1 && isMany; // then a row for each setting, over all pairings
  const order = (bySetting ? summary.pools.map((pool) => pool.label) : pairings(summary)).slice(0, MOST_ROWS);
  const label = (figures: Figures) => `${percent(figures.score.estimate)} (${percentRange(figures.score.low, figures.score.high, 0)})`;
  const row = (variant: string, name: string, figures: Figures) => {
    const { estimate, low, high } = figures.score;
    return { variant, pairing: name, score: inPercent(estimate), low: inPercent(low), high: inPercent(high), says: label(figures), verdict: verdictName(summary, figures) };
  };
  const all = summary.pools.flatMap((pool) => (bySetting ? [row(pool.label, pool.label, pool)] : pool.cells.map((index) => row(pool.label, nameOf(summary.cells[index]!), summary.cells[index]!))));
  const values = all.filter(({ pairing }) => order.includes(pairing));
  const left = bySetting ? summary.pools.length - order.length : summary.pools[0]!.cells.length - order.length;
  const y = { field: 'pairing', type: 'nominal', sort: order, title: bySetting ? 'all pairings with' : summary.seats.join(' / '), axis: { grid: true } };
  const x = (field: string) => ({ field, type: 'quantitative', scale: SCORE_SCALE, axis: scoreAxis(summary.seats[0]!) });
  const color = {
    field: 'verdict',
    type: 'nominal',
    title: null,
    scale: { domain: verdictNames(summary), range: [seatColor(0), FAIR_COLOR, UNDECIDED_COLOR, ...summary.seats.slice(1).map((_, i) => seatColor(i + 1))] },
  };
  const plot = {
    width: 380,
    height: { step: 26 },
    layer: [
      ...balanceBand(summary, 'x'),
      { mark: { type: 'rule', strokeWidth: 3 }, encoding: { y, x: x('low'), x2: { field: 'high' }, color } },
      { mark: { type: 'point', filled: true, size: 90, opacity: 1, tooltip: true }, encoding: { y, x: x('score'), color } },
      { mark: { type: 'text', align: 'left', fontSize: LABEL_SIZE }, encoding: { y, x: { value: 390 }, text: { field: 'says' } } },
    ],
  };
  const labels = Math.max(...order.map((name) => textWidth(name, LABEL_SIZE)));
  return chart('win-rate-by-pairing', title(summary), `${note(summary)}${left > 0 ? ` Not drawn: ${left} more, which stand in the table.` : ''}`, Math.round(labels + 530), {
    data: { values },
    ...(varies
      ? { facet: { row: { field: 'variant', type: 'nominal', title: null, sort: summary.pools.map((pool) => pool.label), header: { labelAngle: 0, labelAnchor: 'start', labelOrient: 'top', labelPadding: 4 } } }, spacing: 16, spec: plot }
      : plot),
  });
}

function title(summary: Summary): string {
  const { score } = summary.pools[0]!;
  const { kind, seat } = summary.verdict;
  const setting = summary.pools.length > 1 ? ` with ${summary.pools[0]!.label}` : '';
  const scores = `${doing(summary.seats[0]!, 'scores')} ${percent(score.estimate)}${summary.pools[0]!.cells.length > 1 ? ' over all pairings' : ''}${setting}`;
  if (score.n === 0) return 'No game was finished';
  switch (kind) {
    case 'fair':
      return `Fair: ${scores}`;
    case 'favors':
      return `${doing(capital(summary.seats[seat!]!), 'is')} favored: ${scores}`;
    case 'undecided':
      return `Not decided yet: ${scores}`;
  }
}

function note(summary: Summary): string {
  const { label, score } = summary.pools[0]!;
  return `95 % interval of ${label}: ${percentRange(score.low, score.high)}. Green: fair. A win counts 1, a draw 1/2; ${summary.stopping === undefined ? '' : 'up to '}${grouped(summary.gamesPerCell)} games a pairing.`;
}

/** From the first seat's best pairing to its worst, in the first pool. */
function pairings(summary: Summary): string[] {
  const cells = summary.pools[0]!.cells.map((index) => summary.cells[index]!);
  return cells.sort((a, b) => (b.score.estimate ?? 0) - (a.score.estimate ?? 0) || a.cell - b.cell).map(nameOf);
}

function nameOf(cell: CellSummary): string {
  return cell.strategies.join(' / ');
}

function verdictNames({ seats }: Summary): string[] {
  const [first, ...others] = seats.map((seat) => `favors ${seat}`);
  return [first!, 'fair', 'undecided', ...others];
}

function verdictName({ seats }: Summary, { verdict }: Figures): string {
  return verdict.kind === 'favors' ? `favors ${seats[verdict.seat!]!}` : verdict.kind;
}
