/** What Sigil dice come to, exactly: attack rolls, defense rolls, morale; and an attack roll against a defense ("Sigil Dice", "To Attack", "To Defend"). */
import { rerolling, symbolDie, type Die } from '../../kernel/dice/die.ts';
import { Distribution } from '../../kernel/dice/distribution.ts';
import { memo } from '../../kernel/dice/memo.ts';
import { count, counts, pool } from '../../kernel/dice/pool.ts';
import type { Roll } from '../../kernel/dice/roll.ts';
import type { Numbers } from './book.ts';

/** What each Sigil of an attack roll does to the target, one thing at most: nothing; it is a Sword more; it takes a die from the defense; it is a wound that no Shield blocks. */
export const READINGS = ['nothing', 'sword', 'poison', 'unstoppable'] as const;
export type Reading = (typeof READINGS)[number];

/** An attack roll at one unit: its dice, whether Sigils are rerolled, and what those that stay do. */
export interface AttackDice {
  readonly dice: number;
  readonly reroll: boolean;
  readonly sigils: Reading;
}

/** The defense of a unit: its dice before those for hits, and whether Sigils are rerolled. */
export interface DefenseDice {
  readonly dice: number;
  readonly reroll: boolean;
}

/** What an attack roll has brought, before the defense. */
export interface Struck {
  /** May be blocked. */
  readonly hits: number;
  /** May not. */
  readonly unstoppable: number;
  /** Dice that the defense loses. */
  readonly poison: number;
}

export function struck(swords: number, sigils: number, reading: Reading): Struck {
  return {
    hits: reading === 'sword' ? swords + sigils : swords,
    unstoppable: reading === 'unstoppable' ? sigils : 0,
    poison: reading === 'poison' ? sigils : 0,
  };
}

/** The odds of one kind of Sigil dice. All are worked out once. */
export class SigilDice {
  private readonly perHit: number;
  private readonly attacks = new Map<number, Roll<readonly [swords: number, sigils: number]>>();
  private readonly defenses = new Map<number, Roll>();
  private readonly volleys = new Map<number, Volley>();
  private readonly saves = new Map<number, Saves>();
  private readonly plain: Die;
  private readonly rerolled: Die;

  constructor(faces: string, perHit: number) {
    const [sword, shield, sigil] = faces.split('/').map(Number) as [number, number, number];
    this.perHit = perHit;
    this.plain = symbolDie('sigil', 6, { sword, shield, sigil });
    this.rerolled = rerolling(this.plain, 'sigil');
  }

  /** Swords and Sigils of an attack roll. `reroll`: dice that show a Sigil are rolled once more. */
  attack(dice: number, reroll: boolean): Roll<readonly [swords: number, sigils: number]> {
    const key = dice * 2 + (reroll ? 1 : 0);
    let roll = this.attacks.get(key);
    if (roll === undefined) this.attacks.set(key, (roll = counts(pool([this.die(reroll), dice]), 'sword', 'sigil') as unknown as Roll<readonly [number, number]>));
    return roll;
  }

  /** Shields of a defense roll. */
  defense(dice: number, reroll: boolean): Roll {
    const key = dice * 2 + (reroll ? 1 : 0);
    let roll = this.defenses.get(key);
    if (roll === undefined) this.defenses.set(key, (roll = count(pool([this.die(reroll), dice]), 'shield')));
    return roll;
  }

  /** Swords of a roll in which nothing else counts: morale and initiative. */
  readonly swords = memo((dice: number): Roll => count(pool([this.plain, dice]), 'sword'));

  morale(dice: number): Roll {
    return this.swords(dice);
  }

  /** The chance of at least one Sword. */
  readonly moraleChance = memo((dice: number): number => this.swords(dice).odds().atLeast(1).toNumber());

  /** Dice of a defense against what has struck. */
  defenseDice({ dice }: DefenseDice, { hits, poison }: Struck): number {
    return Math.max(0, dice + this.perHit * hits - poison);
  }

  /** Wounds, now that the Shields are known; without a hit no defense is rolled. */
  wounds({ hits, unstoppable }: Struck, shields: number): number {
    return Math.max(0, hits - shields) + unstoppable;
  }

  /** Hits that a defense roll of so many dice lets through. */
  saving(hits: number, dice: number, reroll: boolean): Saves {
    const key = (dice * 512 + hits) * 2 + (reroll ? 1 : 0);
    let saves = this.saves.get(key);
    if (saves === undefined) this.saves.set(key, (saves = this.savesOf(hits, dice, reroll)));
    return saves;
  }

  /** An attack roll against the defense of one unit. */
  volley(attack: AttackDice, defense: DefenseDice): Volley {
    const key = (((attack.dice * 2 + (attack.reroll ? 1 : 0)) * READINGS.length + READINGS.indexOf(attack.sigils)) * 256 + defense.dice) * 2 + (defense.reroll ? 1 : 0);
    let volley = this.volleys.get(key);
    if (volley === undefined) this.volleys.set(key, (volley = new Volley(this, { ...attack }, { ...defense })));
    return volley;
  }

