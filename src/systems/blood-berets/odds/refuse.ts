/** Why an attack cannot be: who may not make it, on whom, and what cannot be said of it. */
import { isPlayed, playsAdvanced, refuseAbility } from '../abilities.ts';
import type { Numbers } from '../book.ts';
import { NOT_AIMED } from '../data/weapons.ts';
import { isNepharite } from '../roster.ts';
import { isShot } from '../rules/shooting.ts';
import type { CharacterCard } from '../unit-card.ts';
import { EQUIPMENT, NECROTECH, type Ability, type Character, type Weapon } from '../vocabulary.ts';
import { isHazard, isPsychic, useOf, type Attack, type Hazard, type Psychic, type Use } from './attacks.ts';
import { sideOf } from './fight.ts';
import type { Name } from './situations.ts';

/** Undefined for an attack that can be. */
export function refusal(book: Numbers, attacker: string, attack: Attack, defender: string, when: readonly string[]): string | undefined {
  const [mine, theirs] = [sideOf(book, attacker, false), sideOf(book, defender, false)];
  const asked: Asked = { book, mine, theirs, attack, use: useOf(attack) };
  return refusePair(asked) ?? (when as readonly Name[]).map((name) => refuseSituation(asked, name)).find((why) => why !== undefined);
}

interface Asked {
  readonly book: Numbers;
  readonly mine: CharacterCard;
  readonly theirs: CharacterCard;
  readonly attack: Attack;
  /** Null for what is no weapon. */
  readonly use: Use | null;
}

function refusePair({ book, mine, theirs, attack, use }: Asked): string | undefined {
  if (use !== null) return refuseWeapon(book, use, mine) ?? refuseFriend(attack, mine, theirs);
  if (isHazard(attack)) return refuseHazard(attack, mine, theirs);
  if (isPsychic(attack)) return refusePower(book, attack, mine, theirs);
  if (attack === 'surprise') return mine.seat === theirs.seat ? `surprise: ${mine.id} and ${theirs.id} are on the same side` : undefined;
  return missing(book, 'medic') ?? (mine.surgery === 0 ? `${mine.id} has no field surgery ("Medics")` : theirs.seat === 0 ? undefined : `first-aid: the medic treats Blood Berets, not ${theirs.id} ("Medics")`);
}

const missing = (book: Numbers, ability: Ability): string | undefined => refuseAbility(book, playsAdvanced(book, false), ability);

function refuseWeapon(book: Numbers, { weapon, close, grenade }: Use, mine: CharacterCard): string | undefined {
  const has = arsenalOf(mine);
  if (!has.includes(weapon)) return `${mine.id} has no ${weapon}; expected ${has.join(', ')}`;
  if (isCard(weapon) && !isPlayed(book, playsAdvanced(book, false), weapon)) return missing(book, weapon);
  if (close && mine.close === 0) return `${mine.id} has no close combat skill ("Weapons and Equipment")`;
  return grenade !== null && mine.missile === 0 ? `${mine.id} has no missile weapons skill` : undefined;
}

const isCard = (weapon: Weapon): weapon is Weapon & Ability => ([...EQUIPMENT, ...NECROTECH] as readonly string[]).includes(weapon);

/** Standard weapons, and those on cards that it may bear. */
function arsenalOf({ id, seat, close, weapons }: CharacterCard): readonly Weapon[] {
  if (isNepharite(id)) return [...weapons, ...NECROTECH];
  if (seat === 1) return weapons;
  return [...weapons, 'shellshocker', ...(close === 0 ? [] : (['ironfist'] as const)), ...(weapons.includes('intruder') ? (['gehenna-puker'] as const) : [])];
}

/** Flames and grenades hit whoever is there. */
const HITS_FRIENDS: ReadonlySet<Attack> = new Set<Attack>(['gehenna-puker', 'burst', 'burst-around']);

function refuseFriend(attack: Attack, mine: CharacterCard, theirs: CharacterCard): string | undefined {
  return mine.seat === theirs.seat && !HITS_FRIENDS.has(attack) ? `${mine.id} does not attack ${theirs.id}: both are on the same side` : undefined;
}

function refuseHazard(hazard: Hazard, mine: CharacterCard, theirs: CharacterCard): string | undefined {
  if (mine.id !== theirs.id) return `${hazard}: it hits whoever is there; name the same figure as attacker and defender`;
  return hazard === 'small-mine' && mine.seat === 1 ? 'small-mine: Legion troops set off no mines ("Triggering Mines")' : undefined;
}

function refusePower(book: Numbers, power: Psychic, mine: CharacterCard, theirs: CharacterCard): string | undefined {
  if (mine.symmetry === 0) return `${mine.id} has no dark symmetry`;
  return missing(book, power) ?? (theirs.seat === 0 ? undefined : `${power}: on Blood Berets, not on ${theirs.id} ("Dark Symmetry")`);
}

