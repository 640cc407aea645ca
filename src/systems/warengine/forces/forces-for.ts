/** Who fights in a game: for each side a ready force, a random one, or one that the layout writes out. */
import { found, unknownName } from '../../../kernel/errors.ts';
import { FileError } from '../../../kernel/file-error.ts';
import { LayoutError } from '../../../kernel/layout.ts';
import type { Rng } from '../../../kernel/rng.ts';
import type { Numbers } from '../book.ts';
import { READY_NAMES, type ReadyName } from '../data/force-names.ts';
import { READY_FORCES } from '../data/forces.ts';
import type { Forces } from '../forces.ts';
import { parseForce, readForce } from '../points/force-file.ts';
import type { ForceList } from '../points/force-list.ts';
import { randomForce } from '../points/random-force.ts';
import { SIDES } from '../vocabulary.ts';
import { forcesOf } from './forces-of.ts';

const RANDOM = 'random';

/** `given`: by seat what the layout says, undefined where the book's choice stands. Throws a `LayoutError` with the place of what is wrong. */
export function forcesFor(book: Numbers, given: readonly [unknown, unknown], rng: Rng): Forces {
  const lacks = lacking(book, rng);
  const [red, blue] = [0, 1].map((seat) => forceFor(book, seat, given[seat], book.forces.points - lacks[seat]!, rng)) as [Chosen, Chosen];
  refuseTwoOfAName(red.list, blue.list);
  return forcesOf(book, [red.list, blue.list], [red.name, blue.name]);
}

/** By seat, the points that a random force lacks: none where all are equal. Half of the draws are even, in the others one side is short. */
function lacking({ forces }: Numbers, rng: Rng): [red: number, blue: number] {
  if (forces.short === 0 || rng.below(2) === 0) return [0, 0];
  const seat = rng.below(2);
  const points = Math.round((forces.points * (1 + rng.below(forces.short))) / 100);
  return seat === 0 ? [points, 0] : [0, points];
}

/** A figure of either side is known by its profile's name: two profiles may not share one. */
function refuseTwoOfAName({ profiles: reds }: ForceList, { profiles: blues }: ForceList): void {
  const both = Object.keys(blues).filter((id) => Object.hasOwn(reds, id) && JSON.stringify(reds[id]) !== JSON.stringify(blues[id]));
  if (both.length > 0) throw new LayoutError(both.map((id) => ({ path: ['forces', 'blue', 'profiles', id], part: 'key', message: `forces: red has a profile "${id}" too, with other values; expected the same ones, or another name` })));
}

interface Chosen {
  name: string;
  list: ForceList;
}

function forceFor(book: Numbers, seat: number, given: unknown, points: number, rng: Rng): Chosen {
  const side = SIDES[seat]!;
  const choice = given ?? book.forces[side];
  if (choice === RANDOM) return { name: RANDOM, list: randomForce(book, points, rng) };
  if (typeof choice === 'string') {
    if (!isReady(choice)) throw new LayoutError([{ path: ['forces', side], part: 'value', message: `forces: ${unknownName('force', choice, [...READY_NAMES, RANDOM])}` }]);
    return { name: choice, list: readyForce(choice) };
  }
  if (typeof choice !== 'object') throw new LayoutError([{ path: ['forces', side], part: 'value', message: `forces: found ${found(choice)}, expected the name of a force, or one written out` }]);
  try {
    const list = writtenForce(book, choice);
    return { name: list.title, list };
  } catch (thrown) {
    if (!(thrown instanceof FileError)) throw thrown;
    throw new LayoutError(thrown.problems.map((problem) => ({ ...problem, path: ['forces', side, ...problem.path] })));
  }
}

const writtenOut = new WeakMap<Numbers, WeakMap<object, ForceList>>();

/** One that a layout writes out, read once for all games on it. Throws a `ForceError`. */
function writtenForce(book: Numbers, file: object): ForceList {
  let ofBook = writtenOut.get(book);
  if (ofBook === undefined) writtenOut.set(book, (ofBook = new WeakMap()));
  let list = ofBook.get(file);
  if (list === undefined) ofBook.set(file, (list = readForce(book, file)));
  return list;
}

const isReady = (name: string): name is ReadyName => (READY_NAMES as readonly string[]).includes(name);

const known = new Map<ReadyName, ForceList>();

/** A ready force; with patched prices it may cost more or less than its points. */
export function readyForce(name: ReadyName): ForceList {
  let list = known.get(name);
  if (list === undefined) known.set(name, (list = parseForce(READY_FORCES[name])));
  return list;
}
