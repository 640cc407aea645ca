/** What things bought for points are worth, fitted from games. */
export { worthSummary, type WorthSummary } from './worth-summary.ts';
export { worthLines, worthTable } from './words.ts';
export type { WareWorth, Worth } from './worth.ts';
export type { JudgedPrediction } from './predictions.ts';
