/** `skirmish inspect`: what the figures of a position reach, see and hit; in words, as JSON, as a picture. */
import type { Command } from 'commander';
import { UsageError, unknownName } from '../../kernel/errors.ts';
import type { BoardInspection, FigureReport, TableFigureReport, TableInspection } from '../../kernel/inspect.ts';
import type { Chart } from '../../lab/charts/index.ts';
import { chartPath, saveChart } from '../chart-file.ts';
import { readSet, withSet } from '../options.ts';
import { print, printJson } from '../print.ts';

interface Options {
  figure?: string;
  set?: string[];
  json?: boolean;
  chart?: string;
}

export function addInspect(program: Command): void {
  const command = program
    .command('inspect')
    .summary('what figures of a position reach, see and hit')
    .description('Say what the figures of a position reach, see and hit: how far they get, what blocks or covers, dice and chances to kill.')
    .argument('<position>', 'a position file: a board as text or a table of terrain, and figures on it')
    .option('--figure <id>', 'only this figure, or the unit of that name where units move as one, with its reach drawn');
  withSet(command)
    .option('--json', 'one JSON document instead of words')
    .option('--chart <file>', 'also draw it, to .svg, .png or .vl.json: the reach and the lines of sight of one figure', chartPath)
    .addHelpText('after', '\nFigures whose turn it is have what they have left of it, all others a fresh turn.\n\nExamples:\n  $ skirmish inspect experiments/fury-of-the-clansmen/positions/rubble-and-walls.yaml --figure c1\n  $ skirmish inspect experiments/warengine/positions/charge-or-shoot.yaml --chart reports/charge.png\n  $ skirmish inspect experiments/conan-rise-of-monsters/positions/archers-in-ruins.yaml --figure archers')
    .action(inspect);
}

async function inspect(path: string, { figure: id, set, json, chart }: Options): Promise<void> {
  const { openPositionFile } = await import('../position-file.ts');
  const patch = await readSet(set);
  const file = openPositionFile(path);
  const { system, position } = file;
  const inspection = file.about(() => system.inspect!(position, patch));
  const changed = Object.entries({ ...position.set, ...patch });
  const heading = [`${system.title}, ${path}`, ...changed.map(([name, value]) => `${name} = ${String(value)}`)].join('; ');
  const told = inspection.on === 'board' ? ofBoard(inspection, id, system.seats) : ofTable(inspection, id, system.seats);
  if (chart !== undefined) {
    const drawn = await told.chart(heading);
    if (drawn === null) throw new UsageError(`${path}: no figure is in play; --chart draws the reach of one`);
    await saveChart(drawn, chart);
  }
  if (json) return printJson({ format: 1, system: system.id, figures: told.documents });
  print(heading, '', ...(await told.lines()), ...(chart === undefined ? [] : ['', `Chart: ${chart}`]));
}

/** What is said of a position, of whichever kind it is. */
interface Told {
  documents: readonly object[];
  lines(): Promise<string[]>;
  /** Of the first figure that is asked for, on a table of the first that acts; null if there is none. */
  chart(heading: string): Promise<Chart | null>;
}

function ofBoard(inspection: BoardInspection, id: string | undefined, seats: readonly string[]): Told {
  const chosen = chosenOf(inspection, id);
  const [first] = chosen;
  return {
    documents: chosen.map((report) => documentOf(report, seats)),
    lines: async () => (await import('../inspect-text.ts')).boardLines(inspection, chosen, seats),
    chart: async (heading) => (first === undefined ? null : (await import('../../lab/charts/index.ts')).positionChart(inspection, first, seats, heading)),
  };
}

function ofTable(inspection: TableInspection, id: string | undefined, seats: readonly string[]): Told {
  const chosen = inspection.bySquad === true ? chosenSquads(inspection, id) : chosenOf(inspection, id);
  const first = chosen.find(({ acting }) => acting) ?? chosen[0];
  return {
    documents: (id === undefined ? inspection.figures : chosen).map(({ mark: _, seat, ...report }) => ({ ...report, seat: seats[seat] })),
    lines: async () => (await import('../inspect-table-text.ts')).tableLines(inspection, chosen, seats),
    chart: async (heading) => (first === undefined ? null : (await import('../../lab/charts/index.ts')).tablePositionChart(inspection, first, seats, heading)),
  };
}

function chosenOf<F extends { id: string }>({ figures }: { readonly figures: readonly F[] }, id: string | undefined): readonly F[] {
  if (id === undefined) return figures;
  const found = figures.find((figure) => figure.id === id);
  if (found === undefined) throw new UsageError(`--figure ${id}: ${unknownName('figure', id, figures.map((figure) => figure.id))}`);
  return [found];
}

/** The first of each squad; or of the one that is named, or that a named figure is of. */
function chosenSquads({ figures }: TableInspection, id: string | undefined): readonly TableFigureReport[] {
  const firsts = figures.filter((figure, number) => figures.findIndex(({ squad }) => squad === figure.squad) === number);
  if (id === undefined) return firsts;
  const squad = figures.find((figure) => figure.id === id)?.squad ?? id;
  const found = firsts.find((figure) => figure.squad === squad);
  if (found === undefined) throw new UsageError(`--figure ${id}: ${unknownName('unit or figure', id, [...firsts.map((figure) => figure.squad), ...figures.map((figure) => figure.id)])}`);
  return [found];
}

function documentOf({ id, unit, seat, squad, at, actions, gaits, notes, reach, sight, attacks }: FigureReport, seats: readonly string[]): object {
  const more = { ...(gaits === undefined ? {} : { gaits }), ...(notes === undefined ? {} : { notes }) };
  return { id, unit, seat: seats[seat], squad, at, actions, ...more, reach, sight, attacks };
}
