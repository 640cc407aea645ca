/** One attack on one figure: the skill roll, what it leads to, and what a fumble does to the attacker ("Action Checklist", "Perfect Results and Fumbling"). */
import type { Chance } from '../../../kernel/chance.ts';
import { resisted, rollSkill, WORKS, type Gain } from '../dice.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { isNepharite } from '../roster.ts';
import type { Battle, BeretsState, BeretsView } from '../state.ts';
import { NECROTECH, type Necrotech, type Outcome, type Weapon } from '../vocabulary.ts';
import { armorOf, hitsOf, saves, woundsOf, type Hit } from './armor-roll.ts';
import { attackNumbers, type AttackNumbers } from './attack-rows.ts';
import { cornerCover, coverOf, friendlyCover } from './cover.ts';
import { behind } from './facing.ts';
import { gearRows, type Points } from './gear.ts';
import { jam, explodeInHands } from './jam.ts';
import { showCard } from './show-card.ts';
import { changeActive } from './spend.ts';
import { stun } from './stun.ts';
import { wound } from './wounds.ts';

/** Who attacks whom, and how. */
export interface Attack {
  readonly by: number;
  readonly target: number;
  readonly weapon: Weapon;
  readonly close: boolean;
  readonly aimed?: boolean;
  readonly onTheMove?: boolean;
}

/** Skill and damage points of an attack, and why, from where both stand now. */
export function attackOf(ground: Ground, known: Pick<BeretsView, 'open' | 'secret'>, { by, target, weapon, close, aimed = false, onTheMove = false }: Attack): AttackNumbers {
  const { open } = known;
  const [attacker, victim] = [open.figures[by]!, open.figures[target]!];
  const card = ground.card(open, by);
  const rear = close && ground.has('facing') && behind(ground.board(open), victim.at, victim.facing, attacker.at);
  const skill = weapon === 'alimahn' ? (known.secret?.hands[by]?.strength ?? 0) : close ? card.close : card.missile;
  const gear = weapon === 'alimahn' ? [] : gearRows(ground, open, by, close ? 'close' : 'missile');
  return attackNumbers(ground.book, skill, { weapon, close, aimed, onTheMove, rear, cover: close ? [] : coverAgainst(ground, open, weapon, by, target), gear });
}

/** A Puker burns through thicket and jungle, an alimahn is no shot, a nafai flies around everything. */
function coverAgainst(ground: Ground, battle: Readonly<Battle>, weapon: Weapon, by: number, target: number): Points[] {
  const from = battle.figures[by]!.at;
  if (weapon === 'nafai') return [];
  if (weapon === 'gehenna-puker') return cornerCover(ground, battle, target, from);
  if (weapon === 'alimahn') return [...cornerCover(ground, battle, target, from), ...friendlyCover(ground, battle, by, target, from)];
  return coverOf(ground, battle, by, target);
}

/** Rolls it, and carries a hit through. A fumble is for `fumble` to carry out, once all targets are rolled for. */
export function strike(ground: Ground, state: BeretsState, attack: Attack, chance: Chance): Outcome {
  const { open } = state;
  const { target, weapon } = attack;
  const numbers = attackOf(ground, state, attack);
  const hit: Hit = { target, damage: numbers.damage, double: numbers.double, cause: weapon };
  const friendly = open.figures[target]!.seat === open.figures[attack.by]!.seat;
  const worth = effectOn(ground, attack) === 'stun' ? 0 : (friendly ? -1 : 1) * woundsOf(ground, open, hit);
  const gain = weapon === 'alimahn' ? WORKS : resisted(armorOf(ground, open, target) - numbers.damage, worth);
  const outcome = rollToHit(ground, state, attack, numbers, gain, chance);
  if (outcome === 'perfect' || outcome === 'successful') land(ground, state, attack, hit, outcome, chance);
  return outcome;
}

/** The skill roll alone. `gain`: wounds to expect of each outcome. */
export function rollToHit(ground: Ground, state: BeretsState, { by, target, weapon, close }: Attack, { skill, because }: AttackNumbers, gain: Gain, chance: Chance): Outcome {
  const { open } = state;
  const { seat } = open.figures[by]!;
  const rolled = rollSkill(ground, chance, seat, weapon === 'alimahn' ? 'alimahn' : close ? 'close' : 'missile', skill, gain);
  const outcome = rolled === 'fumble' && !close && isNepharite(ground.piece(by).card) ? 'failed' : rolled; // "too cool for such antics"
  if (isCard(weapon)) showCard(ground, state, by, weapon, chance);
  const event: BeretsEvent = { tell: 'attack', by: ground.piece(by).id, weapon, target: ground.piece(target).id, skill, because, outcome };
  chance.tell?.(event);
  if (outcome === 'perfect' || outcome === 'successful') open.tallies.hits[seat]! += 1;
  if (outcome === 'perfect') open.tallies.perfects[seat]! += 1;
  if (outcome === 'fumble') open.tallies.fumbles[seat]! += 1;
  return outcome;
}

/** A hit: what gets through, and what it brings beside wounds. */
function land(ground: Ground, state: BeretsState, attack: Attack, hit: Hit, outcome: 'perfect' | 'successful', chance: Chance): void {
  const { open } = state;
  const { target, weapon } = attack;
  if (effectOn(ground, attack) === 'stun') {
    const withoutArmor = weapon === 'alimahn';
    if (outcome === 'perfect' || withoutArmor || !saves(ground, open, hit, chance, 0)) stun(ground, state, target, weapon, chance);
    return;
  }
  if (outcome === 'perfect' || !saves(ground, open, hit, chance)) wound(ground, state, target, hitsOf(hit), weapon, chance);
  const victim = open.figures[target]!;
  if (victim.fate === 'dead') noteVictim(ground, open, attack);
  else if (weapon === 'nefasti') victim.burning = open.turn + 1;
}

/** "Causes double damage to Legionnaires, but Nepharites are only stunned": the Puker. The alimahn stuns and nothing else. */
function effectOn(ground: Ground, { target, weapon }: Attack): 'wounds' | 'stun' {
  return weapon === 'alimahn' || (weapon === 'gehenna-puker' && isNepharite(ground.piece(target).card)) ? 'stun' : 'wounds';
}

/** Whom a Nepharite has killed in close combat it may imprison ("Imprison Dead"). */
function noteVictim(ground: Ground, battle: Battle, { by, target, close }: Attack): void {
  if (close && isNepharite(ground.piece(by).card) && ground.piece(target).seat === 0 && battle.active?.figure === by) changeActive(battle, { victim: target });
}

/** The attacker hits himself, his weapon jams, or a Legionnaire's blows up. */
export function fumble(ground: Ground, state: BeretsState, { by, weapon, close }: Pick<Attack, 'by' | 'weapon' | 'close'>, chance: Chance): void {
  if (close) stun(ground, state, by, 'fumbled', chance);
  else if (ground.piece(by).card === 'legionnaire') explodeInHands(ground, state, by, weapon, chance);
  else jam(ground, state, by, weapon, chance);
}

const isCard = (weapon: Weapon): weapon is Necrotech => (NECROTECH as readonly Weapon[]).includes(weapon);
