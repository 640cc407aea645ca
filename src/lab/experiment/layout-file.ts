/** A layout file that an experiment plays on: how its mission lies, in the words of the system. */
import { readFileSync } from 'node:fs';
import { UsageError } from '../../kernel/errors.ts';
import type { System } from '../../kernel/game.ts';
import { aboutFile, type About } from './placed-file.ts';
import { readYaml } from './places.ts';

export interface GivenLayout {
  /** As data. */
  content: unknown;
  /** Does what may refuse it; a refusal then says where in the file. */
  about: About;
}

/** Throws a `UsageError` for a file that cannot be read, or a system that takes no layouts. */
export function readLayoutFile(file: string, system: System, mission: string): GivenLayout {
  if (system.layout === undefined) throw new UsageError(`${system.title} takes no layouts of your own`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'no such file' : code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})`;
    throw new UsageError(`${file}: ${why}; expected a layout file, such as \`skirmish layout ${system.id} ${mission}\` prints`);
  }
  const { data, place } = readYaml(text, file);
  return { content: data, about: aboutFile(text, file, place) };
}
