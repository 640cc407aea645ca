/** Loads a finished run from its folder. */
import { join } from 'node:path';
import { UsageError } from '../../kernel/errors.ts';
import { isNumber } from '../rows.ts';
import type { RunData } from '../run-data.ts';
import { readDice } from './dice.ts';
import { readFailures } from './failures.ts';
import { GAMES, MANIFEST } from './files.ts';
import { readManifest } from './manifest.ts';
import { readGames } from './parquet-read.ts';
import { expectedRows, unfinished } from './unfinished.ts';

/** Throws a `UsageError` for a folder that is missing, unfinished, damaged or of another version. */
export async function loadRun(folder: string): Promise<RunData> {
  const manifest = await readManifest(folder);
  if (manifest === undefined) throw new UsageError(`${folder}: no run is there; found no ${MANIFEST}`);
  const games = await readGames(join(folder, GAMES), manifest.columns);
  const expected = expectedRows(manifest);
  if (games === undefined || expected === null || games.rows < expected) throw await unfinished(folder, games?.rows ?? 0, expected);
  if (games.rows > expected) throw new UsageError(`${join(folder, GAMES)}: found ${games.rows} games, expected ${expected}: it belongs to another ${MANIFEST}`);
  const columns = new Map(manifest.columns.map((column, at) => [column.name, { column, values: games.columns[at]! }]));
  const valuesOf = (name: string, numbers: boolean) => {
    const found = columns.get(name);
    if (found === undefined || isNumber(found.column) !== numbers) {
      throw new Error(`run: no column "${name}" of ${numbers ? 'numbers' : 'texts'}; there is ${[...columns.keys()].join(', ')}`);
    }
    return found.values;
  };
  return {
    manifest,
    rows: games.rows,
    numbers: (name) => valuesOf(name, true) as Float64Array,
    texts: (name) => valuesOf(name, false) as readonly string[],
    failures: await readFailures(folder),
    dice: (await readDice(folder, games.rows))?.cells ?? null,
  };
}
