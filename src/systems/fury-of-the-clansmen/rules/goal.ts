/** A figure that enters a square of its errand is out of play, its part done (the missions' Special Rules). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { goOutOfPlay } from './out-of-play.ts';

/** Called when a figure has come to the square where it stands. */
export function enterGoal(ground: Ground, battle: Battle, figure: number, chance: Chance): void {
  const { at } = battle.figures[figure]!;
  if (ground.goalsOf(battle, figure)[at] === 0) return;
  const squad = ground.mission.squadAt(battle.layout, at);
  goOutOfPlay(ground, battle, figure, 'on-goal');
  if (squad >= 0) battle.entered[squad]!.push(figure);
  chance.tell?.({ tell: 'goal', figure: ground.trooper(figure).id, of: squad < 0 ? null : ground.roster.squads[squad]!.id });
}
