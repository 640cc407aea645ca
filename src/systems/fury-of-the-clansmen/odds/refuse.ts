/** Why an attack cannot be: who may not make it, and where it cannot be made. */
import { memo } from '../../../kernel/dice/memo.ts';
import type { Numbers } from '../book.ts';
import { NO_DICE, pool } from '../pools.ts';
import { isBlast, isClose } from '../rules/bonus-rows.ts';
import { DICE_OF, sideOf, type Ability, type Attack, type Unit } from '../vocabulary.ts';
import type { FuryQuery } from './query.ts';
import { bySituation, isHigh, sceneOf, type Scene } from './situations.ts';

/** Undefined for an attack that can be. */
export function refusalsIn(book: Numbers): (query: FuryQuery) => string | undefined {
  const who = memo((attack: Attack) => memo((attacker: Unit) => memo((defender: Unit) => refuseWho(attack, attacker, defender, book))));
  const how = bySituation((attack, when) => refuseHow(attack, when, book));
  return ({ attacker, attack, defender, when }) => who(attack)(attacker)(defender) ?? how(attack, when);
}

/** The part of the advanced rules that an attack belongs to. */
const ABILITY_OF: Readonly<Partial<Record<Attack, Ability>>> = {
  burst: 'burst',
  spread: 'spread',
  'full-auto': 'full-auto',
  snap: 'snap-alert',
  charge: 'sectioner-charge',
  'brainbuster-centre': 'brainbusters',
  'brainbuster-adjacent': 'brainbusters',
};

/** Attacks of one kind of figure only. */
const ONLY: Readonly<Partial<Record<Attack, { unit: Unit; why: string }>>> = {
  'full-auto': { unit: 'charger-carrier', why: 'only a Charger Carrier fires Full Auto ("Full Auto")' },
  snap: { unit: 'regular', why: 'only a Regular goes on Snap Alert ("Snap Alert")' },
  charge: { unit: 'necromutant', why: 'only a Necromutant has a sectioner to charge with ("Sectioner Charge")' },
  'brainbuster-centre': { unit: 'chieftain', why: 'only a Chieftain carries Brainbusters ("Brainbusters")' },
  'brainbuster-adjacent': { unit: 'chieftain', why: 'only a Chieftain carries Brainbusters ("Brainbusters")' },
};

function refuseWho(attack: Attack, attacker: Unit, defender: Unit, book: Numbers): string | undefined {
  const isOwn = sideOf(attacker) === sideOf(defender);
  if (isOwn && !isBlast(attack)) return `a ${attacker} does not attack a ${defender}: both are of the ${sideOf(attacker)}`;
  const ability = ABILITY_OF[attack];
  const missing = ability === undefined ? undefined : refuseAbility(attack, ability, book);
  if (missing !== undefined) return missing;
  const only = ONLY[attack];
  if (only !== undefined && only.unit !== attacker) return `a ${attacker} has no ${attack} attack: ${only.why}`;
  const dice = DICE_OF[attack];
  if (dice !== 'brainbuster' && pool(book.units[attacker][dice]) === NO_DICE) return `a ${attacker} has no dice for a ${attack} attack`;
  return undefined;
}

function refuseAbility(name: string, ability: Ability, { options, abilities }: Numbers): string | undefined {
  if (options.rules !== 'advanced') return `${name}: not in the basic rules ("Advanced Rules"); options.rules=advanced has it`;
  return abilities[ability] ? undefined : `${name}: left out by abilities.${ability}=false`;
}

function refuseHow(attack: Attack, when: readonly string[], book: Numbers): string | undefined {
  if (when.length === 0) return undefined;
  const scene = sceneOf(when);
  return refuseAdvanced(when, scene, book) ?? refuseAim(attack, scene) ?? refuseGround(attack, when, scene, book);
}

function refuseAdvanced(when: readonly string[], { aimed, attacker, target }: Scene, book: Numbers): string | undefined {
  const missing = aimed ? refuseAbility('aim', 'aim', book) : undefined;
  if (missing !== undefined) return missing;
  return attacker === 'foxhole' || target === 'foxhole' ? refuseAbility(named(when, 'foxhole'), 'foxholes', book) : undefined;
}

