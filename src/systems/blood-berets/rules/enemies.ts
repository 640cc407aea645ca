/** Whom a figure may attack, wherever it is: figures of the other side on the board. The prisoners are nobody's enemies. */
import type { Ground } from '../ground.ts';
import { isFigure } from '../roster.ts';
import type { Battle } from '../state.ts';

export function enemiesOf(ground: Ground, battle: Readonly<Battle>, figure: number): number[] {
  const enemies: number[] = [];
  battle.figures.forEach((_, target) => {
    if (refuseEnemy(ground, battle, figure, target) === undefined) enemies.push(target);
  });
  return enemies;
}

export function refuseEnemy(ground: Ground, battle: Readonly<Battle>, figure: number, target: number): string | undefined {
  const victim = battle.figures[target];
  if (victim === undefined || !Number.isInteger(target)) return 'expected "target": the number of an enemy figure';
  const { id, card } = ground.piece(target);
  if (!isFigure(card) || victim.seat === battle.figures[figure]!.seat) return `${id} is no enemy`;
  if (victim.fate === 'held') return ground.book.options.heldMayFight ? undefined : `${id} waits outside the section and is out of the fight (options.heldMayFight)`;
  return victim.fate === 'in-play' ? undefined : `${id} is not on the board`;
}

/** "Figures in close combat positions": an enemy stands next to it. */
export function isInCloseCombat(ground: Ground, battle: Readonly<Battle>, figure: number): boolean {
  const field = ground.board(battle);
  return enemiesOf(ground, battle, figure).some((enemy) => field.adjacent(battle.figures[figure]!.at, battle.figures[enemy]!.at));
}
