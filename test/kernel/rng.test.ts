/** Streams of luck: fair along each of them, and strangers to each other. Seeds are fixed, so a limit once held is held. */
import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { pick, shuffle, stream, type Rng } from '../../src/kernel/rng.ts';
import { chiSquareZ, correlationZ, worstBitZ } from './uniformity.ts';

const ALL = 2 ** 32;
const Z_LIMIT = 4;

const rolls = (rng: Rng, sides: number, count: number) => Array.from({ length: count }, () => rng.below(sides));

describe('a stream gives the same faces for ever', () => {
  test.each([
    [stream(1995, 'setup', 0), [875566016, 3691654515, 226905893]],
    [stream(1995, 'combat', 0, 1), [74010448, 2525014969, 769608285]],
    [stream(1995, 'combat', 0, 2), [30586632, 1962407617, 3332341834]],
    [stream(1995, 'combat', 1, 1), [3711711132, 4066690695, 2612502131]],
    [stream('night watch', 'clan', 41), [937488445, 1193483309, 1940499439]],
  ])('stream %#', (rng, words) => {
    expect(rolls(rng, ALL, 3)).toEqual(words);
  });

  test('six-sided dice of game 0, round 1', () => {
    expect(rolls(stream(1995, 'combat', 0, 1), 6, 12).map((face) => face + 1)).toEqual([5, 2, 4, 6, 5, 5, 4, 3, 2, 2, 6, 4]);
  });

  test('a number and its text are one seed', () => {
    expect(rolls(stream('7', 'setup', 0), 6, 20)).toEqual(rolls(stream(7, 'setup', 0), 6, 20));
  });
});

describe('along one stream', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 10, 12, 20, 36, 100, 1000])('every face of %i comes equally often', (sides) => {
    const counts = new Array<number>(sides).fill(0);
    const rng = stream(2026, 'faces', sides);
    for (let i = 0; i < 60_000; i++) counts[rng.below(sides)]! += 1;
    expect(Math.abs(chiSquareZ(counts))).toBeLessThan(Z_LIMIT);
  });

  test('a die of 3 x 2^30 sides has no low faces too many, as a plain remainder would give', () => {
    const sides = 3 * 2 ** 30;
    const thirds = [0, 0, 0];
    for (const face of rolls(stream(2026, 'faces', 0), sides, 30_000)) thirds[Math.floor(face / 2 ** 30)]! += 1;
    expect(Math.abs(chiSquareZ(thirds))).toBeLessThan(Z_LIMIT);
  });

  test.each([1, 2, 3, 5])('a roll tells nothing of the roll %i later', (lag) => {
    const faces = rolls(stream(2026, 'serial', lag), 6, 72_000);
    const pairs = new Array<number>(36).fill(0);
    for (let i = 0; i + lag < faces.length; i++) pairs[faces[i]! * 6 + faces[i + lag]!]! += 1;
    expect(Math.abs(chiSquareZ(pairs))).toBeLessThan(Z_LIMIT);
    expect(Math.abs(correlationZ(faces.slice(lag), faces.slice(0, -lag)))).toBeLessThan(Z_LIMIT);
  });

  test('one side always gives 0; a die is a whole number of sides', () => {
    const rng = stream(1, 'edge', 0);
    expect(rolls(rng, 1, 5)).toEqual([0, 0, 0, 0, 0]);
    for (const sides of [0, -1, 2.5, NaN, Infinity, ALL + 1]) expect(() => rng.below(sides)).toThrow(/cannot draw below/);
  });
});

/** Two neighbours of each kind, and the streams of game `i` in both. */
const NEIGHBOURS: Record<string, (i: number) => [string, string]> = {
  'a game and the next': (i) => [`1995/combat/${i}/1`, `1995/combat/${i + 1}/1`],
  'a set-up and the next': (i) => [`1995/setup/${i}`, `1995/setup/${i + 1}`],
  'a round and the next': (i) => [`1995/combat/${i}/1`, `1995/combat/${i}/2`],
  'a round and that of the next game': (i) => [`1995/combat/${i}/2`, `1995/combat/${i + 1}/1`],
  'combat and initiative': (i) => [`1995/combat/${i}/1`, `1995/initiative/${i}/1`],
  'one seat and the other': (i) => [`1995/clan/${i}`, `1995/legion/${i}`],
  'a seed and the next': (i) => [`${i}/combat/0/1`, `${i + 1}/combat/0/1`],
};

