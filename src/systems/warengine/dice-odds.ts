/** What dice come to when they are rolled and kept, with exact odds; and an attack roll against a defense roll ("Attack"). */
import { chanceHigher, contest } from '../../kernel/dice/contest.ts';
import { converted, numberedDie, pipsConverted, type Die } from '../../kernel/dice/die.ts';
import type { Distribution } from '../../kernel/dice/distribution.ts';
import type { Fraction } from '../../kernel/dice/fraction.ts';
import { memo } from '../../kernel/dice/memo.ts';
import { count, counts, keepBest, pool as throwOf } from '../../kernel/dice/pool.ts';
import type { Roll } from '../../kernel/dice/roll.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Numbers } from './book.ts';
import { keptOf, POOLS, readingOf, rolledOf, type Pool, type Reading } from './pools.ts';

/** No hero points change a total by more than this. */
const MOST_MARGIN = 40;
/** No total is higher: five sixes, and hero points. */
const MOST_TOTAL = 30 + MOST_MARGIN;

/** An attack against a defense, neither side adding hero points. */
export interface Duel {
  /** The chance that the attack roll is higher. */
  kill: number;
  /** The same, exactly. */
  fraction: Fraction;
  /** The chance of a kill once the attack comes to so much, by total. */
  killByTotal: Float64Array;
  /** Of that chance, over the attack roll. */
  variance: number;
}

/** The odds of one book's dice. All pools are worked out once. */
export class DiceOdds {
  private readonly rolls: (Roll | undefined)[] = Array<Roll | undefined>(POOLS).fill(undefined);
  private readonly below: (Float64Array | undefined)[] = Array<Float64Array | undefined>(POOLS).fill(undefined);
  private readonly chances = new Map<number, Float64Array>();
  private readonly duels = new Map<number, Duel>();
  private readonly exact = memo((key: number) => memo((margin: number) => this.workOut(Math.floor(key / POOLS), key % POOLS, margin)));
  private readonly dies: Readonly<Record<Reading, Die>>;
  private readonly mixed: (pool: Pool) => Roll<readonly number[]>;

  constructor({ uncontrolled, medium, heavy }: Numbers['dice']) {
    const d6 = numberedDie(6);
    this.dies = {
      plain: d6,
      uncontrolled: pipsConverted(d6, { 6: uncontrolled.six }),
      medium: pipsConverted(d6, { 1: medium.one }),
      heavy: pipsConverted(d6, { 1: heavy.one, 2: heavy.two }),
    };
    const both = converted(d6, ({ pips = 0 }) => ({ pips, uncontrolled: pips === 6 ? uncontrolled.six : pips }));
    this.mixed = memo((pool) => counts(keepBest(throwOf([both, rolledOf(pool)]), keptOf(pool)), 'pips', 'uncontrolled'));
  }

  /** Rolls, keeps the best and adds them up. */
  roll(pool: Pool, rng: Rng): number {
    return this.total(pool).roll(rng);
  }

  /** The roll and its exact odds. */
  total(pool: Pool): Roll {
    return (this.rolls[pool] ??= count(keepBest(throwOf([this.dies[readingOf(pool)], rolledOf(pool)]), keptOf(pool)), 'pips'));
  }

  odds(pool: Pool): Distribution {
    return this.total(pool).odds();
  }

  /** One roll for figures of both kinds: what it comes to for controlled ones, and for uncontrolled ones ("Rout", special case). */
  forBoth(pool: Pool): Roll<readonly number[]> {
    return this.mixed(pool);
  }

  mean(pool: Pool): number {
    return this.odds(pool).average((total) => total);
  }

  /** The chance of `least` or more. */
  chanceAtLeast(pool: Pool, least: number): number {
    return 1 - this.chanceBelow(pool, least);
  }

  /** The chance of less than `total`. */
  chanceBelow(pool: Pool, total: number): number {
    const below = (this.below[pool] ??= Float64Array.from({ length: MOST_TOTAL + 1 }, (_, limit) => this.odds(pool).where((shown) => shown < limit).toNumber()));
    return total <= 0 ? 0 : total > MOST_TOTAL ? 1 : below[total]!;
  }

  /** The chance that the attack is higher than the defense. */
  killChance(attack: Pool, defense: Pool): number {
    return this.chanceHigher(attack, defense, 0);
  }

  /**
   * The chance that the attack with `margin` more points (with fewer, if negative) is higher than the defense. With
   * hero points on both sides, the margin is what the attacker has more than the defender: the attacker who spends
   * all he must kills whenever his roll and his points beat the roll and the points of the defender.
   */
  chanceHigher(attack: Pool, defense: Pool, margin: number): number {
    const key = attack * POOLS + defense;
    let chances = this.chances.get(key);
    if (chances === undefined) this.chances.set(key, (chances = this.marginsOf(attack, defense)));
    return chances[Math.max(-MOST_MARGIN, Math.min(MOST_MARGIN, margin)) + MOST_MARGIN]!;
  }

  /** The same exactly, for tables. */
  exactlyHigher(attack: Pool, defense: Pool, margin: number): Fraction {
    return this.exact(attack * POOLS + defense)(margin);
  }

  duel(attack: Pool, defense: Pool): Duel {
    const key = attack * POOLS + defense;
    let duel = this.duels.get(key);
    if (duel === undefined) this.duels.set(key, (duel = this.duelOf(attack, defense)));
    return duel;
  }

  private marginsOf(attack: Pool, defense: Pool): Float64Array {
    const odds = this.odds(attack);
    return Float64Array.from({ length: 2 * MOST_MARGIN + 1 }, (_, index) => {
      const margin = index - MOST_MARGIN;
      return Math.min(1, margin === 0 ? chanceHigher(odds, this.odds(defense)) : odds.average((total) => this.chanceBelow(defense, total + margin)));
    });
  }

  private workOut(attack: Pool, defense: Pool, margin: number): Fraction {
    return contest(this.odds(attack).map<number>((total) => total + margin), this.odds(defense)).win;
  }

  private duelOf(attack: Pool, defense: Pool): Duel {
    const fraction = this.exactlyHigher(attack, defense, 0);
    const kill = fraction.toNumber();
    const killByTotal = Float64Array.from({ length: MOST_TOTAL + 1 }, (_, total) => this.chanceBelow(defense, total));
    const variance = this.odds(attack).spread((total) => killByTotal[total]!);
    return { kill, fraction, killByTotal, variance };
  }
}

const oddsByFaces = memo((faces: string) => new DiceOdds(JSON.parse(faces) as Numbers['dice']));

const oddsByBook = new WeakMap<Numbers['dice'], DiceOdds>();

/** The odds of a book's dice; books with the same dice share them. */
export function diceOdds({ dice }: Pick<Numbers, 'dice'>): DiceOdds {
  let odds = oddsByBook.get(dice);
  if (odds === undefined) oddsByBook.set(dice, (odds = oddsByFaces(JSON.stringify(dice))));
  return odds;
}
