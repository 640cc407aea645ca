import { expect, it } from 'vitest';
import { Battlefield } from '../../../../src/systems/fury-of-the-clansmen/battlefield.ts';
import { buildingGivesCover, wallsGivingCover } from '../../../../src/systems/fury-of-the-clansmen/rules/cover.ts';
import { explainCover } from '../../../../src/systems/fury-of-the-clansmen/rules/explain-cover.ts';
import { at, BOOK, fieldOf } from '../field.ts';
import { anyBattlefield } from './any-battlefield.ts';

it('names the walls that count, not the shooter’s own', () => {
  const field = fieldOf('.:. .:.:.');
  expect(explainCover(field, at(field, 0), at(field, 4))).toEqual(['a ruined wall between [2, 0] and [3, 0]', 'a ruined wall between [3, 0] and [4, 0]']);
});

it('with a figure on rubble, names only a wall right next to the target', () => {
  const field = fieldOf('R . .:. .:.');
  expect(explainCover(field, at(field, 0), at(field, 5))).toEqual(['a ruined wall between [4, 0] and [5, 0]']);
  expect(explainCover(field, at(field, 0), at(field, 4))).toEqual([]);
});

it('on any battlefield names as many walls and buildings as the rules count', () => {
  let named = 0;
  for (let index = 0; index < 60; index++) {
    const { map } = anyBattlefield(index);
    const field = new Battlefield(map, BOOK);
    for (let from = 0; from < map.squares.length; from++) {
      for (let to = 0; to < map.squares.length; to++) {
        if (from === to) continue;
        const told = explainCover(field, from, to);
        const count = (what: string) => told.filter((text) => text.startsWith(what)).length;
        named += told.length;
        expect([index, from, to, count('a ruined wall'), count('inside a building')]).toEqual([index, from, to, wallsGivingCover(field, from, to), buildingGivesCover(field, from, to) ? 1 : 0]);
      }
    }
  }
  expect(named).toBeGreaterThan(1000);
});
