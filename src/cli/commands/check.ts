/** `skirmish check`: is an experiment right, how big is it, how long will it take? It writes nothing. */
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { Plan } from '../../lab/plan.ts';
import { DONE, FAILED } from '../exit.ts';
import { withOverrides, readOverrides, type OverrideOptions } from '../options.ts';
import { duration } from '../progress.ts';
import { print, printJson } from '../print.ts';
import { table } from '../table.ts';
import { assumedLines } from '../assumed.ts';
import { howStarted } from '../how-started.ts';

interface Options extends OverrideOptions {
  json?: boolean;
}

/** What one cell's trial games tell. */
interface Trial {
  label: string;
  games: number;
  failed: number;
  milliseconds: number;
}

/** Playing time that a whole check may take, in milliseconds. */
const PATIENCE = 3000;

export function addCheck(program: Command): void {
  const command = program.command('check').description('Validate experiments, count their cells and games and estimate the time. Writes nothing.').argument('<experiment...>', 'YAML files');
  withOverrides(command)
    .option('--json', 'one JSON document instead of words')
    .addHelpText('after', '\nExample:\n  $ skirmish check experiments/fury-of-the-clansmen/breakthrough.yaml')
    .action(check);
}

async function check(files: string[], options: Options): Promise<void> {
  const { plansOf } = await import('../experiments.ts');
  const plans = await plansOf(files, await readOverrides(options));
  const workers = options.workers ?? availableParallelism();
  const checked = [];
  for (const [i, plan] of plans.entries()) {
    const trials = await tryOut(plan, PATIENCE / plans.length);
    const { games } = plan.experiment;
    const seconds = trials.reduce((sum, { milliseconds }) => sum + (milliseconds * games) / 1000, 0) / workers;
    checked.push({ file: files[i]!, title: plan.experiment.title, cells: trials, games: games * trials.length, workers, seconds, restsOn: plan.restsOn });
    if (!options.json) print(...(i > 0 ? [''] : []), ...inWords(files[i]!, plan, trials, seconds, workers));
  }
  if (options.json) printJson({ format: 1, experiments: checked });
  process.exitCode = checked.some(({ cells }) => cells.some(({ failed }) => failed > 0)) ? FAILED : DONE;
}

/** Plays games of all cells in turn: at least one of each, then as many as there is time for. */
async function tryOut(plan: Plan, patience: number): Promise<Trial[]> {
  const { chunkPlayer } = await import('../../lab/run/worker.ts');
  const { taskOf } = await import('../../lab/run/task.ts');
  const { CATALOGUE } = await import('../catalogue.ts');
  const play = chunkPlayer(CATALOGUE);
  const cells = plan.cells.map((cell) => ({ cell, failed: 0, cold: [] as number[], warm: [] as number[] }));
  const begun = performance.now();
  let now = begun;
  for (let game = 0; game < plan.experiment.games && now - begun < patience; game++) {
    for (const trial of cells) {
      const { failures } = await play(taskOf(plan, trial.cell, game, game + 1));
      trial.failed += failures.length;
      const later = performance.now();
      (now - begun < patience / 3 ? trial.cold : trial.warm).push(later - now);
      now = later;
    }
  }
  return cells.map(({ cell, failed, cold, warm }) => ({
    label: cell.label,
    games: cold.length + warm.length,
    failed,
    milliseconds: mean(warm.length > 0 ? warm : cold), // the first games run on code that the engine has yet to compile
  }));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function inWords(file: string, plan: Plan, trials: readonly Trial[], seconds: number, workers: number): string[] {
  const { experiment, system, mission, restsOn } = plan;
  const total = experiment.games * trials.length;
  return [
    `${file}: valid`,
    `${experiment.title} (${system.title}, ${mission.title}, seed ${experiment.seed})`,
    '',
    ...table([['cell', 'ms a game', 'tried', 'failed'], ...trials.map(({ label, milliseconds, games, failed }) => [label, milliseconds.toFixed(1), String(games), String(failed)])], { right: [1, 2, 3], indent: '  ' }),
    '',
    `${counted(trials.length, 'cell')} of ${counted(experiment.games, 'game')}: ${counted(total, 'game')}, about ${duration(seconds)} on ${counted(workers, 'worker')}, start and report not counted.`,
    ...assumedLines(restsOn, `\`${howStarted()} systems ${system.id}\` lists them`),
  ];
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;
}
