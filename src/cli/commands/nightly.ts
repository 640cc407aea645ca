/** `skirmish nightly`: has last night's change moved the balance of any mission? */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import { NIGHTLY_GAMES, NIGHTLY_MARGIN } from '../../lab/nightly/drift.ts';
import { complain, DONE, FAILED } from '../exit.ts';
import { wholeFrom, withPatience } from '../options.ts';
import { print, printJson } from '../print.ts';
import { stopOnCtrlC } from '../stop.ts';

interface Options {
  baseline: string;
  games: number;
  margin: number;
  out: string;
  all?: boolean;
  update?: boolean;
  workers?: number;
  patience?: number;
  quiet?: boolean;
  json?: boolean;
}

export function addNightly(program: Command): void {
  const command = program
    .command('nightly')
    .summary('has last night’s change moved the balance')
    .description('Play the experiments whose rules, data, strategies or questions have changed since the baseline, and fail only where the balance has surely moved: found again in games with fresh seeds.')
    .argument('<experiment...>', 'YAML files; how often and how precisely they play otherwise, and what they expect, is left out')
    .option('--baseline <folder>', 'where the baseline is kept, a small text file for each experiment, to be committed', 'reports/baseline')
    .option('--games <number>', 'games of each pairing; the baseline must have as many', wholeFrom(2), NIGHTLY_GAMES)
    .option('--margin <points>', 'a smaller shift is told, but is no alarm', pointsOf, 100 * NIGHTLY_MARGIN)
    .option('--all', 'play also what has not changed')
    .option('--update', 'make tonight the baseline, and say what moved')
    .option('--out <folder>', 'where reports, history and games go', 'reports/nightly')
    .option('--workers <number>', 'worker threads (default: as many as there are cores)', wholeFrom(1));
  withPatience(command)
    .option('--quiet', 'only errors and drifts')
    .option('--json', 'one JSON document instead of words')
    .addHelpText(
      'after',
      `
Example:
  $ skirmish nightly experiments/fury-of-the-clansmen/snap-shot.yaml --games 4 --baseline my-baseline --update
  $ skirmish nightly experiments/fury-of-the-clansmen/snap-shot.yaml --games 4 --baseline my-baseline

The folder of --out gets report.html (with the trend over all nights), summary.md (also appended to
$GITHUB_STEP_SUMMARY), junit.xml and history.jsonl; keep that folder from night to night.
Exit codes: 0 no drift, 1 a confirmed drift, or failed games (said apart), 2 wrong usage, or a baseline
that is missing or of another size, seed or version (with the command that mends it).`,
    )
    .action(nightly);
}

async function nightly(files: string[], options: Options): Promise<void> {
  const { playNight, renewBaselines, renewCommand } = await import('../nightly.ts');
  const { failuresOf, headline, isDrift } = await import('../../lab/nightly/words.ts');
  const { nightDocument } = await import('../../lab/nightly/document.ts');
  const { writeNight } = await import('../../lab/nightly/write.ts');
  const { nightLines } = await import('../night-lines.ts');
  const { version } = await import('../version.ts');
  const asked = { ...options, margin: options.margin / 100, signal: stopOnCtrlC() };
  const played = await playNight(files, asked);
  if (played === null) return;
  const { night } = played;
  const { env } = process;
  const about = { at: new Date().toISOString(), commit: env['GITHUB_SHA']?.slice(0, 10) ?? null, version: version(), renew: renewCommand(files, options) };
  const markdown = await writeNight(night, options.out, about);
  if (env['GITHUB_STEP_SUMMARY']) appendFileSync(env['GITHUB_STEP_SUMMARY'], markdown);
  const renewed = options.update ? await renewBaselines(played, asked) : [];
  const failed = failuresOf(night);
  const drift = !options.update && isDrift(night);
  if (options.json) printJson({ ...nightDocument(night), renewed });
  else if (!options.quiet) print(...nightLines(night), ...renewed.map((file) => `Baseline: ${file}`), `Report: ${join(options.out, 'report.html')}`, ...(drift ? ['If it should be so from now on, renew the baseline and commit it:', `  ${about.renew}`] : []));
  else if (drift || failed > 0) complain(headline(night));
  process.exitCode = drift || failed > 0 ? FAILED : DONE;
}

function pointsOf(text: string): number {
  const number = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || number > 100) throw new InvalidArgumentError('Expected points from 0 to 100, such as 2.');
  return number;
}
