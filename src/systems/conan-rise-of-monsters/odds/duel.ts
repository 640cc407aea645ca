/** Two units alone in melee, fought to the end: bout after bout until one is removed or flees. No Destiny, no cards; all models touch. In doubles. */
import type { Numbers } from '../book.ts';
import { sigilDice, type AttackDice, type DefenseDice, type SigilDice } from '../dice-odds.ts';
import type { UnitCard } from '../unit-card.ts';
import { fightOf, type Fight } from './fight.ts';
import { checkDice, isBelowHalf, removedBy } from './losses.ts';
import { sceneOf } from './situations.ts';

/** Chances that the attacker is left alone, that the defender is, and that nobody is; they add up to 1. */
export interface Duel {
  readonly attacker: number;
  readonly defender: number;
  readonly neither: number;
}

/** A unit as it came to the field, and all that the duel depends on. */
interface Fighter {
  readonly models: number;
  /** Of each model. */
  readonly wounds: number;
  /** Dice of its one check of morale; null if it makes none. */
  readonly check: number | null;
  /** By the models that are left. */
  readonly strikes: readonly AttackDice[];
  readonly defense: DefenseDice;
}

const PLAIN = sceneOf([]);

/** `fight`: the first bout, in which all of a fresh unit attack another. From the second on both sides strike alike, whoever attacks. */
export function duelOf(book: Numbers, fight: Fight): Duel {
  const { mine, theirs, attackers, defenders, attack, defense } = fight;
  const sides = [fighter(book, mine, theirs, attackers), fighter(book, theirs, mine, defenders)] as const;
  return remembered(sigilDice(book), sides, { attack, defense });
}

function fighter(book: Numbers, card: UnitCard, enemy: UnitCard, models: number): Fighter {
  const strike = (left: number) => fightOf(book, card.id, 'counterstrike', enemy.id, { ...PLAIN, models: left }).attack;
  return {
    models,
    wounds: card.wounds,
    check: book.abilities.morale && card.type !== 'commander' ? checkDice(card, book) : null,
    strikes: Array.from({ length: models + 1 }, (_, left) => strike(left)),
    defense: fightOf(book, enemy.id, 'counterstrike', card.id, PLAIN).defense,
  };
}

type First = Pick<Fight, 'attack' | 'defense'>;
type Sides = readonly [mine: Fighter, theirs: Fighter];
/** Wounds of both. */
type Both = readonly [mine: number, theirs: number];

const known = new WeakMap<SigilDice, Map<string, Duel>>();

/** Variants of a book mostly leave a duel as it was. */
function remembered(dice: SigilDice, sides: Sides, first: First): Duel {
  let duels = known.get(dice);
  if (duels === undefined) known.set(dice, (duels = new Map<string, Duel>()));
  const key = JSON.stringify([sides, first]);
  let duel = duels.get(key);
  if (duel === undefined) duels.set(key, (duel = workOut(dice, sides, first)));
  return duel;
}

function workOut(dice: SigilDice, sides: Sides, first: First): Duel {
  const [mine, theirs] = sides;
  const strike = (by: Fighter, at: Fighter, wounds: number) => chancesOf(dice, by.strikes[by.models - removedBy(wounds, by, by.models)]!, at.defense);
  const states = new Map<string, Duel>();
  const fought = (wounds: Both): Duel => {
    const key = wounds.join();
    let duel = states.get(key);
    if (duel === undefined) states.set(key, (duel = bout(dice, sides, wounds, [strike(mine, theirs, wounds[0]), strike(theirs, mine, wounds[1])], fought, false)));
    return duel;
  };
  return bout(dice, sides, [0, 0], [chancesOf(dice, first.attack, first.defense), strike(theirs, mine, 0)], fought, true);
}

/** The chance of exactly 0, 1, ... wounds. */
function chancesOf(dice: SigilDice, attack: AttackDice, defense: DefenseDice): readonly number[] {
  const volley = dice.volley(attack, defense);
  return Array.from({ length: attack.dice + 1 }, (_, count) => volley.chanceOf(count) - volley.chanceOf(count + 1));
}

/** One bout, the wounds of both at once. Where nobody is hurt, the first is followed by others, a later one by its like. */
function bout(dice: SigilDice, sides: Sides, before: Both, [given, taken]: readonly [readonly number[], readonly number[]], next: (wounds: Both) => Duel, first: boolean): Duel {
  let [attacker, defender, neither] = [0, 0, 0];
  given.forEach((ofTheirs, theirs) => {
    taken.forEach((ofMine, mine) => {
      const chance = ofTheirs * ofMine;
      if (chance === 0 || (!first && theirs + mine === 0)) return;
      const wounds: Both = [before[0] + mine, before[1] + theirs];
      const [iStand, theyStand] = [staying(dice, sides[0], before[0], wounds[0]), staying(dice, sides[1], before[1], wounds[1])];
      const on = iStand * theyStand > 0 ? next(wounds) : NOBODY;
      attacker += chance * iStand * (1 - theyStand + theyStand * on.attacker);
      defender += chance * theyStand * (1 - iStand + iStand * on.defender);
      neither += chance * ((1 - iStand) * (1 - theyStand) + iStand * theyStand * on.neither);
    });
  });
  const again = first ? 0 : given[0]! * taken[0]!;
  if (again >= 1) return NOBODY;
  return { attacker: attacker / (1 - again), defender: defender / (1 - again), neither: neither / (1 - again) };
}

/** Who cannot hurt each other fight for ever. */
const NOBODY: Duel = { attacker: 0, defender: 0, neither: 1 };

/** The chance that a unit is still there, once its wounds have gone up. It checks once, when it falls below half. */
function staying(dice: SigilDice, side: Fighter, before: number, now: number): number {
  if (now >= side.models * side.wounds) return 0;
  if (side.check === null || !isBelowHalf(now, side, side.models) || isBelowHalf(before, side, side.models)) return 1;
  return dice.moraleChance(side.check);
}
