/** What chance is to one game: which streams it opens, and when they start afresh. */
import { describe, expect, test } from 'vitest';
import { indexFor, openChance, SeededDice } from '../../src/kernel/chance.ts';
import { stream, type Rng } from '../../src/kernel/rng.ts';

const draws = (rng: Rng, count = 8) => Array.from({ length: count }, () => rng.below(1000));

describe('a purpose has its own stream', () => {
  test('named by seed, purpose, game and round', () => {
    const dice = new SeededDice(1995, 7);
    dice.startRound(3);
    expect(draws(dice.stream('combat'))).toEqual(draws(stream(1995, 'combat', 7, 3)));
  });

  test('before the first round it is round 0', () => {
    expect(draws(new SeededDice(1995, 7).stream('initiative'))).toEqual(draws(stream(1995, 'initiative', 7, 0)));
  });

  test('asked for again in the same round, it goes on', () => {
    const dice = new SeededDice(1995, 7);
    const together = draws(stream(1995, 'combat', 7, 0), 6);
    expect([...draws(dice.stream('combat'), 4), ...draws(dice.stream('combat'), 2)]).toEqual(together);
  });

  test('whatever other purposes were asked for before, and how often', () => {
    const quiet = new SeededDice(1995, 7);
    const busy = new SeededDice(1995, 7);
    draws(busy.stream('initiative'), 100);
    draws(busy.stream('setup'), 3);
    draws(busy.stream('fate cards'), 1);
    expect(draws(busy.stream('combat'))).toEqual(draws(quiet.stream('combat')));
  });
});

describe('a new round', () => {
  test('starts every stream afresh, so that one more shot shifts the luck of one round only', () => {
    const [careful, eager] = [new SeededDice('s', 0), new SeededDice('s', 0)];
    for (const dice of [careful, eager]) dice.startRound(1);
    draws(careful.stream('combat'), 4);
    draws(eager.stream('combat'), 5);
    for (const dice of [careful, eager]) dice.startRound(2);
    expect(draws(eager.stream('combat'))).toEqual(draws(careful.stream('combat')));
    expect(draws(new SeededDice('s', 0).stream('combat'))).not.toEqual(draws(stream('s', 'combat', 0, 2)));
  });

  test('but not the set-up, which runs through the whole game', () => {
    const dice = new SeededDice('s', 0);
    const before = draws(dice.stream('setup'), 3);
    dice.startRound(1);
    dice.startRound(2);
    expect([...before, ...draws(dice.stream('setup'), 3)]).toEqual(draws(stream('s', 'setup', 0), 6));
  });
});

describe('"draws: { setup: 40 }" plays forty set-ups again and again', () => {
  test('game 45 has the set-up of game 5, with its own combat luck', () => {
    const forty = new SeededDice(1995, 45, { setup: 40 });
    expect(draws(forty.stream('setup'))).toEqual(draws(stream(1995, 'setup', 5)));
    expect(draws(forty.stream('combat'))).toEqual(draws(stream(1995, 'combat', 45, 0)));
  });

  test.each([
    ['setup', 0, 0],
    ['setup', 39, 39],
    ['setup', 40, 0],
    ['setup', 125, 5],
    ['clan', 125, 1],
    ['combat', 125, 125],
  ])('%s of game %i has index %i', (purpose, game, index) => {
    expect(indexFor(purpose, game, { setup: 40, clan: 2 })).toBe(index);
  });
});

test('chance opens with an empty ledger, and nobody listening', () => {
  const chance = openChance(1995, 0);
  expect(chance.luck.account('hits', 0)).toEqual({ rolls: 0, deviation: 0, variance: 0 });
  expect(chance.tell).toBeNull();
  const heard: unknown[] = [];
  openChance(1995, 0, {}, (event) => heard.push(event)).tell?.('a shot');
  expect(heard).toEqual(['a shot']);
});

test('twins share a set-up, and nothing else', () => {
  expect([0, 1, 2, 3].map((game) => indexFor('setup', game, {}, true))).toEqual([0, 0, 1, 1]);
  expect([0, 1, 2, 3].map((game) => indexFor('setup', game, { setup: 1 }, true))).toEqual([0, 0, 0, 0]);
  expect([0, 1, 2, 3].map((game) => indexFor('combat', game, {}, true))).toEqual([0, 1, 2, 3]);
  const faces = (index: number, purpose: string) => {
    const { dice } = openChance('twins', index, {}, null, true);
    return Array.from({ length: 8 }, () => dice.stream(purpose).below(6));
  };
  expect(faces(4, 'setup')).toEqual(faces(5, 'setup'));
  expect(faces(5, 'setup')).not.toEqual(faces(6, 'setup'));
  expect(faces(4, 'combat')).not.toEqual(faces(5, 'combat'));
});

test.each([[0, false, 0], [1, false, 0], [0, true, 0], [1, true, 1], [7, true, 1]])('game %i, twins %s: half %i', (index, twins, half) => {
  expect(openChance('twins', index, {}, null, twins).half).toBe(half);
});
