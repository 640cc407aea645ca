/** `skirmish points`: what figures and forces cost, part by part, and whether a force may be built. */
import { Option, type Command } from 'commander';
import { UsageError, unknownName } from '../../kernel/errors.ts';
import type { PointsReport } from '../../kernel/points.ts';
import { readSet, withSet } from '../options.ts';
import { print, printJson } from '../print.ts';

interface Options {
  profile?: string;
  set?: string[];
  json?: boolean;
}

export function addPoints(program: Command): void {
  const command = program
    .command('points')
    .description('Price every profile of a rulebook, or a force of your own: each part of a price, limits, and why a force may not be built.')
    .argument('<system>', 'a rulebook, as `skirmish systems` lists them')
    .argument('[force]', 'a force file, or the name of a ready force')
    .addOption(new Option('--profile <id>', 'only this figure, its price part by part'));
  withSet(command)
    .option('--json', 'one JSON document instead of words')
    .addHelpText('after', '\nExample:\n  $ skirmish points warengine\n  $ skirmish points warengine --profile spike --set points.base=1.24\n  $ skirmish points warengine my-force.yaml')
    .action(points);
}

async function points(systemId: string, path: string | undefined, { profile, set, json }: Options): Promise<void> {
  const { systemNamed } = await import('../named.ts');
  const system = systemNamed(systemId);
  if (system.points === undefined) throw new UsageError(`${system.title} has no points to buy figures for`);
  const patch = await readSet(set);
  const report = path === undefined ? system.points(undefined, patch) : await ofForce(path, (force) => system.points!(force, patch));
  const shown = profile === undefined ? report : { ...report, prices: [priceNamed(report, profile)] };
  if (json) return printJson({ format: 1, system: system.id, ...shown });
  const { explained, pointsLines } = await import('../points-text.ts');
  const heading = [profile === undefined ? `${system.title}, ${report.title}` : system.title, ...Object.entries(patch).map(([name, value]) => `${name} = ${String(value)}`)].join('; ');
  print(heading, '', ...(profile === undefined ? pointsLines(report) : explained(shown.prices)));
}

async function ofForce(path: string, report: (force: unknown) => PointsReport): Promise<PointsReport> {
  const { openForceFile } = await import('../force-file.ts');
  const { force, about } = openForceFile(path);
  return about(() => report(force));
}

function priceNamed({ prices }: PointsReport, id: string): PointsReport['prices'][number] {
  const found = prices.find((price) => price.id === id);
  if (found === undefined) throw new UsageError(`--profile ${id}: ${unknownName('profile', id, prices.map((price) => price.id))}`);
  return found;
}
