/** `skirmish tune`: which value of one number of the book brings a figure where the designer wants it. */
import { basename, join } from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import { examples, exitCodes } from '../help-text.ts';
import { UsageError } from '../../kernel/errors.ts';
import type { AskedTuning } from '../../lab/tune/index.ts';
import { complain, DONE, FAILED } from '../exit.ts';
import { readOverrides, seedOf, wholeFrom, withLayout, withPatience, withSet, withStrategy, type OverrideOptions } from '../options.ts';
import { print, printJson } from '../print.ts';
import { stopOnCtrlC, tellStopped } from '../stop.ts';
import { grouped } from '../../lab/grouped.ts';

interface Options extends Omit<OverrideOptions, 'precision' | 'without'> {
  vary: string;
  target: string;
  values?: string;
  from?: number;
  to?: number;
  step?: number;
  margin?: number;
  maxGames?: number;
  out?: string;
  patience?: number;
  quiet?: boolean;
  json?: boolean;
}

export function addTune(program: Command): void {
  const command = program
    .command('tune')
    .summary('which value of a number makes it fair')
    .description('Find the value of one number of the book at which a figure is as you want it: play its values, most games where they decide, and say which comes nearest.')
    .argument('<experiment>', 'a YAML file; what else it varies stays at its first value, and what it expects, prunes or asks of its cells is left out')
    .requiredOption('--vary <path>', 'the number, such as leadership.legion')
    .requiredOption('--target <figure=value>', 'what you want, such as clan.win=0.5; figures are those of `expect` in an experiment')
    .option('--values <list>', 'values to try, with commas, such as 3w,2r,3r; words in the order in which they should work (default: those that the book lists as worth trying)')
    .option('--from <number>', 'of a range of numbers to try: the first', numberOf)
    .option('--to <number>', 'the last', numberOf)
    .option('--step <number>', 'the distance between two', numberOf)
    .option('--margin <size>', 'so much further from the target than the nearest value is near enough (default: 0.05 of a share, a twentieth of the most of a mean)', notBelowZero)
    .option('--games <number>', 'games of each value and pairing at least (default: 100)', wholeFrom(1))
    .option('--max-games <number>', 'the most games of a value and pairing (default: 5000)', wholeFrom(1))
    .option('--seed <seed>', 'luck, instead of what the file says: a whole number or a text', seedOf)
    .option('--workers <number>', 'worker threads (default: as many as there are cores)', wholeFrom(1));
  withPatience(withLayout(withStrategy(withSet(command))))
    .option('--out <folder>', 'where to write (default: reports/, the name of the file and -tune)')
    .option('--quiet', 'only errors')
    .option('--json', 'one JSON document instead of words')
    .addHelpText(
      'after',
      `${examples('tune experiments/warengine/hold-the-ground.yaml --vary missions.hold-the-ground.turns --values 1,2,3 --target red.win=0.5 --strategy red=warlord --strategy blue=warlord --games 4 --max-games 8 --out reports/tuned')}
More:
  skirmish tune experiment.yaml --vary leadership.legion --target clan.win=0.5 --values 2w,3w,2r,3r
  skirmish tune experiment.yaml --vary board.density --target rounds=10 --from 0.5 --to 1.5 --step 0.25

A figure that has no most, such as losses.regular, is measured with the same number of games at each value: --games, else
those of the file. A run that was stopped goes on with the same command; another target uses its games again.${exitCodes('games failed')}`,
    )
    .action(tune);
}

async function tune(file: string, options: Options): Promise<void> {
  const { plansOf } = await import('../experiments.ts');
  const { playOut } = await import('../play-out.ts');
  const { answerOf, answerDocument, tuneLines } = await import('../answer.ts');
  if (options.out === '') throw new UsageError('--out: found an empty text, expected a folder');
  const folder = options.out ?? join('reports', `${basename(file).replace(/\.ya?ml$/, '')}-tune`);
  const { games: _, ...overrides } = await readOverrides(options);
  const [plan] = await plansOf([file], { ...overrides, tune: await askedOf(options) }, options.patience);
  const { experiment, cells, stopping } = plan!;
  const [values] = Object.values(experiment.vary);
  const games = grouped(experiment.games);
  if (!options.quiet) complain(`${options.vary}: ${values!.map(String).join(', ')}; ${cells.length} cells of ${games} games${stopping === undefined ? '' : ` at least, up to ${grouped(stopping.mostGames)} where they decide`}`);
  const outcome = await playOut(plan!, folder, { ...options, signal: stopOnCtrlC() });
  if (!outcome.finished) return tellStopped(outcome, folder);
  const answer = await answerOf(folder);
  if (options.json) printJson({ format: 1, runs: [answerDocument(answer)] });
  else if (!options.quiet) print(...tuneLines(answer));
  process.exitCode = outcome.failures === 0 ? DONE : FAILED;
}

async function askedOf({ vary, target, values, from, to, step, margin, games, maxGames }: Options): Promise<AskedTuning> {
  const [, figure, wanted] = /^([^=]+)=(.+)$/.exec(target) ?? [];
  if (figure === undefined || wanted === undefined || !isNumber(wanted)) throw new UsageError(`--target ${target}: expected figure=value, such as clan.win=0.5`);
  const numbers = { from, to, step, margin, games, maxGames };
  const given = Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined));
  return { path: vary, figure: figure.trim(), target: Number(wanted), ...(values === undefined ? {} : { values: await listOf(values) }), ...given };
}

/** Each is read as YAML reads it. */
async function listOf(text: string): Promise<unknown[]> {
  const { parse } = await import('yaml');
  return text.split(',').map((part) => {
    try {
      return parse(part.trim()) as unknown;
    } catch {
      throw new UsageError(`--values ${text}: cannot read the value ${part.trim()}`);
    }
  });
}

const isNumber = (text: string): boolean => /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(text);

function numberOf(text: string): number {
  if (!isNumber(text)) throw new InvalidArgumentError('Expected a number.');
  return Number(text);
}

function notBelowZero(text: string): number {
  const number = numberOf(text);
  if (number < 0) throw new InvalidArgumentError('Expected a number from 0 up.');
  return number;
}
