/** The attack tables: every attacker against every defender in every situation of the basic game, exactly, from the rows and the dice of the rules. */
import { UsageError, unknownName } from '../../kernel/errors.ts';
import type { Numbers } from './book.ts';
import { diceOdds } from './dice-odds.ts';
import { NO_DICE, pool, poolText } from './pools.ts';
import { modifiersOf, poolsOf, type Modifier, type Situation } from './rules/bonus-rows.ts';
import { ATTACKS, sideOf, UNITS, type Attack, type Unit } from './vocabulary.ts';

/** What may be said of an attack; several at once, where they go together. */
export const SITUATIONS = ['rubble-attacker', 'rubble-target', 'jungle-target', 'building-target', 'walls-1', 'walls-2', 'walls-3', 'walls-4'] as const;
export type SituationName = (typeof SITUATIONS)[number];

const noneOrOneOf = (...names: SituationName[]): SituationName[][] => [[], ...names.map((name) => [name])];
const ATTACKER_STANDS = noneOrOneOf('rubble-attacker');
const TARGET_STANDS = noneOrOneOf('rubble-target', 'jungle-target', 'building-target');
const WALLS = noneOrOneOf('walls-1', 'walls-2', 'walls-3', 'walls-4');

const MEANING: Readonly<Record<SituationName, Partial<Situation>>> = {
  'rubble-attacker': { attackerOnRubble: true },
  'rubble-target': { targetOnRubble: true },
  'jungle-target': { targetInJungle: true },
  'building-target': { buildingCover: true },
  'walls-1': { walls: 1 },
  'walls-2': { walls: 2 },
  'walls-3': { walls: 3 },
  'walls-4': { walls: 4 },
};

const PLAIN: Omit<Situation, 'attack'> = { attackerOnRubble: false, targetOnRubble: false, targetInJungle: false, buildingCover: false, walls: 0 };

export interface AttackQuery {
  attacker: Unit;
  attack: Attack;
  defender: Unit;
  situation: readonly SituationName[];
}

export interface AttackOdds extends AttackQuery {
  attackDice: string;
  armorDice: string;
  /** The chance that the defender is eliminated. */
  kill: number;
  /** The same, exactly: "112/243". */
  fraction: string;
  modifiers: Modifier[];
}

/** Throws a `UsageError` for an unknown name or an attack that cannot happen, with the reason. */
export function oddsOf(query: AttackQuery, book: Numbers): AttackOdds {
  checkNames(query);
  const why = impossible(query, book);
  if (why !== undefined) throw new UsageError(`odds: ${why}`);
  const situation = situationOf(query);
  const { attack, armor } = poolsOf(situation, query.attacker, query.defender, book);
  const { kill, fraction } = diceOdds(book).duel(attack, armor);
  return { ...query, attackDice: poolText(attack), armorDice: poolText(armor), kill, fraction: fraction.toString(), modifiers: modifiersOf(situation, book) };
}

/** All attacks that can happen. */
export function oddsTable(book: Numbers): AttackOdds[] {
  return UNITS.flatMap((attacker) => ATTACKS.flatMap((attack) => UNITS.flatMap((defender) => COMBINATIONS.map((situation) => ({ attacker, attack, defender, situation })))))
    .filter((query) => impossible(query, book) === undefined)
    .map((query) => oddsOf(query, book));
}

/** Where the attacker stands, where the target stands, and the walls between: all that does not contradict itself. */
const COMBINATIONS: readonly SituationName[][] = ATTACKER_STANDS.flatMap((attacker) => TARGET_STANDS.flatMap((target) => WALLS.map((walls) => [...attacker, ...target, ...walls])));

/** Why an attack cannot happen in the basic game. */
function impossible({ attacker, attack, defender, situation }: AttackQuery, book: Numbers): string | undefined {
  if (sideOf(attacker) === sideOf(defender)) return `a ${attacker} does not attack a ${defender}: both are of the ${sideOf(attacker)}`;
  if (pool(book.units[attacker][attack]) === NO_DICE) return `a ${attacker} has no dice for a ${attack} attack`;
  const stands = situation.filter((name) => name.endsWith('-target'));
  if (stands.length > 1) return `${stands.join(' and ')} cannot both be: a square has one kind of terrain ("Terrain Features")`;
  const walls = situation.filter((name) => name.startsWith('walls-'));
  if (walls.length > 1) return `${walls.join(' and ')} contradict each other`;
  if (attack === 'close') {
    const far = situation.find((name) => name === 'jungle-target' || name === 'building-target' || name.startsWith('walls-'));
    if (far !== undefined) return `${far} is no matter for a close attack: it is cover against firearms ("Line of Sight")`;
    return undefined;
  }
  const onRubble = situation.includes('rubble-attacker') || situation.includes('rubble-target');
  if (onRubble && walls.length > 0 && walls[0] !== 'walls-1') return `${walls[0]} cannot be: with rubble under a figure only a wall next to the target counts ("Ruined Walls"), so at most walls-1`;
  return undefined;
}

function situationOf({ attack, situation }: AttackQuery): Situation {
  return Object.assign({ attack, ...PLAIN }, ...situation.map((name) => MEANING[name])) as Situation;
}

function checkNames({ attacker, attack, defender, situation }: AttackQuery): void {
  const check = (kind: string, name: string, valid: readonly string[]) => {
    if (!valid.includes(name)) throw new UsageError(`odds: ${unknownName(kind, name, valid)}`);
  };
  check('unit', attacker, UNITS);
  check('attack', attack, ATTACKS);
  check('unit', defender, UNITS);
  for (const name of situation) check('situation', name, SITUATIONS);
}
