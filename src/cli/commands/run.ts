/** `skirmish run`: the product's main job. From an experiment file to games, a table, a verdict and a report. */
import { join } from 'node:path';
import type { Command } from 'commander';
import { examples, exitCodes } from '../help-text.ts';
import { UsageError } from '../../kernel/errors.ts';
import { gamesInWords } from '../../lab/cell-rows.ts';
import { complain, DONE, FAILED } from '../exit.ts';
import { readOverrides, withOverrides, withPatience, withStrict, withWithout, type OverrideOptions } from '../options.ts';
import { print, printJson } from '../print.ts';
import { uncompiled } from '../../lab/uncompiled.ts';
import { stopOnCtrlC, tellStopped } from '../stop.ts';

interface Options extends OverrideOptions {
  out?: string;
  patience?: number;
  quiet?: boolean;
  strict?: boolean;
  json?: boolean;
}

export function addRun(program: Command): void {
  const command = program.command('run').summary('play experiments: who wins how often, with charts and a report').description('Play the games of experiments, say who wins how often, and write reports.').argument('<experiment...>', 'YAML files');
  withStrict(withPatience(withWithout(withOverrides(command))))
    .option('--out <folder>', 'where to write (default: reports/ and the name of the file)')
    .option('--quiet', 'only errors')
    .option('--json', 'one JSON document instead of words')
    .addHelpText(
      'after',
      examples(
        'run experiments/fury-of-the-clansmen/breakthrough.yaml --games 20',
        'run experiments/legions-of-steel/quarterback-sneak.yaml --games 8 --strategy commandos=captain --strategy machines=captain --out reports/printed',
        'run experiments/legions-of-steel/quarterback-sneak.yaml --games 8 --strategy commandos=captain --strategy machines=captain --set units.sergeant.leadership=0 --out reports/no-leader',
      ) + exitCodes('games failed, or an expectation of the experiment is not met'),
    )
    .action(run);
}

async function run(files: string[], options: Options): Promise<void> {
  if (options.out === '') throw new UsageError('--out: found an empty text, expected a folder');
  const folders = foldersFor(files, options.out);
  const { plansOf, checkFolder, playOut, answerOf, answerDocument, answerLines, tellExpectations } = await uncompiled(tools);
  const plans = await plansOf(files, await readOverrides(options), options.patience);
  for (const [i, plan] of plans.entries()) await checkFolder(plan, folders[i]!);
  const signal = stopOnCtrlC();
  const documents: object[] = [];
  let failed = 0;
  let expected = DONE;
  for (const [i, plan] of plans.entries()) {
    const folder = folders[i]!;
    const outcome = await playOut(plan, folder, { ...options, signal });
    if (!outcome.finished) {
      tellStopped(outcome, folder);
      return;
    }
    failed += outcome.failures;
    const { games } = outcome.manifest;
    if (plan.stopping === undefined && games > plan.experiment.games && !options.quiet) complain(`${folder} has ${gamesInWords(outcome.manifest)} games a cell from before; all of them are used.`);
    const answer = await answerOf(folder);
    if (options.json) documents.push(answerDocument(answer));
    else if (!options.quiet) print(...(i > 0 ? [''] : []), ...answerLines(answer));
    else if (outcome.failures > 0) complain(`${outcome.failures} of ${outcome.total} games failed: see ${join(folder, 'failures.json')}`);
    expected = Math.max(expected, tellExpectations(answer.summary.expectations, options));
  }
  if (options.json) printJson({ format: 1, runs: documents });
  process.exitCode = failed === 0 ? expected : FAILED;
}

/** All that it takes, loaded only when something is run. */
async function tools() {
  const [planning, playing, answering, expecting] = [await import('../experiments.ts'), await import('../play-out.ts'), await import('../answer.ts'), await import('../expectations.ts')];
  return { ...planning, ...playing, ...answering, ...expecting };
}

/** `--out` is the run's own folder; of several experiments, the folder of their folders. */
function foldersFor(files: readonly string[], out: string | undefined): string[] {
  const names = files.map((file) => file.split(/[/\\]/).at(-1)!.replace(/\.ya?ml$/, ''));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new UsageError(`two experiments are called ${twice}: they would share a folder; run them one by one, each with its own --out`);
  if (out !== undefined && files.length === 1) return [out];
  return names.map((name) => join(out ?? 'reports', name));
}
