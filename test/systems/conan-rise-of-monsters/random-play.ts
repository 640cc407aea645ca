/** Games played at random, each looked at before every decision: what fails or does not hold. */
import type { ConanAction } from '../../../src/systems/conan-rise-of-monsters/actions.ts';
import type { ConanGame } from '../../../src/systems/conan-rise-of-monsters/game.ts';
import { conanRiseOfMonsters as conan } from '../../../src/systems/conan-rise-of-monsters/index.ts';
import type { ConanState, ConanView } from '../../../src/systems/conan-rise-of-monsters/state.ts';
import random from '../../../strategies/any/random.ts';
import { anyKind } from '../../conformance/any-kind.ts';
import { lookAt, type Looked } from '../looked-at.ts';
import { faults, wrongActor } from './what-always-holds.ts';

/** On a table so small players at random come to blows; every other game is played on one. */
const CLOSE = { 'table.depth': 24, 'table.width': 36, 'table.edge': 6, 'table.cover': 10 };

const FORCES = [['circle-starter', 'set-starter'], ['circle-riders', 'set-serpents'], ['circle-host', 'set-host'], ['random', 'random']] as const;

export function playAtRandom(mission: string, from: number, to: number, patch: Record<string, unknown> = {}): Looked {
  return lookAt<ConanGame, ConanState, ConanView, ConanAction>(from, to, {
    mission,
    seats: conan.seats,
    game(index) {
      const [circle, set] = FORCES[(index >> 1) % FORCES.length]!;
      const game = conan.open({ mission, patch: { 'forces.circle': circle, 'forces.set': set, ...(index % 2 === 0 ? CLOSE : {}), ...patch } }) as ConanGame;
      return { game, player: index % 3 === 0 ? random : anyKind };
    },
    faults: (game, { state, seat, action }) => [...faults(game, state), ...wrongActor(game, state, seat, action)],
  });
}
