/** Which value of a number brings a figure where it is wanted. */
export { tuningOf, type AskedTuning } from './read.ts';
export { responseOf, type Response, type TriedValue } from './response.ts';
export { heightText, rangeText, responseTable } from './words.ts';
export type { Tuning } from './tuning.ts';
