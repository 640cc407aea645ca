/** Games played at random, each looked at before every decision: what fails or does not hold. */
import type { Strategy } from '../../../src/kernel/game.ts';
import { chebyshev } from '../../../src/kernel/grid/squares.ts';
import { pick } from '../../../src/kernel/rng.ts';
import type { BeretsAction } from '../../../src/systems/blood-berets/actions.ts';
import { numbersOf } from '../../../src/systems/blood-berets/book.ts';
import { FIELD } from '../../../src/systems/blood-berets/field.ts';
import { BeretsGame } from '../../../src/systems/blood-berets/game.ts';
import { missionOf } from '../../../src/systems/blood-berets/missions/all.ts';
import type { BeretsState, BeretsView } from '../../../src/systems/blood-berets/state.ts';
import { SIDES } from '../../../src/systems/blood-berets/vocabulary.ts';
import random from '../../../strategies/any/random.ts';
import { anyKind } from '../../conformance/any-kind.ts';
import { lookAt, type Looked } from '../looked-at.ts';
import { faults, wrongView } from './what-always-holds.ts';

/** Goes for things: looks for tunnels, goes down, maps and goes up again, at random where nothing of it is to be had. */
export const explorer: Strategy<BeretsGame, BeretsView, BeretsAction> = {
  name: 'explorer',
  about: 'at random, but into tunnels, to unturned sections and up again where it can',
  start: (seat, game) => ({
    choose(view, rng) {
      const options = game.options(view);
      const eager = options.filter(({ do: kind }) => kind === 'descend' || kind === 'leave');
      if (eager.length > 0) return pick(eager, rng);
      const goals = seat === 0 ? goalsOf(game, view) : [];
      const moves = options.filter((action) => action.do === 'move');
      if (goals.length > 0 && moves.length > 0 && rng.below(4) > 0) {
        const away = (to: number) => Math.min(...goals.map((goal) => chebyshev(FIELD.columns, goal, to)));
        const nearest = Math.min(...moves.map(({ to }) => away(to)));
        return pick(moves.filter(({ to }) => away(to) === nearest), rng);
      }
      const scans = options.filter(({ do: kind }) => kind === 'scan');
      if (scans.length > 0 && rng.below(2) === 0) return pick(scans, rng);
      return pick(options, rng);
    },
  }),
};

function goalsOf({ ground }: BeretsGame, { open }: BeretsView): number[] {
  const { affairs, board, markers } = open;
  if (board.level === 'caves') {
    const { unknown, entrance } = ground.board(open);
    return affairs.mapped.length >= ground.book.missions['lightning-strike'].sections ? [affairs.wayUp] : [...unknown.keys()].filter((square) => unknown[square] === 1 && entrance[square] === 1);
  }
  return affairs.tunnel >= 0 ? [affairs.tunnel] : markers.filter(({ kind }) => kind === null || kind === 'tunnel').map(({ at }) => at);
}

const PLAYERS: readonly Strategy[] = [random, anyKind, explorer];

export function playAtRandom(mission: string, from: number, to: number, patch: Record<string, unknown> = {}): Looked {
  return lookAt<BeretsGame, BeretsState, BeretsView, BeretsAction>(from, to, {
    mission,
    seats: SIDES,
    game: (index) => ({ game: new BeretsGame(numbersOf(patch), missionOf(mission)), player: PLAYERS[index % PLAYERS.length]! }),
    faults: (game, { state, seat }) => [...faults(game, state), ...wrongView(game, state, seat)],
  });
}
