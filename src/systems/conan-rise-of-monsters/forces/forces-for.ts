/** Who fights in a game: for each side a ready force, one drawn by lot, or one that the layout writes out. */
import { found, unknownName } from '../../../kernel/errors.ts';
import { FileError } from '../../../kernel/file-error.ts';
import { LayoutError } from '../../../kernel/layout.ts';
import type { Rng } from '../../../kernel/rng.ts';
import type { Numbers } from '../book.ts';
import { CIRCLE_FORCES, RANDOM, SET_FORCES, type ReadyName } from '../data/force-names.ts';
import { READY_FORCES } from '../data/forces.ts';
import type { Forces } from '../forces.ts';
import { parseForce, readForce } from '../points/force-file.ts';
import type { ForceList } from '../points/force-list.ts';
import { randomForce } from '../points/random-force.ts';
import { SIDES, type Side } from '../vocabulary.ts';
import { enlist } from './enlist.ts';

const READY: Readonly<Record<Side, readonly ReadyName[]>> = { circle: CIRCLE_FORCES, set: SET_FORCES };

/** `given`: by seat what the layout says, undefined where the book's choice stands. Throws a `LayoutError` with the place of what is wrong. */
export function forcesFor(book: Numbers, given: readonly [unknown, unknown], rng: Rng): Forces {
  const lacks = lacking(book, rng);
  const [circle, set] = SIDES.map((side, seat) => forceFor(book, side, given[seat], book.forces.points - lacks[seat]!, rng)) as [Chosen, Chosen];
  return enlist(book, [circle.list, set.list], [circle.name, set.name]);
}

/** By seat, the points that a force drawn by lot lacks: none where all are equal. Half of the draws are even, in the others one side is short. */
function lacking({ forces }: Numbers, rng: Rng): [circle: number, set: number] {
  if (forces.short === 0 || rng.below(2) === 0) return [0, 0];
  const points = 1 + rng.below(forces.short);
  return rng.below(2) === 0 ? [points, 0] : [0, points];
}

interface Chosen {
  name: string;
  list: ForceList;
}

function forceFor(book: Numbers, side: Side, given: unknown, points: number, rng: Rng): Chosen {
  const choice = given === undefined ? book.forces[side] : given;
  if (choice === RANDOM) return { name: RANDOM, list: randomForce(book, side, points, rng) };
  if (typeof choice === 'string') {
    const name = READY[side].find((ready) => ready === choice);
    if (name === undefined) throw new LayoutError([{ path: ['forces', side], part: 'value', message: `forces: ${unknownName('force', choice, [...READY[side], RANDOM])}` }]);
    return { name, list: readyForce(name) };
  }
  if (typeof choice !== 'object') throw new LayoutError([{ path: ['forces', side], part: 'value', message: `forces: found ${found(choice)}, expected the name of a force, or one written out` }]);
  const list = written(book, side, choice);
  return { name: list.title, list };
}

function written(book: Numbers, side: Side, file: unknown): ForceList {
  try {
    return readForce(book, file, side);
  } catch (thrown) {
    if (!(thrown instanceof FileError)) throw thrown;
    throw new LayoutError(thrown.problems.map((problem) => ({ ...problem, path: ['forces', side, ...problem.path] })));
  }
}

const known = new Map<ReadyName, ForceList>();

/** A ready force; with patched cards it may cost more or less than its points. */
export function readyForce(name: ReadyName): ForceList {
  let list = known.get(name);
  if (list === undefined) known.set(name, (list = parseForce(READY_FORCES[name])));
  return list;
}
