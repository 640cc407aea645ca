/** The board: what its pieces show, how they meet, and which squares belong together ("The Game Board Sections", "The Cave Forces"). */
import { describe, expect, it } from 'vitest';
import { boardMap, drawBoard, sectionOf } from '../../../src/systems/blood-berets/board.ts';
import { JUNGLE_SECTIONS, SECTION } from '../../../src/systems/blood-berets/data/sections.ts';
import { areasNextTo, squaresOf } from '../../../src/systems/blood-berets/rules/areas.ts';
import { CAVES, type Cave } from '../../../src/systems/blood-berets/vocabulary.ts';
import { Stage, type Setting, type Square } from './stage.ts';

const laid = (sections: readonly string[], setting: Partial<Setting> = {}): Stage => new Stage({ level: sections.some((word) => word.includes('jungle')) ? 'jungle' : 'caves', sections, figures: { sergeant: {} }, agenda: () => [], ...setting });
const nine = (word: string, others: Record<number, string> = {}): string[] => Array.from({ length: 9 }, (_, section) => others[section] ?? word);
const fieldOf = (stage: Stage) => stage.ground.board(stage.battle);
const next = (stage: Stage, area: number) => areasNextTo(fieldOf(stage), area).map((beside) => beside.area);

describe('sections', () => {
  it('nine of 8 by 10 squares; upside down the last square comes first', () => {
    const stage = laid(nine('hall', { 0: 'labyrinth', 1: 'labyrinth*' }));
    const rows = drawBoard(boardMap(stage.battle.board)).split('\n').map((row) => row.replaceAll(' ', ''));
    expect([rows.length, rows[0]!.length]).toEqual([30, 24]);
    expect(rows.slice(0, 10).map((row) => row.slice(0, 16))).toEqual([
      '###..######..###',
      '#......##......#',
      '######.#######.#',
      '#......##.#....#',
      '..####....####..',
      '..####....####..',
      '#....#.##......#',
      '#.#######.######',
      '#......##......#',
      '###..######..###',
    ]);
  });

  it('jungles A, B and C have the open ground, thicket and jungle that they are drawn with', () => {
    const counts = Object.values(JUNGLE_SECTIONS).map((text) => ['.', 't', 'j'].map((mark) => [...text].filter((one) => one === mark).length));
    expect(counts).toEqual([[48, 20, 12], [36, 24, 20], [24, 28, 28]]);
  });

  it('what is not turned is unknown', () => {
    const field = fieldOf(laid(nine('hall', { 4: '?hall' })));
    for (let square = 0; square < 720; square++) expect(field.terrain(square) === 'unknown').toBe(sectionOf(SECTION, square) === 4);
  });

  it('exits meet whichever way pieces lie, and else there is rock all around', () => {
    for (const cave of CAVES) {
      for (const word of [cave, `${cave}*`]) {
        const stage = laid(nine('hall', { 4: word }));
        const field = fieldOf(stage);
        const ways: number[] = [];
        for (let square = 0; square < 720; square++) {
          for (let direction = 0; direction < 8; direction++) {
            const there = field.next[square * 8 + direction]!;
            if (sectionOf(SECTION, square) === 4 && there >= 0 && sectionOf(SECTION, there) !== 4 && field.stepCost[square * 8 + direction]! > 0) ways.push(square);
          }
        }
        expect(new Set(ways), word).toEqual(new Set(stage.squares([11, 10], [12, 10], [11, 19], [12, 19], [8, 14], [8, 15], [15, 14], [15, 15])));
      }
    }
  });

  it('a Shellshocker opens rock and blocks floor', () => {
    const stage = laid(nine('hall'), { opened: [[2, 3]], blocked: [[3, 3]] });
    expect([[2, 3], [3, 3]].map((square) => fieldOf(stage).terrain(stage.square(square as unknown as Square)))).toEqual(['floor', 'rock']);
  });
});

