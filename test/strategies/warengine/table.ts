/** Games of WarEngine between scripted players, for tests. */
import { playGame, type Decision, type Played } from '../../../src/kernel/referee.ts';
import type { Game, Strategy } from '../../../src/kernel/game.ts';
import { warengine } from '../../../src/systems/warengine/index.ts';
import assault from '../../../strategies/warengine/assault.ts';
import firebase from '../../../strategies/warengine/firebase.ts';
import warlord from '../../../strategies/warengine/warlord.ts';

export const SCRIPTS = [assault, firebase, warlord] as const;

export const MISSIONS = ['last-man-standing', 'victory-points', 'hold-the-ground'] as const;
export type MissionId = (typeof MISSIONS)[number];

export const games = Object.fromEntries(MISSIONS.map((mission) => [mission, warengine.open({ mission })])) as Record<MissionId, Game>;

/** `game`: by other rules than the mission's usual ones. */
export function play(mission: MissionId, red: Strategy, blue: Strategy, seed: number, index: number, watch?: (decision: Decision) => void, game: Game = games[mission]): Played {
  return playGame({ game, strategies: [red, blue], seed, index, seats: warengine.seats, ...(watch === undefined ? {} : { watch }) });
}

export interface Standing {
  wins: number;
  /** Games won, and half of those drawn. */
  score: number;
}

/** How a script does against another in this seat; the second game of each two is the first with the edges swapped. A game that failed counts as lost. */
export function standing(mission: MissionId, script: Strategy, other: Strategy, seat: number, count: number): Standing {
  const total = { wins: 0, score: 0 };
  for (let index = 0; index < count; index++) {
    const [red, blue] = seat === 0 ? [script, other] : [other, script];
    const { measures } = play(mission, red, blue, 1999, index);
    if (measures === null) continue;
    if (measures.winner === seat) total.wins += 1;
    total.score += measures.winner === seat ? 1 : measures.winner === null ? 0.5 : 0;
  }
  return total;
}
