/** The matrix of strategies as a heat map: which answer beats which plan. Two seats, and more than one pairing. */
import { percent, percentRange, type CellSummary, type Pool, type Summary } from '../summary/index.ts';
import { capital, chart, inPercent, type Chart } from './chart.ts';
import { INK, SCORE_COLORS } from './style.ts';
import { doing, whose } from '../side-words.ts';

export function strategyMatrix(summary: Summary): Chart | null {
  const first = summary.pools[0]!;
  if (summary.seats.length !== 2 || first.cells.length < 2 || first.score.n === 0) return null;
  const [rows, columns] = summary.seats as [string, string];
  const shown = summary.swings.length > 0 ? [first] : summary.pools;
  const values = shown.flatMap((pool) =>
    pool.cells.map((index) => {
      const cell = summary.cells[index]!;
      return { variant: pool.label, row: cell.strategies[0], column: cell.strategies[1], score: inPercent(cell.score.estimate), says: percent(cell.score.estimate, 0), interval: percentRange(cell.score.low, cell.score.high, 0) };
    }),
  );
  const reach = Math.max(20, ...values.map(({ score }) => Math.ceil(Math.abs((score ?? 50) - 50) / 10) * 10));
  const position = {
    x: { field: 'column', type: 'nominal', sort: null, title: doing(columns, 'plays'), axis: { labelAngle: 0, domain: false, ticks: false } },
    y: { field: 'row', type: 'nominal', sort: null, title: doing(rows, 'plays'), axis: { domain: false, ticks: false } },
  };
  const plot = {
    width: { step: 96 },
    height: { step: 52 },
    layer: [
      {
        mark: { type: 'rect', stroke: 'white', strokeWidth: 2, tooltip: true },
        encoding: {
          ...position,
          color: {
            field: 'score',
            type: 'quantitative',
            title: `${whose(rows)} score, %`,
            scale: { domain: [50 - reach, 50, 50 + reach], range: SCORE_COLORS, interpolate: 'lab' },
            legend: { values: [50 - reach, 50 - reach / 2, 50, 50 + reach / 2, 50 + reach], gradientLength: 240 },
          },
        },
      },
      {
        mark: { type: 'text', fontSize: 15, fontWeight: 'bold', dy: -8 },
        encoding: { ...position, text: { field: 'says' }, color: { value: INK } },
      },
      {
        mark: { type: 'text', fontSize: 11, dy: 11 },
        encoding: { ...position, text: { field: 'interval' }, color: { value: INK } },
      },
    ],
  };
  const varies = shown.length > 1;
  const perLine = Math.max(1, Math.floor(680 / (96 * new Set(values.map(({ column }) => column)).size + 110)));
  return chart('strategy-matrix', title(summary, shown), `${whose(capital(rows))} score (win 1, draw 1/2) in each pairing, with its 95 % interval; red cells are ${whose(rows)}, blue ${whose(columns)}.`, 520, {
    data: { values },
    ...(varies ? { columns: perLine, resolve: { axis: { x: 'independent', y: 'independent' } }, facet: { field: 'variant', type: 'nominal', title: null, sort: summary.pools.map((pool) => pool.label) }, spec: plot } : plot),
  });
}

/** The widest gap: the first seat's best pairing and its worst, of all that is shown. */
function title(summary: Summary, shown: readonly Pool[]): string {
  const cells = shown.flatMap((pool) => pool.cells.map((index) => summary.cells[index]!)).filter((cell) => cell.score.n > 0);
  const byScore = (a: CellSummary, b: CellSummary) => a.score.estimate! - b.score.estimate!;
  const worst = [...cells].sort(byScore)[0]!;
  const best = [...cells].sort(byScore).at(-1)!;
  const settingOf = ({ cell }: CellSummary) => (summary.pools.length > 1 ? ` (${summary.pools.find(({ cells: own }) => own.includes(cell))!.label})` : '');
  const against = (cell: CellSummary) => `${percent(cell.score.estimate, 0)} with ${cell.strategies[0]!} against ${cell.strategies[1]!}${settingOf(cell)}`;
  return `${doing(capital(summary.seats[0]!), 'scores')} from ${against(worst)} to ${against(best)}`;
}
