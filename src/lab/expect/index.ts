/** What an experiment expects, and whether it is so. */
export { OUTCOMES, type Expectation, type Outcome } from './expectation.ts';
export { figuresOf, intervalOf, type NamedFigure } from './figures.ts';
export { judgeExpectations, type Judged } from './judge.ts';
export { expectationTable, expectationsInWords } from './words.ts';