  private die(reroll: boolean): Die {
    return reroll ? this.rerolled : this.plain;
  }

  private savesOf(hits: number, dice: number, reroll: boolean): Saves {
    const odds = this.defense(dice, reroll).odds();
    const through = (shields: number) => Math.max(0, hits - shields);
    return { expected: odds.average(through), variance: odds.spread(through) };
  }
}

/** Wounds that a defense roll lets through, in doubles: what it owes. */
export interface Saves {
  readonly expected: number;
  readonly variance: number;
}

/** An attack roll against the defense of one unit: wounds, in doubles for players and the ledger of luck, exactly for tables. */
export class Volley {
  private readonly of: SigilDice;
  private readonly attack: AttackDice;
  private readonly defense: DefenseDice;
  private worked: Distribution | undefined;
  private tail: Float64Array | undefined;
  private means: Saves | undefined;

  constructor(of: SigilDice, attack: AttackDice, defense: DefenseDice) {
    this.of = of;
    this.attack = attack;
    this.defense = defense;
  }

  /** Wounds that are to be expected once the attack has come to this. */
  given(swords: number, sigils: number): number {
    const blow = struck(swords, sigils, this.attack.sigils);
    return blow.unstoppable + (blow.hits === 0 ? 0 : this.of.saving(blow.hits, this.of.defenseDice(this.defense, blow), this.defense.reroll).expected);
  }

  /** Wounds that are to be expected before it is rolled. */
  get expected(): number {
    return this.owed.expected;
  }

  /** Of `given`, over the attack roll. */
  get variance(): number {
    return this.owed.variance;
  }

  /** The chance of so many wounds or more. */
  chanceOf(wounds: number): number {
    const tail = (this.tail ??= this.tailOf());
    return wounds <= 0 ? 1 : (tail[wounds] ?? 0);
  }

  /** Wounds that are to be expected of a unit that can suffer no more than `most`. */
  expectedUpTo(most: number): number {
    let sum = 0;
    for (let wounds = 1; wounds <= most; wounds++) sum += this.chanceOf(wounds);
    return sum;
  }

  /** Exactly. */
  get wounds(): Distribution {
    return (this.worked ??= this.rolled().then(([swords, sigils]) => {
      const blow = struck(swords, sigils, this.attack.sigils);
      if (blow.hits === 0) return Distribution.always(blow.unstoppable);
      return this.of.defense(this.of.defenseDice(this.defense, blow), this.defense.reroll).odds().map((shields) => this.of.wounds(blow, shields));
    }));
  }

  /** Hits and unstoppable wounds of the attack roll, together. */
  get hits(): Distribution {
    return this.rolled().map(([swords, sigils]) => {
      const { hits, unstoppable } = struck(swords, sigils, this.attack.sigils);
      return hits + unstoppable;
    });
  }

  private get owed(): Saves {
    return (this.means ??= { expected: this.rolled().average(([swords, sigils]) => this.given(swords, sigils)), variance: this.rolled().spread(([swords, sigils]) => this.given(swords, sigils)) });
  }

  private rolled(): Distribution<readonly [swords: number, sigils: number]> {
    return this.of.attack(this.attack.dice, this.attack.reroll).odds();
  }

  private tailOf(): Float64Array {
    const { dice, reroll, sigils: reading } = this.attack;
    const chances = new Float64Array(dice + 2);
    const rolled = this.of.attack(dice, reroll).odds();
    rolled.outcomes.forEach(([swords, sigils], i) => {
      const blow = struck(swords, sigils, reading);
      const chance = rolled.chances[i]!;
      if (blow.hits === 0) {
        chances[blow.unstoppable]! += chance;
        return;
      }
      const defense = this.of.defense(this.of.defenseDice(this.defense, blow), this.defense.reroll).odds();
      defense.outcomes.forEach((shields, j) => (chances[this.of.wounds(blow, shields)]! += chance * defense.chances[j]!));
    });
    for (let wounds = dice; wounds >= 0; wounds--) chances[wounds]! += chances[wounds + 1]!;
    return chances;
  }
}

const byFaces = memo((key: string): SigilDice => {
  const [faces, perHit] = key.split(' ') as [string, string];
  return new SigilDice(faces, Number(perHit));
});

const byBook = new WeakMap<Numbers['die'], SigilDice>();

/** The dice of a book; books whose dice are the same share them. */
export function sigilDice({ die, defense }: Pick<Numbers, 'die' | 'defense'>): SigilDice {
  let dice = byBook.get(die);
  if (dice === undefined) byBook.set(die, (dice = byFaces(`${die.faces} ${defense.perHit}`)));
  return dice;
}
