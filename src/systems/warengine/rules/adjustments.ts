/** The dice that a figure attacks with and defends itself with as things stand, and why ("Attack"): what the rules roll, players count with and reports explain. */
import type { Modifier } from '../../../kernel/odds.ts';
import type { Numbers } from '../book.ts';
import type { Ground } from '../ground.ts';
import { pool, type Pool } from '../pools.ts';
import type { Profile } from '../profile.ts';
import type { Battle } from '../state.ts';
import type { Cover } from '../vocabulary.ts';
import { attackCode, attackPool, attackSituation, defenseCode, defensePool, defenseSituation, explainAttack, explainDefense, type AttackSituation } from './bonus-rows.ts';

/** The dice of an attack with a weapon, by its place in the profile. */
export function attackDice(ground: Ground, battle: Readonly<Battle>, by: number, weapon: number, charge: AttackSituation['charge'], support: number): Pool {
  return attackDiceOf(ground.book, ground.profile(battle, by), weapon, codeOfAttack(ground, battle, by, charge, support));
}

export function explainAttackDice(ground: Ground, battle: Readonly<Battle>, by: number, weapon: number, charge: AttackSituation['charge'], support: number): Modifier[] {
  const { attack } = ground.profile(battle, by).weapons[weapon]!;
  return explainAttack(pool(attack), attackSituation(codeOfAttack(ground, battle, by, charge, support)), ground.book);
}

/** The dice of a figure's defense behind such cover. */
export function defenseDice(ground: Ground, battle: Readonly<Battle>, figure: number, cover: Cover): Pool {
  return defenseDiceOf(ground.book, ground.profile(battle, figure), codeOfDefense(ground, battle, figure, cover));
}

export function explainDefenseDice(ground: Ground, battle: Readonly<Battle>, figure: number, cover: Cover): Modifier[] {
  return explainDefense(defenseSituation(codeOfDefense(ground, battle, figure, cover), ground.profile(battle, figure).type), ground.book);
}

/** Whether the first close attack after a charge gets its dice ("Charging"). */
export function chargeBonus(ground: Ground, battle: Readonly<Battle>, by: number, support: readonly number[], weapon: number, target: number): AttackSituation['charge'] {
  if (ground.profile(battle, by).weapons[weapon]!.range !== 0) return 'none';
  if (!battle.figures[by]!.charging && !support.some((figure) => battle.figures[figure]!.charging)) return 'none';
  return ground.isMachine(battle, target) ? 'machine' : 'other';
}

function codeOfAttack(ground: Ground, battle: Readonly<Battle>, by: number, charge: AttackSituation['charge'], support: number): number {
  const { moved, controlled } = battle.figures[by]!;
  return attackCode(!moved && ground.book.abilities['did-not-move'], charge, !controlled, support);
}

function codeOfDefense(ground: Ground, battle: Readonly<Battle>, figure: number, cover: Cover): number {
  const { moved, controlled } = battle.figures[figure]!;
  return defenseCode(!moved && ground.book.abilities['did-not-move'], cover, !controlled);
}

/** The same for any situation, as `attackCode` and `defenseCode` number it. */
export function attackDiceOf(book: Numbers, profile: Profile, weapon: number, code: number): Pool {
  const known = ((knownOf(book, profile).attack[weapon] ??= []));
  return (known[code] ??= attackPool(pool(profile.weapons[weapon]!.attack), attackSituation(code), book));
}

export function defenseDiceOf(book: Numbers, profile: Profile, code: number): Pool {
  const known = knownOf(book, profile).defense;
  return (known[code] ??= defensePool(pool(profile.defense), defenseSituation(code, profile.type), book));
}

/** By the number of the situation, as far as asked for; of an attack, by weapon. */
interface Known {
  attack: Pool[][];
  defense: Pool[];
}

const knownByBook = new WeakMap<Numbers, WeakMap<Profile, Known>>();
/** The book asked about last, nearly always the book asked about next. */
let lastBook: Numbers | null = null;
let lastKnown = new WeakMap<Profile, Known>();

function knownOf(book: Numbers, profile: Profile): Known {
  if (book !== lastBook) {
    let known = knownByBook.get(book);
    if (known === undefined) knownByBook.set(book, (known = new WeakMap<Profile, Known>()));
    lastBook = book;
    lastKnown = known;
  }
  let known = lastKnown.get(profile);
  if (known === undefined) lastKnown.set(profile, (known = { attack: [], defense: [] }));
  return known;
}
