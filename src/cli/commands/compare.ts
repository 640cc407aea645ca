/** `skirmish compare`: what differs between two runs, game by game over the same luck. */
import type { Command } from 'commander';
import { examples } from '../help-text.ts';
import { withPatience } from '../options.ts';
import { inSight, playedApart, showLoading } from '../play-apart.ts';
import { print, printJson } from '../print.ts';

export function addCompare(program: Command): void {
  const command = program
    .command('compare')
    .summary('what differs between two runs, game by game')
    .description('Say what differs between two runs of the same mission and seed: scores, games that changed hands, and where one of them first went another way.')
    .argument('<run-a>', 'what `skirmish run` wrote: the reference')
    .argument('<run-b>', 'another such folder');
  withPatience(command)
    .option('--json', 'one JSON document instead of words')
    .addHelpText('after', examples('compare reports/printed reports/no-leader') + '\n\nThe help of `skirmish run` makes both folders.')
    .action(compare);
}

/** Games that changed hands are played again: where a strategy is the user's own, in a thread, as `skirmish replay` does. */
async function compare(folderA: string, folderB: string, { json, patience }: { json?: boolean; patience?: number }): Promise<void> {
  const { loadRun } = await import('../../lab/store/load.ts');
  const { compareRuns, differenceLines, firstDifferences } = await import('../../lab/compare/index.ts');
  const { comparisonLines } = await import('../comparison-lines.ts');
  const { BUILT_IN } = await import('../../lab/store/manifest.ts');
  const { CATALOGUE } = await import('../catalogue.ts');
  const { howStarted, replayCommand } = await import('../how-started.ts');
  const a = { folder: folderA, run: await loadRun(folderA) };
  const b = { folder: folderB, run: await loadRun(folderB) };
  const comparison = compareRuns(a, b);
  const own = [a, b].some(({ run }) => Object.values(run.manifest.strategies).some(({ from }) => from !== BUILT_IN));
  if (await playedApart({ own, seats: comparison.seats, patience, json })) return;
  if (!json) print(...comparisonLines(comparison));
  showLoading();
  const differences = (await firstDifferences(a, b, comparison, CATALOGUE, inSight)).map((difference) => ({
    ...difference,
    replay: {
      a: replayCommand(folderA, difference.a.cell, difference.game, howStarted()),
      b: replayCommand(folderB, difference.b.cell, difference.game, howStarted()),
    },
  }));
  if (json) printJson({ format: 1, ...comparison, firstDifferences: differences });
  else print(...differences.flatMap((difference) => ['', ...differenceLines(comparison.seats[0]!, difference), `  ${difference.replay.a}`, `  ${difference.replay.b}`]));
}
