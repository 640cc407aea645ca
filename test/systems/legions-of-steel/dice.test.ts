/** Dice as players write them, one roll for initiative against another, and what every named roll comes to. */
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../src/kernel/errors.ts';
import { diceText, NOTATION } from '../../../src/systems/legions-of-steel/dice-notation.ts';
import { chancesOf, HIT_ROLLS, INITIATIVE, rollName, TABLE_ROLLS } from '../../../src/systems/legions-of-steel/rolls.ts';

const rows = (text: string) => {
  const { outcomes, weights, total } = NOTATION.odds(text);
  return outcomes.map((outcome, i) => `${outcome}: ${weights[i]}/${total}`).join(', ');
};

describe('dice as players write them', () => {
  test.each([
    ['2x4', '0: 1/4, 1: 2/4, 2: 1/4'],
    ['1x1', '0: 1/6, 1: 5/6'], // a one misses
    ['3x7', '0: 1/1'],
    ['0x3', '0: 1/1'],
    ['none', '0: 1/1'],
    ['1/9', '0: 8/9, 1: 1/9'],
    ['2/3', '0: 1/3, 1: 2/3'],
    ['1', '1: 1/1'],
    ['d', '1: 1/6, 2: 1/6, 3: 1/6, 4: 1/6, 5: 1/6, 6: 1/6'],
    ['d+2', '3: 1/6, 4: 1/6, 5: 1/6, 6: 1/6, 7: 1/6, 8: 1/6'],
  ])('%s', (text, expected) => {
    expect(rows(text)).toBe(expected);
    expect(rows(` ${text} `)).toBe(expected);
  });

  test('as tables write them', () => expect(diceText(4, 3)).toBe('4x3'));

  test.each(['', '4', '2x', 'x4', '2x4x', '1/5', '4/3', 'd6', '2d', '-1x4', '2 x 4'])('"%s" is refused, and it says what is expected', (text) => {
    expect(() => NOTATION.odds(text)).toThrow(UsageError);
    expect(() => NOTATION.odds(text)).toThrow(`dice: "${text}" names no dice; expected how many`);
  });
});

describe('one against another', () => {
  const contest = (mine: string, theirs: string) => Object.values(NOTATION.contest(mine, theirs)).map(String);

  test('initiative with 0, 1 and 2 points of leadership: ties are rolled again without', () => {
    expect([contest('d', 'd'), contest('d+1', 'd'), contest('d+2', 'd')]).toEqual([['5/12', '1/6', '5/12'], ['7/12', '5/36', '5/18'], ['13/18', '1/9', '1/6']]);
    const first = (mine: string) => { const { win, tie } = NOTATION.contest(mine, 'd'); return win.toNumber() + tie.toNumber() / 2; };
    expect([first('d'), first('d+1'), first('d+2')].map((chance) => chance.toFixed(9))).toEqual([1 / 2, 47 / 72, 7 / 9].map((chance) => chance.toFixed(9)));
  });

  test('attacks: more hits', () => expect(contest('2x4', '1x4')).toEqual(['1/2', '3/8', '1/8']));

  test('hits and points do not compare', () => expect(() => NOTATION.contest('2x4', 'd')).toThrow(/hits and points do not compare/));
});

describe('rolls by name', () => {
  test('each has its dice and its stream', () => {
    for (const kind of HIT_ROLLS) expect(chancesOf(rollName(kind, 2, 4))).toMatchObject({ kind, purpose: 'combat', of: NOTATION.odds('2x4') });
    for (const kind of TABLE_ROLLS) expect(chancesOf(kind).of.outcomes).toEqual([0, 1, 2]);
    expect(chancesOf(INITIATIVE)).toMatchObject({ kind: 'initiative', purpose: 'initiative' });
  });

  test('another is refused', () => {
    for (const name of ['fire 2x7', 'fire 2x1', 'fire', 'spit 2x4', '']) expect(() => chancesOf(name)).toThrow(/rolls: ".*" is none of/);
  });
});