function refuseSituation(asked: Asked, name: Name): string | undefined {
  const { book, mine, theirs, attack, use } = asked;
  switch (name) {
    case 'wounded':
      return isHazard(attack) ? 'wounded: nobody attacks; say wounded-target' : attack === 'surprise' ? 'wounded: of no account, initiative stays ("Troops")' : undefined;
    case 'wounded-target':
      if (attack === 'first-aid') return 'wounded-target: the patient is wounded anyway; leave it out';
      return attack === 'surprise' || (isPsychic(attack) && attack !== 'dimension-warp') ? 'wounded-target: of no account, initiative stays ("Troops")' : undefined;
    case 'aim':
      return missing(book, 'aiming') ?? notShot(use, name) ?? (NOT_AIMED.has(use!.weapon) ? `aim: not with a ${use!.weapon} ("Weapons without the aiming modification")` : undefined);
    case 'on-the-move':
      return missing(book, 'on-the-move') ?? notShot(use, name) ?? refuseHip(book, use!);
    case 'rear':
      return missing(book, 'facing') ?? (use?.close === true ? undefined : 'rear: of account in close combat only ("Facing")');
    case 'thicket':
    case 'jungle':
      return refuseAdvanced(book, name) ?? notShot(use, name) ?? (THROUGH_GROUND.has(use!.weapon) ? `${name}: of no account to a ${use!.weapon} ("Weapons and Equipment")` : undefined);
    case 'corner':
      return missing(book, 'corner-cover') ?? notShot(use, name) ?? flies(use!, name);
    case 'past-legionnaire':
      if (!isNepharite(mine.id)) return `past-legionnaire: only a Nepharite shoots past friends ("In Cover")`;
      return refuseAdvanced(book, name) ?? notShot(use, name) ?? flies(use!, name);
    case 'sonar':
      return missing(book, 'sonar') ?? notABeret(mine, name) ?? (use?.close === true ? undefined : 'sonar: of account in close combat only ("Equipment Effects")');
    case 'cybernetic-eye':
      return missing(book, 'cybernetic-eye') ?? notABeret(mine, name) ?? notShot(use, name);
    case 'armor':
      return missing(book, 'armor') ?? notABeret(theirs, name) ?? (use !== null || isHazard(attack) ? undefined : 'armor: no armor roll is made');
    case 'psychic-helmet':
      return missing(book, 'psychic-helmet') ?? (isPsychic(attack) ? undefined : 'psychic-helmet: of account in rolls against dark powers only ("Equipment Effects")');
    case 'hyperactivator':
      return missing(book, 'hyperactivator') ?? (attack === 'surprise' || isPsychic(attack) ? undefined : 'hyperactivator: of account in initiative rolls only ("Equipment Effects")');
    case 'scanner':
      return missing(book, 'scanners') ?? (attack !== 'surprise' ? 'scanner: of account where both players roll for initiative only ("Using the Scanner")' : refuseScanner(mine.seat === 0 ? mine : theirs));
  }
}

const notShot = (use: Use | null, name: Name): string | undefined => (use === null || use.close ? `${name}: of account to missile weapons only` : undefined);
const flies = ({ weapon }: Use, name: Name): string | undefined => (weapon === 'nafai' ? `${name}: a nafai flies around whatever is in its way ("Weapons and Equipment")` : undefined);
const notABeret = ({ id, seat }: CharacterCard, name: Name): string | undefined => (seat === 0 ? undefined : `${name}: equipment of Blood Berets, and ${id} is none`);
const refuseAdvanced = (book: Numbers, name: Name): string | undefined => (playsAdvanced(book, false) ? undefined : `${name}: not in the basic rules ("Advanced Rules"); options.rules=advanced has it`);

/** Flames that burn through it; what flies around it; what is no shot. */
const THROUGH_GROUND: ReadonlySet<Weapon> = new Set<Weapon>(['gehenna-puker', 'nafai', 'alimahn']);

/** Flames, grenades and the nafai are no single shots. */
function refuseHip(book: Numbers, { weapon, grenade }: Use): string | undefined {
  if (grenade !== null || !isShot(weapon)) return 'on-the-move: single shots only ("Shoot While Moving Checklist")';
  return weapon === 'shellshocker' && book.gear.shellshocker > 1 ? `on-the-move: a ${weapon} takes ${book.gear.shellshocker} actions ("Weapons and Equipment")` : undefined;
}

const SPECIALISTS: ReadonlySet<Character> = new Set<Character>(['sergeant', 'medic', 'ranger-leader']);
const refuseScanner = ({ id }: CharacterCard): string | undefined => (SPECIALISTS.has(id) ? `scanner: ${id} has none ("... and Finding Them")` : undefined);
