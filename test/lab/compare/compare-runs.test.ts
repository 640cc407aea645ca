/** Two runs compared: rows written by hand, with answers that anybody can count. */
import { describe, expect, test } from 'vitest';
import { compareRuns, comparisonTable, conclusionLines } from '../../../src/lab/compare/index.ts';
import type { Cell, Manifest } from '../../../src/lab/run-data.ts';
import { differenceOf, sequenceOf } from '../../../src/lab/stopping/look.ts';
import { asCsv } from '../../../src/lab/summary/index.ts';
import { cellOf, failedRow, manifestOf, runOf, type InventedRow } from '../summary/invented-run.ts';

const WINNER: Record<string, string> = { c: 'clan', l: 'legion', d: 'draw' };
const SCORE: Record<string, number> = { c: 1, l: 0, d: 0.5 };

/** "ccld": who won games 0, 1, 2, 3 of a cell; x: the game failed. */
const rowsOf = (cell: number, winners: string, joined = 1): InventedRow[] =>
  [...winners].map((who, game) =>
    who === 'x'
      ? failedRow(cell, game)
      : { cell, game, pair: Math.floor(game / joined), winner: WINNER[who]!, score: SCORE[who]!, grade: `${WINNER[who]!}-wins`, rounds: 5, digest: `${cell}/${game}/${who}` },
  );

interface Invented {
  cells?: Cell[];
  joined?: number;
  manifest?: Partial<Manifest>;
}

/** A run by the winners of each cell's games. */
const side = (folder: string, winners: readonly string[], { cells, joined, manifest }: Invented = {}) => ({
  folder,
  run: runOf(
    manifestOf({ games: winners[0]!.length, identity: `questions-code-files-${folder}`, cells: cells ?? winners.map((_, i) => cellOf(i, [['rush', 'marksman', 'hunter'][i]!, 'rush'])), ...manifest }),
    winners.flatMap((text, cell) => rowsOf(cell, text, joined)),
  ),
});

describe('one cell', () => {
  const { groups, notes } = compareRuns(side('a', ['ccccllldcl']), side('b', ['cccllcccdl']));
  const [cell] = groups[0]!.cells;

  test('the score of each run and the difference, game by game', () => {
    expect(cell!.score.a).toMatchObject({ n: 10, estimate: 0.55 });
    expect(cell!.score.b).toMatchObject({ n: 10, estimate: 0.65 });
    expect(cell!.score.difference).toMatchObject({ n: 10, estimate: 0.1 });
    // differences 0 0 0 -1 0 1 1 .5 -.5 0: mean 0.1, sum of squares about it 3.4; t with 9 degrees 2.262157; half = t sqrt(3.4 / 90)
    expect(cell!.score.difference.high).toBeCloseTo(0.1 + 2.262157 * Math.sqrt(3.4 / 90), 5);
    expect(cell!.score.difference.low).toBeCloseTo(0.1 - 2.262157 * Math.sqrt(3.4 / 90), 5);
  });

  test('wins of each seat and draws', () => {
    expect(cell!.wins.map(({ seat, a, b, difference }) => [seat, a.estimate, b.estimate, difference.estimate])).toEqual([['clan', 0.5, 0.6, 0.1], ['legion', 0.4, 0.3, -0.1]]);
    expect(cell!.draws).toMatchObject({ a: { estimate: 0.1 }, b: { estimate: 0.1 }, difference: { estimate: 0 } });
  });

  test('games that clan won in one run only, by their numbers', () => {
    expect(cell!.flipped).toEqual({ wonOnlyInA: [3, 8], wonOnlyInB: [5, 6, 7] });
    expect(cell!.flips).toEqual({ wonOnlyInA: 2, wonOnlyInB: 3, units: { towardA: 2, towardB: 3 }, p: 1 });
  });

  test('the same decisions and end: played alike', () => {
    expect([cell!.games, cell!.alike]).toEqual([10, 5]);
  });

  test('so few games tell nothing for sure', () => {
    expect(groups[0]!.says).toBe("No sure difference: with B, clan's score goes from 55.0 % to 65.0 %, by +10.0 points (-34.0 to +54.0).");
    expect(notes).toEqual([]);
  });
});

