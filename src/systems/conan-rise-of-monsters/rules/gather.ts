/** The dice of an attack as the battlefield has it: those of models that touch or can shoot a target, and what the rules add ("Gather Melee Attack Dice", "Gather Ranged Attack Dice"). */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { AttackRoll } from '../steps.ts';
import { explainGathered, gatherDice, type AttackFacts } from './attack-rows.ts';
import { isHigher } from './height.ts';
import { firing, mostFar } from './range.ts';
import { mayShoot } from './shooting.ts';

/** The roll with its dice; undefined if it has come to nothing: nobody is left who may make it, or whom it is made at. */
export function gathered(ground: Ground, battle: Readonly<Battle>, roll: AttackRoll): AttackRoll | undefined {
  const { by, kind } = roll;
  if (kind === 'hazard' || !ground.isInPlay(battle, by) || battle.units[by]!.fleeing) return undefined;
  if (kind === 'ranged') return gatheredShot(ground, battle, roll);
  const targets = roll.targets.filter((unit) => ground.inContactWith(battle, by, unit).length > 0);
  return targets.length === 0 ? undefined : gatheredMelee(ground, battle, { ...roll, targets });
}

function gatheredShot(ground: Ground, battle: Readonly<Battle>, roll: AttackRoll): AttackRoll | undefined {
  if (!mayShoot(ground, battle, roll.by)) return undefined; // a card has moved it into contact
  const models = firing(ground, battle, roll.by, roll.targets[0]!);
  if (models.length === 0) return undefined;
  const facts = attackFacts(ground, battle, roll, models);
  const dice = Math.max(0, models.length * ground.card(battle, roll.by).ranged + gatherDice(facts, ground.book));
  return { ...roll, gathered: [{ targets: 1, dice }], because: explainGathered(facts, ground.book) };
}

function gatheredMelee(ground: Ground, battle: Readonly<Battle>, roll: AttackRoll): AttackRoll {
  const { by, targets } = roll;
  const facts = attackFacts(ground, battle, roll, []);
  const because = explainGathered(facts, ground.book);
  const { melee } = ground.card(battle, by);
  const added = gatherDice(facts, ground.book);
  if (targets.length === 1) return { ...roll, gathered: [{ targets: 1, dice: ground.inContactWith(battle, by, targets[0]!).length * melee + added }], because };
  const dice = new Map<number, number>();
  const add = (mask: number, count: number) => dice.set(mask, (dice.get(mask) ?? 0) + count);
  for (const model of ground.members(battle, by)) {
    const mask = maskOf(targets, (unit) => ground.contacts(battle, model).some((enemy) => ground.unitOf(battle, enemy) === unit));
    if (mask !== 0) add(mask, melee);
  }
  const open = maskOf(targets, (unit) => !ground.has(battle, unit, 'phalanx'));
  const ofCharge = open === 0 ? 0 : added - gatherDice({ ...facts, charge: false }, ground.book);
  if (ofCharge > 0) add(open === (1 << targets.length) - 1 ? 0 : open, ofCharge);
  if (added > ofCharge) add(0, added - ofCharge);
  return { ...roll, gathered: [...dice].map(([mask, count]) => ({ targets: mask, dice: count })), because };
}

/** How many models those dice are of: who touches a target, or fires. */
export function attackers(ground: Ground, battle: Readonly<Battle>, { by, kind, targets }: AttackRoll): number {
  if (kind === 'ranged') return firing(ground, battle, by, targets[0]!).length;
  return new Set(targets.flatMap((unit) => ground.inContactWith(battle, by, unit))).size;
}

/** Targets for which it is so, as a mask by their place. */
function maskOf(targets: readonly number[], isSo: (unit: number) => boolean): number {
  return targets.reduce((mask, unit, place) => (isSo(unit) ? mask | (1 << place) : mask), 0);
}

/** What the dice of an attack depend on. `models`: of a shot, those that fire. */
export function attackFacts(ground: Ground, battle: Readonly<Battle>, { by, kind, charge, moved, targets }: AttackRoll, models: readonly number[]): AttackFacts {
  if (kind === 'hazard') throw new RangeError('hazardous ground has dice of its own');
  const shot = kind === 'ranged';
  return {
    kind,
    specials: ground.specials(battle, by),
    charge,
    phalanx: charge && targets.every((unit) => ground.has(battle, unit, 'phalanx')),
    support: shot ? 0 : supportFor(ground, battle, by, targets),
    crown: isInReachOfCrown(ground, battle, by),
    higher: shot && isHigher(ground, battle, models, targets[0]!),
    far: shot && mostFar(ground, battle, models, targets[0]!),
    moved,
  };
}

/** Other units of its side, not fleeing, in contact with any that it attacks ("Add Support Dice"). */
export function supportFor(ground: Ground, battle: Readonly<Battle>, by: number, targets: readonly number[]): number {
  const supporting = new Set<number>();
  for (const target of targets) for (const unit of ground.engagedWith(battle, target)) if (unit !== by && !battle.units[unit]!.fleeing) supporting.add(unit);
  return supporting.size;
}

/** An Aquilonian unit with a model near enough to King Conan ("Destined to Wear the Crown"). */
export function isInReachOfCrown(ground: Ground, battle: Readonly<Battle>, by: number): boolean {
  if (!ground.card(battle, by).aquilonian) return false;
  const { options, attack } = ground.book;
  return battle.forces.units.some(({ seat, members }, king) => {
    if (seat !== ground.seat(battle, by) || !ground.has(battle, king, 'destined-to-wear-the-crown') || !ground.isInPlay(battle, king)) return false;
    if (king === by) return options.crownOnHimself;
    return ground.members(battle, by).some((model) => ground.within(battle, model, members[0]!, attack.crownReach));
  });
}
