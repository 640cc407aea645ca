/** `skirmish report`: summary, charts and report of a stored run, made again. */
import type { Command } from 'commander';
import { DONE, FAILED } from '../exit.ts';
import { print, printJson } from '../print.ts';

export function addReport(program: Command): void {
  program
    .command('report')
    .description('Make the summary, the charts and the report of a stored run again.')
    .argument('<run-folder>', 'what `skirmish run` wrote')
    .option('--json', 'one JSON document instead of words')
    .addHelpText('after', '\nExample:\n  $ skirmish report reports/breakthrough')
    .action(report);
}

/** Failed games count as they do when they are played. */
async function report(folder: string, options: { json?: boolean }): Promise<void> {
  const { answerOf, answerDocument, answerLines } = await import('../answer.ts');
  const answer = await answerOf(folder);
  if (options.json) printJson({ format: 1, runs: [answerDocument(answer)] });
  else print(...answerLines(answer));
  process.exitCode = answer.run.failures.length === 0 ? DONE : FAILED;
}
