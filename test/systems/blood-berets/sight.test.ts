/** Who sees whom: "Missile Weapons", "In Cover—Jungle", "In Cover—Unturned Sections". */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { canSee } from '../../../src/systems/blood-berets/rules/sight.ts';
import { centre, passesInside } from './sight-oracle.ts';
import { Stage, type Setting, type Square } from './stage.ts';

const sees = (stage: Stage, from: Square, to: Square): boolean => canSee(stage.ground, stage.battle, stage.square(from), stage.square(to));
const inCaves = (map: string, setting: Partial<Setting> = {}): Stage => new Stage({ figures: { sergeant: { at: [0, 9] } }, map, ...setting });
const onGround = (setting: Partial<Setting> = {}): Stage => new Stage({ level: 'jungle', figures: { sergeant: { at: [20, 20] } }, ...setting });

describe('a straight line from centre to centre', () => {
  it('is stopped by a wall that it cuts through, not by one whose corner it touches', () => {
    const stage = inCaves(`
      ........
      ..#.....
      ........`);
    expect(sees(stage, [0, 1], [6, 1])).toBe(false);
    expect(sees(stage, [0, 0], [4, 1])).toBe(false); // cuts off a corner of it
    expect(sees(stage, [0, 0], [6, 1])).toBe(true); // at the wall it is still in the row above
    expect(sees(stage, [1, 1], [2, 0])).toBe(true);
    expect(sees(stage, [0, 2], [3, 2])).toBe(true);
  });

  it('passes between two squares of rock that meet at a corner, though no figure does', () => {
    const stage = inCaves(`
      .#......
      #.......`);
    expect(sees(stage, [0, 0], [1, 1])).toBe(true);
    expect(stage.ground.field(stage.battle).adjacent(stage.square([0, 0]), stage.square([1, 1]))).toBe(false);
  });

  it('is stopped by any figure, friend or enemy, and by the prisoners; the two at its ends are in nobody\'s way', () => {
    for (const between of ['trooper-3', 'legionnaire-7', 'prisoners']) {
      const stage = new Stage({ figures: { sergeant: { at: [1, 4] }, [between]: { at: [3, 4] }, 'legionnaire-8': { at: [6, 4] } } });
      expect(sees(stage, [1, 4], [6, 4]), between).toBe(false);
      expect(sees(stage, [1, 4], [3, 4]), between).toBe(true);
      const { ground, battle } = stage;
      expect(canSee(ground, battle, stage.square([1, 4]), stage.square([6, 4]), { without: stage.figure(between) }), between).toBe(true);
    }
  });

  it('a figure that has gone hides nothing any more', () => {
    const stage = new Stage({ figures: { sergeant: { at: [1, 4] }, 'legionnaire-7': { at: [3, 4] } } });
    expect(sees(stage, [1, 4], [6, 4])).toBe(false);
    stage.at('legionnaire-7').fate = 'dead';
    stage.battle.clock += 1;
    expect(sees(stage, [1, 4], [6, 4])).toBe(true);
  });
});

describe('jungle', () => {
  // Row 1 of jungle-a is "t.jjjttt", row 7 ".jjtj...", row 6 ".j..t...".
  it('two squares of it between hide, one does not; those at the ends do not count', () => {
    const stage = onGround();
    expect(sees(stage, [1, 1], [4, 1])).toBe(false);
    expect(sees(stage, [1, 1], [3, 1])).toBe(true);
    expect(sees(stage, [2, 1], [4, 1])).toBe(true);
    expect(sees(stage, [0, 6], [3, 6])).toBe(true);
  });

  it('thicket hides nobody', () => {
    expect(sees(onGround(), [2, 5], [7, 5])).toBe(true); // "...tttt."
  });

  it('a line that crosses but a part of two squares is hidden', () => {
    const stage = onGround();
    const between = [[2, 1], [3, 1]] as const;
    expect(between.every((square) => passesInside(centre([1, 2]), centre([5, 0]), square))).toBe(true);
    expect(sees(stage, [1, 2], [5, 0])).toBe(false);
  });

  it('how many squares hide can be changed', () => {
    expect(sees(onGround({ patch: { 'cover.jungle': 4 } }), [1, 1], [5, 1])).toBe(true);
  });
});

describe('unturned sections', () => {
  it('nobody sees into, across or out of one', () => {
    const stage = new Stage({ sections: ['hall', '?hall', 'hall', 'hall', 'hall', 'hall', 'hall', 'hall', 'hall'], figures: { sergeant: { at: [5, 4] } } });
    expect(sees(stage, [5, 4], [8, 4])).toBe(false);
    expect(sees(stage, [8, 4], [5, 4])).toBe(false);
    expect(sees(stage, [5, 4], [18, 4])).toBe(false);
    expect(sees(stage, [5, 4], [7, 4])).toBe(true);
  });
});

describe('against plain geometry, all lines of boards at random', () => {
  it('the same, both ways', () => {
    const rng = stream('sight', 'setup', 0);
    for (const level of ['caves', 'jungle'] as const) {
      for (let board = 0; board < 3; board++) {
        const words = level === 'caves' ? ['hall', 'labyrinth', 'corridor', 'labyrinth*', '?hall', 'corridor*'] : ['jungle-a', 'jungle-b', 'jungle-c', 'jungle-b*', '?jungle-a', 'jungle-c*'];
        const sections = Array.from({ length: 9 }, () => words[rng.below(words.length)]!);
        const stage = new Stage({ level, sections, figures: { sergeant: { at: [3, 4] } } });
        for (const figure of stage.battle.figures.slice(0, 15)) Object.assign(figure, { fate: 'in-play', at: rng.below(720) });
        stage.battle.clock += 1;
        const field = stage.ground.field(stage.battle);
        const hides = (square: number): boolean => ['rock', 'unknown'].includes(field.terrain(square)) || stage.battle.figures.some(({ fate, at }) => fate === 'in-play' && at === square);
        let [seen, hidden] = [0, 0];
        for (let pair = 0; pair < 1500; pair++) {
          const from = rng.below(720);
          const to = pair % 2 === 0 ? rng.below(720) : Math.min(719, Math.max(0, from + rng.below(9) - 4 + 24 * (rng.below(9) - 4)));
          const expected = seesByGeometry(from, to, hides, (square) => field.terrain(square) === 'jungle') && [from, to].every((end) => field.terrain(end) !== 'unknown');
          expect(canSee(stage.ground, stage.battle, from, to), `${sections.join(' ')}: ${from} to ${to}`).toBe(expected);
          expect(canSee(stage.ground, stage.battle, to, from)).toBe(expected);
          if (expected) seen += 1;
          else hidden += 1;
        }
        expect(Math.min(seen, hidden)).toBeGreaterThan(50);
      }
    }
  });
});

function seesByGeometry(from: number, to: number, hides: (square: number) => boolean, isJungle: (square: number) => boolean): boolean {
  const at = (square: number): Square => [square % 24, Math.floor(square / 24)];
  const [[c1, r1], [c2, r2]] = [at(from), at(to)];
  let jungle = 0;
  for (let row = Math.min(r1, r2); row <= Math.max(r1, r2); row++) {
    for (let column = Math.min(c1, c2); column <= Math.max(c1, c2); column++) {
      const square = row * 24 + column;
      if (square === from || square === to || !passesInside(centre([c1, r1]), centre([c2, r2]), [column, row])) continue;
      if (hides(square)) return false;
      if (isJungle(square)) jungle += 1;
    }
  }
  return jungle < 2;
}
