/** `skirmish inspect`: what the figures of a position reach, see and hit; in words, as JSON, as a picture. */
import type { Command } from 'commander';
import { UsageError, unknownName } from '../../kernel/errors.ts';
import type { FigureReport, Inspection } from '../../kernel/inspect.ts';
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
    .description('Say what the figures of a position reach, see and hit: steps to each square, what blocks or covers, dice and chances to kill.')
    .argument('<position>', 'a position file: a board as text and figures on it')
    .option('--figure <id>', 'only this figure, with its reach drawn');
  withSet(command)
    .option('--json', 'one JSON document instead of words')
    .option('--chart <file>', 'also draw it, to .svg, .png or .vl.json: the reach and the lines of sight of one figure', chartPath)
    .addHelpText('after', '\nFigures whose turn it is have what they have left of it, all others a fresh turn.\n\nExample:\n  $ skirmish inspect experiments/fury-of-the-clansmen/positions/rubble-and-walls.yaml --figure c1')
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
  const chosen = id === undefined ? inspection.figures : [figureNamed(inspection, id)];
  if (chart !== undefined) {
    const [first] = chosen;
    if (first === undefined) throw new UsageError(`${path}: no figure is in play; --chart draws the reach of one`);
    const { positionChart } = await import('../../lab/charts/index.ts');
    await saveChart(positionChart(inspection, first, system.seats, heading), chart);
  }
  if (json) return printJson({ format: 1, system: system.id, figures: chosen.map((report) => documentOf(report, system.seats)) });
  const { inspectionLines } = await import('../inspect-text.ts');
  print(heading, '', ...inspectionLines(inspection, chosen, system.seats), ...(chart === undefined ? [] : ['', `Chart: ${chart}`]));
}

function figureNamed({ figures }: Inspection, id: string): FigureReport {
  const found = figures.find((figure) => figure.id === id);
  if (found === undefined) throw new UsageError(`--figure ${id}: ${unknownName('figure', id, figures.map((figure) => figure.id))}`);
  return found;
}

function documentOf({ id, unit, seat, squad, at, actions, reach, sight, attacks }: FigureReport, seats: readonly string[]): object {
  return { id, unit, seat: seats[seat], squad, at, actions, reach, sight, attacks };
}
