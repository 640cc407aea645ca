/**
 * Rout: at the end of a turn, units of troopers may be too scared to stay ("Rout").
 *
 * All units are judged by how they stand before any of them runs. A character who joined one counts in it, lends it his Mental and runs
 * with it. Characters on their own, vehicles and monsters never test.
 */
import type { Chance } from '../../../kernel/chance.ts';
import type { Luck } from '../../../kernel/luck.ts';
import { diceOdds } from '../dice-odds.ts';
import type { Ground } from '../ground.ts';
import { pool, readAs, keptOf, rolledOf, type Pool } from '../pools.ts';
import { rollName } from '../rolls.ts';
import { inPlay, type Battle } from '../state.ts';
import { standsInUnit } from '../vocabulary.ts';
import { goOutOfPlay } from './out-of-play.ts';

/** alone: the last of a unit, a trooper or elite, runs whatever his Mental · losses, leader: the unit rolls. */
export type WhyRout = 'alone' | 'losses' | 'leader';

/** Why a unit may rout now; null if it stays without a test. */
export function whyRout(ground: Ground, battle: Readonly<Battle>, unit: number): WhyRout | null {
  const { members } = ground.unit(battle, unit);
  const left = members.filter((member) => inPlay(battle.figures[member]!));
  if (left.length === 0 || !standsInUnit(ground.profile(battle, left[0]!).type)) return null;
  const { destroyed, lost, leaderless, leader } = battle.units[unit]!;
  const { rout } = ground.book;
  if (ground.members(battle, unit).length === 1 && members.length >= rout.lastStarted) return 'alone';
  if (lost > 0 && destroyed >= rout.lost * members.length) return 'losses';
  return leaderless && leader < 0 ? 'leader' : null;
}

/** Who rolls: the leader, or without one whoever has the highest Mental. */
export function whoHolds(ground: Ground, battle: Readonly<Battle>, unit: number): number {
  const { leader } = battle.units[unit]!;
  if (leader >= 0) return leader;
  const odds = diceOdds(ground.book);
  const mental = (figure: number) => odds.mean(pool(ground.profile(battle, figure).mental));
  return ground.members(battle, unit).reduce((best, figure) => (mental(figure) > mental(best) ? figure : best));
}

export function routStep(ground: Ground, battle: Battle, chance: Chance): void {
  const tests = battle.forces.units.flatMap((_, unit) => {
    const why = whyRout(ground, battle, unit);
    return why === null ? [] : [{ unit, why, members: ground.members(battle, unit), by: whoHolds(ground, battle, unit) }];
  });
  for (const { unit, why, members, by } of tests) {
    const running = why === 'alone' ? members : test(ground, battle, unit, members, by, chance);
    if (why === 'alone') chance.tell?.({ tell: 'rout', unit: ground.unit(battle, unit).id, why });
    battle.tallies.routed[ground.unit(battle, unit).seat]! += running.length;
    goOutOfPlay(ground, battle, running, 'routed', chance);
  }
}

/** One roll for all: sixes count less for those who are uncontrolled, so some may run and others stay. Who runs. */
function test(ground: Ground, battle: Battle, unit: number, members: readonly number[], by: number, chance: Chance): number[] {
  const mental = pool(ground.profile(battle, by).mental);
  const { need } = ground.book.rout;
  const dice = rollDice(mental, chance);
  const controlled = totalOf(dice, mental);
  const uncontrolled = totalOf(dice.map((face) => (face === 6 ? ground.book.dice.uncontrolled.six : face)), mental);
  const holds = (figure: number) => (battle.figures[figure]!.controlled ? controlled : uncontrolled) >= need;
  chance.luck.roll(rollName('rout', mental), controlled);
  enterLuck(ground, battle, members, mental, holds, chance.luck);
  const running = members.filter((figure) => !holds(figure));
  chance.tell?.({ tell: 'rout-roll', unit: ground.unit(battle, unit).id, by: ground.id(battle, by), dice: [...dice].sort((a, b) => b - a).join(' '), controlled, uncontrolled, running: running.map((figure) => ground.id(battle, figure)) });
  return running;
}

function rollDice(mental: Pool, chance: Chance): number[] {
  const rng = chance.dice.stream('combat');
  return Array.from({ length: rolledOf(mental) }, () => 1 + rng.below(6));
}

function totalOf(dice: readonly number[], mental: Pool): number {
  return [...dice].sort((a, b) => b - a).slice(0, keptOf(mental)).reduce((sum, face) => sum + face, 0);
}

/** Figures that stayed against those owed: the controlled and the uncontrolled stand or run together, and whoever holds uncontrolled would hold controlled. */
function enterLuck(ground: Ground, battle: Readonly<Battle>, members: readonly number[], mental: Pool, holds: (figure: number) => boolean, luck: Luck): void {
  const odds = diceOdds(ground.book);
  const { need } = ground.book.rout;
  const steady = members.filter((figure) => battle.figures[figure]!.controlled).length;
  const shaky = members.length - steady;
  const p = odds.chanceAtLeast(mental, need);
  const q = odds.chanceAtLeast(readAs(mental, 'uncontrolled'), need);
  const owed = steady * p + shaky * q;
  const squares = q * members.length * members.length + (p - q) * steady * steady;
  luck.record('rout', ground.seat(battle, members[0]!), members.filter(holds).length - owed, squares - owed * owed);
}
