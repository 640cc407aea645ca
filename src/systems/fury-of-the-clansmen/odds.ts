/** The attack tables: every attacker against every defender in every situation of the basic game, exactly, from the rows and the dice of the rules. */
import { Distribution } from '../../kernel/dice/distribution.ts';
import type { AttackOdds, AttackQuery, Odds, Situation as Named } from '../../kernel/odds.ts';
import type { Numbers } from './book.ts';
import { diceOdds } from './dice-odds.ts';
import { NO_DICE, pool, poolText } from './pools.ts';
import { modifiersOf, poolsOf, type Situation } from './rules/bonus-rows.ts';
import { DICE_OF, sideOf, type Attack, type Unit } from './vocabulary.ts';

interface Row extends Named {
  means: Partial<Situation>;
}

const behind = (walls: number, about: string): Row => ({ name: `walls-${walls}`, of: 'the number of ruined walls', about, means: { walls } });

/** What may be said of an attack; several at once, where they go together. */
export const SITUATIONS: readonly Row[] = [
  { name: 'rubble-attacker', of: "the attacker's ground", about: 'the attacker is on top of rubble', means: { attackerOnRubble: true } },
  { name: 'rubble-target', of: "the target's ground", about: 'the target is on top of rubble', means: { targetOnRubble: true } },
  { name: 'jungle-target', of: "the target's ground", about: 'the target is on the edge of a jungle', means: { targetInJungle: true } },
  { name: 'building-target', of: "the target's ground", about: 'the target is in a building, the attacker neither inside nor right next to the doorway', means: { buildingCover: true } },
  behind(1, 'the line of sight crosses one ruined wall; one right next to the attacker does not count'),
  behind(2, 'the same with two ruined walls'),
  behind(3, 'the same with three'),
  behind(4, 'the same with four'),
];

/** An action for each attack ("Actions"). */
const COST = 1;

/** The attack tables of a book. */
export function oddsIn(book: Numbers): Odds {
  return {
    counts: 'hits',
    situations: SITUATIONS,
    refuse: (query) => refuse(query as FuryQuery, book),
    of: (query) => oddsOf(query as FuryQuery, book),
  };
}

interface FuryQuery extends AttackQuery {
  attacker: Unit;
  attack: Attack;
  defender: Unit;
}

function oddsOf(query: FuryQuery, book: Numbers): AttackOdds {
  const situation = situationOf(query);
  const { attack, armor } = poolsOf(situation, query.attacker, query.defender, book);
  const { numerator, denominator } = diceOdds(book).duel(attack, armor).fraction;
  return {
    attackDice: poolText(attack),
    armorDice: poolText(armor),
    modifiers: modifiersOf(situation, book),
    provided: provided(situation),
    hits: diceOdds(book).odds(attack),
    wounds: Distribution.weighted([[1, numerator], [0, denominator - numerator]]),
    enough: 1,
    cost: COST,
    actions: book.units[query.attacker].actions,
  };
}

/** Why an attack cannot happen in the basic game. */
function refuse(query: FuryQuery, book: Numbers): string | undefined {
  const { attacker, attack, defender, when } = query;
  if (sideOf(attacker) === sideOf(defender)) return `a ${attacker} does not attack a ${defender}: both are of the ${sideOf(attacker)}`;
  const dice = DICE_OF[attack];
  if (dice !== 'brainbuster' && pool(book.units[attacker][dice]) === NO_DICE) return `a ${attacker} has no dice for a ${attack} attack`;
  const { attackerOnRubble, targetOnRubble, targetInJungle, buildingCover, walls } = situationOf(query);
  if (attack === 'close' && (targetInJungle || buildingCover || walls > 0)) {
    return `${when.filter((name) => !name.startsWith('rubble')).join(' and ')}: of no account in a close attack, being cover against firearms ("Line of Sight")`;
  }
  if (walls > 1 && (attackerOnRubble || targetOnRubble)) {
    return `walls-${walls}: with a figure on rubble only a ruined wall right next to the target counts ("Ruined Walls"), so at most walls-1`;
  }
  return undefined;
}

/** Where the wall and the doorway must be for a figure on rubble ("Ruined Walls", "Buildings"). */
function provided({ attack, attackerOnRubble, targetOnRubble, buildingCover, walls }: Situation): string[] {
  if (attack === 'close') return [];
  return [
    ...(buildingCover && attackerOnRubble ? ['the target is right next to the doorway; from rubble nobody else in a building is seen ("Buildings")'] : []),
    ...(walls > 0 && (attackerOnRubble || targetOnRubble) ? ['the wall is right next to the target; with a figure on rubble no other counts ("Ruined Walls")'] : []),
  ];
}

const PLAIN: Omit<Situation, 'attack'> = { aimed: false, attackerInFoxhole: false, targetInFoxhole: false, attackerOnRubble: false, targetOnRubble: false, targetInJungle: false, buildingCover: false, walls: 0 };

function situationOf({ attack, when }: FuryQuery): Situation {
  return Object.assign({ attack, ...PLAIN }, ...SITUATIONS.filter(({ name }) => when.includes(name)).map(({ means }) => means)) as Situation;
}
