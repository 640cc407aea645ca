/** One attack in words and as JSON, with what it brings about beside wounds. */
import { describe, expect, test } from 'vitest';
import { Distribution } from '../../../src/kernel/dice/distribution.ts';
import { Fraction } from '../../../src/kernel/dice/fraction.ts';
import type { Odds } from '../../../src/kernel/odds.ts';
import { ask, attackLines, chainOf, singleDocument } from '../../../src/lab/odds/index.ts';
import { duelInTheDark } from '../../fixtures/duel-in-the-dark/index.ts';

/** A duel with pistols that jam, out of turn if they are fired far. */
const plain = duelInTheDark.odds();
const jamming: Odds = {
  ...plain,
  of(query) {
    const one = (outcome: string, chance: Fraction) => ({ outcome, chance });
    return {
      ...plain.of(query),
      cost: query.when.includes('far') ? 0 : 1,
      notes: ['pistols are old'],
      aftermath: [
        {
          about: 'Powder: a die for each pistol',
          rows: [
            { name: 'dry', chances: [one('jams', new Fraction(1n, 6n))] },
            { name: 'in the rain', chances: [one('jams', new Fraction(2n, 3n)), one('goes off late', new Fraction(1n, 3n))] },
          ],
        },
      ],
    };
  },
};

const asked = (...when: string[]) => {
  const answer = ask(duelInTheDark, jamming, { attacker: 'duellist', attack: 'pistol', defender: 'duellist', when });
  return { answer, chain: chainOf(answer, answer.actions) };
};

describe('one attack with an aftermath', () => {
  test('in words: the notes, then a row for each case and a column for each outcome', () => {
    const { answer, chain } = asked('dying');
    expect(attackLines(answer, chain, { resists: 'coat' })).toEqual([
      'duellist, pistol, at duellist; situation: dying',
      '',
      'Kill                50.0 %   1 in 2.0   1/2',
      'Attack dice         1x4+',
      'Coat dice           none',
      '',
      'In 1 action         50.0 %   with 1 attack',
      'On average          2.0 attacks to kill',
      'For 50 / 90 / 95 %  1 / 4 / 5 attacks',
      '',
      'pistols are old',
      '',
      'Powder: a die for each pistol',
      '                 jams  goes off late',
      '  dry          16.7 %',
      '  in the rain  66.7 %         33.3 %',
    ]);
  });

  test('as JSON: the same, each chance also exactly', () => {
    const { answer, chain } = asked('dying');
    expect(singleDocument('duel-in-the-dark', answer, chain)).toMatchObject({
      cost: 1,
      notes: ['pistols are old'],
      aftermath: [{ about: 'Powder: a die for each pistol', rows: [{ name: 'dry', chances: [{ outcome: 'jams', p: 1 / 6, fraction: '1/6' }] }, { name: 'in the rain' }] }],
    });
  });

  test('out of turn: no chance within a number of actions', () => {
    const { answer, chain } = asked('far', 'dying');
    expect(attackLines(answer, chain, { resists: 'coat' }).filter((line) => /^In \d/.test(line))).toEqual([]);
    expect(attackLines(answer, chain, { resists: 'coat' })).toContain('On average          3.0 attacks to kill');
  });
});

test('what is lost short of a kill: on average, and the chances of one and more', () => {
  const answer = { ...asked('dying').answer, losses: { of: 'men', lost: Distribution.weighted<number>([[0, 1n], [1, 2n], [3, 1n]]) } };
  expect(attackLines(answer, asked('dying').chain, { resists: 'coat' }).slice(3, 5)).toEqual(['Loses               1.25 men on average', '                    at least 1: 75.0 %, 3: 25.0 %']);
  expect(singleDocument('duel-in-the-dark', answer, asked('dying').chain)).toMatchObject({ losses: { of: 'men', mean: 1.25, atLeast: [{ value: 0, p: 1 }, { value: 1, p: 0.75 }, { value: 3, p: 0.25 }] } });
});

test('a fraction that fills a line is left out', () => {
  const answer = { ...asked('dying').answer, fraction: `1/${'9'.repeat(70)}` };
  expect(attackLines(answer, asked('dying').chain, { resists: 'coat' })[2]).toBe('Kill                50.0 %   1 in 2.0');
});
