/**
 * Whole games as readable text, played again and compared: what a change of rules or dice does shows as a difference
 * that a player can read. To accept one: `npx vitest run test/playthroughs --update`.
 */
import { describe, expect, it } from 'vitest';
import { tellGame } from '../../src/cli/tell-game.ts';
import { entriesOf } from '../../src/kernel/book.ts';
import type { System } from '../../src/kernel/game.ts';
import { SYSTEMS } from '../../src/systems/index.ts';
import random from '../../strategies/any/random.ts';
import { duelInTheDark } from '../fixtures/duel-in-the-dark/index.ts';

/** Players at random, so that the text changes with the rules and with nothing else. */
function playthrough(system: System, mission: string, index: number): string {
  const lines: string[] = [`${system.title}, ${mission}, seed playthrough, game ${index}`];
  const match = {
    game: system.open({ mission, patch: shortened(system, mission) }),
    strategies: system.seats.map(() => random),
    seats: system.seats,
    seed: 'playthrough',
    index,
    watch: ({ number, seat, action }: { number: number; seat: number; action: unknown }) => lines.push(`${number} ${system.seats[seat]!}: ${JSON.stringify(action)}`),
  };
  const { measures, digest } = tellGame(system, match, 'rounds', (line) => lines.push(line));
  lines.push('', JSON.stringify(measures, null, 1), digest, '');
  return lines.join('\n').replaceAll(/ +$/gm, '');
}

/** Where sides begin so far from each other that two rounds would bring them nowhere. */
const NEARER: Readonly<Record<string, Record<string, unknown>>> = { 'conan-rise-of-monsters': { 'table.depth': 24, 'table.width': 36, 'table.edge': 6, 'table.cover': 7 } };

/** A round or two show enough, where the book lets a mission's limit be changed. */
function shortened(system: System, mission: string): Record<string, unknown> {
  const path = `missions.${mission}.roundLimit`;
  return entriesOf(system.book).some((entry) => entry.path === path) ? { [path]: 2, ...NEARER[system.id] } : {};
}

const systems: readonly System[] = [...SYSTEMS.values(), duelInTheDark];
const missions = systems.flatMap((system) => system.missions.map(({ id }) => ({ system, mission: id })));

describe('playthroughs', () => {
  it.each(missions)('$system.id, $mission', async ({ system, mission }) => {
    const games = Array.from({ length: 12 }, (_, index) => playthrough(system, mission, index));
    const [short] = games.sort((a, b) => a.length - b.length); // the shortest of a few makes the best reading
    expect(short).toContain('winner');
    await expect(short).toMatchFileSnapshot(`${system.id}-${mission}.txt`);
  });
});
