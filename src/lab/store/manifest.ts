/** `manifest.json`: written before the first game, so that a folder always says what it holds. */
import { join, relative, sep } from 'node:path';
import { UsageError } from '../../kernel/errors.ts';
import type { Plan } from '../plan.ts';
import type { Manifest } from '../run-data.ts';
import { MANIFEST, readIfThere } from './files.ts';
import { identityOf } from './identity.ts';

export const FORMAT = 1;
export const BUILT_IN = 'built in';

/** `folder`: the run's, from where the paths of strategy files are told. */
export function manifestOf(plan: Plan, folder: string, code: string, version: string): Manifest {
  const { experiment, system, mission, cells, columns, entrants, restsOn } = plan;
  return {
    format: FORMAT,
    identity: identityOf(plan, code),
    title: experiment.title,
    system: { id: system.id, title: system.title },
    mission: { id: mission.id, title: mission.title, field: mission.field, roundLimit: mission.roundLimit },
    seats: system.seats,
    grades: mission.grades,
    seed: experiment.seed,
    games: experiment.games,
    draws: experiment.draws,
    cells,
    columns,
    strategies: Object.fromEntries(
      [...entrants.values()].map(({ name, about, file }) => [name, { about, from: file === null ? BUILT_IN : relative(folder, file).split(sep).join('/') }]),
    ),
    restsOn,
    versions: { 'skirmish-lab': version },
    experiment: experiment.text,
  };
}

/** Undefined where the folder has no manifest. Throws a `UsageError` for one that cannot be read. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  const file = join(folder, MANIFEST);
  const text = await readIfThere(file);
  if (text === undefined) return undefined;
  let manifest: Partial<Manifest> | null;
  try {
    manifest = JSON.parse(text.toString()) as Partial<Manifest> | null;
  } catch {
    throw new UsageError(`${file}: damaged; found no JSON. Run the experiment again into another folder`);
  }
  if (manifest?.format !== FORMAT) {
    throw new UsageError(`${file}: found format ${JSON.stringify(manifest?.format) ?? 'none'}, expected ${FORMAT}: written by another version of skirmish-lab`);
  }
  if (typeof manifest.identity !== 'string' || !Array.isArray(manifest.cells) || !Array.isArray(manifest.columns)) {
    throw new UsageError(`${file}: damaged; it lacks identity, cells or columns. Run the experiment again into another folder`);
  }
  return manifest as Manifest;
}
