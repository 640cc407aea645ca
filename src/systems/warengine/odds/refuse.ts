/** Why an attack cannot be: who may not make it, and when it cannot be made. */
import { memo } from '../../../kernel/dice/memo.ts';
import { profileOf, type Numbers } from '../book.ts';
import { isClose, type Profile, type Weapon } from '../profile.ts';
import { isMachine } from '../vocabulary.ts';
import { weaponsNamed } from './attacks.ts';
import { type Scene } from './situations.ts';

/** The weapons that may be meant and can make the attack; or why there is none. */
export interface Choice {
  weapons: readonly Weapon[];
  why: string | undefined;
}

export function choiceOf(book: Numbers, attacker: string, attack: string, defender: string, scene: Scene): Choice {
  const meant = named(book)(attacker)(attack);
  const { weapons } = meant;
  if (weapons.length === 0) return meant;
  const [mine, theirs] = [profileOf(book, attacker), profileOf(book, defender)];
  const why = refuseScene(book, mine, theirs, scene);
  if (why !== undefined) return { weapons: [], why };
  const refusals = weapons.map((weapon) => refuseWeapon(book, weapon, scene));
  const usable = weapons.filter((_, i) => refusals[i] === undefined);
  return { weapons: usable, why: usable.length === 0 ? refusals[0] : undefined };
}

type Named = (attacker: string) => (attack: string) => Choice;

const namedByBook = new WeakMap<Numbers, Named>();

/** What an attack's name alone says: a table of all attacks asks a million times for weapons that the attacker does not have. */
function named(book: Numbers): Named {
  let found = namedByBook.get(book);
  if (found === undefined) namedByBook.set(book, (found = memo((attacker: string) => memo((attack: string) => weaponsOf(profileOf(book, attacker), attack)))));
  return found;
}

function weaponsOf(profile: Profile, attack: string): Choice {
  const weapons = weaponsNamed(attack, profile);
  const what = attack === 'close' || attack === 'ranged' ? `${attack} weapon` : attack;
  return { weapons, why: weapons.length > 0 ? undefined : `${profile.id} has no ${what}; it has ${profile.weapons.map(({ id }) => id).join(', ')}` };
}

/** Whatever the weapon. */
function refuseScene(book: Numbers, mine: Profile, theirs: Profile, scene: Scene): string | undefined {
  const { abilities } = book;
  if (scene.attacker === 'did not move' && !abilities['did-not-move']) return leftOut('did-not-move-attacker', 'did-not-move');
  if (scene.target === 'did not move' && !abilities['did-not-move']) return leftOut('did-not-move-target', 'did-not-move');
  if (scene.attacker === 'charges' && !abilities.charge) return leftOut('charge', 'charge');
  if (scene.support > 0 && !abilities['massed-attacks']) return leftOut(`massed-${scene.support + 1}`, 'massed-attacks');
  if (scene.support > 0 && !abilities['reserve-attacks']) return `massed-${scene.support + 1}: one assists with a reserved attack, and there is none where abilities.reserve-attacks is false ("Massed Attacks")`;
  if (scene.heroPoints && !abilities['hero-points']) return leftOut('hero-points', 'hero-points');
  if (scene.attacker === 'charges' && mine.movement === 0) return `charge: ${mine.id} does not move ("Charging")`;
  if (scene.attackerUncontrolled && isMachine(mine.type)) return alwaysControlled('uncontrolled-attacker', mine);
  if (scene.targetUncontrolled && isMachine(theirs.type)) return alwaysControlled('uncontrolled-target', theirs);
  if (scene.target === 'did not move' && scene.cover === 'heavy') return `did-not-move-target: may not be combined with heavy cover ("Defense Adjustments Chart")`;
  if (scene.heroPoints && mine.heroPoints === 0 && theirs.heroPoints === 0) return `hero-points: neither ${mine.id} nor ${theirs.id} has any`;
  return undefined;
}

const leftOut = (situation: string, ability: string): string => `${situation}: not played where abilities.${ability} is false`;

const alwaysControlled = (situation: string, { id }: Profile): string => `${situation}: ${id} is always controlled, as all vehicles and monsters ("Check Control")`;

function refuseWeapon(book: Numbers, weapon: Weapon, scene: Scene): string | undefined {
  if (scene.unseen && (weapon.area !== 'explosive' || !book.abilities['area-effects'])) return `unseen-secondary: ${weapon.id} is no weapon with an Explosive Area Effect`;
  return isClose(weapon) ? refuseClose(book, weapon, scene) : scene.attacker === 'charges' ? `charge: only a close attack gets its bonus, and ${weapon.id} is a ranged weapon ("Charging")` : undefined;
}

/** In base contact nobody stands still and nothing lies between; a very long weapon and an explosion reach farther. */
function refuseClose({ options }: Numbers, { id, veryLong, area }: Weapon, scene: Scene): string | undefined {
  if (scene.target === 'in close combat') return `into-combat: ${id} is a close combat weapon, and shots are fired into close combat ("Firing into Close Combat")`;
  if (veryLong || area === 'explosive') return undefined;
  if (scene.attacker === 'did not move') return `did-not-move-attacker: ${id} needs contact, and close combat counts as movement ("Attack Adjustments Chart")`;
  if (scene.target === 'did not move') return `did-not-move-target: ${id} needs contact, and close combat counts as movement ("Defense Adjustments Chart")`;
  if (scene.cover === 'none' || (scene.cover === 'entrenching' && options.trenchInContact)) return undefined;
  return `${scene.cover}-cover: ${id} needs contact, and nothing lies between touching bases ("Cover")${scene.cover === 'entrenching' ? '; options.trenchInContact lets a trench count' : ''}`;
}
