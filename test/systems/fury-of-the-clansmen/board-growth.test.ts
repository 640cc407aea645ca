import { describe, expect, it } from 'vitest';
import type { GridMap } from '../../../src/kernel/grid/map.ts';
import { growthOf, sectionAt } from '../../../src/systems/fury-of-the-clansmen/board-growth.ts';
import { sidesOf } from '../../../src/systems/fury-of-the-clansmen/growth/terrain.ts';
import { drawBoard, readBoard } from '../../../src/systems/fury-of-the-clansmen/board-text.ts';
import { SECTION_SIZE } from '../../../src/systems/fury-of-the-clansmen/board.ts';
import { SECTIONS } from '../../../src/systems/fury-of-the-clansmen/data/boards.ts';

const DENSITIES = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];
const drawn = SECTIONS.map(({ map }) => readBoard(map));
const at = (section: number, density: number): GridMap => sectionAt(SECTION_SIZE, growthOf(drawn[section]!), density);
const covered = (map: GridMap): number => [...map.squares].filter((code) => code !== 0).length;
const walls = (map: GridMap): number => [...map.upright, ...map.level].filter((code) => code !== 0).length;

describe('A board section by density', () => {
  it('0 is open ground, 1 the section as drawn', () => {
    SECTIONS.forEach((_, section) => {
      expect(covered(at(section, 0)) + walls(at(section, 0))).toBe(0);
      expect(drawBoard(at(section, 1))).toBe(drawBoard(drawn[section]!));
    });
  });

  it('a denser one holds all terrain and walls of a thinner one', () => {
    SECTIONS.forEach(({ name }, section) => {
      DENSITIES.slice(1).forEach((density, i) => {
        const [thin, dense] = [at(section, DENSITIES[i]!), at(section, density)];
        for (const layer of ['squares', 'upright', 'level'] as const) {
          thin[layer].forEach((code, index) => {
            if (code !== 0 && dense[layer][index] !== code) expect.fail(`${name} loses a piece from ${DENSITIES[i]} to ${density}`);
          });
        }
      });
    });
  });

  it('half of the terrain is half of each feature, its core', () => {
    const jungle = growthOf(readBoard('. . . . .\n. J J J .\n. J J J .\n. J J J .\n. . . . .'));
    expect(jungle.filter(({ from }) => from <= 0.12).map(({ index }) => index)).toEqual([12]); // the middle stands longest
    expect(jungle.filter(({ from }) => from <= 0.5)).toHaveLength(5);
    const wall = growthOf(readBoard('. . . . . .\n  ~ ~ ~\n. . . . . .'));
    expect(wall.filter(({ from }) => from <= 0.34).map(({ index }) => index)).toEqual([6 + 2]);
    expect(wall.filter(({ from }) => from <= 1.7).map(({ index }) => index - 6).sort()).toEqual([0, 1, 2, 3, 4]); // both ends, up to the section's rim
  });

  it('terrain grows with the density, to the double where there is room', () => {
    const field = (density: number) => SECTIONS.reduce((sum, _, section) => sum + covered(at(section, density)), 0);
    expect(field(1) / (64 * 9)).toBeGreaterThan(0.3);
    expect(field(1) / (64 * 9)).toBeLessThan(0.42);
    expect(field(0.5) / field(1)).toBeGreaterThan(0.45); // a lone boulder is rounded up
    expect(field(0.5) / field(1)).toBeLessThan(0.6);
    expect(field(2) / field(1)).toBeGreaterThan(1.8);
  });

  it('each side keeps two clear squares at any density', () => {
    SECTIONS.forEach(({ name }, section) => {
      for (const density of DENSITIES) {
        const map = at(section, density);
        for (const side of sidesOf(map)) expect(side.filter((square) => map.squares[square] === 0).length, `${name} at ${density}`).toBeGreaterThanOrEqual(2);
      }
    });
  });

  it('boulders never grow into the last way out of a corner', () => {
    const corner = readBoard('. . B . . .\n. . B . . .\nB . B . . .\n. . . . . .\n. . . . . .\n. . . . . .');
    const dense = sectionAt(6, growthOf(corner), 2);
    expect(drawBoard(dense).split('\n').slice(0, 3)).toEqual(['. B B . . .', '. B B B . .', 'B . B . . .']); // from [0, 1] one still steps to [1, 2]
  });

  it('the nine sections differ, and walls, jungle, rubble and boulders are all there', () => {
    expect(new Set(drawn.map((map) => drawBoard(map))).size).toBe(9);
    const codes = new Set(drawn.flatMap((map) => [...map.squares]));
    expect(codes.size).toBe(4);
    expect(drawn.reduce((sum, map) => sum + walls(map), 0)).toBeGreaterThan(9 * 4);
  });
});
