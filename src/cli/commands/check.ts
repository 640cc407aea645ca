/** `skirmish check`: is an experiment right, how big is it, how long will it take? It writes nothing. */
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { examples, exitCodes } from '../help-text.ts';
import type { Plan } from '../../lab/plan.ts';
import { setHere, type FailedGame } from '../../lab/run-data.ts';
import { DONE, FAILED } from '../exit.ts';
import { failureLines } from '../failures.ts';
import { withOverrides, readOverrides, type OverrideOptions } from '../options.ts';
import { duration } from '../progress.ts';
import { print, printJson } from '../print.ts';
import { table } from '../table.ts';
import { assumedLines } from '../assumed.ts';
import { howStarted } from '../how-started.ts';
import { grouped } from '../../lab/grouped.ts';

interface Options extends OverrideOptions {
  json?: boolean;
}

/** What one cell's trial games tell. */
interface Trial {
  label: string;
  games: number;
  failed: number;
  failures: Omit<FailedGame, 'replay'>[];
  milliseconds: number;
}

/** Playing time that a whole check may take, in milliseconds. */
const TIME = 3000;
/** Seconds that a decision may take. */
const PATIENCE = 10;

export function addCheck(program: Command): void {
  const command = program.command('check').summary('is an experiment right, how large is it, how long does it take').description('Validate experiments, count their cells and games and estimate the time. Writes nothing.').argument('<experiment...>', 'YAML files');
  withOverrides(command)
    .option('--json', 'one JSON document instead of words')
    .addHelpText('after', examples('check experiments/warengine/terrain.yaml') + exitCodes('a game that was tried failed'))
    .action(check);
}

async function check(files: string[], options: Options): Promise<void> {
  const { plansOf } = await import('../experiments.ts');
  const plans = await plansOf(files, await readOverrides(options));
  const workers = options.workers ?? availableParallelism();
  const checked = [];
  for (const [i, plan] of plans.entries()) {
    const trials = await tryOut(plan, TIME / plans.length, PATIENCE);
    const size = { least: sizeOf(trials, trials.map(() => plan.experiment.games), workers), most: sizeOf(trials, mostGames(plan), workers) };
    const { games, seconds } = size.least;
    checked.push({
      file: files[i]!, title: plan.experiment.title, cells: trials, games, workers, seconds,
      ...(plan.stopping === undefined ? {} : { mostGames: size.most.games, mostSeconds: size.most.seconds }),
      restsOn: plan.restsOn,
    });
    if (!options.json) print(...(i > 0 ? [''] : []), ...inWords(files[i]!, plan, trials, size, workers));
  }
  if (options.json) printJson({ format: 1, experiments: checked });
  process.exitCode = checked.some(({ cells }) => cells.some(({ failed }) => failed > 0)) ? FAILED : DONE;
}

/** Plays games of all cells in turn, in a worker as a run does: at least one of each, then as many as there is time for. The first is shown frozen views. */
async function tryOut(plan: Plan, time: number, patience: number): Promise<Trial[]> {
  const { Death, openPool } = await import('../../lab/run/pool.ts');
  const { taskOf } = await import('../../lab/run/task.ts');
  const { packageFile } = await import('../version.ts');
  const pool = openPool({ filename: packageFile('dist/src/cli/worker.js').href }, 1, patience * 1000);
  const cells = plan.cells.map((cell) => ({ cell, failures: [] as Trial['failures'], first: 0, cold: [] as number[], warm: [] as number[], gaveUp: false }));
  const begun = performance.now();
  let now = begun;
  for (let game = 0; game < plan.experiment.games && now - begun < time; game++) {
    for (const trial of cells) {
      if (trial.gaveUp) continue;
      try {
        const { failures } = await pool.play({ ...taskOf(plan, trial.cell, game, game + 1), frozen: game === 0 });
        trial.failures.push(...failures);
      } catch (thrown) {
        if (!(thrown instanceof Death)) throw thrown;
        const { seat = null, decision = 0 } = thrown.at ?? {};
        trial.failures.push({ cell: trial.cell.index, game, kind: 'killed', seat: seat === null ? null : plan.system.seats[seat]!, decision, message: thrown.message });
        trial.gaveUp = true;
      }
      const later = performance.now();
      if (game === 0) trial.first = later - now;
      else (now - begun < time / 3 ? trial.cold : trial.warm).push(later - now);
      now = later;
    }
  }
  await pool.close();
  return cells.map(({ cell, failures, first, cold, warm }) => ({
    label: cell.label,
    games: 1 + cold.length + warm.length,
    failed: failures.length,
    failures,
    milliseconds: mean([warm, cold].find(({ length }) => length > 0) ?? [first]), // the first games run on code that the engine has yet to compile
  }));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

interface Size {
  /** Of all cells. */
  games: number;
  seconds: number;
}

function sizeOf(trials: readonly Trial[], games: readonly number[], workers: number): Size {
  const milliseconds = trials.reduce((sum, trial, cell) => sum + trial.milliseconds * games[cell]!, 0);
  return { games: games.reduce((sum, count) => sum + count, 0), seconds: milliseconds / 1000 / workers };
}

/** Of each cell: as many as it has, or as it may have where it stops by itself. */
function mostGames({ cells, experiment, stopping }: Plan): number[] {
  return cells.map(({ index }) => (stopping === undefined || (stopping.kind === 'question' && !stopping.better.includes(index)) ? experiment.games : stopping.mostGames));
}

function inWords(file: string, plan: Plan, trials: readonly Trial[], { least, most }: { least: Size; most: Size }, workers: number): string[] {
  const { experiment, system, mission, restsOn } = plan;
  const [seconds, total] = [least.seconds, least.games];
  return [
    `${file}: valid`,
    `${experiment.title} (${system.title}, ${mission.title}, seed ${experiment.seed})`,
    ...setHere(plan).map((line) => `Set here: ${line}`),
    '',
    ...table([['cell', 'ms a game', 'tried', 'failed'], ...trials.map(({ label, milliseconds, games, failed }) => [label, milliseconds.toFixed(1), String(games), String(failed)])], { right: [1, 2, 3], indent: '  ' }),
    '',
    `${counted(trials.length, 'cell')} of ${counted(experiment.games, 'game')}: ${counted(total, 'game')}, about ${duration(seconds)} on ${counted(workers, 'worker')}, start and report not counted.`,
    ...(plan.stopping === undefined ? [] : [`So many at least; they stop by themselves, at the latest after ${counted(most.games, 'game')}, about ${duration(most.seconds)}.`]),
    ...failureLines(trials.flatMap(({ failures }) => failures)),
    ...assumedLines(restsOn, `\`${howStarted()} systems ${system.id}\` lists them`),
  ];
}

function counted(count: number, what: string): string {
  return `${grouped(count)} ${what}${count === 1 ? '' : 's'}`;
}
