/** Two runs compared: what differs, how surely, and where a game first went another way. */
export { compareRuns, type CellName, type ComparedCells, type Comparison, type Group, type RunName } from './comparison.ts';
export { firstDifferences, type FirstDifference, type ToldDecision } from './first-difference.ts';
export { changeText, comparisonTable, conclusionLines } from './write-comparison.ts';
export { differenceLines } from './write-difference.ts';
export type { Change } from './changes.ts';
export type { Compared, CompareFigures, Flips } from './figures.ts';
export type { Side } from './side.ts';
