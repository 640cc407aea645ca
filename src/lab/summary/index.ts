/** From games to figures and a verdict. */
export { summarise } from './summarise.ts';
export { DENOMINATORS } from './dictionary.ts';
export { BAND, DIGITS } from './constants.ts';
export { percent, percentRange, points } from './percent.ts';
export { isBeyondChance } from './beyond-chance.ts';
export { findings, changeTable } from './changes.ts';
export { bestScriptsLines, matrixTable } from './best-scripts.ts';
export type { Equilibrium } from './equilibrium.ts';
export type { Swing, SwingChange } from './swings.ts';
export { winRateTable, type Table, type TableCell } from './win-rate-table.ts';
export { stoppingTable } from './stopping-words.ts';
export type { WhenStopped } from './when-stopped.ts';
export { asText, asMarkdown, asCsv, wrapped } from './table.ts';
export type { Summary, CellSummary, Pool, Figures, Figure, Bounded, Verdict } from './summary.ts';
export type { DiceReport } from './dice.ts';
export type { LuckAdjusted, LuckFree, WithoutLuck } from './luck-adjusted.ts';
export { luckTable } from './luck-table.ts';
export { isTooEarly, type LuckSources, type SourceFigure } from './luck-shares.ts';
