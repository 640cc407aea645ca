/** The Gehenna Cannon: once a round the Legion picks any space, misses let the Clan move the shot, and it hits friend and foe as a Brainbuster does ("Mission Five", Special Rules). */
import type { ActionRule } from '../actions.ts';
import { pool, poolText } from '../pools.ts';
import { launch, rollAccuracy } from './brainbuster.ts';

export interface FireCannon {
  do: 'cannon';
  at: number;
}

export const cannon: ActionRule<FireCannon> = {
  options(ground, view) {
    if (view.asked?.step !== 'cannon') return [];
    const { width, height } = ground.board(view.open);
    return Array.from({ length: width * height }, (_, at) => ({ do: 'cannon', at }));
  },

  refuse(ground, view, { at }) {
    if (view.asked?.step !== 'cannon') return 'the cannon fires once all squads have taken their turns, in Mission Five only ("Mission Five", Special Rules)';
    const { width, height } = ground.board(view.open);
    return Number.isInteger(at) && at >= 0 && at < width * height ? undefined : `there is no square ${String(at)}`;
  },

  apply(ground, { open }, { at }, chance) {
    const step = open.agenda.pop();
    if (step?.step !== 'cannon') throw new Error('no cannon to fire');
    const dice = pool(ground.book.missions.ambush.cannonAccuracy);
    const misses = rollAccuracy(ground.book, dice, step.seat, chance);
    chance.tell?.({ tell: 'cannon', at, width: ground.board(open).width, dice: poolText(dice), misses });
    launch(open, at, misses, { seat: step.seat, by: null });
  },
};
