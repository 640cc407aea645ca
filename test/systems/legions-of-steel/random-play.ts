/** Games played at random, each looked at before every decision: what fails or does not hold. */
import type { Strategy } from '../../../src/kernel/game.ts';
import { playGame } from '../../../src/kernel/referee.ts';
import type { LegionsAction } from '../../../src/systems/legions-of-steel/actions.ts';
import { numbersOf } from '../../../src/systems/legions-of-steel/book.ts';
import { LegionsGame } from '../../../src/systems/legions-of-steel/game.ts';
import { missionOf } from '../../../src/systems/legions-of-steel/missions/all.ts';
import type { LegionsState, LegionsView } from '../../../src/systems/legions-of-steel/state.ts';
import { SIDES } from '../../../src/systems/legions-of-steel/vocabulary.ts';
import random from '../../../strategies/any/random.ts';
import { anyKind } from '../../conformance/any-kind.ts';
import { seeker } from './seeker.ts';
import { faults, wrongQuestion } from './what-always-holds.ts';

/** All that is offered is judged so often: to judge is dear. */
const ONE_IN = 10;

export interface Played {
  wrong: string[];
  rounds: number[];
  /** How often each kind of action was taken, and each grade reached. */
  actions: Map<string, number>;
  grades: Map<string, number>;
  decisions: number;
}

const PLAYERS: readonly Strategy[] = [seeker, random, seeker, anyKind];

export function playAtRandom(mission: string, from: number, to: number, patch: Record<string, unknown> = {}): Played {
  const played: Played = { wrong: [], rounds: [], actions: new Map(), grades: new Map(), decisions: 0 };
  const { wrong, rounds, actions, grades } = played;
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const book = numbersOf(patch);
  for (let index = from; index < to; index++) {
    const game = new LegionsGame(book, missionOf(mission, book));
    const player = PLAYERS[index % PLAYERS.length]!;
    const { failure, measures } = playGame({
      game,
      strategies: [player, player],
      seats: SIDES,
      seed: 'random play',
      index,
      watch({ number, seat, state, view, action }) {
        const options = game.options(view as LegionsView);
        const found = [...faults(game, state as LegionsState), ...wrongQuestion(game, state as LegionsState, seat, options.length)];
        if (number % ONE_IN === 0) {
          for (const option of options) {
            const refusal = game.refuse(view as LegionsView, option);
            if (refusal !== undefined) found.push(`offered and refused: ${refusal} ${JSON.stringify(option)}`);
          }
        }
        wrong.push(...found.map((fault) => `${mission}, game ${index}, before decision ${number}: ${fault}`));
        count(actions, (action as LegionsAction).do);
        played.decisions += 1;
      },
    });
    if (failure !== null) wrong.push(`${mission}, game ${index}: ${JSON.stringify(failure)}`);
    if (measures !== null) {
      rounds.push(measures.rounds);
      count(grades, measures.grade);
    }
    if (wrong.length > 20) break;
  }
  return { ...played, wrong: wrong.slice(0, 20) };
}
