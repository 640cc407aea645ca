/** Games played at random, each looked at before every decision: what fails or does not hold. */
import { warengine } from '../../../src/systems/warengine/index.ts';
import type { WarAction } from '../../../src/systems/warengine/actions.ts';
import type { WarGame } from '../../../src/systems/warengine/game.ts';
import type { WarState, WarView } from '../../../src/systems/warengine/state.ts';
import random from '../../../strategies/any/random.ts';
import { anyKind } from '../../conformance/any-kind.ts';
import { lookAt, type Looked } from '../looked-at.ts';
import { faults, wrongActor } from './what-always-holds.ts';

/** Players at random hardly ever bring a battle to its end. */
export const LIMIT = 5;

const FORCES = ['random', 'gangs-assault', 'gangs-fire', 'gangs-mixed', 'aliens-assault', 'aliens-fire', 'aliens-mixed'];

export function playAtRandom(mission: string, from: number, to: number, patch: Record<string, unknown> = {}): Looked {
  return lookAt<WarGame, WarState, WarView, WarAction>(from, to, {
    mission,
    seats: warengine.seats,
    game(index) {
      const forces = { 'forces.red': FORCES[index % FORCES.length], 'forces.blue': FORCES[(index >> 1) % FORCES.length], 'forces.points': index % 5 === 0 ? 1000 : 400 };
      const game = warengine.open({ mission, patch: { [`missions.${mission}.roundLimit`]: LIMIT, ...forces, ...patch } }) as WarGame;
      return { game, player: index % 3 === 0 ? random : anyKind };
    },
    faults: (game, { state, seat, action }) => [...faults(game, state), ...wrongActor(game, state, seat, action)],
  });
}
