import { parse, stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { playGame } from '../../../src/kernel/referee.ts';
import { furyOfTheClansmen } from '../../../src/systems/fury-of-the-clansmen/index.ts';
import random from '../../../strategies/any/random.ts';

/** A whole game of random players, with what `look` says of each of its decisions. */
function decisions(mission: string, rules: string, look: (game: Game, state: unknown, seat: number) => void): void {
  const game = furyOfTheClansmen.open({ mission, patch: { 'options.rules': rules } }) as Game;
  const { failure } = playGame({ game, strategies: [random, random], seats: furyOfTheClansmen.seats, seed: 7, index: 0, watch: ({ state, seat }) => look(game, state, seat) });
  expect(failure).toBeNull();
}

/** Through a file and back, played up to its first decision. */
function reopened(position: unknown, rules: string): { game: Game; state: unknown } {
  const game = furyOfTheClansmen.open({ mission: '', patch: { 'options.rules': rules }, position: parse(stringify(position)) as unknown }) as Game;
  return { game, state: game.deploy(openChance(1, 0)) };
}

const MISSIONS = furyOfTheClansmen.missions.map(({ id }) => id);

describe.each(MISSIONS.flatMap((mission) => ['basic', 'advanced'].map((rules) => [mission, rules] as const)))('a position of %s by the %s rules', (mission, rules) => {
  it('opened again offers the same seat the same choices, all through a game', () => {
    let compared = 0;
    decisions(mission, rules, (game, state, seat) => {
      let position: unknown;
      try {
        position = game.position!(state);
      } catch {
        return; // the set-up, or in the middle of an action
      }
      if (compared++ % 25 !== 0) return;
      const again = reopened(position, rules);
      expect(again.game.toAct(again.state)).toBe(seat);
      expect(again.game.options(again.game.view(again.state, seat))).toEqual(game.options(game.view(state, seat)));
      expect(again.game.draw(again.state)).toBe(game.draw(state));
      expect(again.game.position!(again.state)).toEqual(position);
      expect(again.game.card!.id).toBe(mission);
    });
    expect(compared).toBeGreaterThan(50);
  });
});

it('the mission goes on where it was: who has entered which square is not forgotten', () => {
  const squads = ['clan-1', 'clan-2', 'clan-3'];
  const board = Array.from({ length: 24 }, () => '. '.repeat(24).trim()).join('\n');
  const entered = squads.map((squad, number) => ({ id: `n${number}`, unit: 'necromutant', squad: 'legion-1', at: [[3, 22], [11, 22], [19, 22]][number], state: number === 2 ? {} : { fate: 'on-goal' } }));
  const position = { system: 'fury-of-the-clansmen', mission: 'breakthrough', board, turn: 'legion-1', figures: [...entered.map((figure, number) => (number === 2 ? { ...figure, at: [19, 21] } : figure)), { id: 'k', unit: 'chieftain', squad: 'clan-1', at: [0, 0] }] };
  const opened = furyOfTheClansmen.open({ mission: '', position, patch: { 'options.rules': 'basic' } });
  const chance = openChance(1, 0);
  const state = opened.deploy(chance);
  opened.apply(state, { do: 'move', figure: 2, to: 22 * 24 + 19 }, chance);
  expect(opened.measure(state)).toMatchObject({ winner: 1, grade: 'legion-breakthrough' });
});

it('in the set-up there is none', () => {
  const game = furyOfTheClansmen.open({ mission: 'breakthrough' });
  expect(() => game.position!(game.deploy(openChance(1, 0)))).toThrow(/the set-up is under way, which no position holds/);
});

it('a mission that is set up with more than its board shows cannot be begun by hand', () => {
  const board = Array<string>(24).fill(Array<string>(24).fill('.').join(' ')).join('\n');
  const position = { system: 'fury-of-the-clansmen', mission: 'escape', board, figures: [{ id: 'a', unit: 'regular', at: [2, 2] }] };
  expect(() => furyOfTheClansmen.open({ mission: '', position })).toThrow(/Escape is set up with more than a board shows; save a position of a game of it, or leave "mission" out/);
});
