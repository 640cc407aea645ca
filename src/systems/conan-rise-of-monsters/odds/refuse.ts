/** Why an attack cannot be: who may not make it, and what cannot be said of it. */
import { cardOf, type Numbers } from '../book.ts';
import { SIDE_NAMES } from '../points/build.ts';
import type { UnitCard } from '../unit-card.ts';
import { CIRCLE_CARDS, type Card, type Side } from '../vocabulary.ts';
import type { Attack } from './attacks.ts';
import type { Scene } from './situations.ts';

export function refusal(book: Numbers, attacker: string, attack: Attack, defender: string, scene: Scene): string | undefined {
  const [mine, theirs] = [cardOf(book, attacker), cardOf(book, defender)];
  return refusePair(book, mine, attack, theirs) ?? refuseModels(mine, attack, scene) ?? refuseTarget(book, attack, theirs, scene) ?? refuseDice(book, mine, attack, theirs, scene) ?? refuseCard(book, mine, attack, theirs, scene);
}

function refusePair({ abilities }: Numbers, mine: UnitCard, attack: Attack, theirs: UnitCard): string | undefined {
  if (attack === 'hazard') return mine.id === theirs.id ? undefined : 'hazard: the ground strikes whoever is on it; name the same unit as attacker and defender';
  if (mine.side === theirs.side && mine.side !== 'mercenary') return `${mine.id} and ${theirs.id} both serve the ${SIDE_NAMES[mine.side]}`;
  if (attack === 'ranged' && (mine.ranged === 0 || mine.range === 0)) return `${mine.id} has no ranged attack`;
  if (attack === 'charge' && !abilities.charge) return leftOut('charge', 'charge');
  if (attack === 'counterstrike' && !abilities.counterstrike) return leftOut('counterstrike', 'counterstrike');
  return undefined;
}

const leftOut = (what: string, ability: string): string => `${what}: not played where abilities.${ability} is false`;

function refuseModels(mine: UnitCard, attack: Attack, { models }: Scene): string | undefined {
  if (models === null) return undefined;
  const name = `models-${models}`;
  if (attack === 'hazard') return `${name}: hazardous ground has no models`;
  if (models === mine.models) return `${name}: all of ${mine.id} attack anyway; leave it out`;
  if (models > mine.models && mine.type !== 'warrior') return `${name}: ${mine.id} has ${mine.models === 1 ? 'one model' : `${mine.models} models`}, and only Warriors are reinforced ("Reinforced Units")`;
  return models > 2 * mine.models ? `${name}: ${mine.id} has ${2 * mine.models} models at most, reinforced` : undefined;
}

function refuseTarget({ abilities, options }: Numbers, attack: Attack, theirs: UnitCard, scene: Scene): string | undefined {
  if (scene.reinforcedTarget && theirs.type !== 'warrior') return `reinforced-target: only Warriors are reinforced, and ${theirs.id} are none ("Reinforced Units")`;
  if (scene.fleeingTarget && !abilities.morale) return leftOut('fleeing-target', 'morale');
  if (scene.fleeingTarget && theirs.type === 'commander') return `fleeing-target: ${theirs.id} is a Commander and never flees ("Morale Checks")`;
  if (scene.fleeingTarget && attack === 'counterstrike') return 'fleeing-target: it has attacked, and those who flee do not ("Morale Checks")';
  if ((scene.lightCover || scene.heavyCover) && attack !== 'ranged' && (attack === 'hazard' || !options.coverInMelee)) {
    return `cover counts against ranged attacks only ("Terrain Effects")${attack === 'hazard' ? '' : '; options.coverInMelee lets it count'}`;
  }
  return undefined;
}

function refuseDice(book: Numbers, mine: UnitCard, attack: Attack, theirs: UnitCard, scene: Scene): string | undefined {
  const { abilities, destiny } = book;
  const shooting = [...(scene.higher ? ['height'] : []), ...(scene.far ? ['far'] : []), ...(scene.moved ? ['moved'] : [])];
  if (shooting.length > 0 && attack !== 'ranged') return `${shooting[0]}: only ranged attacks depend on it ("Ranged Attacks")`;
  if (scene.support > 0 && !abilities.support) return leftOut(`support-${scene.support}`, 'support');
  if (scene.support > 0 && (attack === 'ranged' || attack === 'hazard')) return `support-${scene.support}: friends support melee attacks only ("Melee Attacks")`;
  if (scene.crown) return refuseCrown(book, mine, attack);
  if ((scene.destiny > 0 || scene.targetDestiny > 0) && !abilities.destiny) return leftOut('Destiny Tokens', 'destiny');
  if (scene.destiny > 0 && attack === 'hazard') return `destiny-${scene.destiny}: nobody adds to the attack of hazardous ground`;
  if (scene.destiny > destiny[mine.type]) return tooManyTokens(`destiny-${scene.destiny}`, mine, destiny[mine.type]);
  if (scene.targetDestiny > destiny[theirs.type]) return tooManyTokens(`target-destiny-${scene.targetDestiny}`, theirs, destiny[theirs.type]);
  return undefined;
}

const tooManyTokens = (situation: string, { id }: UnitCard, most: number): string => `${situation}: ${id} may use ${most} on one roll at most ("Destiny Token Limits")`;

function refuseCrown({ abilities, options }: Numbers, mine: UnitCard, attack: Attack): string | undefined {
  const ability = 'destined-to-wear-the-crown';
  if (!abilities[ability]) return leftOut('crown', ability);
  if (attack === 'hazard' || !mine.aquilonian) return `crown: ${attack === 'hazard' ? 'hazardous ground' : mine.id} is not Aquilonian`;
  if (!mine.specials.has(ability)) return undefined;
  return options.crownOnHimself ? `crown: ${mine.id} has its die anyway; leave it out` : `crown: ${mine.id} gives it to others; options.crownOnHimself gives it to him too`;
}

/** The side in whose deck it is has to be the one that it serves here. */
function refuseCard({ abilities, options }: Numbers, mine: UnitCard, attack: Attack, theirs: UnitCard, { card }: Scene): string | undefined {
  if (card === null) return undefined;
  if (!abilities['fate-cards']) return leftOut(card, 'fate-cards');
  if (!abilities[card]) return leftOut(card, card);
  const ofTarget = card === 'cimmerian-toughness' || card === 'black-lotus';
  if (attack === 'hazard' && card !== 'cimmerian-toughness') return `${card}: no card changes the attack of hazardous ground`;
  const [own, other] = ofTarget ? [theirs, mine] : [mine, theirs];
  const side: Side = (CIRCLE_CARDS as readonly Card[]).includes(card) ? 'circle' : 'set';
  const serves = own.side === side || (own.side === 'mercenary' && (other.side !== side || attack === 'hazard'));
  if (!serves) return `${card}: a card of the ${SIDE_NAMES[side]}, whom ${own.id} ${own.side === 'mercenary' ? 'does not serve here' : 'does not serve'}`;
  if (card === 'eye-for-an-eye' && (attack !== 'counterstrike' || mine.type !== 'warrior')) return 'eye-for-an-eye: is for a counterstrike of Warriors';
  if (card === 'first-strike' && attack !== 'charge' && !(attack === 'melee' && options.firstStrikeAny)) return `first-strike: is for a charge${attack === 'melee' ? '; options.firstStrikeAny lets it be played on any melee' : ''}`;
  return undefined;
}
