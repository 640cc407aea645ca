/** How a room refuses what is wrong with a position, and reads the book that a position brings along. */
import { UsageError } from './errors.ts';
import { PositionError, type Position, type PositionPath, type PositionProblem } from './position.ts';

export const problem = (path: PositionPath, message: string): PositionProblem => ({ path, part: 'value', message });

export const refuse = (path: PositionPath, message: string): PositionError => new PositionError([problem(path, message)]);

/** Throws a `PositionError` if there is any. */
export function stop(problems: readonly PositionProblem[]): void {
  if (problems.length > 0) throw new PositionError(problems);
}

/** The book of a position: its own `set`, then a patch on top. Throws a `PositionError` with all that is wrong in `set`, a `UsageError` for a bad patch. */
export function bookIn<Numbers>({ set = {} }: Position, numbersOf: (patch: Readonly<Record<string, unknown>>) => Numbers, patch: Readonly<Record<string, unknown>> = {}): Numbers {
  stop(
    Object.keys(set).flatMap((path): PositionProblem[] => {
      try {
        numbersOf({ [path]: set[path] });
        return [];
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        return [{ path: ['set', path], part: 'key', message: error.message }];
      }
    }),
  );
  return numbersOf({ ...set, ...patch });
}
