/** Games played at random, each looked at before every decision: what fails or does not hold. */
import { playGame } from '../../../src/kernel/referee.ts';
import { warengine } from '../../../src/systems/warengine/index.ts';
import type { WarAction } from '../../../src/systems/warengine/actions.ts';
import type { WarGame } from '../../../src/systems/warengine/game.ts';
import type { WarState, WarView } from '../../../src/systems/warengine/state.ts';
import random from '../../../strategies/any/random.ts';
import { anyKind } from '../../conformance/any-kind.ts';
import { faults, wrongActor } from './what-always-holds.ts';

/** Players at random hardly ever bring a battle to its end. */
const TURNS = 5;
/** All that is offered is judged so often: to judge is dear. */
const ONE_IN = 10;

const FORCES = ['random', 'gangs-assault', 'gangs-fire', 'gangs-mixed', 'aliens-assault', 'aliens-fire', 'aliens-mixed'];

export function playAtRandom(mission: string, from: number, to: number, patch: Record<string, unknown> = {}): { wrong: string[]; rounds: number[] } {
  const wrong: string[] = [];
  const rounds: number[] = [];
  for (let index = from; index < to; index++) {
    const forces = { 'forces.red': FORCES[index % FORCES.length], 'forces.blue': FORCES[(index >> 1) % FORCES.length], 'forces.points': index % 5 === 0 ? 1000 : 400 };
    const game = warengine.open({ mission, patch: { [`missions.${mission}.roundLimit`]: TURNS, ...forces, ...patch } }) as WarGame;
    const player = index % 3 === 0 ? random : anyKind;
    const { failure, measures } = playGame({
      game,
      strategies: [player, player],
      seats: warengine.seats,
      seed: 'random play',
      index,
      watch({ number, seat, state, view, action }) {
        const found = [...faults(game, state as WarState), ...wrongActor(game, state as WarState, seat, action as WarAction)];
        if (number % ONE_IN === 0) for (const option of game.options(view as WarView)) found.push(...[game.refuse(view as WarView, option) ?? []].flat().map((refusal) => `offered and refused: ${refusal} ${JSON.stringify(option)}`));
        wrong.push(...found.map((fault) => `${mission}, game ${index}, before decision ${number}: ${fault}`));
      },
    });
    if (failure !== null) wrong.push(`${mission}, game ${index}: ${JSON.stringify(failure)}`);
    if (measures !== null) rounds.push(measures.rounds);
  }
  return { wrong: wrong.slice(0, 20), rounds };
}

export const LIMIT = TURNS;
