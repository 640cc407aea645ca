/** The key `expect` of an experiment: what it names, judged against its system, mission and cells. */
import { UsageError, unknownName } from '../../kernel/errors.ts';
import type { MissionCard, System } from '../../kernel/game.ts';
import type { Problems } from '../experiment/problems.ts';
import { columnsOf } from '../rows.ts';
import type { Cell } from '../run-data.ts';
import type { Expectation } from './expectation.ts';
import { figuresOf } from './figures.ts';

export type Bands = Readonly<Record<string, readonly [number, number]>>;

/** As it stands in the file: figures of all pairings together, and under `cells` those of single cells. */
export type GivenExpectations = Readonly<Record<string, unknown>> & { cells?: Readonly<Record<string, Bands>> | undefined };

/** What the figures are of. */
export interface Judged {
  system: System;
  mission: MissionCard;
  /** What it is played on, if not on its built-in layout. */
  layout: unknown;
}

export function expectationsOf(given: GivenExpectations, { system, mission, layout }: Judged, cells: readonly Cell[], problems: Problems): Expectation[] {
  const figures = figuresOf({ seats: system.seats, grades: mission.grades, columns: columnsOf(system, mission.id, layout), roundLimit: mission.roundLimit });
  const read = (bands: Bands, path: readonly string[], cell: string | null): Expectation[] =>
    Object.entries(bands).flatMap(([name, [low, high]]) => {
      const figure = figures.find((candidate) => candidate.name === name);
      if (figure === undefined) problems.key([...path, name], unknownName('figure', name, figures.map((candidate) => candidate.name)));
      else if (figure.isShare && (low < 0 || high > 1)) problems.value([...path, name], `found [${low}, ${high}], expected shares from 0 to 1, such as [0.45, 0.55]`);
      else return [{ figure: name, low, high, cell }];
      return [];
    });
  const { cells: single = {}, ...all } = given;
  return [
    ...read(all as Bands, ['expect'], null),
    ...Object.entries(single).flatMap(([cell, bands]) => {
      const path = ['expect', 'cells', cell];
      if (cellsNamed(cells, cell).length === 0) problems.key(path, unknownCell(cells, cell));
      return read(bands, path, cell);
    }),
  ];
}

/** The cell of that label, or all that a pairing of strategies plays. */
export function cellsNamed(cells: readonly Cell[], name: string): Cell[] {
  return cells.filter(({ label, strategies }) => label === name || strategies.join(' / ') === name);
}

/** Other strategies may have come from the command line. Throws a `UsageError`. */
export function checkCells(expectations: readonly Expectation[], cells: readonly Cell[]): void {
  for (const { cell } of expectations) {
    if (cell !== null && cellsNamed(cells, cell).length === 0) throw new UsageError(`experiment: expect, cells: ${unknownCell(cells, cell)}`);
  }
}

function unknownCell(cells: readonly Cell[], name: string): string {
  return unknownName('cell', name, [...new Set(cells.flatMap(({ label, strategies }) => [strategies.join(' / '), label]))]);
}
