/**
 * The decisions of the reference players, frozen: of each mission a few games of the first strategy of its rulebook against
 * itself, each as the digest of all its decisions, in `reference-decisions.json`. A change of rules, dice or players that
 * should change no game shows here. To accept one: `npx vitest run test/selftests/reference-decisions --update`.
 */
import { expect, test } from 'vitest';
import { builtIn } from '../../src/cli/strategies.ts';
import type { System } from '../../src/kernel/game.ts';
import { playGame } from '../../src/kernel/referee.ts';
import { SYSTEMS } from '../../src/systems/index.ts';

const GAMES = 2;

function decisionsOf(system: System, mission: string): string[] {
  const player = builtIn(system.id)[0]!;
  const game = system.open({ mission });
  return Array.from({ length: GAMES }, (_, index) => {
    const { failure, decisions, digest } = playGame({ game, strategies: system.seats.map(() => player), seats: system.seats, seed: 'reference', index });
    expect(failure).toBeNull();
    return `${digest} after ${decisions} decisions of ${player.name}`;
  });
}

test('the reference players decide as they did', async () => {
  const decided: Record<string, Record<string, object>> = {};
  const scripted = [...SYSTEMS.values()].filter(({ id }) => builtIn(id)[0]!.name !== 'random'); // that plays at random is in test/playthroughs
  for (const system of scripted) decided[system.id] = Object.fromEntries(system.missions.map(({ id }) => [id, decisionsOf(system, id)]));
  await expect(`${JSON.stringify(decided, null, 1)}\n`).toMatchFileSnapshot('reference-decisions.json');
});
