/** `skirmish sample`: the pictures of the README, made again. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { wholeFrom } from '../options.ts';
import { print } from '../print.ts';

const EXPERIMENT = 'experiments/fury-of-the-clansmen/breakthrough.yaml';

/** File of a run's folder -> what the sample calls it. */
const KEPT: Readonly<Record<string, string>> = {
  'charts/win-rate-by-pairing.png': 'win-rate.png',
  'charts/win-rate-by-pairing.svg': 'win-rate.svg',
  'charts/strategy-matrix.png': 'strategy-matrix.png',
  'charts/strategy-matrix.svg': 'strategy-matrix.svg',
  'summary.json': 'summary.json',
};

export function addSample(program: Command): void {
  program
    .command('sample')
    .summary('the pictures of the README, made again')
    .description('Play the default experiment and keep its main charts and figures: the pictures of the README.')
    .option('--games <number>', 'games of each pairing of strategies (and each value that varies), instead of what the file says', wholeFrom(1))
    .option('--out <folder>', 'where to', 'reports/sample')
    .addHelpText('after', '\nExample:\n  $ skirmish sample --games 20 --out my-sample')
    .action(sample);
}

async function sample({ games, out }: { games?: number; out: string }): Promise<void> {
  const { plansOf } = await import('../experiments.ts');
  const { playOut } = await import('../play-out.ts');
  const { answerOf } = await import('../answer.ts');
  const { packageFile } = await import('../version.ts');
  const [plan] = await plansOf([fileURLToPath(packageFile(EXPERIMENT))], games === undefined ? {} : { games });
  const run = mkdtempSync(join(tmpdir(), 'skirmish-sample-'));
  try {
    await playOut(plan!, run, {});
    await answerOf(run);
    mkdirSync(out, { recursive: true });
    for (const [from, to] of Object.entries(KEPT)) {
      copyFileSync(join(run, from), join(out, to));
      print(join(out, to));
    }
  } finally {
    rmSync(run, { recursive: true, force: true });
  }
}
