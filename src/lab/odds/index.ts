/** Exact odds of any rulebook: one attack, a chain of them, whole tables, dice. */
export { ask, type Answer } from './ask.ts';
export { chainOf, SHARES, type Chain } from './chain.ts';
export { chancesOf, singleDocument, tableDocument, type Chances } from './documents.ts';
export { attacksAsked, everySituation, isTooMany, oddsTable, type OddsTable, type TableQuery } from './table.ts';
export { attackLines } from './write-attack.ts';
export { contestLines, diceLines } from './write-dice.ts';
export { tableCsv, tableMarkdown, tableText } from './write-table.ts';
export { chanceText, oneInText, situationText } from './words.ts';
