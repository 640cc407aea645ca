import { describe, expect, it } from 'vitest';
import { drawBoard, readBoard } from '../../../src/systems/fury-of-the-clansmen/board-text.ts';
import { SECTIONS } from '../../../src/systems/fury-of-the-clansmen/data/boards.ts';
import { at, fieldOf } from './field.ts';

const EVERYTHING = `
. J:R B
    ~
b|b = X
-
P . . .
`.trim();

describe('Boards as text', () => {
  it('every kind of terrain and wall has its mark', () => {
    const field = fieldOf(EVERYTHING);
    expect([0, 1, 2, 3].map((column) => field.terrain(at(field, column)))).toEqual(['clear', 'jungle', 'rubble', 'boulder']);
    expect([1, 2, 3].map((column) => field.terrain(at(field, column, 1)))).toEqual(['building', 'bridge', 'chasm']);
    expect(field.terrain(at(field, 0, 2))).toBe('pillar');
    const [EAST, SOUTH] = [2, 4];
    expect([field.edge(at(field, 0), EAST), field.edge(at(field, 1), EAST), field.edge(at(field, 2), SOUTH)]).toEqual(['open', 'ruined wall', 'ruined wall']);
    expect([field.edge(at(field, 0, 1), EAST), field.edge(at(field, 0, 1), SOUTH)]).toEqual(['building wall', 'building wall']);
  });

  it('drawn again they are the same, with figures on them where asked', () => {
    for (const text of [EVERYTHING, ...SECTIONS.map(({ map }) => map)]) expect(drawBoard(readBoard(text))).toBe(text.trim().replaceAll(/^ +$/gm, ''));
    expect(drawBoard(readBoard('. . R'), (square) => (square === 1 ? 'c' : undefined))).toBe('. c R');
  });

  it('a foxhole or a tower is refused by name, any other mark with those there are', () => {
    expect(() => readBoard('. . .\n. o .')).toThrow('map, line 2, character 3: "o" is a foxhole');
    expect(() => readBoard('T')).toThrow(/the tower/);
    expect(() => readBoard('. Q')).toThrow(/unknown square "Q"; squares are "\." "J" "R" "B" "b" "P" "X" "="/);
  });
});
