/** Every chart that applies to a run, in the order of a designer's questions. */
import type { RunData } from '../run-data.ts';
import type { Summary } from '../summary/index.ts';
import { bestScripts } from './best-scripts.ts';
import type { Chart } from './chart.ts';
import { effectOfChange } from './effect-of-change.ts';
import { gameLength } from './game-length.ts';
import { grades } from './grades.ts';
import { groupedColumns } from './grouped-columns.ts';
import { heatOfTwoChanges } from './heat-of-two-changes.ts';
import { luckSharesChart } from './luck-shares.ts';
import { places } from './places.ts';
import { priceAndWorth } from './price-and-worth.ts';
import { responseCurve } from './response-curve.ts';
import { strategyMatrix } from './strategy-matrix.ts';
import { talliesBySide } from './tallies-by-side.ts';
import { tornado } from './tornado.ts';
import { winRateByPairing } from './win-rate-by-pairing.ts';
import { grouped } from '../grouped.ts';

/** A picture of more pairings than this can be neither drawn nor read. */
const MOST_CELLS = 200;

/** `leaveOut` is told of each chart that there is not, and why. */
export function chartsOf(run: RunData, summary: Summary, leaveOut: (why: string) => void = () => {}): Chart[] {
  const cells = summary.cells.length;
  const makers: (() => Chart | null | Chart[])[] = [
    () => (cells > MOST_CELLS ? null : winRateByPairing(summary)),
    () => responseCurve(summary),
    () => priceAndWorth(summary),
    () => tornado(summary),
    () => (summary.swings.length > 0 ? null : heatOfTwoChanges(summary)),
    () => (summary.swings.length > 0 || summary.response !== undefined ? null : effectOfChange(summary)),
    () => strategyMatrix(summary),
    () => bestScripts(summary),
    () => luckSharesChart(summary),
    () => grades(run, summary),
    () => gameLength(run, summary),
    () => groupedColumns(run, summary),
    () => talliesBySide(run, summary),
    () => places(run, summary),
  ];
  if (cells > MOST_CELLS) {
    leaveOut(`The chart of all pairings is left out: ${grouped(cells)} cells, of which a picture can show ${MOST_CELLS}. Vary less, or take the figures from summary.json.`);
  }
  return makers.flatMap((make) => {
    try {
      return make() ?? [];
    } catch (thrown) {
      leaveOut(notDrawn(thrown));
      return [];
    }
  });
}

/** No picture is worth the figures. */
export function notDrawn(thrown: unknown, title?: string): string {
  return `A chart is left out${title === undefined ? '' : ` (${title})`}: it could not be drawn (${thrown instanceof Error ? thrown.message.split('\n')[0] : String(thrown)}). All figures are in summary.json.`;
}
