/** The chance that an attack kills, as a look-up: for strategies that weigh thousands of shots. Made from the same rows as the dice that are rolled. */
import type { Battlefield } from './battlefield.ts';
import type { Numbers } from './book.ts';
import { diceOdds } from './dice-odds.ts';
import { poolsOf } from './rules/bonus-rows.ts';
import { closeCode, firearmCode, situationOf } from './rules/bonuses.ts';
import { canSee } from './rules/sight.ts';
import { UNITS, type Unit } from './vocabulary.ts';

type Card = Pick<Numbers, 'dice' | 'units' | 'bonuses'>;

export class KillChances {
  private readonly book: Card;
  /** Attacker -> target -> by the number of the situation; empty where none was asked for yet. */
  private readonly known: Record<Unit, Record<Unit, number[]>>;

  constructor(book: Card) {
    this.book = book;
    const forEachUnit = <T>(make: () => T) => Object.fromEntries(UNITS.map((unit) => [unit, make()])) as Record<Unit, T>;
    this.known = forEachUnit(() => forEachUnit((): number[] => []));
  }

  /** Of one Firearm Attack: 0 where the target cannot be seen or the attacker has no firearm. */
  firearm(field: Battlefield, attacker: Unit, from: number, target: Unit, to: number): number {
    return canSee(field, from, to) ? this.of(attacker, target, firearmCode(field, from, to)) : 0;
  }

  /** Of one Close Attack: 0 where the two are not next to each other. */
  close(field: Battlefield, attacker: Unit, from: number, target: Unit, to: number): number {
    return field.adjacent(from, to) ? this.of(attacker, target, closeCode(field, from, to)) : 0;
  }

  private of(attacker: Unit, target: Unit, code: number): number {
    const known = this.known[attacker][target];
    return known[code] ?? (known[code] = this.workOut(attacker, target, code));
  }

  private workOut(attacker: Unit, target: Unit, code: number): number {
    const { attack, armor } = poolsOf(situationOf(code), attacker, target, this.book);
    return diceOdds(this.book).killChance(attack, armor);
  }
}
