/**
 * A match of a player against itself is exactly even once it is played from both seats on the same luck: game for game the
 * two scores add up to 1, to the last bit. In a game of unlike sides the luck stays with the side, so both plays are the
 * same game and whatever one name wins here the other wins there: that shows names, seats, streams and what players
 * remember to be kept apart, not that the sides are equal. In the duel, whose sides are alike, the luck changes sides too,
 * and that shows the rules to favor no seat as well.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { builtIn } from '../../src/cli/strategies.ts';
import type { Chance } from '../../src/kernel/chance.ts';
import type { Game } from '../../src/kernel/game.ts';
import { playGame } from '../../src/kernel/referee.ts';
import type { Rng } from '../../src/kernel/rng.ts';
import { runExperiment } from '../../src/lab/run/run.ts';
import { loadRun } from '../../src/lab/store/load.ts';
import { SYSTEMS } from '../../src/systems/index.ts';
import random from '../../strategies/any/random.ts';
import { duelInTheDark } from '../fixtures/duel-in-the-dark/index.ts';
import { compile } from '../lab/compiled.ts';
import { newFolder, optionsFor, planOf } from '../lab/run-of-duels.ts';

const compiled = compile('test/lab/duel-worker.ts');
afterAll(() => compiled.remove());

/** Plays by its luck and by what it remembers of this game. */
const PLAYER = `export default { name: 'player', about: 'x', start: (seat, game) => {
  let asked = 0;
  return { choose: (view, rng) => { const options = game.options(view); asked += 1; return options[(rng.below(options.length) + asked) % options.length]; } };
} };`;

test('in a run: one player under two names, in all four pairings, on two workers', async () => {
  const home = newFolder();
  for (const name of ['left', 'right']) writeFileSync(join(home, `${name}.mjs`), PLAYER);
  const games = 60;
  const text = `title: Against itself\nsystem: duel-in-the-dark\nmission: to-the-death\nseed: 3\ngames: ${games}\nstrategies:\n  black: [./left.mjs, ./right.mjs]\n  white: [./left.mjs, ./right.mjs]\n`;
  const options = { ...optionsFor(compiled.fileOf('test/lab/duel-worker.ts'), join(home, 'run')), chunkSize: 7 };
  await runExperiment(await planOf(text, join(home, 'mirror.yaml')), options);
  const run = await loadRun(options.folder);
  expect(run.manifest.cells.map(({ label }) => label)).toEqual(['left / left', 'left / right', 'right / left', 'right / right']);
  for (const column of ['score', 'rounds', 'luck.hits.black', 'shots.white']) {
    const cells = [0, 1, 2, 3].map((cell) => [...run.numbers(column).subarray(cell * games, (cell + 1) * games)]);
    for (const cell of cells.slice(1)) expect(cell).toEqual(cells[0]);
  }
  const digests = run.texts('digest');
  for (let row = 0; row < games; row++) expect(new Set([0, 1, 2, 3].map((cell) => digests[cell * games + row])).size).toBe(1);
  const scoreOfLeft = [...run.numbers('score').subarray(games, 2 * games)].map((score, game) => score + (1 - run.numbers('score')[2 * games + game]!));
  expect(scoreOfLeft).toEqual(Array.from({ length: games }, () => 1));
  expect(readFileSync(join(options.folder, 'failures.json'), 'utf8')).toBe('[]\n');
});

const missions = [...SYSTEMS.values()].flatMap((system) => system.missions.map(({ id }) => ({ system, mission: id })));

test.each(missions)('$system.id, $mission: the reference player against itself, from both seats', ({ system, mission }) => {
  const game = system.open({ mission });
  const [here, there] = ['here', 'there'].map((name) => ({ ...builtIn(system.id)[0]!, name }));
  const play = (first: typeof random, second: typeof random) => playGame({ game, strategies: [first, second], seats: system.seats, seed: 'mirror', index: 0 });
  const [once, again] = [play(here as never, there as never), play(there as never, here as never)];
  expect(once.failure).toBeNull();
  expect([again.digest, again.measures]).toEqual([once.digest, once.measures]);
  const score = ({ measures }: typeof once) => (measures!.winner === null ? 0.5 : measures!.winner === 0 ? 1 : 0);
  expect(score(once) + (1 - score(again))).toBe(1);
});

describe('the duel, whose sides are alike: what one seat wins, the other wins on the same luck', () => {
  /**
   * All shots between two decisions meet the same roll, for those of a volley are rolled in the order of the seats.
   * `swapped`: each begins where the other did, and the toss falls the other way.
   */
  function even(game: Game, swapped: boolean): Game {
    const luck = (chance: Chance): Chance => {
      let roll: number | undefined;
      const stream = (purpose: string): Rng => {
        const rng = chance.dice.stream(purpose);
        if (purpose === 'combat') return { below: (sides) => (roll ??= rng.below(sides)) };
        if (purpose === 'setup' && swapped) return swapFirstTwo(rng);
        if (purpose === 'initiative' && swapped) return { below: (sides) => sides - 1 - rng.below(sides) };
        return rng;
      };
      return { ...chance, dice: { stream, startRound: (round) => chance.dice.startRound(round) } };
    };
    return { ...game, deploy: (chance) => game.deploy(luck(chance)), apply: (state, action, chance) => game.apply(state, action, luck(chance)) };
  }

  function swapFirstTwo(rng: Rng): Rng {
    const first: number[] = [];
    let drawn = 0;
    return {
      below(sides) {
        if (drawn++ === 0) first.push(rng.below(sides), rng.below(sides));
        return first.pop() ?? rng.below(sides);
      },
    };
  }

  test.each(duelInTheDark.missions.map(({ id }) => id))('%s, 300 games at random', (mission) => {
    const game = duelInTheDark.open({ mission }) as Game;
    const seats = duelInTheDark.seats;
    const ends = new Set<string>();
    for (let index = 0; index < 300; index++) {
      const play = (swapped: boolean) => playGame({ game: even(game, swapped), strategies: [random, random] as never, seed: 'even', index, seats: swapped ? [...seats].reverse() : seats }).measures!;
      const [here, there] = [play(false), play(true)];
      expect([index, there.winner, there.rounds]).toEqual([index, here.winner === null ? null : 1 - here.winner, here.rounds]);
      ends.add(here.grade);
    }
    expect(ends.size).toBe(duelInTheDark.missions.find(({ id }) => id === mission)!.grades.length);
  });
});
