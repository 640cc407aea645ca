/** The attack tables: every weapon, mine and psychic power against every figure in every situation, exactly, from the rows and the dice of the rules. */
import { Distribution } from '../../kernel/dice/distribution.ts';
import { memo } from '../../kernel/dice/memo.ts';
import type { AttackOdds, AttackQuery, Odds } from '../../kernel/odds.ts';
import type { Numbers } from './book.ts';
import { aftermathOf } from './odds/aftermath.ts';
import type { Attack } from './odds/attacks.ts';
import { actionsFor, costOf } from './odds/costs.ts';
import type { Fight } from './odds/fight.ts';
import { fightOf } from './odds/fight-of.ts';
import { notesOf, provisosOf } from './odds/notes.ts';
import { refusal } from './odds/refuse.ts';
import { SITUATIONS, sceneOf } from './odds/situations.ts';

/** The attack tables of a book. Where it leaves the rules to the mission, they are the basic ones. */
export function oddsIn(book: Numbers): Odds {
  const answers = memo((key: string) => answer(book, JSON.parse(key) as AttackQuery));
  return {
    counts: 'successes',
    resists: 'armor',
    situations: SITUATIONS,
    refuse: ({ attacker, attack, defender, when }) => refusal(book, attacker, attack as Attack, defender, when),
    of: ({ attacker, attack, defender, when }) => answers(JSON.stringify({ attacker, attack, defender, when })),
  };
}

function answer(book: Numbers, { attacker, attack: kind, defender, when }: AttackQuery): AttackOdds {
  const attack = kind as Attack;
  const scene = sceneOf(when);
  const fight = fightOf(book, attacker, attack, defender, scene);
  const { mine, attackDice, armorDice, modifiers, success, effect, brings, left } = fight;
  const wounds = brings.of === 'wounds' ? effect.map((worked) => worked * brings.many) : NONE;
  return {
    attackDice,
    armorDice,
    modifiers,
    provided: provisosOf(book, fight, attack),
    notes: notesOf(book, fight, attack, scene),
    aftermath: aftermathOf(book, fight, attack, scene),
    hits: success,
    wounds,
    ...lossesOf(fight),
    enough: left,
    cost: costOf(book, attack),
    actions: actionsFor(book, attack, mine, scene),
  };
}

const NONE = Distribution.always<number>(0);

function lossesOf({ effect, brings: { of, many } }: Fight): Pick<AttackOdds, 'losses'> {
  return of === 'nothing' ? {} : { losses: { of, lost: effect.map((worked) => worked * many) } };
}
