/** The dice of one figure's attack on another as they stand on the board, and which bonuses are among them ("Combat Execution"). */
import type { Battlefield } from '../battlefield.ts';
import type { Numbers } from '../book.ts';
import { diceOdds } from '../dice-odds.ts';
import { ATTACKS, UNITS, type Attack, type Unit } from '../vocabulary.ts';
import { isBlast, isClose, modifiersOf, poolsOf, type Modifier, type Pools, type Situation } from './bonus-rows.ts';
import { buildingGivesCover, wallsGivingCover } from './cover.ts';

/** The parts of the book that an attack depends on. */
export type Card = Pick<Numbers, 'dice' | 'units' | 'bonuses' | 'brainbuster'>;

export interface AttackDice extends Pools {
  /** The chance that they eliminate the target. */
  kill: number;
}

/** An attack of any kind from one square at another. Whether it may be made is its rule's to say. */
export function attackPools(field: Battlefield, book: Card, attack: Attack, aimed: boolean, attacker: Unit, from: number, target: Unit, to: number): Readonly<AttackDice> {
  return attackDice(book, attacker, target, codeOf(field, attack, aimed, from, to));
}

/** A plain Firearm Attack. */
export function firearmPools(field: Battlefield, book: Card, attacker: Unit, from: number, target: Unit, to: number): Readonly<AttackDice> {
  return attackDice(book, attacker, target, FIREARM + rangedCode(field, from, to));
}

/** A plain Close Attack. */
export function closePools(field: Battlefield, book: Card, attacker: Unit, from: number, target: Unit, to: number): Readonly<AttackDice> {
  return attackDice(book, attacker, target, closeCode(field, from, to));
}

/** Why the dice of an attack are more than those on the reference cards. */
export function explainBonuses(field: Battlefield, book: Pick<Card, 'bonuses'>, attack: Attack, from: number, to: number, aimed = false): Modifier[] {
  return modifiersOf(situationOf(codeOf(field, attack, aimed, from, to)), book);
}

// A situation as a small number, so that its dice are read off the bonus rows once and looked up ever after.
const KINDS = 16;
const FIREARM = ATTACKS.indexOf('firearm');
const AIMED = KINDS;
const ATTACKER_ON_RUBBLE = 2 * KINDS;
const TARGET_ON_RUBBLE = 4 * KINDS;
const TARGET_IN_JUNGLE = 8 * KINDS;
const BUILDING_COVER = 16 * KINDS;
const ATTACKER_IN_FOXHOLE = 32 * KINDS;
const TARGET_IN_FOXHOLE = 64 * KINDS;
const ONE_WALL = 128 * KINDS;

function codeOf(field: Battlefield, attack: Attack, aimed: boolean, from: number, to: number): number {
  const kind = ATTACKS.indexOf(attack) + (aimed ? AIMED : 0);
  if (isClose(attack)) return kind + closeCode(field, from, to);
  if (isBlast(attack)) return kind + blastCode(field, from, to);
  return kind + rangedCode(field, from, to);
}

function rangedCode(field: Battlefield, from: number, to: number): number {
  const terrain = field.high[from]! * ATTACKER_ON_RUBBLE + field.high[to]! * TARGET_ON_RUBBLE + field.jungle[to]! * TARGET_IN_JUNGLE;
  const hole = field.foxhole[to]! * TARGET_IN_FOXHOLE;
  const building = buildingGivesCover(field, from, to) ? BUILDING_COVER : 0;
  return terrain + hole + building + wallsGivingCover(field, from, to) * ONE_WALL;
}

function closeCode(field: Battlefield, from: number, to: number): number {
  const height = field.high[from]! * ATTACKER_ON_RUBBLE + field.high[to]! * TARGET_ON_RUBBLE;
  return height + field.foxhole[from]! * ATTACKER_IN_FOXHOLE + field.foxhole[to]! * TARGET_IN_FOXHOLE;
}

/** From the space where it lands: only the target's own ground, and a ruined wall between the two ("Brainbuster Damage"). */
function blastCode(field: Battlefield, from: number, to: number): number {
  return field.high[to]! * TARGET_ON_RUBBLE + field.jungle[to]! * TARGET_IN_JUNGLE + (from !== to && field.wallBetween(from, to) ? ONE_WALL : 0);
}

export function situationOf(code: number): Situation {
  const holds = (flag: number): boolean => (code & flag) !== 0;
  return {
    attack: ATTACKS[code % KINDS]!,
    aimed: holds(AIMED),
    attackerOnRubble: holds(ATTACKER_ON_RUBBLE),
    targetOnRubble: holds(TARGET_ON_RUBBLE),
    targetInJungle: holds(TARGET_IN_JUNGLE),
    attackerInFoxhole: holds(ATTACKER_IN_FOXHOLE),
    targetInFoxhole: holds(TARGET_IN_FOXHOLE),
    buildingCover: holds(BUILDING_COVER),
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
