/** Whether any model would end within so little of an enemy that no run may end there ("Run"). */
import { INCH } from '../../../kernel/table/inches.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Slide } from './slide.ts';

export function nearEnemy(ground: Ground, battle: Readonly<Battle>, unit: number, { members, x, y }: Pick<Slide, 'members' | 'x' | 'y'>): boolean {
  const { bases } = ground.field(battle);
  const { seats, diameters } = ground.roll(battle);
  const [first] = members as [number];
  const near = diameters[first]! + 2 * ground.book.movement.runKeepsOff * INCH;
  for (let enemy = 0; enemy < bases.count; enemy++) {
    const wide = bases.diameter[enemy]!;
    if (wide === 0 || seats[enemy] === seats[first]) continue;
    for (let member = 0; member < members.length; member++) {
      const dx = x[member]! - bases.x[enemy]!;
      const dy = y[member]! - bases.y[enemy]!;
      if (4 * (dx * dx + dy * dy) <= (near + wide) * (near + wide)) return true;
    }
  }
  return false;
}