test('what surely changes is told with its bounds, and the number of the book that did it', () => {
  const cells = (armor: string) => [cellOf(0, ['rush', 'rush'])].map((cell) => ({ ...cell, patch: { 'units.regular.armor': armor } }));
  const { groups } = compareRuns(side('a', ['c'.repeat(40)], { cells: cells('3b') }), side('b', ['cl'.repeat(20)], { cells: cells('2w') }));
  expect(groups[0]!.says).toMatch(/^units\.regular\.armor = 2w instead of 3b lowers clan's score from 100\.0 % to 50\.0 %, by 50\.0 points \(-66\.\d to -33\.\d\)\.$/);
  expect(groups[0]!.all.flips).toEqual({ wonOnlyInA: 20, wonOnlyInB: 0, units: { towardA: 20, towardB: 0 }, p: Number((2 / 1048576).toPrecision(6)) });
});

test('two numbers are told together, more of them as B', () => {
  const says = (...paths: string[]) => {
    const patched = [{ ...cellOf(0, ['rush', 'rush']), patch: Object.fromEntries(paths.map((path) => [path, 1])) }];
    return compareRuns(side('a', ['c'.repeat(40)]), side('b', ['cl'.repeat(20)], { cells: patched })).groups[0]!.says;
  };
  expect(says('armor', 'speed')).toMatch(/^armor = 1 instead of that of the book and speed = 1 instead of that of the book lower clan's score/);
  expect(says('armor', 'speed', 'reach')).toMatch(/^B lowers clan's score/);
});

describe('a run and itself', () => {
  const run = side('a', ['ccld', 'llcc']);
  const { groups, notes } = compareRuns(run, run);

  test('no difference, no flips, no doubt', () => {
    expect(groups[0]!.says).toBe('No difference: all 8 games were played alike.');
    expect(groups[0]!.all.score.difference).toMatchObject({ estimate: 0, low: 0, high: 0 });
    expect(groups[0]!.all.flips).toEqual({ wonOnlyInA: 0, wonOnlyInB: 0, units: { towardA: 0, towardB: 0 }, p: 1 });
    expect(notes).toEqual(['Both runs ask the same questions of the same code and strategies: they hold the same games.']);
  });

  test('the same identity with other games: a strategy is not to be trusted', () => {
    const again = side('a', ['ccld', 'llcl']);
    const found = compareRuns(run, again);
    expect(found.notes).toEqual(['Both runs ask the same questions of the same code and strategies, yet not all games are alike: a strategy plays the same situation in different ways.']);
    expect(found.groups[0]!.all.score.difference.low).toBeLessThan(found.groups[0]!.all.score.difference.estimate!);
  });

  test('other questions with the same games leave a doubt: further games might differ', () => {
    const other = { ...run, folder: 'b', run: { ...run.run, manifest: { ...run.run.manifest, identity: 'others-code-files' } } };
    const [group] = compareRuns(run, other).groups;
    expect(group!.says).toBe('No difference: all 8 games were played alike.');
    expect(group!.all.score.difference.high).toBeGreaterThan(0.1);
  });
});

describe('games that do not count', () => {
  test('failed in one run or in both: left out of everything, and said', () => {
    const { groups, notes } = compareRuns(side('a', ['cxcl']), side('b', ['lcxl']));
    expect(groups[0]!.all).toMatchObject({ games: 2, failed: 2, score: { a: { estimate: 0.5 }, b: { estimate: 0 } }, flips: { wonOnlyInA: 1, wonOnlyInB: 0 } });
    expect(notes).toContain('2 games that failed in one run or in both are left out.');
  });

  test('nothing finished in both: it says so', () => {
    expect(compareRuns(side('a', ['xc']), side('b', ['cx'])).groups[0]!.says).toBe('No game was finished in both runs.');
  });

  test('a longer run: its first games are compared, cell by cell', () => {
    const { games, groups, notes } = compareRuns(side('a', ['clcc', 'cccc']), side('b', ['cl', 'll']));
    expect(games).toBe(2);
    expect(groups[0]!.cells.map(({ games: compared, flips }) => [compared, flips.wonOnlyInA])).toEqual([[2, 0], [2, 2]]);
    expect(notes).toEqual(['A has 4 games a cell and B 2: the first 2 are compared.']);
  });
});

test('of several settings the intervals hold together: each is as wide as one that misses so much more rarely', () => {
  const settings = [1, 2].map((armor, i) => cellOf(i, ['rush', 'rush'], { armor }));
  const { groups } = compareRuns(side('a', ['clclclclclcl', 'ccccllllcccl'], { cells: settings }), side('b', ['llclclclcccl', 'ccllllllcccl'], { cells: settings }));
  const [{ all, cells: [alone] }] = groups as [(typeof groups)[number]];
  const half = ({ low, high }: { low: number | null; high: number | null }) => (high! - low!) / 2;
  // R: qt(1 - 0.025 / 2, 11) / qt(1 - 0.05 / 2, 11)
  expect(half(all.score.difference) / half(alone!.score.difference)).toBeCloseTo(2.593093 / 2.200985, 3);
  expect(comparisonTable(compareRuns(side('a', ['clcl']), side('b', ['llcl']))).notes[0]).not.toContain('hold together');
});

test('joined games: five that share their set-up and flip together are one unit to the test and to the interval', () => {
  const [winnersA, winnersB] = ['cccccccccclllll', 'llllllllllccccc'];
  const alone = compareRuns(side('a', [winnersA]), side('b', [winnersB])).groups[0]!.all;
  const joined = compareRuns(side('a', [winnersA], { joined: 5 }), side('b', [winnersB], { joined: 5 })).groups[0]!.all;
  expect(alone.flips.units).toEqual({ towardA: 10, towardB: 5 });
  expect(joined.flips).toMatchObject({ wonOnlyInA: 10, wonOnlyInB: 5, units: { towardA: 2, towardB: 1 }, p: 1 });
  const width = ({ score: { difference } }: typeof alone) => difference.high! - difference.low!;
  expect(width(joined)).toBeGreaterThan(1.5 * width(alone));
});

describe('a run that was stopped by its scores', () => {
  const stopping = { kind: 'precision', leastGames: 100, mostGames: 500, halfWidth: 0.1, pruneTarget: null } as const;
  const [won, fewer, more] = ['cl'.repeat(100), 'cll'.repeat(50), 'ccl'.repeat(100)];
  const run = (winners: readonly string[]) => side('a', winners, { manifest: { stopping, games: Math.max(...winners.map(({ length }) => length)), cellGames: winners.map(({ length }) => length) } });
  const scores = (winners: string) => ({ values: [...winners].map((who) => SCORE[who]!), units: [...winners].map((_, i) => i), games: [...winners].map((_, i) => i) });
  const rounded = ({ low, high }: { low: number; high: number }) => [low, high].map((bound) => Math.round(bound * 1e6) / 1e6);

  test('its intervals hold at any look, also those of the run that was not', () => {
    const [cell] = compareRuns(run([won]), side('b', [more.slice(0, 200)])).groups[0]!.cells;
    const [a, b] = [scores(won), scores(more.slice(0, 200))];
    expect([cell!.score.a.low, cell!.score.a.high]).toEqual(rounded(sequenceOf([a], 200, {})));
    expect([cell!.score.b.low, cell!.score.b.high]).toEqual(rounded(sequenceOf([b], 200, {})));
    expect([cell!.score.difference.low, cell!.score.difference.high]).toEqual(rounded(differenceOf([b], [a], 200, {})));
    const fixed = compareRuns(side('a', [won]), side('b', [more.slice(0, 200)])).groups[0]!.cells[0]!.score;
    expect(cell!.score.difference.estimate).toBe(fixed.difference.estimate);
    expect(cell!.score.difference.high! - cell!.score.difference.low!).toBeGreaterThan(1.3 * (fixed.difference.high! - fixed.difference.low!));
  });

  test('of all pairings, over the games that all of them have; and it is said which figure is only a hint', () => {
    const { groups, notes } = compareRuns(run([won, fewer]), side('b', [more, more]));
    expect(groups[0]!.cells.map(({ score }) => score.difference.n)).toEqual([200, 150]);
    expect(groups[0]!.all.score.difference.n).toBe(300);
    expect(notes.join()).toMatch(/A has 150 to 200 games a cell and B 300: .* A stopped when enough was known, so the intervals here .* holds at any look.* take p.* as a hint\.$/);
  });
});

describe('which cells belong together', () => {
  const labels = ({ groups }: ReturnType<typeof compareRuns>) => groups.map(({ cells }) => cells.map(({ a, b }) => `${a.label} ~ ${b.label}`));

  test('those with the same strategies, in whichever order; the others are named', () => {
    const a = [cellOf(0, ['rush', 'hunter']), cellOf(1, ['rush', 'marksman'])];
    const b = [cellOf(0, ['rush', 'marksman']), cellOf(1, ['rush', 'rush'])];
    const found = compareRuns(side('a', ['cc', 'cc'], { cells: a }), side('b', ['cc', 'cc'], { cells: b }));
    expect(labels(found)).toEqual([['rush / marksman ~ rush / marksman']]);
    expect(found.groups[0]!.cells[0]).toMatchObject({ a: { cell: 1 }, b: { cell: 0 }, alike: 0 });
    expect(found.unmatched).toEqual({ a: [{ cell: 0, label: 'rush / hunter' }], b: [{ cell: 1, label: 'rush / rush' }] });
    expect(found.notes).toEqual(['Only in A: rush / hunter.', 'Only in B: rush / rush.']);
  });

  test('where both vary the same things in turn, a setting is told by the one that is changed', () => {
    const cells = [{ aim: 1, armor: 1 }, { aim: 2, armor: 1 }, { aim: 1, armor: 2 }].map((varied, i) => cellOf(i, ['rush', 'rush'], varied, i === 0 ? null : 0));
    const table = comparisonTable(compareRuns(side('a', ['cccl', 'cccl', 'cccl'], { cells }), side('b', ['cccl', 'llll', 'cccl'], { cells })));
    expect(table.groups.map(({ heading }) => heading)).toEqual(['all as it is', 'aim=2', 'armor=2']);
  });

  test('where both vary the same, those with the same value', () => {
    const cells = (...values: number[]) => values.map((density, i) => cellOf(i, ['rush', 'rush'], { density }));
    const found = compareRuns(side('a', ['cc', 'cc'], { cells: cells(1, 2) }), side('b', ['cc', 'cc'], { cells: cells(2, 3) }));
    expect(labels(found)).toEqual([['rush / rush, density=2 ~ rush / rush, density=2']]);
    expect(found.groups[0]!.changes).toEqual([]);
  });

  test('where one run varies what the other has set, each value is held against it', () => {
    const varying = [1, 2, 3].map((density, i) => cellOf(i, ['rush', 'rush'], { density }));
    const set = [{ ...cellOf(0, ['rush', 'rush']), patch: { density: 2 } }];
    const { groups } = compareRuns(side('a', ['cc'], { cells: set }), side('b', ['cc', 'cc', 'll'], { cells: varying }));
    expect(groups.map(({ changes }) => changes)).toEqual([[{ path: 'density', a: '2', b: '1' }], [], [{ path: 'density', a: '2', b: '3' }]]);
    expect(groups.map(({ all }) => all.flips.wonOnlyInA)).toEqual([0, 0, 2]);
  });

  test('what one run leaves as it is in the book is told from the numbers that its results rest on', () => {
    const patched = [{ ...cellOf(0, ['rush', 'rush']), patch: { 'board.terrainDensity': 0.5, 'units.regular.armor': '2w', 'units.centurion.armor': '1w' } }];
    const { groups } = compareRuns(side('a', ['cc']), side('b', ['cc'], { cells: patched }));
    expect(groups[0]!.changes).toEqual([
      { path: 'board.terrainDensity', a: '0.3', b: '0.5' },
      { path: 'units.centurion.armor', a: 'that of the book', b: '1w' },
    ]);
  });
});

describe('two runs that cannot be compared', () => {
  const a = side('a', ['cc']);
  const densities = (...values: number[]) => values.map((density, i) => cellOf(i, ['rush', 'rush'], { density }));

  test.each([
    ['different systems', side('b', ['cc'], { manifest: { system: { id: 'other', title: 'Other' } } }), 'they play different systems, invented and other'],
    ['different missions', side('b', ['cc'], { manifest: { mission: { ...a.run.manifest.mission, id: 'siege' } } }), 'they play different missions, breakthrough and siege'],
    ['different seeds', side('b', ['cc'], { manifest: { seed: 7 } }), 'their games do not meet the same luck: seed 1995 and seed 7; run one of them again with the --seed of the other'],
    ['different draws', side('b', ['cc'], { manifest: { draws: { setup: 40, combat: 2 } } }), 'their games do not meet the same luck: draws none and combat: 2, setup: 40; give both experiments the same draws'],
    ['other strategies', side('b', ['cc'], { cells: [cellOf(0, ['rush', 'hunter'])] }), 'no pairing of strategies is in both: rush / rush and rush / hunter; run one of them with the strategies of the other'],
  ])('%s', (_, b, reason) => {
    expect(() => compareRuns(a, b)).toThrow(`a and b cannot be compared:\n  ${reason}`);
  });

  test('the same thing varies, over other values', () => {
    expect(() => compareRuns(side('a', ['c', 'c'], { cells: densities(1, 2) }), side('b', ['c', 'c'], { cells: densities(3, 4) }))).toThrow('no cell is in both: density varies in both, over no common value');
  });

  test('every reason is given at once', () => {
    const b = side('b', ['cc'], { cells: [cellOf(0, ['hunter', 'hunter'])], manifest: { seed: 'other', draws: { setup: 4 } } });
    expect(() => compareRuns(a, b)).toThrow(/seed 1995 and seed other.*\n.*draws none and setup: 4.*\n.*no pairing of strategies is in both/);
  });

  test('a seed is what it says: 1995 and "1995" are the same', () => {
    expect(() => compareRuns(a, side('b', ['cc'], { manifest: { seed: '1995' } }))).not.toThrow();
  });
});

describe('in words', () => {
  const densities = [1, 2, 3].map((density, i) => cellOf(i, ['rush', 'rush'], { density }));
  const armored = densities.map((cell) => ({ ...cell, patch: { ...cell.patch, armor: '2w' } }));
  const even = 'cl'.repeat(10);
  const compared = (...winners: string[]) => compareRuns(side('a', [even, even, even], { cells: densities }), side('b', winners, { cells: armored }));

  test('of several settings those are told that surely make a difference', () => {
    expect(conclusionLines(compared(even, 'c'.repeat(20), even))).toEqual([
      expect.stringMatching(/^density = 2: armor = 2w instead of that of the book raises clan's score from 50\.0 % to 100\.0 %, by 50\.0 points/),
      'No sure difference in the other 2 of 3 settings.',
    ]);
    expect(conclusionLines(compared(even, even, even))).toEqual(['No sure difference in any of 3 settings.']);
  });

  test('the table: a heading for each setting, a row for each cell, its figures in CSV', () => {
    const table = comparisonTable(compared(even, 'c'.repeat(20), even));
    expect(table.groups.map(({ heading }) => heading)).toEqual([1, 2, 3].map((density) => `density = ${density}; armor: that of the book in A, 2w in B`));
    const [, second] = asCsv(table).split('\n').slice(1);
    expect(second).toMatch(/^"rush \/ rush, density=2",20,0\.5,1,0\.5,0\.\d+,0\.\d+,0,10,0\.00195312$/);
  });

  test('draws have a column where there are any', () => {
    const titles = (winners: string) => comparisonTable(compareRuns(side('a', ['ccc']), side('b', [winners]))).columns.map(({ title }) => title);
    expect(titles('ccd')).toContain('draws A, B');
    expect(titles('ccl')).not.toContain('draws A, B');
  });
});

test('a strategy that only one run has is no changed file', () => {
  const { notes } = compareRuns(side('a', ['cc'], { manifest: { identity: 'q-code-one' } }), side('b', ['cc'], { manifest: { identity: 'p-code-two', strategies: { rush: { about: '', from: 'built in' } } } }));
  expect(notes).toEqual([]);
});

test('other code and other strategy files are said, and the rows are compared all the same', () => {
  const with_ = (identity: string) => ({ manifest: { identity } });
  const { groups, notes } = compareRuns(side('a', ['cc'], with_('q-code-files')), side('b', ['cl'], with_('q-newer-others')));
  expect(groups[0]!.all.flips.wonOnlyInA).toBe(1);
  expect(notes).toEqual(['The code has changed between the two runs: what differs may be its doing.', 'A strategy file has changed between the two runs: what differs may be its doing.']);
});
