/** Games of Conan: Rise of Monsters between scripted players, for tests. */
import type { Game, Strategy } from '../../../src/kernel/game.ts';
import { playGame, type Decision, type Played } from '../../../src/kernel/referee.ts';
import { conanRiseOfMonsters as conan } from '../../../src/systems/conan-rise-of-monsters/index.ts';
import bulwark from '../../../strategies/conan-rise-of-monsters/bulwark.ts';
import onslaught from '../../../strategies/conan-rise-of-monsters/onslaught.ts';
import tactician from '../../../strategies/conan-rise-of-monsters/tactician.ts';

export const SCRIPTS = [bulwark, onslaught, tactician] as const;

export const MISSIONS = conan.missions.map(({ id }) => id);

const games = new Map<string, Game>(MISSIONS.map((mission) => [mission, conan.open({ mission })]));

export interface Setting {
  watch?: (decision: Decision) => void;
  /** By other rules than the mission's usual ones. */
  game?: Game;
  /** Players are shown frozen views. */
  frozen?: boolean;
}

export function play(mission: string, circle: Strategy, set: Strategy, seed: number, index: number, { game = games.get(mission)!, ...more }: Setting = {}): Played {
  return playGame({ game, strategies: [circle, set], seed, index, seats: conan.seats, ...more });
}

/** Games that a script wins against another in this seat; the second game of each two is the first with the edges swapped. A game that failed counts as lost. */
export function wins(mission: string, script: Strategy, other: Strategy, seat: number, count: number): number {
  let won = 0;
  for (let index = 0; index < count; index++) {
    const [circle, set] = seat === 0 ? [script, other] : [other, script];
    if (play(mission, circle, set, 1999, index).measures?.winner === seat) won += 1;
  }
  return won;
}
