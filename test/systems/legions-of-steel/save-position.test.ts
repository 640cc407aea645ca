/** A game saved as a position wherever it can be, and opened again: the same battle, the same choices, the same game from there on. */
import { parse, stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { legionsOfSteel } from '../../../src/systems/legions-of-steel/index.ts';
import type { LegionsGame } from '../../../src/systems/legions-of-steel/game.ts';
import { waiting, type LegionsState } from '../../../src/systems/legions-of-steel/state.ts';
import random from '../../../strategies/any/random.ts';
import { anyKind } from '../../conformance/any-kind.ts';

const open = (mission: string, patch: Record<string, unknown> = {}) => legionsOfSteel.open({ mission, patch }) as LegionsGame;
const MISSIONS = legionsOfSteel.missions.map(({ id }) => id);

/** A whole game of random players, with what `look` says of each of its decisions. */
function decisions(game: LegionsGame, index: number, look: (state: LegionsState, decision: number) => void): void {
  const chance = openChance('positions', index);
  const state = game.deploy(chance);
  const players = legionsOfSteel.seats.map((_, seat) => (index % 2 === 0 ? random : anyKind).start(seat, game));
  const rng = stream('positions', 'players', index);
  for (let decision = 0; decision < 20_000; decision++) {
    const seat = game.toAct(state);
    if (seat === null) return;
    look(state, decision);
    game.apply(state, players[seat]!.choose(game.view(state, seat), rng) as never, chance);
  }
  throw new Error('the game has no end');
}

function positionOrNull(game: LegionsGame, state: LegionsState): unknown {
  try {
    return game.position(state);
  } catch (thrown) {
    expect((thrown as Error).name).toBe('UsageError');
    return null;
  }
}

/** Through a file and back, played up to its first decision. */
function reopened(position: unknown, patch: Record<string, unknown> = {}): { game: LegionsGame; state: LegionsState } {
  const game = legionsOfSteel.open({ mission: '', patch, position: parse(stringify(position)) as unknown }) as LegionsGame;
  return { game, state: game.deploy(openChance('again', 0)) };
}

const without = ({ open: { clock: _, ...battle } }: LegionsState) => battle;

describe.each(MISSIONS)('a position of %s', (mission) => {
  it('opened again is the same battle that offers the same choices, all through games', () => {
    const steps = new Map<string, number>();
    for (let index = 0; index < 2; index++) {
      const patch = { 'options.recovery': index === 1 };
      const game = open(mission, patch);
      decisions(game, index, (state, decision) => {
        const step = waiting(state.open)!.step;
        const seen = steps.get(step) ?? 0;
        if (decision % 5 !== 0 && seen > 3) return;
        const position = positionOrNull(game, state);
        if (position === null) return;
        steps.set(step, seen + 1);
        if (seen % 7 !== 0 && seen > 3) return;
        const again = reopened(position, patch);
        expect(without(again.state)).toEqual(without(state));
        const seat = game.toAct(state)!;
        expect(again.game.options(again.game.view(again.state, seat))).toEqual(game.options(game.view(state, seat)));
        expect(again.game.draw(again.state)).toBe(game.draw(state));
        expect(again.game.position(again.state)).toEqual(position);
        expect(again.game.card.id).toBe(mission);
      });
    }
    expect([...steps.keys()].sort()).toEqual(expect.arrayContaining(['acting', 'action-phase', 'assign', 'final']));
  });
});
