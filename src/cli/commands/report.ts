/** `skirmish report`: summary, charts and report of a stored run, made again. */
import type { Command } from 'commander';
import { examples, exitCodes } from '../help-text.ts';
import { FAILED } from '../exit.ts';
import { withStrict } from '../options.ts';
import { print, printJson } from '../print.ts';

export function addReport(program: Command): void {
  const command = program
    .command('report')
    .summary('make charts and report of a stored run again')
    .description('Make the summary, the charts and the report of a stored run again.')
    .argument('<run-folder>', 'what `skirmish run` wrote');
  withStrict(command)
    .option('--json', 'one JSON document instead of words')
    .addHelpText('after', examples('report reports/breakthrough') + exitCodes('games failed, or an expectation of the experiment is not met'))
    .action(report);
}

/** Failed games and expectations count as they do when they are played. */
async function report(folder: string, options: { json?: boolean; strict?: boolean }): Promise<void> {
  const { answerOf, answerDocument, answerLines } = await import('../answer.ts');
  const { tellExpectations } = await import('../expectations.ts');
  const answer = await answerOf(folder);
  if (options.json) printJson({ format: 1, runs: [answerDocument(answer)] });
  else print(...answerLines(answer));
  const expected = tellExpectations(answer.summary.expectations, options);
  process.exitCode = answer.run.failures.length === 0 ? expected : FAILED;
}
