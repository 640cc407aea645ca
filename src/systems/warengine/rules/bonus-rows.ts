/** What the two adjustment charts add to the dice of an attack and of a defense ("Attack Adjustments Chart", "Defense Adjustments Chart"): each a row that says when it applies. */
import type { Modifier } from '../../../kernel/odds.ts';
import type { Numbers } from '../book.ts';
import { adjusted, keptOf, MOST_KEPT, readAs, type Pool, type Reading } from '../pools.ts';
import { COVERS, type Cover, type FigureType } from '../vocabulary.ts';

/** All that the adjustments of an attack roll depend on. */
export interface AttackSituation {
  didNotMove: boolean;
  /** The first close attack after a charge: on a vehicle or monster, on anybody else, or not. */
  charge: 'none' | 'machine' | 'other';
  uncontrolled: boolean;
  /** Figures that assist. */
  support: number;
}

/** All that those of a defense roll depend on. */
export interface DefenseSituation {
  didNotMove: boolean;
  cover: Cover;
  uncontrolled: boolean;
  type: FigureType;
}

interface Row<S> {
  because: string;
  dice: (book: Charts) => string;
  applies: (situation: S) => boolean;
}

type Charts = Pick<Numbers, 'attack' | 'defense'>;

const ATTACK_ROWS: readonly Row<AttackSituation>[] = [
  { because: 'did not move', dice: ({ attack }) => attack.didNotMove, applies: ({ didNotMove }) => didNotMove },
  { because: 'charges', dice: ({ attack }) => attack.charge, applies: ({ charge }) => charge === 'other' },
  { because: 'charges a vehicle or monster', dice: ({ attack }) => attack.chargeMachine, applies: ({ charge }) => charge === 'machine' },
];

/** Heavy cover excludes Did Not Move. */
const DEFENSE_ROWS: readonly Row<DefenseSituation>[] = [
  { because: 'did not move', dice: ({ defense }) => defense.didNotMove, applies: ({ didNotMove, cover }) => didNotMove && cover !== 'heavy' },
  { because: 'light cover', dice: ({ defense }) => defense.light, applies: ({ cover }) => cover === 'light' },
  { because: 'heavy cover', dice: ({ defense }) => defense.heavy, applies: ({ cover }) => cover === 'heavy' },
  { because: 'entrenching cover', dice: ({ defense }) => defense.entrenching, applies: ({ cover }) => cover === 'entrenching' },
];

/** How the faces of a side are read, beside the rows. */
const READING_WORDS: Readonly<Record<Exclude<Reading, 'plain'>, string>> = {
  uncontrolled: 'uncontrolled: sixes are fives',
  medium: 'type M: ones are twos',
  heavy: 'type H: ones and twos are threes',
};

const readingOfAttack = ({ uncontrolled }: AttackSituation): Reading => (uncontrolled ? 'uncontrolled' : 'plain');

const readingOfDefense = ({ uncontrolled, type }: DefenseSituation): Reading => (type === 'medium' || type === 'heavy' ? type : uncontrolled ? 'uncontrolled' : 'plain');

/** The dice of an attack, adjusted. Those who assist come last: with them no more may be kept than so many times the dice kept without ("Massed Attacks"). */
export function attackPool(base: Pool, situation: AttackSituation, book: Charts): Pool {
  let dice = base;
  for (const row of ATTACK_ROWS) if (row.applies(situation)) dice = adjusted(dice, row.dice(book));
  dice = readAs(dice, readingOfAttack(situation));
  const most = mostKept(dice, book);
  for (let i = 0; i < situation.support; i++) dice = adjusted(dice, massedDice(dice, most, book));
  return dice;
}

export function defensePool(base: Pool, situation: DefenseSituation, book: Charts): Pool {
  let dice = base;
  for (const row of DEFENSE_ROWS) if (row.applies(situation)) dice = adjusted(dice, row.dice(book));
  return readAs(dice, readingOfDefense(situation));
}

const mostKept = (dice: Pool, { attack }: Charts): number => Math.min(MOST_KEPT, attack.massedKept * keptOf(dice));

/** What one more who assists adds: a die that is kept, if one more may be. */
const massedDice = (dice: Pool, most: number, { attack }: Charts): string => (keptOf(dice) < most ? attack.massed : attack.massedBeyond);

/** The same in words, one entry for each row that applies and each who assists. */
export function explainAttack(base: Pool, situation: AttackSituation, book: Charts): Modifier[] {
  const found = ATTACK_ROWS.flatMap((row) => (row.applies(situation) ? [entry('attack', row.because, row.dice(book))] : []));
  found.push(...reading('attack', readingOfAttack(situation)));
  let dice = attackPool(base, { ...situation, support: 0 }, book);
  const most = mostKept(dice, book);
  for (let i = 0; i < situation.support; i++) {
    const more = massedDice(dice, most, book);
    found.push(entry('attack', 'massed attack', more));
    dice = adjusted(dice, more);
  }
  return found;
}

export function explainDefense(situation: DefenseSituation, book: Charts): Modifier[] {
  const found = DEFENSE_ROWS.flatMap((row) => (row.applies(situation) ? [entry('armor', row.because, row.dice(book))] : []));
  return [...found, ...reading('armor', readingOfDefense(situation))];
}

const entry = (side: Modifier['side'], because: string, dice: string): Modifier => ({ because, side, dice: dice.startsWith('-') ? dice : `+${dice}` });

const reading = (side: Modifier['side'], how: Reading): Modifier[] => (how === 'plain' ? [] : [{ because: READING_WORDS[how], side, dice: '+0k0' }]);

// The same as small numbers, so that the dice of every situation are worked out once.

const CHARGES = ['none', 'machine', 'other'] as const;

/** A number of its own for every attack situation with less than 32 who assist. */
export function attackCode(didNotMove: boolean, charge: AttackSituation['charge'], uncontrolled: boolean, support: number): number {
  return (didNotMove ? 1 : 0) | (uncontrolled ? 2 : 0) | (CHARGES.indexOf(charge) << 2) | (support << 4);
}

export function attackSituation(code: number): AttackSituation {
  return { didNotMove: (code & 1) !== 0, uncontrolled: (code & 2) !== 0, charge: CHARGES[(code >> 2) & 3]!, support: code >> 4 };
}

/** A number of its own for every defense situation of one type of figure. */
export function defenseCode(didNotMove: boolean, cover: Cover, uncontrolled: boolean): number {
  return (didNotMove ? 1 : 0) | (uncontrolled ? 2 : 0) | (COVERS.indexOf(cover) << 2);
}

export function defenseSituation(code: number, type: FigureType): DefenseSituation {
  return { didNotMove: (code & 1) !== 0, uncontrolled: (code & 2) !== 0, cover: COVERS[code >> 2]!, type };
}
