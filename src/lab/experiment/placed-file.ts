/** Says where in a user's file the things are that a system finds wrong with it. */
import { UsageError } from '../../kernel/errors.ts';
import { FileError, type FileProblem } from '../../kernel/file-error.ts';
import type { PlaceOf } from './places.ts';

/** Does what may refuse a file's content; a refusal then says line and column of each problem. */
export type About = <T>(work: () => T) => T;

export function aboutFile(text: string, file: string, place: PlaceOf): About {
  return (work) => {
    try {
      return work();
    } catch (thrown) {
      if (!(thrown instanceof FileError)) throw thrown;
      const placed = thrown.problems.map((problem) => `${placeIn(text, file, place, problem)}: ${problem.message}`);
      throw new UsageError(placed.join('\n'));
    }
  };
}

/** A board in a block (`board: |`) begins on the line below its key, indented. */
function placeIn(text: string, file: string, place: PlaceOf, { path, part, onBoard }: FileProblem): string {
  const at = place(path, part);
  if (onBoard === undefined || text.charAt(at.offset) !== '|') return at.text;
  const above = text.slice(0, at.offset).split('\n').length;
  const indent = text.split('\n').slice(above).find((line) => line.trim() !== '')!.search(/\S/);
  return `${file}:${above + onBoard.row}:${indent + onBoard.column}`;
}
