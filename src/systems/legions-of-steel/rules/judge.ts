/** Looks at the mission's objectives, and ends the game when one is met. */
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import type { Occurrence } from '../missions/mission.ts';
import type { Battle } from '../state.ts';

export function judge(ground: Ground, battle: Battle, when: Occurrence, chance: Chance): void {
  ground.mission.observe?.(ground, battle, when);
  const result = ground.mission.objectives(ground, battle, when);
  if (result === null) return;
  battle.result = result;
  battle.agenda.length = 0;
  chance.tell?.({ tell: 'result', ...result, about: ground.mission.card.grades.find(({ id }) => id === result.grade)!.about });
}
