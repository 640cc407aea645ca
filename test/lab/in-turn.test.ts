/** One thing at a time: each value of each number that varies, with all others as they are. */
import { expect, test } from 'vitest';
import { DUELS, planOf } from './run-of-duels.ts';

const IN_TURN = `${DUELS}  trap.wounds: [1, 0, 2]\ninTurn: true\n`;

test('two values and three values: the reference and three changes, not six combinations', async () => {
  const { cells } = await planOf(IN_TURN.replace('[random, first]', '[random]'));
  expect(cells.map(({ label, reference }) => [label, reference])).toEqual([
    ['random / random, all as it is', null],
    ['random / random, pistol.hitsOn=3', 0],
    ['random / random, trap.wounds=0', 0],
    ['random / random, trap.wounds=2', 0],
  ]);
  expect(cells[3]!.varied, 'what is not changed is told too').toEqual({ 'pistol.hitsOn': 4, 'trap.wounds': 2 });
});

test('every player meets each change, and is compared with its own reference', async () => {
  const { cells } = await planOf(IN_TURN);
  expect(cells).toHaveLength(8);
  expect(cells[6]).toMatchObject({ label: 'first / random, trap.wounds=0', reference: 4 });
});
