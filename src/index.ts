/** What outside strategies and users of the library need: the contract, the loop that plays it, the rooms and the lab. */
export type { Column, Game, Grade, LuckChannel, Measures, MissionCard, Player, Seat, Setup, Strategy, System } from './kernel/game.ts';
export { openChance, type Chance, type Dice, type Draws, type Tell } from './kernel/chance.ts';
export { NO_LUCK, type Account, type Ledger, type Luck } from './kernel/luck.ts';
export { pick, shuffle, stream, type Rng } from './kernel/rng.ts';
export { FAILURES, playGame, type Decision, type Failure, type FailureKind, type Match, type Played } from './kernel/referee.ts';
export { entriesOf, SOURCES, type Book, type Entry, type Source, type Values } from './kernel/book.ts';
export { UsageError } from './kernel/errors.ts';
export { SYSTEMS, systemNamed } from './systems/index.ts';
export type { Position } from './kernel/position.ts';
