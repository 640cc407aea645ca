/**
 * Rolling: hits against hits ("Combat Execution").
 *
 * Attack and armor are two rolls, so that something may come between. Their luck is counted in kills: the attack roll
 * by how it changed the chance of a kill, the armor roll by how it turned that chance into a kill or none.
 */
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Numbers } from '../book.ts';
import { diceOdds } from '../dice-odds.ts';
import type { Pool } from '../pools.ts';
import { rollName, type RollKind } from '../rolls.ts';
import type { Attack } from '../vocabulary.ts';

type WithDice = Pick<Numbers, 'dice'>;

/** Every roll of the game is made here. */
export function rollHits(kind: RollKind, dice: Pool, book: WithDice, chance: Chance): number {
  const hits = diceOdds(book).hits(dice).roll(chance.dice.stream('combat'));
  chance.luck.roll(rollName(kind, dice), hits);
  return hits;
}

export function meanHits(dice: Pool, book: WithDice): number {
  return diceOdds(book).odds(dice).mean().toNumber();
}

export function varianceOfHits(dice: Pool, book: WithDice): number {
  return diceOdds(book).odds(dice).variance().toNumber();
}

/** Rolls the attack of `seat`; returns its hits. */
export function rollAttack(book: WithDice, kind: Attack, attack: Pool, armor: Pool, seat: Seat, chance: Chance): number {
  const hits = rollHits(kind, attack, book, chance);
  const { kill, killByHits, variance } = diceOdds(book).duel(attack, armor);
  chance.luck.record('attack', seat, killByHits[hits]! - kill, variance);
  return hits;
}

/** Rolls the armor against the `hits` of an attack of `seat`; returns its hits. The figure is eliminated if they are fewer. */
export function rollArmor(book: WithDice, hits: number, armor: Pool, seat: Seat, chance: Chance): number {
  const saved = rollHits('armor', armor, book, chance);
  const kill = diceOdds(book).chanceBelow(armor, hits);
  chance.luck.record('armor', seat, (saved < hits ? 1 : 0) - kill, kill * (1 - kill));
  return saved;
}
