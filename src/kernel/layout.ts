/** A layout file: how a mission lies, in a system's own words, put in place of the layout built in. */
import { FileError, type FileProblem } from './file-error.ts';

/** All that is wrong with a layout. */
export class LayoutError extends FileError {
  override name = 'LayoutError';

  constructor(problems: readonly FileProblem[]) {
    super('layout', problems);
  }
}
