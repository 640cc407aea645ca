/** `skirmish sensitivity`: how much the verdict hangs on the numbers that no book gives. */
import { basename, join } from 'node:path';
import type { Command } from 'commander';
import { examples, exitCodes } from '../help-text.ts';
import { UsageError } from '../../kernel/errors.ts';
import { complain, DONE, FAILED } from '../exit.ts';
import { oneMore, readOverrides, withOverrides, withPatience, type OverrideOptions } from '../options.ts';
import { print, printJson } from '../print.ts';
import { stopOnCtrlC, tellStopped } from '../stop.ts';
import { grouped } from '../../lab/grouped.ts';

interface Options extends OverrideOptions {
  only?: string[];
  out?: string;
  patience?: number;
  quiet?: boolean;
  json?: boolean;
}

export function addSensitivity(program: Command): void {
  const command = program
    .command('sensitivity')
    .summary('which assumed numbers the verdict hangs on')
    .description('Try every assumed number of the book over its range, one at a time, and rank them by how far they move the verdict.')
    .argument('<experiment>', 'a YAML file; what it varies stays at its first value, and what it expects, prunes or asks of its cells is left out')
    .option('--only <path>', 'only numbers whose path begins so, such as bonuses.aim; may be repeated', oneMore);
  withPatience(withOverrides(command))
    .option('--out <folder>', 'where to write (default: reports/, the name of the file and -sensitivity)')
    .option('--quiet', 'only errors')
    .option('--json', 'one JSON document instead of words')
    .addHelpText(
      'after',
      `${examples('sensitivity experiments/legions-of-steel/arrivals.yaml --only missions.arrivals --games 4 --out reports/hangs-on')}\n\nThe ranges are listed by \`skirmish systems <system>\` as "worth trying". A run that was stopped goes on with the same command.${exitCodes('games failed')}`,
    )
    .action(sensitivity);
}

async function sensitivity(file: string, options: Options): Promise<void> {
  const { plansOf } = await import('../experiments.ts');
  const { playOut } = await import('../play-out.ts');
  const { answerOf, answerDocument, answerLines } = await import('../answer.ts');
  if (options.out === '') throw new UsageError('--out: found an empty text, expected a folder');
  const folder = options.out ?? join('reports', `${basename(file).replace(/\.ya?ml$/, '')}-sensitivity`);
  const [plan] = await plansOf([file], { ...(await readOverrides(options)), sensitivity: { only: options.only ?? [] } }, options.patience);
  const { vary, games } = plan!.experiment;
  const numbers = Object.keys(vary).length;
  if (!options.quiet) complain(`${numbers} assumed number${numbers === 1 ? '' : 's'}, ${plan!.cells.length} cells of ${grouped(games)} games${plan!.experiment.precision === undefined ? '' : ' or more'}`);
  const outcome = await playOut(plan!, folder, { ...options, signal: stopOnCtrlC() });
  if (!outcome.finished) return tellStopped(outcome, folder);
  const answer = await answerOf(folder);
  if (options.json) printJson({ format: 1, runs: [answerDocument(answer)] });
  else if (!options.quiet) print(...answerLines(answer));
  process.exitCode = outcome.failures === 0 ? DONE : FAILED;
}