describe('passages one square wide', () => {
  const narrow = (word: Cave) => {
    const stage = laid(nine(word));
    const field = fieldOf(stage);
    return (square: Square) => field.narrow[stage.square(square)] === 1;
  };

  it('in a labyrinth, its bends too, and between a pillar and the wall; not elsewhere in halls, corridors and exits', () => {
    expect(([[1, 1], [6, 1], [6, 2], [6, 3], [1, 7]] as const).map(narrow('labyrinth'))).toEqual([true, true, true, true, true]);
    expect(([[3, 0], [3, 1], [0, 4]] as const).map(narrow('labyrinth'))).toEqual([false, false, false]);
    expect(([[1, 1], [3, 4], [1, 3]] as const).map(narrow('hall'))).toEqual([false, false, true]);
    expect(([[1, 3], [0, 4], [5, 6]] as const).map(narrow('corridor'))).toEqual([false, false, false]);
  });
});

describe('areas', () => {
  it('a turned corridor is two, any other section one, an unturned one one whatever it is', () => {
    const areas = (word: string) => [...new Set(squaresOf(fieldOf(laid(nine(word))), 8).concat(squaresOf(fieldOf(laid(nine(word))), 9)))].length;
    const stage = laid(nine('hall', { 4: 'corridor' }));
    expect([squaresOf(fieldOf(stage), 8).length, squaresOf(fieldOf(stage), 9).length]).toEqual([18, 18]);
    expect(areas('hall')).toBe(squaresOf(fieldOf(laid(nine('hall'))), 8).length);
    expect(squaresOf(fieldOf(laid(nine('hall'))), 9)).toEqual([]);
    const unturned = laid(nine('hall', { 4: '?corridor' }));
    expect(next(unturned, 8)).toEqual([2, 6, 10, 14]);
    expect(squaresOf(fieldOf(unturned), 8)).toEqual([]);
  });

  it('the first half joins the north exit and the west one; turned around it lies in the south-east', () => {
    expect(next(laid(nine('hall', { 4: 'corridor' })), 8)).toEqual([2, 6]);
    expect(next(laid(nine('hall', { 4: 'corridor' })), 9)).toEqual([10, 14]);
    expect(next(laid(nine('hall', { 4: 'corridor*' })), 8)).toEqual([10, 14]);
    expect(next(laid(nine('hall', { 4: 'corridor*' })), 9)).toEqual([2, 6]);
  });

  it('next to each other through two squares of an exit, not over corners', () => {
    const stage = laid(nine('hall'));
    const [north] = areasNextTo(fieldOf(stage), 8);
    expect(north).toEqual({ area: 2, exits: [{ from: stage.square([11, 10]), to: stage.square([11, 9]) }, { from: stage.square([12, 10]), to: stage.square([12, 9]) }] });
    expect(next(stage, 0)).toEqual([2, 6]);
    expect(next(laid(nine('hall'), { opened: [[7, 9], [8, 9], [8, 10], [7, 10]] }), 0)).toEqual([2, 6]); // not even where the corner was blown open
  });

  it('half of a corridor in a corner leads nowhere', () => {
    expect(next(laid(nine('hall', { 0: 'corridor' })), 0)).toEqual([]);
    expect(next(laid(nine('hall', { 0: 'corridor' })), 1)).toEqual([2, 6]);
  });

  it('on the ground all along the border, and over the corner', () => {
    const stage = laid(nine('jungle-a'));
    expect(next(stage, 0)).toEqual([2, 6, 8]);
    expect(next(stage, 8)).toEqual([0, 2, 4, 6, 10, 12, 14, 16]);
    expect(areasNextTo(fieldOf(stage), 0).map(({ exits }) => exits.length)).toEqual([10, 8, 1]);
  });

  it('a hole in the wall leads on like an exit, a blocked exit does not', () => {
    const holed = laid(nine('hall'), { opened: [[7, 1], [8, 1]] });
    expect(areasNextTo(fieldOf(holed), 0)[0]!.exits).toHaveLength(3);
    const blocked = laid(nine('hall'), { blocked: [[7, 4], [8, 5]] });
    expect(next(blocked, 0)).toEqual([6]);
    const aHalf = laid(nine('hall', { 4: 'corridor' }), { opened: [[11, 14]] });
    expect(fieldOf(aHalf).area[aHalf.square([11, 14])]).toBe(8); // beside the first half
  });
});
