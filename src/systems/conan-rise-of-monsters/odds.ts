/** The attack tables: every attacker against every defender in every situation, exactly, from the rows and the dice of the rules. */
import { memo } from '../../kernel/dice/memo.ts';
import type { AttackOdds, AttackQuery, Odds } from '../../kernel/odds.ts';
import type { Numbers } from './book.ts';
import { attackText, defenseText } from './dice-notation.ts';
import { aftermathOf } from './odds/aftermath.ts';
import type { Attack } from './odds/attacks.ts';
import { fightOf, modifiersOf } from './odds/fight.ts';
import { lossesOf } from './odds/losses.ts';
import { notesOf, provisosOf } from './odds/notes.ts';
import { refusal } from './odds/refuse.ts';
import { SITUATIONS, sceneOf } from './odds/situations.ts';

/** The attack tables of a book. */
export function oddsIn(book: Numbers): Odds {
  const answers = memo((key: string) => answer(book, JSON.parse(key) as AttackQuery));
  return {
    counts: 'hits',
    resists: 'defense',
    situations: SITUATIONS,
    refuse: ({ attacker, attack, defender, when }) => refusal(book, attacker, attack as Attack, defender, sceneOf(when)),
    of: ({ attacker, attack, defender, when }) => answers(JSON.stringify({ attacker, attack, defender, when })),
  };
}

function answer(book: Numbers, { attacker, attack: kind, defender, when }: AttackQuery): AttackOdds {
  const attack = kind as Attack;
  const scene = sceneOf(when);
  const fight = fightOf(book, attacker, attack, defender, scene);
  const { attack: dice, defense, volley, wounds, theirs, defenders } = fight;
  return {
    attackDice: attackText(dice.dice, dice.reroll, dice.sigils === 'sword' || dice.sigils === 'unstoppable'),
    armorDice: defenseText(defense.dice, defense.reroll),
    modifiers: modifiersOf(book, fight, attack, scene),
    provided: provisosOf(fight, attack, scene),
    notes: notesOf(fight, attack, scene),
    aftermath: aftermathOf(book, fight, attack, scene),
    hits: volley.hits,
    wounds,
    losses: lossesOf(wounds, theirs, defenders),
    enough: defenders * theirs.wounds,
    cost: isOutOfTurn(attack) ? 0 : 1,
    actions: 1,
  };
}

/** Of a unit's activation an attack is part; these are not. */
const isOutOfTurn = (attack: Attack): boolean => attack === 'counterstrike' || attack === 'hazard';

