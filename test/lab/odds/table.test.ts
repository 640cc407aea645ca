/** Questions to a rulebook that is no real one: what holds for its tables holds for any. */
import { describe, expect, test } from 'vitest';
import { Distribution } from '../../../src/kernel/dice/distribution.ts';
import type { Odds } from '../../../src/kernel/odds.ts';
import { ask, attacksAsked, everySituation, isTooMany, oddsTable, tableCsv, tableMarkdown, tableText } from '../../../src/lab/odds/index.ts';
import { duelInTheDark } from '../../fixtures/duel-in-the-dark/index.ts';

const odds = duelInTheDark.odds();
const shot = { attacker: 'duellist', attack: 'pistol', defender: 'duellist' };

describe('one question', () => {
  test('near, at a dying man: one in two', () => {
    expect(ask(duelInTheDark, odds, { ...shot, when: ['dying'] })).toMatchObject({ kill: 1 / 2, fraction: '1/2', oneIn: 2, attackDice: '1x4+' });
  });

  test('one shot gives one wound, and an unhurt man has two', () => {
    expect(ask(duelInTheDark, odds, { ...shot, when: [] })).toMatchObject({ kill: 0, fraction: '0', oneIn: Infinity });
  });

  test('situations are put in the order of the book, each once', () => {
    expect(ask(duelInTheDark, odds, { ...shot, when: ['dying', 'far', 'dying'] }).when).toEqual(['far', 'dying']);
  });

  test.each([
    [{ attacker: 'duelist' }, 'odds: unknown attacker "duelist"; did you mean "duellist"?'],
    [{ attack: 'pistols' }, 'odds: unknown attack "pistols"; did you mean "pistol"?'],
    [{ defender: 'horse' }, 'odds: unknown defender "horse"; there is duellist'],
    [{ when: ['near'] }, 'odds: unknown situation "near"; did you mean "far"?'],
    [{ when: ['pistol'] }, 'odds: pistol is an attack, no situation; write --attack pistol'],
    [{ attack: 'far' }, 'odds: far is a situation, no attack; write --when far'],
    [{ when: ['dying', 'wounded'] }, "odds: wounded and dying cannot both be: each says what the target's health is"],
  ])('%j is refused', (changes, message) => {
    expect(() => ask(duelInTheDark, odds, { ...shot, when: [], ...changes })).toThrow(message);
  });

  test('what the rules forbid is refused with their reason', () => {
    const everywhere = duelInTheDark.odds({ 'pistol.longRange': 5 });
    expect(() => ask(duelInTheDark, everywhere, { ...shot, when: ['far'] })).toThrow('odds: far: no two columns are so far apart ("Shots")');
  });
});

