/** What figures begin a game with: grenades, and the leadership of their leaders ("Unit and Weapon Descriptions", "Leadership"). */
import type { Ground } from './ground.ts';
import { newBattle, type Battle } from './state.ts';

/** Nobody is set up yet. Points of leadership are in the order of their leaders. */
export function muster(ground: Ground): Battle {
  const battle = newBattle(ground.roster.length, ground.board.doors.length);
  for (const [number, figure] of battle.figures.entries()) {
    const { grenades, leadership } = ground.card(number);
    figure.grenades = [...grenades];
    for (let point = 0; point < leadership; point++) battle.leadership.push({ origin: number, holder: number, fate: 'ready' });
  }
  return battle;
}
