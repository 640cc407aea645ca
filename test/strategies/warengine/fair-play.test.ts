/** Scripted players keep the rules, come to an end, use what the rules give them, and start each game afresh. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../../src/kernel/book.ts';
import { warengine } from '../../../src/systems/warengine/index.ts';
import { MISSIONS, play, SCRIPTS } from './table.ts';
import warlord from '../../../strategies/warengine/warlord.ts';

const GAMES = 4;

describe('between scripted players', () => {
  for (const mission of MISSIONS) {
    it(`${mission}: ${GAMES} games of each pairing without an illegal action`, () => {
      const failures = SCRIPTS.flatMap((red) => SCRIPTS.flatMap((blue) => Array.from({ length: GAMES }, (_, index) => play(mission, red, blue, 7, index).failure)));
      expect(failures.filter((failure) => failure !== null)).toEqual([]);
    });
  }
});

describe('with a rule left out', () => {
  it.each(abilitiesOf(warengine.book))('without %s: a game of each script against itself without an illegal action', (ability) => {
    const game = warengine.open({ mission: 'last-man-standing', patch: { [`abilities.${ability}`]: false } });
    expect(SCRIPTS.map((script) => play('last-man-standing', script, script, 7, 0, undefined, game).failure)).toEqual([null, null, null]);
  });
});

describe('what the rules give is used', () => {
  const played = Array.from({ length: 10 }, (_, index) => play('last-man-standing', warlord, warlord, 11, index).measures!.values);
  const sum = (column: string) => played.reduce((total, values) => total + Number(values[`${column}.red`]) + Number(values[`${column}.blue`]), 0);

  it.each(['reserved', 'reserveAttacks', 'massed', 'fastMoves', 'charges', 'areaAttacks', 'heroSpent'])('%s', (column) => {
    expect(sum(column)).toBeGreaterThan(0);
  });
});

describe('a scripted player keeps nothing between games', () => {
  for (const script of SCRIPTS) {
    it(`${script.name} plays game 3 the same after other games as before them`, () => {
      const first = play('victory-points', script, script, 11, 3);
      for (const index of [0, 1, 2]) play('victory-points', script, script, 11, index);
      expect(play('victory-points', script, script, 11, 3)).toEqual(first);
    });
  }
});
