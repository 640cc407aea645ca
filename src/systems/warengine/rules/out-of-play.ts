/** Destroyed or routed: off the table, with all that follows for its unit and the points ("Attack", "Rout", "Victory"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle } from '../state.ts';
import { part, succeed } from './leaders.ts';

/**
 * Takes figures out of play together, whoever did it: the other side gets their points, and so many more with the last of a unit. Where one
 * of them led, another one takes over at once; what flags of control say stays ("until the next time you check control").
 */
export function goOutOfPlay(ground: Ground, battle: Battle, figures: readonly number[], fate: 'destroyed' | 'routed', chance: Chance): void {
  const last = figures.map((figure) => takeOff(ground, battle, figure, fate));
  figures.forEach((figure, i) => {
    chance.tell?.({ tell: 'out', figure: ground.id(battle, figure), fate, last: last[i]! });
    succeed(ground, battle, figure, chance);
    if (last[i]!) part(ground, battle, ground.unitOf(battle, figure));
  });
}

/** Whether it was the last of its unit. */
function takeOff(ground: Ground, battle: Battle, figure: number, fate: 'destroyed' | 'routed'): boolean {
  const gone = battle.figures[figure]!;
  const number = ground.unitOf(battle, figure);
  const unit = battle.units[number]!;
  const enemy = 1 - ground.seat(battle, figure);
  gone.fate = fate;
  gone.reserve = -1;
  gone.charging = false;
  if (fate === 'destroyed') {
    unit.destroyed += 1;
    unit.lost += 1;
  }
  battle.points[enemy]! += ground.enlisted(battle, figure).points;
  const last = !ground.unit(battle, number).members.some((member) => inPlay(battle.figures[member]!));
  if (last) battle.points[enemy]! += ground.book.victory.unit;
  battle.clock += 1;
  return last;
}
