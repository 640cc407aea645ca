/**
 * Rolling: hits against hits ("Combat Execution").
 *
 * Attack and armor are two rolls, so that something may come between. Their luck is counted in kills: the attack roll
 * by how it changed the chance of a kill, the armor roll by how it turned that chance into a kill or none.
 */
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/rng.ts';
import type { Numbers } from '../book.ts';
import { diceOdds } from '../dice-odds.ts';
import type { Pool } from '../pools.ts';

type WithDice = Pick<Numbers, 'dice'>;

export function rollHits(dice: Pool, book: WithDice, rng: Rng): number {
  return diceOdds(book).hits(dice).roll(rng);
}

export function meanHits(dice: Pool, book: WithDice): number {
  return diceOdds(book).odds(dice).mean().toNumber();
}

export function varianceOfHits(dice: Pool, book: WithDice): number {
  return diceOdds(book).odds(dice).variance().toNumber();
}

/** Rolls the attack of `seat`; returns its hits. */
export function rollAttack(book: WithDice, attack: Pool, armor: Pool, seat: Seat, chance: Chance): number {
  const odds = diceOdds(book);
  const hits = odds.hits(attack).roll(chance.dice.stream('combat'));
  const { kill, killByHits, variance } = odds.duel(attack, armor);
  chance.luck.record('attack', seat, killByHits[hits]! - kill, variance);
  return hits;
}

/** Rolls the armor against the `hits` of an attack of `seat`; returns its hits. The figure is eliminated if they are fewer. */
export function rollArmor(book: WithDice, hits: number, armor: Pool, seat: Seat, chance: Chance): number {
  const odds = diceOdds(book);
  const saved = odds.hits(armor).roll(chance.dice.stream('combat'));
  const kill = odds.chanceBelow(armor, hits);
  chance.luck.record('armor', seat, (saved < hits ? 1 : 0) - kill, kill * (1 - kill));
  return saved;
}
