/**
 * An explosion: one Attack Roll for the square where it lands, one for all squares around it, an Armor Roll for each
 * figure, friend or foe ("Brainbuster Damage").
 *
 * Nothing happens on a boulder; in a foxhole it kills whoever is inside, without a roll, and nobody else. It goes neither
 * through a building's wall nor up to or down from the tower.
 */
import type { Chance } from '../../../kernel/chance.ts';
import { BUILDING_WALL } from '../battlefield.ts';
import { TERRAIN } from '../data/terrain.ts';
import { diceOdds } from '../dice-odds.ts';
import type { Ground } from '../ground.ts';
import type { Pool } from '../pools.ts';
import { inPlay, type Battle, type Blast, type DeclaredAttack } from '../state.ts';
import { SIDES, type Attack, type Unit } from '../vocabulary.ts';
import { tellAttack } from './attacks.ts';
import { attackPools } from './bonuses.ts';
import { rollHits } from './combat.ts';
import { goOutOfPlay } from './out-of-play.ts';

export function explode(ground: Ground, battle: Battle, at: number, blast: Blast, chance: Chance): void {
  const field = ground.field(battle);
  chance.tell?.({ tell: 'blast', at, width: field.width });
  if (TERRAIN[field.terrain(at)].costs === null) return;
  const inside = standingOn(battle, at);
  if (field.foxhole[at] !== 0) {
    if (inside !== undefined) killOutright(ground, battle, inside, blast, chance);
    return;
  }
  // Uppermost last: the centre is rolled for first.
  promise(ground, battle, 'brainbuster-adjacent', at, around(ground, battle, at), blast);
  promise(ground, battle, 'brainbuster-centre', at, inside === undefined ? [] : [inside], blast);
}

/** Figures that the blast reaches in the squares around it. */
export function around(ground: Ground, battle: Readonly<Battle>, at: number): number[] {
  const field = ground.field(battle);
  const reached: number[] = [];
  for (let step = at * 8; step < at * 8 + 8; step++) {
    const there = field.next[step]!;
    if (there < 0 || field.stepWall[step] === BUILDING_WALL || field.tower[there] !== field.tower[at]) continue;
    const figure = standingOn(battle, there);
    if (figure !== undefined) reached.push(figure);
  }
  return reached;
}

function standingOn(battle: Readonly<Battle>, square: number): number | undefined {
  const number = battle.figures.findIndex((figure) => inPlay(figure) && figure.at === square);
  return number < 0 ? undefined : number;
}

function killOutright(ground: Ground, battle: Battle, number: number, { seat }: Blast, chance: Chance): void {
  const trooper = ground.trooper(number);
  chance.tell?.({ tell: 'killed-in-foxhole', figure: trooper.id });
  goOutOfPlay(ground, battle, number, 'eliminated');
  if (trooper.seat !== seat) battle.tallies.killsByBrainbuster[seat]! += 1;
}

function promise(ground: Ground, battle: Battle, kind: Attack, from: number, targets: readonly number[], { seat, by }: Blast): void {
  if (targets.length === 0) return;
  const field = ground.field(battle);
  const attacks = targets.map((target): DeclaredAttack => {
    const { attack, armor } = attackPools(field, ground.book, kind, false, ANYBODY, from, ground.trooper(target).unit, battle.figures[target]!.at);
    return { kind, aimed: false, seat, by, from, target, attack, armor };
  });
  battle.agenda.push({ step: 'blast-roll', attacks });
}

/** One roll against all of them, then an Armor Roll for each; its luck is counted in the kills that it promises, on either side. */
export function blastRoll(ground: Ground, battle: Battle, attacks: readonly DeclaredAttack[], chance: Chance): void {
  const { kind, attack } = attacks[0]!;
  const hits = rollHits(kind, attack, ground.book, chance);
  for (const side of SIDES.keys()) {
    const armors = attacks.filter(({ target }) => ground.trooper(target).seat === side).map(({ armor }) => armor);
    if (armors.length > 0) recordShared(ground, attack, armors, hits, 1 - side, chance);
  }
  tellAttack(ground, battle, attacks[0]!, hits, chance);
  for (const declared of attacks.toReversed()) battle.agenda.push({ step: 'armor-roll', attack: declared, hits });
}

/** A Brainbuster's dice are its own, whoever throws it. */
const ANYBODY: Unit = 'chieftain';

function recordShared(ground: Ground, attack: Pool, armors: readonly Pool[], hits: number, seat: number, chance: Chance): void {
  const odds = diceOdds(ground.book);
  const kills = (shown: number): number => armors.reduce((sum, armor) => sum + odds.duel(attack, armor).killByHits[shown]!, 0);
  const mean = armors.reduce((sum, armor) => sum + odds.duel(attack, armor).kill, 0);
  const variance = odds.odds(attack).average((shown) => (kills(shown) - mean) * (kills(shown) - mean));
  chance.luck.record('attack', seat, kills(hits) - mean, variance);
}
