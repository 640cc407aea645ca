/** Changes to an experiment from the command line, judged as the file is. */
import { cwd } from 'node:process';
import { found, UsageError } from '../../kernel/errors.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Experiment } from './experiment.ts';
import { readLayoutFile } from './layout-file.ts';
import { leaveOut } from './left-out.ts';
import type { Path } from './places.ts';
import { Problems } from './problems.ts';
import { checkApart, checkNames, entrantsOf, patchOf } from './questions.ts';
import { EXPERIMENT_KEYS } from './schema.ts';
import { sensitivityOf } from './sensitivity.ts';
import { checkStopping } from '../stopping/rule.ts';
import { tuningOf, type AskedTuning } from '../tune/read.ts';

export interface Overrides {
  games?: unknown;
  seed?: unknown;
  /** In place of the experiment's own; its `maxGames` stays where none is given. */
  precision?: { halfWidth: unknown; maxGames?: unknown };
  /** Book path -> value; added to the experiment's own `set`. */
  set?: Readonly<Record<string, unknown>>;
  /** The path of a layout file, relative to the working folder. */
  layout?: string;
  /** Seat -> who plays it instead; paths are relative to the working folder. */
  strategies?: Readonly<Record<string, readonly string[]>>;
  /** Abilities left out one at a time, beside the games with all of them. */
  without?: readonly string[];
  /** In place of what varies in the file: the assumed numbers one at a time, of these beginnings of paths; of none: all. */
  sensitivity?: { only: readonly string[] };
  /** In place of what varies in the file: one number, tried for what it makes of a figure. */
  tune?: AskedTuning;
}

/** Throws a `UsageError`, a line for each problem: `--set units.x=y: ...`. */
export async function applyOverrides(experiment: Experiment, overrides: Overrides, catalogue: Catalogue): Promise<Experiment> {
  const system = catalogue.systems.get(experiment.system)!;
  const problems = new Problems((path) => ({ text: optionAt(path, overrides), offset: 0 }));
  const changed: { -readonly [K in keyof Experiment]: Experiment[K] } = { ...experiment };
  for (const key of ['games', 'seed'] as const) {
    if (overrides[key] === undefined) continue;
    const read = EXPERIMENT_KEYS[key].safeParse(overrides[key]);
    if (read.success) Object.assign(changed, { [key]: read.data });
    else problems.value([key], `found ${found(overrides[key])}, expected ${read.error.issues[0]!.message}`);
  }
  if (overrides.precision !== undefined) {
    const read = EXPERIMENT_KEYS.precision.safeParse({ ...experiment.precision, ...overrides.precision });
    if (read.success) changed.precision = read.data!;
    else for (const { path, message } of read.error.issues) problems.value(['precision'], `found ${found(overrides.precision[path[0] as 'halfWidth'])}, expected ${message}`);
  }
  if (overrides.precision !== undefined || overrides.games !== undefined) checkStopping(changed, problems);
  if (overrides.set !== undefined) {
    const set = patchOf(overrides.set, system, problems);
    checkApart(set, experiment.vary, problems);
    changed.set = { ...experiment.set, ...set };
  }
  if (overrides.strategies !== undefined) {
    const entrants = await entrantsOf(overrides.strategies, system, catalogue, cwd(), problems);
    changed.strategies = { ...experiment.strategies, ...entrants };
    checkNames(changed.strategies, problems);
  }
  if (overrides.layout !== undefined) changed.layout = readLayoutFile(overrides.layout, system, experiment.mission);
  problems.throwIfAny();
  const asked = overrides.without === undefined ? changed : leaveOut(changed, overrides.without, system);
  if (overrides.tune !== undefined) {
    const { path } = overrides.tune;
    if (overrides.set !== undefined && Object.hasOwn(overrides.set, path)) throw new UsageError(`--set ${path}=${String(overrides.set[path])}: this is the number that --vary tries; expected in one of the two`);
    return tuningOf(asked, system, overrides.tune);
  }
  return overrides.sensitivity === undefined ? asked : sensitivityOf(asked, system, overrides.sensitivity.only);
}

function optionAt([key, name, index]: Path, overrides: Overrides): string {
  if (key === 'set') return `--set ${name}=${String(overrides.set?.[name!])}`;
  if (key === 'strategies') {
    const given = overrides.strategies?.[name!];
    return `--strategy ${name}=${given?.[Number(index)] ?? given?.join(',') ?? ''}`;
  }
  const { precision } = overrides;
  if (precision !== undefined && !['games', 'seed'].includes(String(key))) return `--precision ${Object.values(precision).map(String).join()}`;
  return key === 'seed' ? `--seed ${String(overrides.seed)}` : `--games ${String(overrides.games)}`;
}
