/** A force to be priced: a file, read with the line of whatever is wrong, or the name of a ready force. */
import { existsSync, readFileSync } from 'node:fs';
import { UsageError } from '../kernel/errors.ts';
import { aboutFile, type About } from '../lab/experiment/placed-file.ts';
import { readYaml } from '../lab/experiment/places.ts';

export interface ForceFile {
  /** As a system takes it. */
  force: unknown;
  /** Does what may refuse the force; a refusal then says where in the file. */
  about: About;
}

/** A text without dot or slash that is no file is a name. Throws a `UsageError`. */
export function openForceFile(file: string): ForceFile {
  if (!existsSync(file) && !/[./\\]/.test(file)) return { force: file, about: (work) => work() };
  const text = textOf(file);
  const { data, place } = readYaml(text, file);
  return { force: data, about: aboutFile(text, file, place) };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'no such file' : code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})`;
    throw new UsageError(`${file}: ${why}; expected a force file, or the name of a ready force`);
  }
}
