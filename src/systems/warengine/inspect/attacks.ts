/** The attacks of a figure of a position, a row a target: from where it stands, at the end of a move into contact, and from reserve. */
import type { Contact, TableAttack } from '../../../kernel/inspect.ts';
import { Fraction } from '../../../kernel/dice/fraction.ts';
import { INCH } from '../../../kernel/table/inches.ts';
import { diceOdds } from '../dice-odds.ts';
import type { Ground } from '../ground.ts';
import { keptOf, poolText, type Pool } from '../pools.ts';
import { isClose } from '../profile.ts';
import { attackDice, chargeBonus, explainAttackDice, explainDefenseDice } from '../rules/adjustments.ts';
import { secondaryTargets } from '../rules/area-effect.ts';
import { aims, mayUse, type Aim } from '../rules/attack.ts';
import { targetOf } from '../rules/attacks.ts';
import { place } from '../rules/figures.ts';
import { inTheFray } from '../rules/fire-into-combat.ts';
import { copyState, type Battle } from '../state.ts';

/** `when`: in words. */
export function attacksNow(ground: Ground, battle: Readonly<Battle>, figure: number, when: string): TableAttack[] {
  return ground.profile(battle, figure).weapons.flatMap((arm, weapon) =>
    !mayUse(battle, figure, weapon) ? [] : aims(ground, battle, figure, arm).flatMap((aim) => reports(ground, battle, figure, weapon, aim, when)));
}

/** The close attack on each enemy that it can get into contact with, as if it stood there already. */
export function attacksAfterMoves(ground: Ground, battle: Readonly<Battle>, figure: number, contacts: readonly Contact[]): TableAttack[] {
  return contacts.flatMap(({ with: enemy, at, gait }) => {
    if (gait === null) return [];
    const { open: there } = copyState({ open: battle });
    place(ground, there, figure, Math.round(at[0] * INCH), Math.round(at[1] * INCH));
    there.figures[figure]!.charging = gait === 'charge';
    return ground.profile(there, figure).weapons.flatMap((arm, weapon) => {
      if (!isClose(arm) || !mayUse(there, figure, weapon)) return [];
      return aims(ground, there, figure, arm)
        .filter(({ target, support }) => ground.id(there, target) === enemy && support === undefined)
        .flatMap((aim) => reports(ground, there, figure, weapon, aim, gait === 'charge' ? 'after a charge' : 'after a move').map((report) => ({ ...report, from: at })));
    });
  });
}

/** What its marker is good for while all stay where they are. */
export function attacksFromReserve(ground: Ground, battle: Readonly<Battle>, figure: number): TableAttack[] {
  const { reserve } = battle.figures[figure]!;
  if (reserve < 0) return [];
  return aims(ground, battle, figure, ground.profile(battle, figure).weapons[reserve]!).flatMap((aim) => reports(ground, battle, figure, reserve, aim, 'from reserve'));
}

/** One row for each whom the attack may hit. Of equally close secondary targets, which a die chooses, those with the lowest numbers. */
function reports(ground: Ground, battle: Readonly<Battle>, by: number, weapon: number, { target, also = [], support = [] }: Aim, when: string): TableAttack[] {
  const arm = ground.profile(battle, by).weapons[weapon]!;
  const charge = chargeBonus(ground, battle, by, support, weapon, target);
  const dice = attackDice(ground, battle, by, weapon, charge, support.length);
  const fray = inTheFray(ground, battle, by, arm, target);
  const kept = keptOf(dice);
  const surely = [...also, ...secondaryTargets(ground, battle, by, arm, target, null)].filter((other) => !fray.includes(other));
  const hit = [...fray, ...surely];
  const ids = (figures: readonly number[]) => figures.map((figure) => ground.id(battle, figure));
  const because = explainAttackDice(ground, battle, by, weapon, charge, support.length);
  return hit.map((figure) => {
    const { cover, defense } = targetOf(ground, battle, by, arm, figure);
    const lot = fray.includes(figure) && fray.length > kept ? { hit: kept, of: fray.length } : undefined;
    return {
      weapon: arm.id,
      when,
      target: ground.id(battle, figure),
      ...(hit.length > 1 ? { together: ids(hit) } : {}),
      ...(support.length > 0 ? { support: ids(support) } : {}),
      ...(lot === undefined ? {} : { lot }),
      attackDice: poolText(dice),
      armorDice: poolText(defense),
      ...chanceOf(ground, dice, defense, 0, lot),
      ...withPoints(ground, battle, by, figure, dice, defense, lot),
      modifiers: [...because, ...explainDefenseDice(ground, battle, figure, cover)],
    };
  });
}

type Lot = TableAttack['lot'];

function chanceOf(ground: Ground, attack: Pool, defense: Pool, margin: number, lot: Lot): { kill: number; fraction: string } {
  const share = lot === undefined ? new Fraction(1n, 1n) : new Fraction(BigInt(lot.hit), BigInt(lot.of));
  const chance = diceOdds(ground.book).exactlyHigher(attack, defense, margin).times(share);
  return { kill: chance.toNumber(), fraction: chance.toString() };
}

/** Nobody spends hero points on his own figures. */
function withPoints(ground: Ground, battle: Readonly<Battle>, by: number, figure: number, attack: Pool, defense: Pool, lot: Lot): Pick<TableAttack, 'points'> {
  const attacker = ground.seat(battle, by) === ground.seat(battle, figure) ? 0 : battle.figures[by]!.heroPoints;
  const target = battle.figures[figure]!.heroPoints;
  if (!ground.book.abilities['hero-points'] || attacker + target === 0) return {};
  return { points: { attacker, target, ...chanceOf(ground, attack, defense, attacker - target, lot) } };
}
