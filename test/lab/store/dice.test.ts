/** The dice of a run are found whole, wherever it was cut; and one cell's are added up by outcome. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CellTally, RollsRecorder } from '../../../src/lab/dice/tally.ts';
import { prepareDice, readDice, settleDice } from '../../../src/lab/store/dice.ts';
import { duelInTheDark } from '../../fixtures/duel-in-the-dark/index.ts';
import { newFolder } from '../run-of-duels.ts';

const chances = duelInTheDark.chances!();

/** Games in order, each with the pistols that it fired at 4 or more: misses, hits. */
function shots(...games: [number, number][]): CellTally {
  const recorder = new RollsRecorder();
  games.forEach((counts, game) => recorder.add(game, new Map([['pistol 4+', counts]])));
  const tally = new CellTally();
  tally.addGames(recorder.recorded());
  return tally;
}

test('three games with 1 miss, 2 hits and 1 of each: 2 misses, 3 hits, each owed half', () => {
  expect(shots([1, 0], [0, 2], [1, 1]).rolled(chances)).toEqual([
    { roll: 'pistol 4+', kind: 'pistol', purpose: 'combat', outcomes: [0, 1], chances: ['1/2', '1/2'], counts: [2, 3] },
  ]);
});

test('a run that goes on adds to what was stored; games beyond those kept do not count', () => {
  const recorder = new RollsRecorder();
  recorder.add(0, new Map([['first turn', [1]]]));
  recorder.add(1, new Map([['first turn', [undefined, 1]], ['pistol 4+', [1]]]));
  recorder.add(2, new Map([['first turn', [1]]]));
  const tally = new CellTally(shots([2, 3]).rolled(chances));
  tally.addGames(recorder.recorded(), 0, 2);
  expect(tally.rolled(chances).map(({ roll, counts }) => [roll, counts])).toEqual([['first turn', [1, 1]], ['pistol 4+', [3, 3]]]);
});

test('killed before, between or after the two files: the dice are those of the games', async () => {
  const folder = newFolder();
  await prepareDice(folder, { rows: 10, cells: [shots([1, 2]).rolled(chances)] });
  await settleDice(folder);
  await prepareDice(folder, { rows: 20, cells: [shots([4, 5]).rolled(chances)] });
  const counts = async (rows: number) => (await readDice(folder, rows))?.cells[0]![0]!.counts;
  expect(await counts(10), 'the games were still 10').toEqual([1, 2]);
  expect(await counts(20), 'the games were 20 already').toEqual([4, 5]);
  renameSync(join(folder, 'dice.json.unfinished'), join(folder, 'dice.json'));
  expect(await counts(20)).toEqual([4, 5]);
  expect(await counts(10)).toBeUndefined();
});

test('without the file, or with a broken one, nobody counted them', async () => {
  const folder = newFolder();
  expect(await readDice(folder, 10)).toBeUndefined();
  writeFileSync(join(folder, 'dice.json'), '{"format":1,');
  expect(await readDice(folder, 10)).toBeUndefined();
  rmSync(folder, { recursive: true });
});
