/** A mission is decided: whose it is, and how ("Victory Conditions"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { BeretsEvent } from '../events.ts';
import type { Battle } from '../state.ts';
import type { Mission } from './mission.ts';

/** `grade`: one of the mission's. Once it is decided nothing changes it. */
export function decide({ card }: Mission, battle: Battle, grade: string, { tell }: Chance): void {
  if (battle.result !== null) return;
  const found = card.grades.find(({ id }) => id === grade);
  if (found === undefined) throw new RangeError(`${card.id}: no grade "${grade}"`);
  const winner: Seat | null = found.winner;
  battle.result = { winner, grade };
  battle.clock += 1;
  const event: BeretsEvent = { tell: 'result', winner, about: found.about };
  tell?.(event);
}
