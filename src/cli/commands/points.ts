/** `skirmish points`: what figures and forces cost, part by part, whether a force may be built, and what points are worth in games. */
import { join } from 'node:path';
import { Option, type Command } from 'commander';
import { UsageError, unknownName } from '../../kernel/errors.ts';
import type { System } from '../../kernel/game.ts';
import type { PointsReport } from '../../kernel/points.ts';
import { complain, DONE, FAILED } from '../exit.ts';
import { readSet, seedOf, wholeFrom, withPatience, withSet, oneMore } from '../options.ts';
import { print, printJson } from '../print.ts';
import { stopOnCtrlC, tellStopped } from '../stop.ts';
import type { WorthOptions } from '../worth-question.ts';
import { grouped } from '../../lab/grouped.ts';

interface Options extends WorthOptions {
  profile?: string;
  json?: boolean;
  worth?: boolean;
  out?: string;
  quiet?: boolean;
}

const GAMES_ONLY = ['points', 'games', 'seed', 'mission', 'strategy', 'workers', 'patience', 'out', 'quiet'] as const;

export function addPoints(program: Command): void {
  const command = program
    .command('points')
    .summary('what figures and forces cost, and are worth in games')
    .description('Price every profile of a rulebook, or a force of your own: each part of a price, limits, and why a force may not be built. With --worth: play games and say what each was worth.')
    .argument('<system>', 'a rulebook, as `skirmish systems` lists them')
    .argument('[force]', 'a force file, or the name of a ready force')
    .addOption(new Option('--profile <id>', 'only this figure, its price part by part'));
  withSet(command)
    .option('--json', 'one JSON document instead of words')
    .option('--worth', 'play games between random forces of equal points, and hold prices against what figures were worth')
    .option('--points <sizes>', 'with --worth: points of the forces (default: two sizes that go with the rulebook, such as 300,1000)')
    .option('--games <number>', 'with --worth: games of each size (default: 2000)', wholeFrom(1))
    .option('--seed <seed>', 'with --worth: luck, a whole number or a text', seedOf)
    .option('--mission <id>', 'with --worth: what is played')
    .option('--strategy <name>', 'with --worth: who plays, one for all seats or seat=name (default: the reference player)', oneMore)
    .option('--workers <number>', 'with --worth: worker threads (default: as many as there are cores)', wholeFrom(1))
    .option('--out <folder>', 'with --worth: where to write (default: reports/, the rulebook and -worth)')
    .option('--quiet', 'with --worth: only errors');
  withPatience(command)
    .addHelpText(
      'after',
      '\nExamples:\n  $ skirmish points warengine\n  $ skirmish points warengine --profile spike --set points.base=1.24\n  $ skirmish points warengine my-force.yaml\n  $ skirmish points conan-rise-of-monsters --profile scion-of-set --set units.scion-of-set.cost=5\n  $ skirmish points warengine --worth --points 300 --games 600\n  $ skirmish points warengine --worth --set points.base=1.24 --out reports/base-1.24\n\nA run that was stopped goes on with the same command; with more games it is extended.',
    )
    .action(points);
}

async function points(systemId: string, path: string | undefined, options: Options): Promise<void> {
  const { systemNamed } = await import('../named.ts');
  const system = systemNamed(systemId);
  if (system.points === undefined) throw new UsageError(`${system.title} has no points to buy figures for`);
  if (options.worth !== true) return prices(system, system.points.bind(system), path, options);
  if (path !== undefined || options.profile !== undefined) throw new UsageError('--worth: plays random forces; expected neither a force nor --profile');
  return worth(system, options);
}

async function prices(system: System, priced: NonNullable<System['points']>, path: string | undefined, { profile, set, json, ...others }: Options): Promise<void> {
  const stray = GAMES_ONLY.find((option) => others[option] !== undefined);
  if (stray !== undefined) throw new UsageError(`--${stray}: goes with --worth, which plays games`);
  const patch = await readSet(set);
  const report = path === undefined ? priced(undefined, patch) : await ofForce(path, (force) => priced(force, patch));
  const shown = profile === undefined ? report : { ...report, prices: [priceNamed(report, profile)] };
  if (json) return printJson({ format: 1, system: system.id, ...shown });
  const { explained, pointsLines } = await import('../points-text.ts');
  const heading = [profile === undefined ? `${system.title}, ${report.title}` : system.title, ...Object.entries(patch).map(([name, value]) => `${name} = ${String(value)}`)].join('; ');
  print(heading, '', ...(profile === undefined ? pointsLines(report) : explained(shown.prices)));
}

async function worth(system: System, options: Options): Promise<void> {
  const { worthPlan } = await import('../worth-question.ts');
  const { playOut } = await import('../play-out.ts');
  const { answerOf, answerDocument, worthAnswer } = await import('../answer.ts');
  if (options.out === '') throw new UsageError('--out: found an empty text, expected a folder');
  const folder = options.out ?? join('reports', `${system.id}-worth`);
  const plan = await worthPlan(system, options);
  if (!options.quiet) complain(`${plan.cells.length} ${plan.cells.length === 1 ? 'size' : 'sizes'} of forces, ${grouped(plan.experiment.games)} games each`);
  const outcome = await playOut(plan, folder, { ...options, signal: stopOnCtrlC() });
  if (!outcome.finished) return tellStopped(outcome, folder);
  const answer = await answerOf(folder);
  if (options.json) printJson({ format: 1, system: system.id, ...answerDocument(answer) });
  else if (!options.quiet) print(...worthAnswer(answer));
  process.exitCode = outcome.failures === 0 ? DONE : FAILED;
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
