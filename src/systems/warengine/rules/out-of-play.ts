/** Destroyed or routed: off the table, with all that follows for its unit and the points ("Attack", "Rout", "Victory"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle } from '../state.ts';
import { part, succeed } from './leaders.ts';

/**
 * Takes a figure out of play, whoever did it: the other side gets its points, and so many more with the last of its unit. If it led,
 * another one takes over at once; what flags of control say stays ("until the next time you check control").
 */
export function goOutOfPlay(ground: Ground, battle: Battle, figure: number, fate: 'destroyed' | 'routed', chance: Chance): void {
  const gone = battle.figures[figure]!;
  const number = ground.unitOf(battle, figure);
  const unit = battle.units[number]!;
  const enemy = 1 - ground.seat(battle, figure);
  gone.fate = fate;
  gone.reserve = -1;
  gone.reservedNow = false;
  gone.charging = false;
  if (fate === 'destroyed') {
    unit.destroyed += 1;
    unit.lost += 1;
  }
  battle.points[enemy]! += ground.enlisted(battle, figure).points;
  const whole = !ground.unit(battle, number).members.some((member) => inPlay(battle.figures[member]!));
  if (whole) battle.points[enemy]! += ground.book.victory.unit;
  battle.clock += 1;
  chance.tell?.({ tell: 'out', figure: ground.id(battle, figure), fate, last: whole });
  succeed(ground, battle, figure, chance);
  if (whole) part(ground, battle, number);
}
