/** Sides whose name is one, and sides whose name is many. */
import { expect, it } from 'vitest';
import { doing, whose } from '../../src/lab/side-words.ts';

it('the legion is one', () => {
  expect([whose('legion'), doing('Legion', 'scores'), doing('legion', 'plays'), doing('Legion', 'is')]).toEqual(["legion's", 'Legion scores', 'legion plays', 'Legion is']);
});

it('commandos are many', () => {
  expect([whose('commandos'), doing('Commandos', 'scores'), doing('commandos', 'plays'), doing('Commandos', 'wins'), doing('Commandos', 'is')]).toEqual(["commandos'", 'Commandos score', 'commandos play', 'Commandos win', 'Commandos are']);
});
