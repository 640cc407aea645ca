import { describe, expect, it } from 'vitest';
import { misplaced } from '../../../src/kernel/table/misplaced.ts';
import type { Table } from '../../../src/kernel/table/table.ts';

const table: Table<'rock' | 'wood'> = {
  width: 1000,
  height: 800,
  pieces: [
    { name: 'big rock', kind: 'rock', outline: [[400, 400], [600, 400], [600, 600], [400, 600]] },
    { name: 'wood', kind: 'wood', outline: [[100, 100], [300, 100], [300, 300], [100, 300]] },
  ],
};
const base = (id: string, x: number, y: number, diameter = 100) => ({ id, x, y, diameter });
const problems = (...figures: ReturnType<typeof base>[]) => misplaced(table, ['rock'], figures).map(({ figure, problem }) => `${figure} ${problem}`);

describe('bases that cannot stand where they are put', () => {
  it('none: in a wood, against a rock, against the rim, against each other', () => {
    expect(problems(base('a', 200, 200), base('b', 350, 500), base('c', 50, 750), base('d', 151, 750))).toEqual([]);
  });

  it('over the rim, by a hundredth', () => {
    expect(problems(base('a', 49, 400))).toEqual(['0 "a" at [0.49, 4] is not wholly on the table, which is 10 x 8 inches; its base is 1 inch wide']);
    expect(problems(base('a', 950, 726, 150))).toEqual(['0 "a" at [9.5, 7.26] is not wholly on the table, which is 10 x 8 inches; its base is 1.5 inches wide']);
  });

  it('on a rock, which is named', () => {
    expect(problems(base('a', 200, 200), base('b', 351, 500))).toEqual(['1 "b" at [3.51, 5] stands in "big rock" (rock), which nobody can enter; its base is 1 inch wide']);
  });

  it('on one another: said once, of the later one, with how far apart they may stand', () => {
    expect(problems(base('a', 700, 200), base('b', 824, 200, 150))).toEqual(['1 "b" at [8.24, 2] overlaps the base of "a"; two that touch have their middles 1.25 inches apart']);
    expect(problems(base('a', 700, 200), base('b', 825, 200, 150))).toEqual([]);
  });

  it('two things at once', () => {
    expect(problems(base('a', 350, 500), base('b', 380, 500))).toHaveLength(2);
  });
});
