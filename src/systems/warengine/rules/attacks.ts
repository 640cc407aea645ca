/** Declaring an attack: whom it hits, with which dice, and who may answer before they are rolled ("Attack", "Reserve Attack"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import { keptOf, poolText } from '../pools.ts';
import { isClose, type Weapon } from '../profile.ts';
import type { Battle, DeclaredAttack, Target } from '../state.ts';
import type { Cover } from '../vocabulary.ts';
import { attackDice, chargeBonus, defenseDice, explainAttackDice } from './adjustments.ts';
import { secondaryTargets } from './area-effect.ts';
import { coverFrom, inTrench } from './cover.ts';
import { hitInTheFray, inTheFray } from './fire-into-combat.ts';
import { canSee } from './sight.ts';
import { offerAnswers } from './windows.ts';

export interface Declaration {
  readonly by: number;
  /** Its place in the profile. */
  readonly weapon: number;
  readonly target: number;
  /** Others that a close combat area effect strikes. */
  readonly also: readonly number[];
  readonly support: readonly number[];
  readonly cause: DeclaredAttack['cause'];
  /** Whether a charge counts: not for replies, leaving attacks and lunges. */
  readonly mayCharge: boolean;
}

/** The attack as it will be rolled; what it spends is written. */
export function declare(ground: Ground, battle: Battle, declaration: Declaration, chance: Chance): DeclaredAttack {
  const attack = attackOf(ground, battle, declaration, chance);
  spend(battle, declaration);
  count(ground, battle, attack);
  if (chance.tell !== null) tellDeclared(ground, battle, attack, chance);
  return attack;
}

/** The same, and it goes on the agenda; the other side may answer before it is rolled. */
export function announce(ground: Ground, battle: Battle, declaration: Declaration, chance: Chance): void {
  const attack = declare(ground, battle, declaration, chance);
  battle.agenda.push({ step: 'roll', attacks: [attack] });
  offerAnswers(ground, battle, attack);
}

/** Luck comes in where not all who might be hit are. */
function attackOf(ground: Ground, battle: Readonly<Battle>, { by, weapon, target, also, support, cause, mayCharge }: Declaration, chance: Chance): DeclaredAttack {
  const arm = ground.profile(battle, by).weapons[weapon]!;
  const charge = mayCharge ? chargeBonus(ground, battle, by, support, weapon, target) : 'none';
  const attack = attackDice(ground, battle, by, weapon, charge, support.length);
  const rng = chance.dice.stream('combat');
  const hit = cause === 'leaving' ? [target] : [...hitInTheFray(inTheFray(ground, battle, by, arm, target), keptOf(attack), rng), ...also];
  if (cause !== 'leaving') for (const figure of secondaryTargets(ground, battle, by, arm, hit[0]!, rng)) if (!hit.includes(figure)) hit.push(figure);
  return { by, weapon, targets: hit.map((figure) => targetOf(ground, battle, by, arm, figure)), support, cause, charge, attack };
}

export function targetOf(ground: Ground, battle: Readonly<Battle>, by: number, weapon: Weapon, figure: number): Target {
  const cover = coverAgainst(ground, battle, by, weapon, figure);
  return { figure, cover, defense: defenseDice(ground, battle, figure, cover) };
}

/** An explosion reaches figures that the attacker does not see: they count as in heavy cover ("Explosive Area Effect"). */
export function coverAgainst(ground: Ground, battle: Readonly<Battle>, by: number, { area }: Weapon, figure: number): Cover {
  if (area !== 'explosive' || figure === by || canSee(ground, battle, by, figure)) return coverFrom(ground, battle, by, figure);
  return inTrench(ground, battle, figure) ? 'entrenching' : 'heavy';
}

/** A weapon is used once an activation, a marker once; the bonus of a charge is for the first close attack. */
function spend(battle: Battle, { by, weapon, support, cause, mayCharge }: Declaration): void {
  if (cause === 'leaving') return; // extra attacks
  const attacker = battle.figures[by]!;
  attacker.fired |= 1 << weapon;
  if (cause === 'reserve') attacker.reserve = -1;
  for (const figure of support) battle.figures[figure]!.reserve = -1;
  if (mayCharge) for (const figure of [by, ...support]) battle.figures[figure]!.charging = false;
}

function count(ground: Ground, battle: Battle, { by, weapon, targets, support, cause }: DeclaredAttack): void {
  const { tallies } = battle;
  const seat = ground.seat(battle, by);
  const arm = ground.profile(battle, by).weapons[weapon]!;
  tallies[isClose(arm) ? 'closeAttacks' : 'rangedAttacks'][seat]! += 1;
  if (support.length > 0) tallies.massed[seat]! += 1;
  if (arm.area !== 'none' && targets.length > 1) tallies.areaAttacks[seat]! += 1;
  if (cause === 'reserve') tallies.reserveAttacks[seat]! += 1;
  if (cause === 'leaving') tallies.freeAttacks[seat]! += 1;
}

function tellDeclared(ground: Ground, battle: Readonly<Battle>, { by, weapon, targets, support, cause, charge, attack }: DeclaredAttack, chance: Chance): void {
  chance.tell?.({
    tell: 'attack',
    by: ground.id(battle, by),
    weapon: ground.profile(battle, by).weapons[weapon]!.id,
    targets: targets.map(({ figure }) => ground.id(battle, figure)),
    support: support.map((figure) => ground.id(battle, figure)),
    cause,
    dice: poolText(attack),
    because: explainAttackDice(ground, battle, by, weapon, charge, support.length),
  });
}

/** The attack as it is rolled: without those who have gone out of play since it was declared; null if nothing is left of it. */
export function whatIsLeft(ground: Ground, battle: Readonly<Battle>, attack: DeclaredAttack): DeclaredAttack | null {
  const isThere = (figure: number): boolean => battle.figures[figure]!.fate === 'in-play';
  if (!isThere(attack.by)) return null;
  const targets = attack.targets.filter(({ figure }) => isThere(figure));
  const support = attack.support.filter(isThere);
  if (targets.length === 0) return null;
  if (support.length === attack.support.length) return targets.length === attack.targets.length ? attack : { ...attack, targets };
  return { ...attack, targets, support, attack: attackDice(ground, battle, attack.by, attack.weapon, attack.charge, support.length) };
}

export const seatOf = (ground: Ground, battle: Readonly<Battle>, { by }: DeclaredAttack): Seat => ground.seat(battle, by);
