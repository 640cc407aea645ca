/** The dice of one figure's attack on another as they stand on the board, and which bonuses are among them ("Combat Execution"). */
import type { Battlefield } from '../battlefield.ts';
import type { Numbers } from '../book.ts';
import { diceOdds } from '../dice-odds.ts';
import { UNITS, type Attack, type Unit } from '../vocabulary.ts';
import { modifiersOf, poolsOf, type Modifier, type Pools, type Situation } from './bonus-rows.ts';
import { buildingGivesCover, wallsGivingCover } from './cover.ts';

/** The parts of the book that an attack depends on. */
export type Card = Pick<Numbers, 'dice' | 'units' | 'bonuses'>;

export interface AttackDice extends Pools {
  /** The chance that they eliminate the target. */
  kill: number;
}

/** A Firearm Attack from one square at another. Whether the line between them is clear is `canSee`'s to say. */
export function firearmPools(field: Battlefield, book: Card, attacker: Unit, from: number, target: Unit, to: number): Readonly<AttackDice> {
  return attackDice(book, attacker, target, firearmCode(field, from, to));
}

/** A Close Attack from one square at another, `adjacent` to it. */
export function closePools(field: Battlefield, book: Card, attacker: Unit, from: number, target: Unit, to: number): Readonly<AttackDice> {
  return attackDice(book, attacker, target, closeCode(field, from, to));
}

/** Why the dice of an attack are more than those on the reference cards. */
export function explainBonuses(field: Battlefield, book: Card, attack: Attack, from: number, to: number): Modifier[] {
  const code = attack === 'close' ? closeCode(field, from, to) : firearmCode(field, from, to);
  return modifiersOf(situationOf(code), book);
}

// A situation as a small number, so that its dice are read off the bonus rows once and looked up ever after.
const CLOSE = 1;
const ATTACKER_ON_RUBBLE = 2;
const TARGET_ON_RUBBLE = 4;
const TARGET_IN_JUNGLE = 8;
const BUILDING_COVER = 16;
const ONE_WALL = 32;

export function firearmCode(field: Battlefield, from: number, to: number): number {
  const terrain = field.rubble[from]! * ATTACKER_ON_RUBBLE + field.rubble[to]! * TARGET_ON_RUBBLE + field.jungle[to]! * TARGET_IN_JUNGLE;
  const building = buildingGivesCover(field, from, to) ? BUILDING_COVER : 0;
  return terrain + building + wallsGivingCover(field, from, to) * ONE_WALL;
}

export function closeCode(field: Battlefield, from: number, to: number): number {
  return CLOSE + field.rubble[from]! * ATTACKER_ON_RUBBLE + field.rubble[to]! * TARGET_ON_RUBBLE;
}

export function situationOf(code: number): Situation {
  return {
    attack: (code & CLOSE) !== 0 ? 'close' : 'firearm',
    attackerOnRubble: (code & ATTACKER_ON_RUBBLE) !== 0,
    targetOnRubble: (code & TARGET_ON_RUBBLE) !== 0,
    targetInJungle: (code & TARGET_IN_JUNGLE) !== 0,
    buildingCover: (code & BUILDING_COVER) !== 0,
    walls: Math.floor(code / ONE_WALL),
  };
}

/** Attacker -> target -> by the number of the situation, as far as asked for. */
type KnownDice = Record<Unit, Record<Unit, AttackDice[]>>;

const knownByBook = new WeakMap<Card, KnownDice>();
/** The book asked about last, nearly always the book asked about next. */
let lastBook: Card | null = null;
let lastKnown: KnownDice = forEachUnit(() => forEachUnit(() => []));

function attackDice(book: Card, attacker: Unit, target: Unit, code: number): AttackDice {
  const ofPair = knownDice(book)[attacker][target];
  return (ofPair[code] ??= workOut(book, attacker, target, situationOf(code)));
}

function knownDice(book: Card): KnownDice {
  if (book === lastBook) return lastKnown;
  let known = knownByBook.get(book);
  if (known === undefined) knownByBook.set(book, (known = forEachUnit(() => forEachUnit(() => []))));
  lastBook = book;
  lastKnown = known;
  return known;
}

function workOut(book: Card, attacker: Unit, target: Unit, situation: Situation): AttackDice {
  const { attack, armor } = poolsOf(situation, attacker, target, book);
  return { attack, armor, kill: diceOdds(book).killChance(attack, armor) };
}

function forEachUnit<T>(make: () => T): Record<Unit, T> {
  return Object.fromEntries(UNITS.map((unit) => [unit, make()])) as Record<Unit, T>;
}
