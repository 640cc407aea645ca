/** A question to the attack tables in the room's own words. */
import type { AttackQuery } from '../../../kernel/odds.ts';
import type { Attack, Unit } from '../vocabulary.ts';

export interface FuryQuery extends AttackQuery {
  attacker: Unit;
  attack: Attack;
  defender: Unit;
}
