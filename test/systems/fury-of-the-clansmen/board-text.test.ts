import { describe, expect, it } from 'vitest';
import { drawBoard, readBoard } from '../../../src/systems/fury-of-the-clansmen/board-text.ts';
import { SECTIONS } from '../../../src/systems/fury-of-the-clansmen/data/boards.ts';
import { at, fieldOf } from './field.ts';

const EVERYTHING = `
. J:R B
    ~
b|b = X
-
P o T M

W . . .
`.trim();

describe('Boards as text', () => {
  it('every kind of terrain and wall has its mark', () => {
    const field = fieldOf(EVERYTHING);
    expect([0, 1, 2, 3].map((column) => field.terrain(at(field, column)))).toEqual(['clear', 'jungle', 'rubble', 'boulder']);
    expect([1, 2, 3].map((column) => field.terrain(at(field, column, 1)))).toEqual(['building', 'bridge', 'chasm']);
    expect([0, 1, 2, 3].map((column) => field.terrain(at(field, column, 2)))).toEqual(['pillar', 'foxhole', 'tower', 'mountain']);
    expect(field.terrain(at(field, 0, 3))).toBe('water');
    const [EAST, SOUTH] = [2, 4];
    expect([field.edge(at(field, 0), EAST), field.edge(at(field, 1), EAST), field.edge(at(field, 2), SOUTH)]).toEqual(['open', 'ruined wall', 'ruined wall']);
    expect([field.edge(at(field, 0, 1), EAST), field.edge(at(field, 0, 1), SOUTH)]).toEqual(['building wall', 'building wall']);
  });

  it('drawn again they are the same, with figures on them where asked', () => {
    for (const text of [EVERYTHING, ...SECTIONS.map(({ map }) => map)]) expect(drawBoard(readBoard(text))).toBe(text.trim().replaceAll(/^ +$/gm, ''));
    expect(drawBoard(readBoard('. . R'), (square) => (square === 1 ? 'c' : undefined))).toBe('. c R');
  });

  it('any other mark is refused, with those there are', () => {
    expect(() => readBoard('. .\n. Q')).toThrow(/map, line 2, character 3: unknown square "Q"; squares are "\." "J" "R" "B" "b" "P" "X" "=" "o" "T" "M" "W"/);
  });
});
