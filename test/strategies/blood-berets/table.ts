/** Games of Blood Berets between scripted players, for tests. */
import type { Game, Strategy } from '../../../src/kernel/game.ts';
import { playGame, type Decision, type Played } from '../../../src/kernel/referee.ts';
import { bloodBerets } from '../../../src/systems/blood-berets/index.ts';
import ambush from '../../../strategies/blood-berets/ambush.ts';
import storm from '../../../strategies/blood-berets/storm.ts';
import veteran from '../../../strategies/blood-berets/veteran.ts';

export const SCRIPTS = [ambush, storm, veteran] as const;

export const MISSIONS = bloodBerets.missions.map(({ id }) => id);

const games = new Map<string, Game>(MISSIONS.map((mission) => [mission, bloodBerets.open({ mission })]));

export interface Setting {
  watch?: (decision: Decision) => void;
  /** By other rules than the mission's usual ones. */
  game?: Game;
  /** Players are shown frozen views. */
  frozen?: boolean;
}

export function play(mission: string, berets: Strategy, legion: Strategy, seed: number, index: number, { game = games.get(mission)!, ...more }: Setting = {}): Played {
  return playGame({ game, strategies: [berets, legion], seed, index, seats: bloodBerets.seats, ...more });
}

/** Games that a script wins against another in this seat. A game that failed counts as lost. */
export function wins(mission: string, script: Strategy, other: Strategy, seat: number, count: number): number {
  let won = 0;
  for (let index = 0; index < count; index++) {
    const [berets, legion] = seat === 0 ? [script, other] : [other, script];
    if (play(mission, berets, legion, 1999, index).measures?.winner === seat) won += 1;
  }
  return won;
}
