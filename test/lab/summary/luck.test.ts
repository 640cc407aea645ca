/** What a summary says of luck: taken out of scores, shared out by source, and the dice held against their chances. */
import { describe, expect, test } from 'vitest';
import type { Stopping } from '../../../src/lab/stopping/stopping.ts';
import { asText, luckTable, summarise } from '../../../src/lab/summary/index.ts';
import { inventedRun, manifestOf, runOf, type InventedRow } from './invented-run.ts';

/** 200 games that luck decides but for every eighth: lucky games are won. */
const rows: InventedRow[] = Array.from({ length: 200 }, (_, game) => {
  const luck = Math.floor(game / 10) % 2 === 0 ? 0.5 : -0.5;
  const won = game % 8 === 3 ? luck < 0 : luck > 0;
  return { cell: 0, game, pair: game, failure: '', score: Number(won), winner: won ? 'clan' : 'legion', grade: won ? 'clan-rout' : 'legion-holds', rounds: 4, digest: String(game), 'luck.shooting.clan': luck };
});
const run = runOf(manifestOf({ games: 200 }), rows);

describe('luck taken out', () => {
  const summary = summarise(run);
  const [free] = summary.luckAdjusted.cells;

  test('stands beside the raw score, with what it removed: a correlation of 3/4, 9/16 of the variance', () => {
    expect(free!.score.removed).toBeCloseTo(9 / 16, 1);
    expect(free!.score.high! - free!.score.low!).toBeLessThan(0.75 * (summary.cells[0]!.score.high! - summary.cells[0]!.score.low!));
    expect(free!.wins.map(({ seat }) => seat)).toEqual(['clan', 'legion']);
    expect(free!.difference).toBeNull();
  });

  test('is said in a sentence and a table', () => {
    expect(summary.luckAdjusted.says).toMatch(/^With luck taken out, clan scores 5\d\.\d % \(.*\) instead of 5\d\.\d % \(.*\): luck of the dice was 5\d % of its variance, so it is as sure as 4\d\d games would be\.$/);
    expect(asText(luckTable(summary)!)).toMatch(/rush \/ rush +5\d\.\d % \(.*\) +5\d\.\d % \(.*\) +5\d % +4\d\d games/);
  });

  test.each([
    ['too few games', runOf(manifestOf({ games: 49 }), rows.slice(0, 49)), /too few games/],
    ['a run that stopped by its scores', runOf(manifestOf({ games: 200, stopping: { kind: 'precision', leastGames: 100, mostGames: 200, halfWidth: 0.1, pruneTarget: null } satisfies Stopping }), rows), /stopped by its scores/],
    ['failed games', runOf(manifestOf({ games: 200 }), rows.map((row, i) => (i < 3 ? { ...row, failure: 'threw', score: NaN, winner: '', grade: '' } : row))), /more than one game in a thousand failed/],
  ])('not with %s', (_what, other, why) => {
    const { luckAdjusted, ...summary } = summarise(other);
    expect(luckAdjusted.says).toMatch(why);
    expect([luckAdjusted.pools, luckAdjusted.cells]).toEqual([[null], [null]]);
    expect(luckTable({ ...summary, luckAdjusted })).toBeNull();
  });
});

describe('how much is luck', () => {
  test('without draws, what cannot be told apart is named, with the way to tell it', () => {
    expect(summarise(run).luckShares.says).toBe("How much of the result is luck: of what makes clan's score differ from game to game, 100 % is all other luck (100-100 %). These draws do not tell apart set-up, who goes first and dice; to do so, give draws: { setup: 40, initiative: 160 }, and several games for each draw.");
    expect(summarise(run).luckShares.others).toBe('set-up, who goes first and dice');
  });

  test('with as many draws of two as of each other, that too', () => {
    const same = inventedRun({ games: 80 });
    expect(summarise({ ...same, manifest: { ...same.manifest, draws: { setup: 40, initiative: 40 } } }).luckShares.says).toMatch(/set-up and who goes first \(.*These draws do not tell apart set-up and who goes first; give one of them several times as many draws/);
  });

  test('the luck of a side\'s cards goes by its side', () => {
    const { manifest, ...rows } = inventedRun({ games: 320 });
    const saysWith = (draws: Record<string, number>) => summarise({ ...rows, manifest: { ...manifest, purposes: ['cards-clan', 'cards-legion'], draws } }).luckShares.says;
    expect(saysWith({ setup: 10, initiative: 40 })).toMatch(/These draws do not tell apart clan's cards, legion's cards and dice; to do so, give draws: \{ setup: 10, initiative: 40, cards-clan: 160, cards-legion: 160 \}, and several games for each draw\.$/);
    expect(saysWith({ setup: 10, initiative: 20, 'cards-clan': 40, 'cards-legion': 40 })).toMatch(/These draws do not tell apart clan's cards and legion's cards; give one of them several times as many draws as the other, such as draws: \{ cards-clan: 40, cards-legion: 160 \}\.$/);
  });

  test('shares of a few games are no answer yet, and say so; together they are the whole', () => {
    const few = inventedRun({ games: 20 });
    const { says, pools } = summarise({ ...few, manifest: { ...few.manifest, draws: { setup: 4 } } }).luckShares;
    expect(says).toMatch(/^Too few games to say how much of the result is luck: of what makes clan's score differ from game to game, \d+ % is strategy/);
    expect(pools[0]!.reduce((sum, { share }) => sum + share!, 0)).toBeCloseTo(1, 3);
  });

  test('streams of luck are told in the words of the book', () => {
    const { manifest, ...rows } = inventedRun({ games: 320 });
    const { says } = summarise({ ...rows, manifest: { ...manifest, purposes: ['symmetry'], purposeWords: { symmetry: 'dark powers' }, draws: { setup: 10, initiative: 40 } } }).luckShares;
    expect(says).toContain('do not tell apart dark powers and dice;');
  });

  test('a run that stopped by its scores is no sample', () => {
    const stopping: Stopping = { kind: 'precision', leastGames: 100, mostGames: 200, halfWidth: 0.1, pruneTarget: null };
    expect(summarise(runOf(manifestOf({ games: 200, stopping }), rows)).luckShares.says).toBeNull();
  });
});

describe('the dice', () => {
  const dice = (counts: number[]) => [[{ roll: 'snap 1r', kind: 'snap', purpose: 'combat', outcomes: [0, 1], chances: ['1/2', '1/2'], counts }]];

  test('as they should be', () => {
    const { dice: found } = summarise({ ...run, dice: dice([510, 490]) });
    expect(found).toMatchObject({ rolls: 1000, kinds: [{ kind: 'snap', off: false, outcomes: [{ outcome: 0, observed: 0.51, exact: 0.5 }, { outcome: 1 }] }] });
    expect(found!.says).toMatch(/^Dice as they should be: 1,000 rolls of 1 kind, each as often as its exact chances say\. Sound dice are as far off as these, or farther, in \d+ % of reports\.$/);
  });

  test('or the one that is off is named', () => {
    expect(summarise({ ...run, dice: dice([600, 400]) }).dice!.says).toMatch(/^Dice off: snap: 0 came up 60\.0 % of the time and should have 50\.0 % \(1,000 rolls\)/);
  });

  test('played again and again, they are not judged', () => {
    expect(summarise({ ...run, dice: dice([600, 400]), manifest: { ...run.manifest, draws: { combat: 10 } } }).dice!.says).toMatch(/^Dice: not judged/);
  });

  test('nobody counted: nothing is said', () => expect(summarise(run).dice).toBeNull());
});
