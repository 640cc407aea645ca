/** Every chart that applies to a run, in the order of a designer's questions. */
import type { RunData } from '../run-data.ts';
import type { Summary } from '../summary/index.ts';
import type { Chart } from './chart.ts';
import { effectOfChange } from './effect-of-change.ts';
import { gameLength } from './game-length.ts';
import { grades } from './grades.ts';
import { groupedColumns } from './grouped-columns.ts';
import { heatOfTwoChanges } from './heat-of-two-changes.ts';
import { places } from './places.ts';
import { strategyMatrix } from './strategy-matrix.ts';
import { talliesBySide } from './tallies-by-side.ts';
import { winRateByPairing } from './win-rate-by-pairing.ts';

export function chartsOf(run: RunData, summary: Summary): Chart[] {
  const charts = [
    winRateByPairing(summary),
    heatOfTwoChanges(summary),
    ...effectOfChange(summary),
    strategyMatrix(summary),
    grades(run, summary),
    gameLength(run, summary),
    ...groupedColumns(run, summary),
    talliesBySide(run, summary),
    ...places(run, summary),
  ];
  return charts.filter((found) => found !== null);
}
