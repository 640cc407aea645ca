/** Games of Mission One between scripted players, for tests. */
import { playGame, type Decision, type Played } from '../../../src/kernel/referee.ts';
import type { Strategy } from '../../../src/kernel/game.ts';
import { furyOfTheClansmen } from '../../../src/systems/fury-of-the-clansmen/index.ts';
import commander from '../../../strategies/fury-of-the-clansmen/commander.ts';
import hunter from '../../../strategies/fury-of-the-clansmen/hunter.ts';
import marksman from '../../../strategies/fury-of-the-clansmen/marksman.ts';
import rush from '../../../strategies/fury-of-the-clansmen/rush.ts';

export const SCRIPTS = [rush, marksman, hunter, commander] as const;

export const PAIRINGS = SCRIPTS.flatMap((clan) => SCRIPTS.map((legion) => [clan, legion] as const));

export const missionOne = furyOfTheClansmen.open({ mission: 'breakthrough' });

export function play(clan: Strategy, legion: Strategy, seed: number, index: number, watch?: (decision: Decision) => void): Played {
  return playGame({ game: missionOne, strategies: [clan, legion], seed, index, seats: furyOfTheClansmen.seats, ...(watch === undefined ? {} : { watch }) });
}

/** Games that this seat wins, of `games`; a draw or a failed game is not won. */
export function wins(clan: Strategy, legion: Strategy, seat: number, games: number): number {
  let won = 0;
  for (let index = 0; index < games; index++) if (play(clan, legion, 1995, index).measures?.winner === seat) won += 1;
  return won;
}
