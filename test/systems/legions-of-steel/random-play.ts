/** Games played at random, each looked at before every decision: what fails or does not hold. */
import type { Strategy } from '../../../src/kernel/game.ts';
import type { LegionsAction } from '../../../src/systems/legions-of-steel/actions.ts';
import { numbersOf } from '../../../src/systems/legions-of-steel/book.ts';
import { LegionsGame } from '../../../src/systems/legions-of-steel/game.ts';
import { missionOf } from '../../../src/systems/legions-of-steel/missions/all.ts';
import type { LegionsState, LegionsView } from '../../../src/systems/legions-of-steel/state.ts';
import { SIDES } from '../../../src/systems/legions-of-steel/vocabulary.ts';
import random from '../../../strategies/any/random.ts';
import { anyKind } from '../../conformance/any-kind.ts';
import { lookAt, type Looked } from '../looked-at.ts';
import { seeker } from './seeker.ts';
import { faults, wrongQuestion } from './what-always-holds.ts';

const PLAYERS: readonly Strategy[] = [seeker, random, seeker, anyKind];

export function playAtRandom(mission: string, from: number, to: number, patch: Record<string, unknown> = {}): Looked {
  const book = numbersOf(patch);
  return lookAt<LegionsGame, LegionsState, LegionsView, LegionsAction>(from, to, {
    mission,
    seats: SIDES,
    game: (index) => ({ game: new LegionsGame(book, missionOf(mission, book)), player: PLAYERS[index % PLAYERS.length]! }),
    faults: (game, { state, seat, options }) => [...faults(game, state), ...wrongQuestion(game, state, seat, options().length)],
  });
}