describe('a table', () => {
  test('of every situation: all sets of which no two speak of the same', () => {
    expect(everySituation(odds.situations)).toEqual([[], ['wounded'], ['dying'], ['far'], ['far', 'wounded'], ['far', 'dying']]);
    expect(oddsTable(duelInTheDark, odds, { when: 'every' }).answers.map(({ fraction }) => fraction)).toEqual(['0', '1/2', '1/2', '0', '1/3', '1/3']);
  });

  test('of every situation, where sets of them are more than anybody reads: one at a time', () => {
    const many = Array.from({ length: 13 }, (_, i) => ({ name: `so-${i}`, of: `question ${i}`, about: 'it is so' }));
    expect([isTooMany(odds.situations), isTooMany(many.slice(1)), isTooMany(many)]).toEqual([false, false, true]);
    expect(everySituation(many.slice(1))).toHaveLength(2 ** 12);
    expect(everySituation(many)).toEqual([[], ...many.map(({ name }) => [name])]);
  });

  test('what cannot be is counted, not shown', () => {
    const frail = duelInTheDark.odds({ 'duellist.wounds': 1 });
    const { answers, refused } = oddsTable(duelInTheDark, frail, { when: 'every' });
    expect([answers.length, refused]).toEqual([4, 2]);
  });

  test('in which nothing can be is refused, with the reason', () => {
    const frail = duelInTheDark.odds({ 'duellist.wounds': 1 });
    expect(() => oddsTable(duelInTheDark, frail, { when: ['wounded'] })).toThrow('odds: there is no such attack: wounded: a duellist falls with the first wound ("The duellists")');
    expect(() => oddsTable(duelInTheDark, odds, { when: ['wounded', 'dying'] })).toThrow(/cannot both be/);
    expect(() => oddsTable(duelInTheDark, odds, { attack: 'sword', when: [] })).toThrow(/unknown attack "sword"/);
  });

  const table = oddsTable(duelInTheDark, odds, { ...shot, when: 'every' });

  test('as text: the deadliest situation first', () => {
    expect(tableText(table).split('\n')).toEqual([
      'when          actions  attack dice  coat dice    kill   1 in  exactly',
      '---------------------------------------------------------------------',
      'wounded             1  1x4+         none       50.0 %    2.0      1/2',
      'dying               1  1x4+         none       50.0 %    2.0      1/2',
      'far, wounded        1  1x5+         none       33.3 %    3.0      1/3',
      'far, dying          1  1x5+         none       33.3 %    3.0      1/3',
      'plain               1  1x4+         none        0.0 %  never        0',
      'far                 1  1x5+         none        0.0 %  never        0',
      '---------------------------------------------------------------------',
    ]);
  });

  test('as CSV: raw figures, nothing for what never happens', () => {
    expect(tableCsv(table).split('\n').slice(0, 3)).toEqual([
      'attacker,attack,defender,when,cost,attackDice,armorDice,kill,oneIn,fraction',
      'duellist,pistol,duellist,,1,1x4+,none,0,,0',
      'duellist,pistol,duellist,wounded,1,1x4+,none,0.5,2,1/2',
    ]);
    expect(tableCsv(table)).toContain('duellist,pistol,duellist,far dying,');
  });

  test('of many thousand attacks has its head once and every row, in whichever form', () => {
    const [dying] = table.answers.filter(({ when }) => when.join() === 'dying');
    const long = { ...table, answers: Array.from({ length: 130_001 }, (_, i) => ({ ...dying!, when: i % 2 === 0 ? ['dying'] : [] })) };
    const [csv, markdown, text] = [tableCsv(long), tableMarkdown(long), tableText(long)].map((written) => written.split('\n')) as [string[], string[], string[]];
    expect([csv.length, markdown.length, text.length]).toEqual([1, 2, 3].map((head) => 130_001 + head));
    expect([csv, markdown].map((lines) => lines.filter((line) => line.includes('attacker')).length)).toEqual([1, 1]);
    expect(csv.slice(1)).toEqual(long.answers.map(({ when }) => `duellist,pistol,duellist,${when.join()},1,1x4+,none,0.5,2,1/2`));
  });

  test('says beforehand how much there is to go through', () => {
    expect(attacksAsked(duelInTheDark, odds, { ...shot, when: 'every' })).toBe(6);
    expect(attacksAsked(duelInTheDark, odds, { when: ['far'] })).toBe(1);
  });

  test('as Markdown', () => {
    expect(tableMarkdown(table).split('\n').slice(0, 4)).toEqual([
      '| attacker | attack | defender | when | actions | attack dice | coat dice | kill | 1 in | exactly |',
      '|:--|:--|:--|:--|--:|:--|:--|--:|--:|--:|',
      '| duellist | pistol | duellist | plain | 1 | 1x4+ | none | 0.0 % | never | 0 |',
      '| duellist | pistol | duellist | wounded | 1 | 1x4+ | none | 50.0 % | 2.0 | 1/2 |',
    ]);
  });

  describe('of pairs, who fall one after the other', () => {
    const lost = Distribution.weighted<number>([[0, 1n], [1, 2n], [2, 1n]]);
    const pairs: Odds = { ...odds, of: (query) => ({ ...odds.of(query), losses: { of: 'men', lost } }) };
    const losing = oddsTable(duelInTheDark, pairs, { ...shot, when: [] });

    test('as text: how many on average, and the chance of any', () => {
      expect(tableText(losing).split('\n')[0]).toBe('attacker  defender  actions  attack dice  coat dice     loses     any   kill   1 in  exactly');
      expect(tableText(losing).split('\n')[2]).toBe('duellist  duellist        1  1x4+         none       1.00 men  75.0 %  0.0 %  never        0');
    });

    test('as CSV: in columns of their own', () => {
      expect(tableCsv(losing).split('\n')).toEqual([
        'attacker,attack,defender,when,cost,attackDice,armorDice,losses,lossesOf,anyLoss,kill,oneIn,fraction',
        'duellist,pistol,duellist,,1,1x4+,none,1,men,0.75,0,,0',
      ]);
    });
  });
});