const GAMES = 20_000;
const DRAWS = 4;

/** The first draws of `GAMES` neighbours: for each of the first draws, one column of each side. */
function firstDraws(neighbours: (i: number) => [string, string], open: (name: string) => () => number): { xs: number[]; ys: number[] }[] {
  const columns = Array.from({ length: DRAWS }, () => ({ xs: [] as number[], ys: [] as number[] }));
  for (let i = 0; i < GAMES; i++) {
    const [x, y] = neighbours(i).map(open) as [() => number, () => number];
    for (const { xs, ys } of columns) {
      xs.push(x());
      ys.push(y());
    }
  }
  return columns;
}

/** The stream of a name, through the door by which games get theirs. */
function named(name: string): () => number {
  const [seed, purpose, index, round] = name.split('/');
  const rng = stream(seed!, purpose!, Number(index), round === undefined ? undefined : Number(round));
  return () => rng.below(ALL);
}

/** Over all neighbours and first draws: the strongest sign of kinship. */
function kinship(columns: readonly { xs: number[]; ys: number[] }[]): number {
  return Math.max(...columns.flatMap(({ xs, ys }) => [Math.abs(correlationZ(xs, ys)), Math.abs(worstBitZ(xs, ys)) - 1, Math.abs(facesZ(xs, ys))]));
}

/** The pairs of faces that a six-sided die would show. */
function facesZ(xs: readonly number[], ys: readonly number[]): number {
  const pairs = new Array<number>(36).fill(0);
  for (const [i, x] of xs.entries()) pairs[(x % 6) * 6 + (ys[i]! % 6)]! += 1;
  return chiSquareZ(pairs);
}

describe('across streams', () => {
  test.each(Object.entries(NEIGHBOURS))('%s are strangers', (_kind, neighbours) => {
    expect(kinship(firstDraws(neighbours, named))).toBeLessThan(Z_LIMIT);
  });

  test('the same test finds the generators whose neighbouring games are kin', () => {
    const xor128 = (name: string) => {
      const generator = seedrandom.xor128(name);
      return () => generator.int32() >>> 0;
    };
    expect(kinship(firstDraws(NEIGHBOURS['a game and the next']!, xor128))).toBeGreaterThan(20);
  });

  test('the first faces over many games are fair', () => {
    for (const sides of [6, 7, 20]) {
      const counts = new Array<number>(sides).fill(0);
      for (let i = 0; i < 30_000; i++) counts[stream(1995, 'combat', i, 1).below(sides)]! += 1;
      expect(Math.abs(chiSquareZ(counts))).toBeLessThan(Z_LIMIT);
    }
  });

  test('no two of 100,000 streams begin with the same 64 bits', () => {
    const begins = new Set<string>();
    let streams = 0;
    for (let i = 0; i < 20_000; i++) {
      for (const rng of [stream(1, 'setup', i), stream(1, 'combat', i, 1), stream(1, 'combat', i, 2), stream(1, 'clan', i), stream(2, 'clan', i)]) {
        begins.add(`${rng.below(ALL)} ${rng.below(ALL)}`);
        streams += 1;
      }
    }
    expect(begins.size).toBe(streams);
  });
});

describe('what is drawn with a stream', () => {
  test('a shuffle gives each of the 24 orders of four cards equally often', () => {
    const orders = new Map<string, number>();
    const rng = stream(5, 'cards', 0);
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(['a', 'b', 'c', 'd'], rng).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(Math.abs(chiSquareZ([...orders.values()]))).toBeLessThan(Z_LIMIT);
  });

  test('a shuffle is in place and keeps what there is', () => {
    const cards = [1, 2, 2, 3];
    expect(shuffle(cards, stream(5, 'cards', 1))).toBe(cards);
    expect(cards.toSorted()).toEqual([1, 2, 2, 3]);
    expect(shuffle([], stream(5, 'cards', 2))).toEqual([]);
  });

  test('a pick gives each item equally often, and there must be one', () => {
    const counts = [0, 0, 0, 0, 0];
    const rng = stream(5, 'pick', 0);
    for (let i = 0; i < 20_000; i++) counts[pick([0, 1, 2, 3, 4], rng)]! += 1;
    expect(Math.abs(chiSquareZ(counts))).toBeLessThan(Z_LIMIT);
    expect(() => pick([], rng)).toThrow(/from nothing/);
  });
});
