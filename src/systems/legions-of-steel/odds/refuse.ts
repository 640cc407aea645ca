/** Why an attack cannot be: who may not make it, on whom, and what cannot be said of it. */
import { cardOf, type Numbers } from '../book.ts';
import type { UnitCard } from '../unit-card.ts';
import { GRENADES, sideOf, UNITS, type Ability, type Target, type Unit } from '../vocabulary.ts';
import { killsLeft } from './aim.ts';
import { grenadeOf, isClosed, isThrown, type Tabled } from './attacks.ts';
import { bandsOf } from './ranges.ts';
import { sceneOf, SITUATIONS, type Scene, type Subject } from './situations.ts';

interface Asked {
  readonly book: Numbers;
  readonly card: UnitCard;
  readonly attack: Tabled;
  readonly target: Target;
  readonly scene: Scene;
}

/** Undefined for an attack that can be. */
export function refusal(book: Numbers, attacker: Target, attack: Tabled, target: Target, when: readonly string[]): string | undefined {
  if (isClosed(attacker)) return `${attacker} attacks nobody; expected ${UNITS.join(', ')}`;
  const scene = sceneOf(when);
  const asked: Asked = { book, card: cardOf(book, attacker), attack, target, scene };
  const pair = refuseAttacker(asked, attacker) ?? refuseTarget(asked, attacker);
  if (pair !== undefined) return pair;
  for (const row of SITUATIONS) {
    const why = when.includes(row.name) ? refuseSituation(asked, row) : undefined;
    if (why !== undefined) return `${row.name}: ${why}`;
  }
  return undefined;
}

const ABILITIES_OF: Readonly<Partial<Record<Tabled, readonly Ability[]>>> = {
  auto: ['automatic-fire'],
  cover: ['covering'],
  'cover-auto': ['covering', 'automatic-fire'],
  suppression: ['suppression'],
  'suppression-secondary': ['suppression'],
  order: ['leadership'],
  'order-auto': ['leadership', 'automatic-fire'],
  'hand-to-hand': ['hand-to-hand'],
  'cover-hand-to-hand': ['covering', 'hand-to-hand'],
  'k-pulse': ['k-pulse'],
  'forcewall-push': ['forcewall'],
  nachtmacher: ['nachtmacher'],
};

const leftOut = ({ abilities }: Numbers, ability: Ability): string | undefined => (abilities[ability] ? undefined : `left out by abilities.${ability}=false`);

const isByHand = (attack: Tabled) => attack === 'hand-to-hand' || attack === 'cover-hand-to-hand';
const isCover = (attack: Tabled) => attack === 'cover' || attack === 'cover-auto';
const isOrder = (attack: Tabled) => attack === 'order' || attack === 'order-auto';
const isSuppression = (attack: Tabled) => attack === 'suppression' || attack === 'suppression-secondary';

function refuseAttacker({ book, card, attack }: Asked, attacker: Unit): string | undefined {
  for (const ability of ABILITIES_OF[attack] ?? []) {
    const why = leftOut(book, ability);
    if (why !== undefined) return `${attack}: ${why}`;
  }
  if (isByHand(attack) && card.hands === 0) return `${attacker} cannot damage anybody in Hand to Hand Combat ("Hand to Hand Combat")`;
  if (isThrown(attack) && card.grenades[GRENADES.indexOf(grenadeOf(attack))] === 0) return `${attacker} has no ${grenadeOf(attack)} grenade ("Grenades")`;
  if (isOrder(attack) && !hasLeaders(book, attacker)) return NO_LEADER;
  return !isByHand(attack) && !isThrown(attack) && card.weapon.reach === 0 ? `${card.weapon.weapon} reaches nothing in this book` : undefined;
}

const NO_LEADER = 'nobody on that side has leadership ("Leadership")';

const hasLeaders = (book: Numbers, unit: Unit) => UNITS.some((other) => sideOf(other) === sideOf(unit) && cardOf(book, other).leadership > 0);

