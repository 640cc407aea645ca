/** What outside strategies and users of the library need: the contract, the loop that plays it, the rooms and the lab. */
export type { Column, Game, Grade, LuckChannel, Measures, MissionCard, Player, Seat, Setup, Strategy, System } from './kernel/game.ts';
export { openChance, type Chance, type Dice, type Draws, type Tell } from './kernel/chance.ts';
export { NO_LUCK, type Account, type Ledger, type Luck, type RollChances } from './kernel/luck.ts';
export { pick, shuffle, stream, type Rng } from './kernel/rng.ts';
export { FAILURES, playGame, type Decision, type Failure, type FailureKind, type Match, type Played } from './kernel/referee.ts';
export { entriesOf, SOURCES, type Book, type Entry, type Source, type Values } from './kernel/book.ts';
export { UsageError } from './kernel/errors.ts';
export { SYSTEMS, systemNamed } from './systems/index.ts';
export type { BoardPosition, Position, TablePosition } from './kernel/position.ts';
/** What `systemNamed(...).inspect(position, patch)` tells of each figure: its reach, its sight and its attacks. */
export type { AttackReport, BoardInspection, BoardReport, FigureReport, Inspection, Reached, Sight } from './kernel/inspect.ts';
/** The same on an open table, in inches. */
export type { Contact, ReachedSpot, TableAttack, TableFigureReport, TableInspection, TableReport, TableSight } from './kernel/inspect.ts';
// What strategies ask, room by room, and the shapes of what they see and answer.
export * as berets from './systems/blood-berets/tactics.ts';
export * as conan from './systems/conan-rise-of-monsters/tactics.ts';
export * as fury from './systems/fury-of-the-clansmen/tactics.ts';
export * as legions from './systems/legions-of-steel/tactics.ts';
export * as warengine from './systems/warengine/tactics.ts';

/** The lab, loaded when it is asked for: strategies do without it, and it is heavy. */
export const openLab = () => import('./cli/lab.ts');
export type { Comparison, Experiment, FirstDifference, Manifest, Overrides, Plan, RunData, RunOutcome, Summary } from './cli/lab.ts';
