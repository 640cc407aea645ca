/** `skirmish compare`: what differs between two runs, game by game over the same luck. */
import type { Command } from 'commander';
import { print, printJson } from '../print.ts';
import { lineWidth } from '../width.ts';

export function addCompare(program: Command): void {
  program
    .command('compare')
    .description('Say what differs between two runs of the same mission and seed: scores, games that changed hands, and where one of them first went another way.')
    .argument('<run-a>', 'what `skirmish run` wrote: the reference')
    .argument('<run-b>', 'another such folder')
    .option('--json', 'one JSON document instead of words')
    .addHelpText('after', '\nExample:\n  $ skirmish compare reports/breakthrough reports/breakthrough')
    .action(compare);
}

async function compare(folderA: string, folderB: string, { json }: { json?: boolean }): Promise<void> {
  const { loadRun } = await import('../../lab/store/load.ts');
  const { changeText, compareRuns, comparisonTable, conclusionLines, differenceLines, firstDifferences } = await import('../../lab/compare/index.ts');
  const { asText, wrapped } = await import('../../lab/summary/index.ts');
  const { CATALOGUE } = await import('../catalogue.ts');
  const { howStarted, replayCommand } = await import('../how-started.ts');
  const a = { folder: folderA, run: await loadRun(folderA) };
  const b = { folder: folderB, run: await loadRun(folderB) };
  const comparison = compareRuns(a, b);
  const differences = (await firstDifferences(a, b, comparison, CATALOGUE)).map((difference) => ({
    ...difference,
    replay: {
      a: replayCommand(folderA, difference.a.cell, difference.game, howStarted()),
      b: replayCommand(folderB, difference.b.cell, difference.game, howStarted()),
    },
  }));
  if (json) {
    printJson({ format: 1, ...comparison, firstDifferences: differences });
    return;
  }
  const { system, mission, seats, seed, games, groups, notes } = comparison;
  const only = groups.length === 1 ? groups[0]! : undefined;
  print(
    `A  ${folderA}: ${comparison.a.title}`,
    `B  ${folderB}: ${comparison.b.title}`,
    `${system.title} · ${mission.title} · seed ${seed} · ${games.toLocaleString('en-US')} games a cell`,
    ...(only?.changes.map(changeText) ?? []),
    '',
    asText(comparisonTable(comparison), lineWidth()).trimEnd(),
    '',
    ...[...conclusionLines(comparison), ...notes].flatMap((line) => wrapped(line, lineWidth())),
    ...differences.flatMap((difference) => ['', ...differenceLines(seats[0]!, difference), `  ${difference.replay.a}`, `  ${difference.replay.b}`]),
  );
}
