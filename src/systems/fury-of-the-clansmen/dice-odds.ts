/** What pools of the book's coloured dice show: hits, with their exact odds; and one pool against another. */
import { contest } from '../../kernel/dice/contest.ts';
import { symbolDie } from '../../kernel/dice/die.ts';
import type { Distribution } from '../../kernel/dice/distribution.ts';
import type { Fraction } from '../../kernel/dice/fraction.ts';
import { memo } from '../../kernel/dice/memo.ts';
import { count, pool as throwOf } from '../../kernel/dice/pool.ts';
import type { Roll } from '../../kernel/dice/roll.ts';
import type { Numbers } from './book.ts';
import { COLORS, countOf, sizeOf, type Pool } from './pools.ts';

/** An attack against an armor. */
export interface Duel {
  /** The chance of more attack hits than armor hits ("Close Attacks", "How to Shoot"). */
  kill: number;
  /** The same, exactly. */
  fraction: Fraction;
  /** The chance of a kill once the attack shows so many hits. */
  killByHits: Float64Array;
  /** Of the chance of a kill, over the attack roll. */
  variance: number;
}

/** The odds of one set of dice. Each pool is worked out once. */
export class DiceOdds {
  /** The hits that a pool shows. */
  readonly hits: (pool: Pool) => Roll;
  private readonly duels: (attack: Pool) => (armor: Pool) => Duel;
  private readonly below: (pool: Pool) => (hits: number) => number;

  constructor(dice: Numbers['dice']) {
    const dies = COLORS.map((color) => [color, symbolDie(color, 6, { hit: dice[color].hits })] as const);
    this.hits = memo((pool) => count(throwOf(...dies.map(([color, die]) => [die, countOf(pool, color)] as const)), 'hit'));
    this.below = memo((pool) => memo((hits) => this.odds(pool).where((shown) => shown < hits).toNumber()));
    this.duels = memo((attack) => memo((armor) => this.duelOf(attack, armor)));
  }

  odds(pool: Pool): Distribution {
    return this.hits(pool).odds();
  }

  duel(attack: Pool, armor: Pool): Duel {
    return this.duels(attack)(armor);
  }

  killChance(attack: Pool, armor: Pool): number {
    return this.duels(attack)(armor).kill;
  }

  /** The chance that a pool shows fewer hits than these. */
  chanceBelow(pool: Pool, hits: number): number {
    return this.below(pool)(hits);
  }

  private duelOf(attack: Pool, armor: Pool): Duel {
    const fraction = contest(this.odds(attack), this.odds(armor)).win;
    const kill = fraction.toNumber();
    const killByHits = Float64Array.from({ length: sizeOf(attack) + 1 }, (_, hits) => this.chanceBelow(armor, hits));
    const variance = this.odds(attack).average((hits) => (killByHits[hits]! - kill) * (killByHits[hits]! - kill));
    return { kill, fraction, killByHits, variance };
  }
}

const oddsByFaces = memo((faces: string) => {
  const [white, red, black] = faces.split('/').map(Number) as [number, number, number];
  return new DiceOdds({ white: { hits: white }, red: { hits: red }, black: { hits: black } });
});

const oddsByBook = new WeakMap<Numbers['dice'], DiceOdds>();

/** The odds of a book's dice; books with the same dice share them. */
export function diceOdds({ dice }: Pick<Numbers, 'dice'>): DiceOdds {
  let odds = oddsByBook.get(dice);
  if (odds === undefined) {
    odds = oddsByFaces(COLORS.map((color) => dice[color].hits).join('/'));
    oddsByBook.set(dice, odds);
  }
  return odds;
}
