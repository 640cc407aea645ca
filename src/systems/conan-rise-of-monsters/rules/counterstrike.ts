/** Units that are attacked in melee strike back at the attacker before anybody defends ("Counterstrikes"); those that First Strike made suffer first, if they still can. */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { AttackRoll, Bout } from '../steps.ts';
import { attackOf } from './melee.ts';

/** The counterstrike that comes after the attack rolls of a bout, in the order of the units attacked; undefined if all have been made. */
export function nextCounterstrike(ground: Ground, battle: Readonly<Battle>, { attacks }: Readonly<Bout>): AttackRoll | undefined {
  const { kind, by, targets } = attacks[0]!;
  if (kind !== 'melee' || !ground.book.abilities.counterstrike) return undefined;
  const last = attacks.length === 1 ? -1 : targets.indexOf(attacks.at(-1)!.by);
  const striker = targets.find((unit, place) => place > last && mayStrikeBack(ground, battle, unit, by));
  return striker === undefined ? undefined : attackOf('counterstrike', striker, [by]);
}

function mayStrikeBack(ground: Ground, battle: Readonly<Battle>, unit: number, attacker: number): boolean {
  return !battle.units[unit]!.fleeing && ground.inContactWith(battle, unit, attacker).length > 0;
}
