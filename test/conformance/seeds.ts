/** A seed names a game: the same one always, another one otherwise. */
import assert from 'node:assert/strict';
import { playGame, type Played } from '../../src/kernel/referee.ts';
import type { Game } from '../../src/kernel/game.ts';
import { openGame, SEED, strategyOf, type Subject } from './subject.ts';

/** Rows and digest, also when other games were played in between, and on a set-up opened afresh. */
export function sameSeedSameGame(subject: Subject, mission: string): void {
  const game = openGame(subject, mission);
  const indexes = Array.from({ length: subject.closeGames }, (_, index) => index);
  const once = indexes.map((index) => row(referee(subject, game, index)));
  const again = indexes.toReversed().map((index) => row(referee(subject, game, index))).toReversed();
  const afresh = indexes.map((index) => row(referee(subject, openGame(subject, mission), index)));
  assert.deepEqual(again, once, 'the same seeds gave other games when played in another order');
  assert.deepEqual(afresh, once, 'the same seeds gave other games on a set-up opened afresh');
}

export function differentSeedsDiffer(subject: Subject, mission: string): void {
  const game = openGame(subject, mission);
  const games = Math.max(4, subject.closeGames);
  const ofIndexes = Array.from({ length: games }, (_, index) => referee(subject, game, index * subject.strategies.length).digest);
  const ofSeeds = Array.from({ length: games }, (_, seed) => referee(subject, game, 0, seed).digest);
  for (const [what, digests] of [['game numbers', ofIndexes], ['seeds', ofSeeds]] as const) {
    const different = new Set(digests).size;
    assert.ok(different > games / 2, `${games} ${what} gave only ${different} different games`);
  }
}

/** Game k played alone is game k played after others: with the same strategy object and other ones between. */
export function playersForget(subject: Subject, mission: string): void {
  const game = openGame(subject, mission);
  for (let index = 0; index < subject.strategies.length; index++) {
    const first = row(referee(subject, game, index));
    for (let between = 1; between <= 3; between++) referee(subject, game, index + between);
    const later = row(referee(subject, game, index));
    assert.deepEqual(later, first, `${strategyOf(subject, index, 0).name} or ${strategyOf(subject, index, 1).name} remembers earlier games`);
  }
}

function referee(subject: Subject, game: Game, index: number, seed: number | string = SEED): Played {
  const { system } = subject;
  const strategies = system.seats.map((_, seat) => strategyOf(subject, index, seat));
  const played = playGame({ game, strategies, seed, index, seats: system.seats });
  assert.equal(played.failure, null, `game ${index} failed: ${JSON.stringify(played.failure)}`);
  return played;
}

function row({ measures, digest, decisions, luck }: Played) {
  return { measures, digest, decisions, luck: structuredClone(luck) };
}
