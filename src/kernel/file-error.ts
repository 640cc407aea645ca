/** What is wrong with a user's file once it is read as data, each with its place in it. */
import { UsageError } from './errors.ts';

/** From the top of the file: keys and places in lists. */
export type FilePath = readonly (string | number)[];

export interface FileProblem {
  /** What it is about, so that a file's line can be told; a key where it is the key that is wrong. */
  path: FilePath;
  part: 'key' | 'value';
  message: string;
  /** In the text of the board at `path`: line and character, both from 1. */
  onBoard?: { row: number; column: number };
}

/** All that is wrong with a file; `kind` is what it should hold, such as position. */
export class FileError extends UsageError {
  override name = 'FileError';
  readonly problems: readonly FileProblem[];

  constructor(kind: string, problems: readonly FileProblem[]) {
    super(problems.map(({ message }) => `${kind}: ${message}`).join('\n'));
    this.problems = problems;
  }
}
