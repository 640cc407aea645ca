/** A night, from experiment files to verdicts: what has changed is played, held against the baseline, and played again where it seems to have moved. */
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UsageError } from '../kernel/errors.ts';
import { baselineFile, baselineOf, NO_BASELINE, readBaseline, writeBaseline, type Baseline } from '../lab/nightly/baseline.ts';
import { NIGHTLY_GAMES } from '../lab/nightly/drift.ts';
import { contentKey } from '../lab/nightly/key.ts';
import { keptGames, type KeptGames } from '../lab/nightly/kept-games.ts';
import { failedGames, judgeNight, type Asked, type Night, type Played } from '../lab/nightly/night.ts';
import { freshPlan, nightlyPlan } from '../lab/nightly/plan.ts';
import { talliesOf, type Tallied } from '../lab/nightly/tallies.ts';
import type { Plan } from '../lab/plan.ts';
import { loadRun } from '../lab/store/load.ts';
import { CATALOGUE } from './catalogue.ts';
import { codeOf, codeWith } from './code.ts';
import { complain } from './exit.ts';
import { plansOf } from './experiments.ts';
import { howStarted, quoted, replayCommand } from './how-started.ts';
import { playOut, type PlayOut } from './play-out.ts';
import { tellStopped } from './stop.ts';
import { strategyFiles } from './strategy-code.ts';
import { version } from './version.ts';

export interface NightlyOptions extends PlayOut {
  /** Where the baselines are. */
  baseline: string;
  /** Of each cell. */
  games: number;
  /** Where runs and reports go. */
  out: string;
  /** A share: 0.02 is two points. */
  margin: number;
  /** Also what has not changed. */
  all?: boolean;
  /** Tonight becomes the baseline. */
  update?: boolean;
}

/** An experiment of tonight, before it is played. */
interface Entry {
  asked: Asked;
  plan: Plan;
  /** Why there is no baseline to go by; null: there is. */
  problem: string | null;
}

export interface NightPlayed {
  night: Night;
  entries: readonly Entry[];
}

/** Null: it was stopped, and how to go on was said. Throws a `UsageError`, before anything is played, where a baseline cannot be used. */
export async function playNight(files: readonly string[], options: NightlyOptions): Promise<NightPlayed | null> {
  const entries = await entriesOf(files, options);
  if (!options.update) refuse(entries, options);
  const experiments: Played[] = [];
  for (const { asked, plan } of entries) {
    if (asked.baseline?.key === asked.key && !options.all) {
      experiments.push({ ...asked, tallies: null, folder: null, kept: null, replay: null });
      continue;
    }
    const played = await playInto(asked.name, plan, options);
    if (played === null) return null;
    experiments.push({ ...asked, ...played, replay: replayIn(played.folder) });
  }
  const planOf = (name: string) => entries.find(({ asked }) => asked.name === name)!.plan;
  const playFresh = ({ name, key }: Played) => playInto(name, freshPlan(planOf(name), key, CATALOGUE), options);
  const night = await judgeNight(experiments, options.margin, options.update ? null : playFresh);
  if (night === null) return null;
  await removeOldRuns(night);
  return { night, entries };
}

/** Writes the baselines of what was played. An experiment with failed games keeps its old one. Gives the files. */
export async function renewBaselines({ night, entries }: NightPlayed, options: NightlyOptions): Promise<string[]> {
  const written: string[] = [];
  for (const { asked, plan, problem } of entries) {
    const played = night.experiments.find(({ name }) => name === asked.name)!;
    if (played.tallies === null || played.kept === null) continue;
    if (failedGames(played) > 0) {
      complain(`${baselineFile(options.baseline, asked.name)}: not renewed, since games failed`);
      continue;
    }
    await writeBaseline(options.baseline, asked.name, baselineOf(plan, asked.key, version(), played.tallies, played.kept));
    if (problem !== null && !problem.endsWith(NO_BASELINE) && !options.quiet) complain(`Replaced: ${problem}`);
    written.push(baselineFile(options.baseline, asked.name));
  }
  return written;
}

/** The command that makes a baseline of these experiments. */
export function renewCommand(files: readonly string[], { baseline, games }: Pick<NightlyOptions, 'baseline' | 'games'>): string {
  return [howStarted(), 'nightly', ...files.map(quoted), '--baseline', quoted(baseline), ...(games === NIGHTLY_GAMES ? [] : ['--games', games]), '--update'].join(' ');
}

async function entriesOf(files: readonly string[], { baseline: folder, games, patience }: NightlyOptions): Promise<Entry[]> {
  const plans = (await plansOf(files, {}, patience)).map((plan) => nightlyPlan(plan, games, CATALOGUE));
  const entries: Entry[] = [];
  for (const [i, plan] of plans.entries()) {
    const file = files[i]!;
    const name = `${plan.system.id}/${basename(file).replace(/\.ya?ml$/, '')}`;
    const twin = entries.find(({ asked }) => asked.name === name);
    if (twin !== undefined) throw new UsageError(`${twin.asked.file} and ${file}: two experiments of one system with the same name would share a baseline; rename one of them`);
    const strategies = await strategyFiles(plan.system.id, [...plan.entrants.keys()]);
    const key = contentKey(plan, codeWith(plan.system.id, strategies));
    const found: Baseline | string = await readBaseline(folder, name, plan, version());
    const isThere = typeof found !== 'string';
    const { title, seed } = plan.experiment;
    entries.push({ plan, problem: isThere ? null : found, asked: { name, file, title, key, games, seed, baseline: isThere ? found : null } });
  }
  return entries;
}

function refuse(entries: readonly Entry[], options: NightlyOptions): void {
  const refused = entries.filter(({ problem }) => problem !== null);
  if (refused.length === 0) return;
  const files = refused.map(({ asked }) => asked.file);
  throw new UsageError([...refused.map(({ problem }) => problem!), 'Nothing was played. To make the baseline anew, and then commit it:', `  ${renewCommand(files, options)}`].join('\n'));
}

/** A run's folder is named for all that decides its games, so that a run cut short goes on, and another never gets in its way. */
async function playInto(name: string, plan: Plan, options: NightlyOptions): Promise<{ tallies: Tallied[]; kept: KeptGames; folder: string } | null> {
  const folder = join(options.out, 'runs', ...name.split('/'), contentKey(plan, codeOf(plan.system.id)));
  const outcome = await playOut(plan, folder, options);
  if (!outcome.finished) {
    tellStopped(outcome, folder);
    return null;
  }
  const run = await loadRun(folder);
  return { tallies: talliesOf(run), kept: keptGames(run), folder };
}

const replayIn = (folder: string) => (cell: number, game: number) => replayCommand(folder, cell, game, howStarted());

/** Of an experiment that was played tonight, those of other nights: they are in nobody's way, but large. */
async function removeOldRuns({ experiments }: Night): Promise<void> {
  for (const { folder, freshFolder } of experiments) {
    if (folder === null) continue;
    const kept = [folder, freshFolder].flatMap((each) => (each === null ? [] : [basename(each)]));
    const above = join(folder, '..');
    for (const name of await readdir(above)) {
      if (/^[0-9a-f]{12}$/.test(name) && !kept.includes(name)) await rm(join(above, name), { recursive: true, force: true });
    }
  }
}