function refuseAim(attack: Attack, { aimed }: Scene): string | undefined {
  if (!aimed || attack === 'close' || attack === 'firearm') return undefined;
  if (isBlast(attack)) return 'aim: an aimed throw lands more surely and hits no harder ("Throw Accuracy"); without it the answer has both';
  if (attack === 'charge') return 'aim: a charge is no aimed attack ("Sectioner Charge")';
  return attack === 'snap' ? 'aim: not on Snap Alert ("Aiming")' : 'aim: not with Auto Fire ("Aiming")';
}

function refuseGround(attack: Attack, when: readonly string[], scene: Scene, book: Numbers): string | undefined {
  if (isBlast(attack)) return refuseBlast(attack, when, scene);
  if (!isClose(attack)) return refuseLine(when, scene);
  return (attack === 'charge' ? refuseRun(scene, book) : undefined) ?? refuseClose(when, scene);
}

function refuseClose(when: readonly string[], { attacker, target, walls }: Scene): string | undefined {
  if (target === 'jungle' || target === 'building' || walls > 0) {
    return `${named(when, 'jungle', 'building', 'walls')}: of no account in a close attack, being cover against firearms ("Line of Sight")`;
  }
  if ((attacker === 'tower') !== (target === 'tower')) return `${named(when, 'tower')}: in the tower one fights hand to hand only with those who are up there too ("Mission Six")`;
  return undefined;
}

function refuseRun({ attacker, target }: Scene, { terrain, sectionerCharge }: Numbers): string | undefined {
  if (attacker === 'foxhole') return 'foxhole-attacker: out of a foxhole one crawls, and no charge ends in one ("Foxholes")';
  if ((attacker === 'tower' || target === 'tower') && terrain.tower > sectionerCharge.steps) {
    return `a charge of ${sectionerCharge.steps} steps does not get up the tower, which takes ${terrain.tower} ("Mission Six")`;
  }
  return undefined;
}

/** Where a line of fire cannot run. */
function refuseLine(when: readonly string[], { attacker, target, walls }: Scene): string | undefined {
  if (attacker === 'tower' && target === 'tower') return 'tower and tower-target: all its spaces are next to one another, and an enemy there may only be Close Attacked ("Firearm Attacks")';
  if (walls === 0) return undefined;
  if (target === 'foxhole' && attacker !== 'tower') return `${named(when, 'walls')}: a ruined wall hides a figure in a foxhole, or does not count ("Foxholes")`;
  if (walls > 1 && (isHigh(attacker) || isHigh(target))) {
    return `walls-${walls}: with a figure on rubble or in the tower only a ruined wall right next to the target counts ("Ruined Walls"), so at most walls-1`;
  }
  if (walls > 1 && attacker === 'foxhole') return `walls-${walls}: out of a foxhole one sees over no ruined wall but one right next to the target ("Foxholes"), so at most walls-1`;
  return undefined;
}

function refuseBlast(attack: Attack, when: readonly string[], { attacker, target, walls }: Scene): string | undefined {
  if (attacker !== 'open') return `${named(when, 'rubble-attacker', 'tower', 'foxhole-attacker')}: of no account, a Brainbuster hits from where it lands ("Brainbuster Damage")`;
  if (target === 'building') return 'building-target: of no account against a Brainbuster, being cover against firearms ("Buildings")';
  if (attack === 'brainbuster-centre') return walls > 0 ? `${named(when, 'walls')}: it lands in the space of the target, with no wall between ("Brainbuster Damage")` : undefined;
  if (target === 'foxhole') return 'foxhole-target: of no account against a Brainbuster that lands next to it ("Brainbuster Damage")';
  return walls > 1 ? `walls-${walls}: between a space and the next stands one wall ("Brainbuster Damage"), so at most walls-1` : undefined;
}

/** The situations that begin so. */
function named(when: readonly string[], ...beginnings: string[]): string {
  return when.filter((name) => beginnings.some((beginning) => name.startsWith(beginning))).join(' and ');
}
