/** `manifest.json`: written before the first game, so that a folder always says what it holds. */
import { join, relative, sep } from 'node:path';
import { UsageError } from '../../kernel/errors.ts';
import type { Plan } from '../plan.ts';
import type { Manifest } from '../run-data.ts';
import { MANIFEST, readIfThere, sha256, writeJson } from './files.ts';
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
    mission: { id: mission.id, title: mission.title, field: mission.field, roundLimit: mission.roundLimit, ...(mission.twins === undefined ? {} : { twins: mission.twins }) },
    seats: system.seats,
    ...(system.purposes === undefined ? {} : { purposes: system.purposes }),
    ...(system.purposeWords === undefined ? {} : { purposeWords: system.purposeWords }),
    grades: mission.grades,
    seed: experiment.seed,
    games: experiment.games,
    draws: experiment.draws,
    ...(plan.stopping === undefined ? {} : { stopping: plan.stopping }),
    cells,
    columns,
    ...(experiment.inTurn ? { inTurn: true as const } : {}),
    strategies: Object.fromEntries(
      [...entrants.values()].map(({ name, about, file }) => [name, { about, from: file === null ? BUILT_IN : relative(folder, file).split(sep).join('/') }]),
    ),
    restsOn,
    ...(experiment.layout === undefined ? {} : { layout: experiment.layout.content }),
    ...(experiment.expect.length === 0 ? {} : { expect: experiment.expect }),
    ...(experiment.tuning === undefined ? {} : { tuning: experiment.tuning }),
    ...trialsOf(plan),
    versions: { 'skirmish-lab': version },
    experiment: experiment.text,
  };
}

/** A layout may bring forces of its own. */
function trialsOf({ system, experiment, cells }: Plan): Pick<Manifest, 'trials'> {
  if (system.trials === undefined || experiment.layout !== undefined) return {};
  const trials = cells.map(({ patch }) => system.trials!.of(patch));
  return trials.every((trial) => trial === null) ? {} : { trials };
}

/** With a checksum of its own, so that a run cannot be made to say what it did not play. */
export const writeManifest = (folder: string, manifest: Manifest): Promise<void> => writeJson(folder, MANIFEST, sealed(manifest));

export const sealed = (manifest: Manifest): Manifest & { checksum: string } => ({ ...manifest, checksum: checksumOf(manifest) });

const checksumOf = (content: unknown): string => sha256(JSON.stringify(content)).slice(0, 16);

/** Undefined where the folder has no manifest. Throws a `UsageError` for one that cannot be read. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  const file = join(folder, MANIFEST);
  const text = await readIfThere(file);
  if (text === undefined) return undefined;
  let manifest: (Partial<Manifest> & { checksum?: unknown }) | null;
  try {
    manifest = JSON.parse(text.toString()) as typeof manifest;
  } catch {
    throw new UsageError(`${file}: damaged; found no JSON. Run the experiment again into another folder`);
  }
  if (manifest?.format !== FORMAT) {
    throw new UsageError(`${file}: found format ${JSON.stringify(manifest?.format) ?? 'none'}, expected ${FORMAT}: written by another version of skirmish-lab`);
  }
  if (typeof manifest.identity !== 'string' || !Array.isArray(manifest.cells) || !Array.isArray(manifest.columns)) {
    throw new UsageError(`${file}: damaged; it lacks identity, cells or columns. Run the experiment again into another folder`);
  }
  const { checksum, ...content } = manifest;
  if (checksum !== checksumOf(content)) throw new UsageError(`${file}: was changed by hand since it was written; it no longer says what was played. Put the old one back, or run the experiment again into another folder`);
  return content as Manifest;
}
