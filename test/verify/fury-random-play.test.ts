/** Two thousand games played at random over all missions and both rule sets: each ends, nothing offered is illegal, and what must always hold holds. */
import { describe, expect, it } from 'vitest';
import { playGame } from '../../src/kernel/referee.ts';
import type { FuryState } from '../../src/systems/fury-of-the-clansmen/state.ts';
import type { FuryGame } from '../../src/systems/fury-of-the-clansmen/game.ts';
import { furyOfTheClansmen } from '../../src/systems/fury-of-the-clansmen/index.ts';
import random from '../../strategies/any/random.ts';
import { anyKind } from '../conformance/any-kind.ts';
import { faults } from '../systems/fury-of-the-clansmen/what-always-holds.ts';

const RULES = ['basic', 'advanced'] as const;
const GAMES = 2000 / (furyOfTheClansmen.missions.length * RULES.length);
/** Players at random hardly ever bring a mission to its end. */
const ROUNDS = 8;

describe.each(furyOfTheClansmen.missions.map(({ id }) => id))('%s', (mission) => {
  it.each(RULES)(`${GAMES} games by the %s rules`, (rules) => {
    const patch = { 'options.rules': rules, 'options.brokenWeapons': true, [`missions.${mission}.roundLimit`]: ROUNDS, ...(mission === 'islands-of-darkness' ? { 'missions.islands-of-darkness.firstReinforcements': 2 } : {}) };
    const game = furyOfTheClansmen.open({ mission, patch }) as FuryGame;
    for (let index = 0; index < GAMES; index++) {
      const player = index % 3 === 0 ? random : anyKind;
      const wrong: string[] = [];
      const { failure, measures } = playGame({
        game,
        strategies: [player, player],
        seats: furyOfTheClansmen.seats,
        seed: 'random play',
        index,
        watch: ({ number, state }) => wrong.push(...faults(game, state as FuryState).map((fault) => `game ${index}, before decision ${number}: ${fault}`)),
      });
      expect([failure, wrong]).toEqual([null, []]);
      expect(measures!.rounds).toBeLessThanOrEqual(ROUNDS);
    }
  });
});
