/** What the attacks and the dice of a rulebook come to, exactly: the part of a room that answers odds seekers. */
import type { Contest } from './dice/contest.ts';
import type { Distribution } from './dice/distribution.ts';
import type { Fraction } from './dice/fraction.ts';

/** Something that may be true when a figure attacks, such as "the target stands in a jungle". */
export interface Situation {
  /** Short, such as jungle-target. */
  name: string;
  about: string;
  /** What it speaks of, such as "the target's ground": of all that speak of the same, one at most can be true. */
  of: string;
}

export interface AttackQuery {
  attacker: string;
  attack: string;
  defender: string;
  /** Names of the situations that are true; none for an attack without anything special. */
  when: readonly string[];
}

/** Why a side rolls other dice than its card says. */
export interface Modifier {
  because: string;
  side: 'attack' | 'armor';
  dice: string;
}

/** What an attack may bring about beside wounds, such as a weapon that fails or a throw that goes astray. */
export interface Aftermath {
  /** What is rolled, and what for. */
  about: string;
  /** One for each case that the question leaves open, such as the number of enemies fired at. */
  rows: readonly { name: string; chances: readonly { outcome: string; chance: Fraction }[] }[];
}

/** One attack, worked out. Dice are written in the system's own notation. */
export interface AttackOdds {
  attackDice: string;
  armorDice: string;
  modifiers: readonly Modifier[];
  /** What else must be so on the table, in words; mostly nothing. */
  provided: readonly string[];
  /** What the figures do not say, in words; mostly nothing. */
  notes: readonly string[];
  aftermath: readonly Aftermath[];
  /** What the attack dice show, in `Odds.counts`. */
  hits: Distribution;
  /** What is left of them after the armor: wounds that one attack gives. */
  wounds: Distribution;
  /** What the defender loses short of a kill, where there is something: "models" of a unit, or "wounds". */
  losses?: { of: string; lost: Distribution };
  /** Wounds that eliminate the defender. */
  enough: number;
  /** Actions that one attack takes; 0 for one out of turn. */
  cost: number;
  /** Actions that the attacker has in a turn. */
  actions: number;
}

/** The attack tables of one book, patched or not. */
export interface Odds {
  /** What the attack dice show, such as "hits". */
  counts: string;
  /** What the defender's dice are called, such as "armor". */
  resists: string;
  situations: readonly Situation[];
  /** Why there is no such attack, naming the rule; undefined if there is. All names are known ones, no two of `when` speak of the same. */
  refuse(query: AttackQuery): string | undefined;
  /** An attack that is not refused. */
  of(query: AttackQuery): AttackOdds;
}

/** How a rulebook's dice are written, and what they show. */
export interface DiceNotation {
  /** How dice are written, for help: one line. */
  about: string;
  /** Dice, and others to roll against them. */
  example: readonly [string, string];
  /** What is counted, such as "hits". */
  counts: string;
  /** What these dice show, where not all dice of the system show the same. Throws as `odds` does. */
  shows?: (dice: string) => string;
  /** What it means to win against other dice, and what a tie: one line. */
  versus: string;
  /** Throws a `UsageError` for a text that names no dice. */
  odds(dice: string): Distribution;
  /** The first dice against the second. Throws as `odds` does. */
  contest(mine: string, theirs: string): Contest;
}