function refuseTarget({ book, attack, target }: Asked, attacker: Unit): string | undefined {
  if (isClosed(target)) {
    if (target === 'forcewall' && !book.abilities.forcewall) return `forcewall: ${leftOut(book, 'forcewall')!}`;
    if (isThrown(attack)) return `a ${grenadeOf(attack)} grenade does nothing to ${target} ("Grenades")`;
    if (isCover(attack) || attack === 'cover-hand-to-hand') return `covering fire goes at an enemy who acts or comes into view, not at ${target} ("Covering")`;
    return attack === 'suppression-secondary' ? `suppression that ${target} blocks strikes it with all its dice: ask for suppression ("Blocked Suppression")` : undefined;
  }
  const strikesFriends = isSuppression(attack) || isThrown(attack);
  return sideOf(attacker) === sideOf(target) && !strikesFriends ? `${attacker} does not attack ${target}: both are ${sideOf(attacker)}` : undefined;
}

/** Which attacks a situation can be said of, and why of no others. */
interface Limit {
  readonly goesWith: (attack: Tabled) => boolean;
  readonly why: string;
}

const isShot = (attack: Tabled) => !isByHand(attack) && !isThrown(attack);
const any = () => true;

const LIMITS: Readonly<Record<Subject, Limit>> = {
  'the range': { goesWith: isShot, why: 'the range of a weapon; hand to hand it is the square ahead, and throws are told by range ("Kill Number")' },
  'how the attacker moves': { goesWith: (attack) => isThrown(attack) || isCover(attack) || attack === 'fire' || attack === 'auto', why: 'no movement modifier in Hand to Hand Combat, in suppression or for what leadership orders ("Roll Modifiers")' },
  'figures fired past': { goesWith: (attack) => !isByHand(attack), why: 'nobody is between in Hand to Hand Combat ("Hand to Hand Combat")' },
  'corners on the line': { goesWith: (attack) => !isByHand(attack), why: 'no corner is between in Hand to Hand Combat ("Hand to Hand Combat")' },
  light: { goesWith: any, why: '' },
  leadership: { goesWith: any, why: '' },
  'how suppression lies': { goesWith: isSuppression, why: 'only suppression is laid on squares ("Suppression")' },
  'the state of the target': { goesWith: any, why: '' },
  'where the K-Pulse goes off': { goesWith: (attack) => attack === 'k-pulse', why: 'only a K-Pulse reaches further than where it goes off ("K-Pulse grenades")' },
  'the arc of the throw': { goesWith: isThrown, why: 'fire goes forwards; only grenades are thrown into other arcs ("Arc of Fire", "Using Grenades")' },
  'displaced throwing': { goesWith: isThrown, why: 'only grenades are thrown so ("Displaced Throwing")' },
  'the room around the target': { goesWith: isThrown, why: 'it matters where grenades land, and who is pushed ("Misses", "Forcewall Grenades")' },
};

/** Why this cannot be said of the attack. */
function refuseSituation({ book, card, attack, target, scene }: Asked, { name, of }: (typeof SITUATIONS)[number]): string | undefined {
  const { goesWith, why } = LIMITS[of];
  if (!goesWith(attack)) return why;
  switch (of) {
    case 'the range':
      return bandsOf(card.weapon).some(({ band }) => band === name) ? undefined : `${card.weapon.weapon} has no such range ("Weapon Table")`;
    case 'how the attacker moves':
      if (name !== 'ordered') return undefined;
      return attack === 'fire' || attack === 'auto' ? 'fire that leadership orders is an attack of its own: order or order-auto ("Leadership")' : refuseLeadership(book, card.unit);
    case 'leadership':
      return attack === 'k-pulse' && scene.burst > 0 ? 'no leadership changes what a K-Pulse does; it helps the throw ("K-Pulse grenades")' : refuseLeadership(book, card.unit);
    case 'light':
      return leftOut(book, 'nachtmacher');
    case 'displaced throwing':
      return leftOut(book, 'displaced-throwing');
    case 'how suppression lies':
      return card.weapon.rof > 1 ? undefined : `${card.weapon.weapon} has one die anyway ("Suppression")`;
    case 'the state of the target':
      return killsLeft(book, target, scene) > 0 ? undefined : `${target} is gone at its first kill ("Kill Number")`;
    case 'the room around the target':
      return name === 'boxed-in' && attack !== 'forcewall-push' ? 'a grenade came in somewhere ("Misses")' : undefined;
    default:
      return undefined;
  }
}

const refuseLeadership = (book: Numbers, unit: Unit) => leftOut(book, 'leadership') ?? (hasLeaders(book, unit) ? undefined : NO_LEADER);
