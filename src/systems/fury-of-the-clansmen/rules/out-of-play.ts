/** Out of play for the rest of the game: eliminated, off the board or on a goal. With a squad's leader go the extra actions that he has not given yet ("Extra Actions"). */
import type { Ground } from '../ground.ts';
import { takeOut, type Battle } from '../state.ts';

export function goOutOfPlay(ground: Ground, battle: Battle, number: number, fate: 'eliminated' | 'left-board' | 'on-goal'): void {
  takeOut(battle, number, fate);
  const turn = battle.agenda.findLast(({ step }) => step === 'turn');
  if (turn?.step === 'turn' && ground.roster.squads[turn.squad]!.leader === number) battle.extra = 0;
}
