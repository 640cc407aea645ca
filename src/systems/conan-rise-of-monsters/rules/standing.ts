/** When the battle ends before its last turn: a side has nobody left ("Victory"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import { forUnits, unopposed, victoryPoints } from '../missions/victory.ts';
import type { Battle, ConanState } from '../state.ts';
import { owed } from '../steps.ts';

/** New Life may still bring back who was removed: it is judged after that. */
export function judgeStanding(ground: Ground, { open }: Pick<ConanState, 'open'>, chance: Chance): void {
  if (open.result !== null || owed(open, 'removed') !== undefined) return;
  const { seats } = ground.roll(open);
  const left: [boolean, boolean] = [false, false];
  open.models.forEach(({ fate }, model) => {
    if (fate === 'in-play' || fate === 'undeployed') left[seats[model]!] = true;
  });
  if (!left[0] || !left[1]) decide(ground, open, chance);
}

export function decide(ground: Ground, battle: Battle, chance: Chance): void {
  const result = ground.mission.judge(ground, battle);
  battle.result = result;
  battle.agenda.length = 0;
  for (const seat of [0, 1]) {
    const points = unopposed(ground, battle, seat);
    if (points > 0) chance.tell?.({ tell: 'points', seat, points, why: 'the turns that are left, nobody being in the way' });
  }
  const { about } = ground.mission.card.grades.find(({ id }) => id === result.grade)!;
  chance.tell?.({ tell: 'result', winner: result.winner, points: [victoryPoints(ground, battle, 0), victoryPoints(ground, battle, 1)], forUnits: [forUnits(ground, battle, 0), forUnits(ground, battle, 1)], about });
}
