/** Games of Legions of Steel between scripted players, for tests. */
import type { Game, Strategy } from '../../../src/kernel/game.ts';
import { playGame, type Decision, type Played } from '../../../src/kernel/referee.ts';
import { legionsOfSteel } from '../../../src/systems/legions-of-steel/index.ts';
import assault from '../../../strategies/legions-of-steel/assault.ts';
import captain from '../../../strategies/legions-of-steel/captain.ts';
import overwatch from '../../../strategies/legions-of-steel/overwatch.ts';

export const SCRIPTS = [assault, captain, overwatch] as const;

export const MISSIONS = legionsOfSteel.missions.map(({ id }) => id);

const games = new Map<string, Game>(MISSIONS.map((mission) => [mission, legionsOfSteel.open({ mission })]));

export interface Setting {
  watch?: (decision: Decision) => void;
  /** By other rules than the mission's usual ones. */
  game?: Game;
  /** Players are shown frozen views. */
  frozen?: boolean;
}

export function play(mission: string, commandos: Strategy, machines: Strategy, seed: number, index: number, { game = games.get(mission)!, ...more }: Setting = {}): Played {
  return playGame({ game, strategies: [commandos, machines], seed, index, seats: legionsOfSteel.seats, ...more });
}

/** Games that a script wins against another in this seat. A game that failed counts as lost. */
export function wins(mission: string, script: Strategy, other: Strategy, seat: number, count: number): number {
  let won = 0;
  for (let index = 0; index < count; index++) {
    const [commandos, machines] = seat === 0 ? [script, other] : [other, script];
    if (play(mission, commandos, machines, 1999, index).measures?.winner === seat) won += 1;
  }
  return won;
}
