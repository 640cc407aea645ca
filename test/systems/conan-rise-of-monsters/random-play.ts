/** Games played at random, each looked at before every decision: what fails or does not hold. */
import { playGame } from '../../../src/kernel/referee.ts';
import type { ConanAction } from '../../../src/systems/conan-rise-of-monsters/actions.ts';
import type { ConanGame } from '../../../src/systems/conan-rise-of-monsters/game.ts';
import { conanRiseOfMonsters as conan } from '../../../src/systems/conan-rise-of-monsters/index.ts';
import type { ConanState, ConanView } from '../../../src/systems/conan-rise-of-monsters/state.ts';
import random from '../../../strategies/any/random.ts';
import { anyKind } from '../../conformance/any-kind.ts';
import { faults, wrongActor } from './what-always-holds.ts';

/** All that is offered is judged so often: to judge is dear. */
const ONE_IN = 10;

/** On a table so small players at random come to blows; every other game is played on one. */
const CLOSE = { 'table.depth': 24, 'table.width': 36, 'table.edge': 6, 'table.cover': 10 };

const FORCES = [['circle-starter', 'set-starter'], ['circle-riders', 'set-serpents'], ['circle-host', 'set-host'], ['random', 'random']] as const;

export function playAtRandom(mission: string, from: number, to: number, patch: Record<string, unknown> = {}): { wrong: string[]; rounds: number[] } {
  const wrong: string[] = [];
  const rounds: number[] = [];
  for (let index = from; index < to; index++) {
    const [circle, set] = FORCES[(index >> 1) % FORCES.length]!;
    const game = conan.open({ mission, patch: { 'forces.circle': circle, 'forces.set': set, ...(index % 2 === 0 ? CLOSE : {}), ...patch } }) as ConanGame;
    const player = index % 3 === 0 ? random : anyKind;
    const { failure, measures } = playGame({
      game,
      strategies: [player, player],
      seats: conan.seats,
      seed: 'random play',
      index,
      watch({ number, seat, state, view, action }) {
        const found = [...faults(game, state as ConanState), ...wrongActor(game, state as ConanState, seat, action as ConanAction)];
        if (number % ONE_IN === 0) for (const option of game.options(view as ConanView)) found.push(...[game.refuse(view as ConanView, option) ?? []].flat().map((refusal) => `offered and refused: ${refusal} ${JSON.stringify(option)}`));
        wrong.push(...found.map((fault) => `${mission}, game ${index}, before decision ${number}: ${fault}`));
      },
    });
    if (failure !== null) wrong.push(`${mission}, game ${index}: ${JSON.stringify(failure)}`);
    if (measures !== null) rounds.push(measures.rounds);
  }
  return { wrong: wrong.slice(0, 20), rounds };
}
