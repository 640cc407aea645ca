import { describe, expect, it } from 'vitest';
import { Reach, UNREACHED } from '../../../src/kernel/grid/reach.ts';
import { turnMap } from '../../../src/kernel/grid/map.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { Battlefield } from '../../../src/systems/fury-of-the-clansmen/battlefield.ts';
import { drawBoard, readBoard } from '../../../src/systems/fury-of-the-clansmen/board-text.ts';
import { boardOf, FIELD, randomLayout, spacesOf } from '../../../src/systems/fury-of-the-clansmen/board.ts';
import { SECTIONS } from '../../../src/systems/fury-of-the-clansmen/data/boards.ts';
import { STARTING_SQUARES } from '../../../src/systems/fury-of-the-clansmen/data/breakthrough.ts';
import { TERRAIN } from '../../../src/systems/fury-of-the-clansmen/data/terrain.ts';
import { BOOK } from './field.ts';

const starts = Object.values(STARTING_SQUARES);
const layoutOf = (index: number) => randomLayout(stream('boards', 'setup', index));

describe('Set Up: the boards placed randomly', () => {
  it('each of the nine sections lies in one of the nine places, in any direction', () => {
    const seen = new Set<string>();
    for (let index = 0; index < 2000; index++) {
      const layout = layoutOf(index);
      expect(layout.map((lies) => lies >> 2).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      layout.forEach((lies, place) => seen.add(`${lies} at ${place}`));
    }
    expect(seen.size).toBe(9 * 9 * 4);
  });

  it('the board shows each section where the layout says, turned clockwise', () => {
    const layout = layoutOf(7);
    const board = boardOf(layout, 1);
    layout.forEach((lies, place) => {
      const section = turnMap(readBoard(SECTIONS[lies >> 2]!.map), lies & 3);
      for (let row = 0; row < 8; row++) {
        const start = (Math.floor(place / 3) * 8 + row) * FIELD.columns + (place % 3) * 8;
        expect([...board.squares.subarray(start, start + 8)]).toEqual([...section.squares.subarray(row * 8, row * 8 + 8)]);
      }
    });
  });

  it('the same layout and density make the same board, and boards do not share their squares', () => {
    const first = boardOf(layoutOf(1), 1);
    const text = drawBoard(first);
    first.squares.fill(3);
    expect(drawBoard(boardOf(layoutOf(1), 1))).toBe(text);
  });

  it('a Starting/Goal Square is clear ground with no wall inside, whatever it lies on', () => {
    const layout = [4, 5, 6, 7, 0, 1, 2, 3, 8].map((section) => section * 4);
    const bare = boardOf(layout, 2);
    const laid = boardOf(layout, 2, starts);
    let terrainCovered = 0;
    for (const place of starts) {
      for (const square of spacesOf(place, FIELD.columns)) {
        if (bare.squares[square] !== 0) terrainCovered += 1;
        expect(laid.squares[square]).toBe(0);
      }
      const field = new Battlefield(laid, BOOK);
      const [northWest] = spacesOf(place, FIELD.columns) as [number];
      expect([2, 3, 4].map((direction) => field.edge(northWest, direction))).toEqual(['open', 'open', 'open']);
    }
    expect(terrainCovered).toBeGreaterThan(0);
  });

  it('from each starting space every square that can be entered can be reached, on any arrangement, at any density', () => {
    const reach = new Reach(FIELD.columns, FIELD.rows);
    const nobody = new Uint8Array(FIELD.columns * FIELD.rows);
    for (const density of [0, 0.5, 1, 1.5, 2]) {
      for (let index = 0; index < 60; index++) {
        const field = new Battlefield(boardOf(layoutOf(index), density, starts), BOOK);
        const spaces = starts.flatMap((place) => spacesOf(place, FIELD.columns));
        const enterable = [...nobody.keys()].filter((square) => TERRAIN[field.terrain(square)].costs !== null);
        reach.run(spaces[index % spaces.length]!, 254, field.stepCost, nobody);
        const lost = enterable.filter((square) => reach.steps[square] === UNREACHED);
        if (lost.length > 0 || reach.count !== enterable.length) expect.fail(`layout ${index} at density ${density}: ${lost.length} squares cut off\n${drawBoard(field.map)}`);
      }
    }
  });
});
