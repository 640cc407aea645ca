/** An experiment made ready to play: every combination of strategies and varied values is a cell. */
import { entriesOf } from '../kernel/book.ts';
import { UsageError } from '../kernel/errors.ts';
import type { Column, MissionCard, System } from '../kernel/game.ts';
import type { Catalogue } from './catalogue.ts';
import type { Entrant, Experiment } from './experiment/experiment.ts';
import { checkCells } from './expect/read.ts';
import { inTurnLabel } from './in-turn.ts';
import { columnsOf } from './rows.ts';
import type { Cell, RestsOn } from './run-data.ts';
import { stoppingOf } from './stopping/rule.ts';
import type { Stopping } from './stopping/stopping.ts';

export interface Plan {
  experiment: Experiment;
  system: System;
  mission: MissionCard;
  cells: readonly Cell[];
  /** All columns of a row, in order. */
  columns: readonly Column[];
  /** By name. */
  entrants: ReadonlyMap<string, Entrant>;
  restsOn: readonly RestsOn[];
  /** When each cell stops; absent where the number of games is fixed. */
  stopping?: Stopping;
}

const MOST_CELLS = 10_000;

/** Opens the set-up of every cell once: throws a `UsageError` where a combination of values is impossible. */
export function makePlan(experiment: Experiment, catalogue: Catalogue): Plan {
  const system = catalogue.systems.get(experiment.system)!;
  const { layout } = experiment;
  const card = system.missions.find(({ id }) => id === experiment.mission)!;
  const count = cellCount(experiment);
  if (count > MOST_CELLS) throw new UsageError(`experiment: its strategies and what varies make ${count} cells, expected at most ${MOST_CELLS}`);
  const cells = cellsOf(experiment);
  checkCells(experiment.expect, cells);
  const cards: MissionCard[] = [];
  for (const { patch, varied } of distinctPatches(cells)) {
    try {
      const open = () => system.open({ mission: card.id, patch, ...(layout === undefined ? {} : { layout: layout.content }) });
      cards.push((layout === undefined ? open() : layout.about(open)).card ?? card);
    } catch (thrown) {
      if (!(thrown instanceof UsageError)) throw thrown;
      throw new UsageError(Object.keys(varied).length === 0 ? thrown.message : `with ${variedLabel(varied)}: ${thrown.message}`);
    }
  }
  const stopping = stoppingOf(experiment, cells);
  const mission = { ...cards[0]!, field: largest(cards) };
  const entrants = new Map(Object.values(experiment.strategies).flat().map((entrant) => [entrant.name, entrant]));
  return { experiment, system, mission, cells, columns: columnsOf(system, mission.id, layout?.content), entrants, restsOn: restsOn(experiment, system, mission), ...(stopping === undefined ? {} : { stopping }) };
}

/** What varies may change the field: charts by square have room for all. */
function largest(cards: readonly MissionCard[]): MissionCard['field'] {
  return { ...cards[0]!.field, columns: Math.max(...cards.map(({ field }) => field.columns)), rows: Math.max(...cards.map(({ field }) => field.rows)) };
}

/** Before they are made: there may be far too many. */
function cellCount({ strategies, vary, inTurn }: Experiment): number {
  const product = (lists: Readonly<Record<string, readonly unknown[]>>) => Object.values(lists).reduce((count, { length }) => count * length, 1);
  return product(strategies) * (inTurn ? 1 + Object.values(vary).reduce((count, { length }) => count + length - 1, 0) : product(vary));
}

/** Strategies of the first seat change slowest, the last path that varies fastest. */
export function cellsOf({ strategies, set, vary, inTurn }: Pick<Experiment, 'strategies' | 'set' | 'vary' | 'inTurn'>): Cell[] {
  const lineUps = combinations(Object.values(strategies).map((seated) => seated.map(({ name }) => name)));
  const paths = Object.keys(vary);
  const variations = inTurn ? oneByOne(vary) : combinations(Object.values(vary)).map((values) => Object.fromEntries(paths.map((path, at) => [path, values[at]])));
  const labelOf = (varied: Readonly<Record<string, unknown>>) => (inTurn ? inTurnLabel(varied, variations[0]!) : variedLabel(varied));
  return lineUps.flatMap((names, lineUp) =>
    variations.map((varied, variation): Cell => ({
      index: lineUp * variations.length + variation,
      label: [names.join(' / '), ...(paths.length === 0 ? [] : [labelOf(varied)])].join(', '),
      strategies: names,
      varied,
      patch: { ...set, ...varied },
      reference: variation === 0 ? null : lineUp * variations.length,
    })),
  );
}

/** The first value of each; then each other value of each in turn, with the first of all others. */
function oneByOne(vary: Experiment['vary']): Record<string, unknown>[] {
  const reference = Object.fromEntries(Object.entries(vary).map(([path, values]) => [path, values[0]]));
  return [reference, ...Object.entries(vary).flatMap(([path, values]) => values.slice(1).map((value) => ({ ...reference, [path]: value })))];
}

/** All ways to take one of each list; the last list changes fastest. */
function combinations<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((begun, list) => begun.flatMap((taken) => list.map((item) => [...taken, item])), [[]]);
}

const variedLabel = (varied: Readonly<Record<string, unknown>>): string =>
  Object.entries(varied).map(([path, value]) => `${path}=${asText(value)}`).join(', ');

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function distinctPatches(cells: readonly Cell[]): Cell[] {
  return [...new Map(cells.map((cell) => [JSON.stringify(cell.patch), cell])).values()];
}

/** The numbers that the mission's results depend on, as they are in this experiment. */
function restsOn({ set, vary }: Experiment, system: System, mission: MissionCard): RestsOn[] {
  return entriesOf(system.book)
    .filter(({ path }) => mission.restsOn.some((prefix) => path.startsWith(prefix)))
    .map(({ path, entry }) => {
      const printed = `book: ${asText(entry.value)}`;
      if (Object.hasOwn(vary, path)) return { path, value: vary[path]!.map(asText).join(', '), source: 'varied here', note: printed };
      if (Object.hasOwn(set, path)) return { path, value: asText(set[path]), source: 'set here', note: printed };
      return { path, value: asText(entry.value), source: entry.source, note: entry.note };
    });
}
