/**
 * Rolling an attack, or several at the same time, and what comes of it ("Attack", "Area Effect Weapons", "Reserve Attack").
 *
 * One attack roll against the defense roll of each target. All dice are rolled first; then hero points may be spent; then all deaths
 * take place together. The luck of a roll is counted in kills as they were without hero points.
 */
import type { Chance } from '../../../kernel/chance.ts';
import { diceOdds, type DiceOdds } from '../dice-odds.ts';
import type { Ground } from '../ground.ts';
import { poolText } from '../pools.ts';
import { rollName } from '../rolls.ts';
import type { Battle, Bout, DeclaredAttack } from '../state.ts';
import { explainDefenseDice } from './adjustments.ts';
import { seatOf, whatIsLeft } from './attacks.ts';
import { excess, nextOf } from './hero-points.ts';
import { goOutOfPlay } from './out-of-play.ts';
import { activeSeat } from './windows.ts';

/** The attacks that are still to be made, the active side's first, are rolled; then it goes on to the first choice, or to its end. */
export function rollAttacks(ground: Ground, battle: Battle, declared: readonly DeclaredAttack[], chance: Chance): void {
  const active = activeSeat(ground, battle);
  const left = declared.flatMap((attack) => whatIsLeft(ground, battle, attack) ?? []);
  const attacks = [...left.filter((attack) => seatOf(ground, battle, attack) === active), ...left.filter((attack) => seatOf(ground, battle, attack) !== active)];
  if (attacks.length === 0) return;
  if (attacks.length > 1) for (const attack of attacks) battle.tallies.simultaneous[seatOf(ground, battle, attack)]! += 1;
  const rolls = attacks.map((attack) => rollOne(ground, battle, attack, chance));
  const none = attacks.map(({ targets }) => targets.map(() => 0));
  const bout: Bout = { attacks, rolled: rolls.map(({ total }) => total), raised: attacks.map(() => 0), defended: rolls.map(({ defended }) => defended), saved: none };
  battle.agenda.push(nextOf(ground, battle, bout, null));
}

/** The attack roll and the defense rolls, in the order of the targets. */
function rollOne(ground: Ground, battle: Battle, attack: DeclaredAttack, chance: Chance): { total: number; defended: number[] } {
  const odds = diceOdds(ground.book);
  const rng = chance.dice.stream('combat');
  const seat = seatOf(ground, battle, attack);
  const total = odds.roll(attack.attack, rng);
  recordAttack(ground, battle, odds, attack, total, chance);
  chance.luck.roll(rollName('attack', attack.attack), total);
  chance.tell?.({ tell: 'attack-roll', by: ground.id(battle, attack.by), dice: poolText(attack.attack), total });
  const defended = attack.targets.map(({ figure, defense, cover }) => {
    const shown = odds.roll(defense, rng);
    const kill = odds.chanceBelow(defense, total);
    const gain = ground.seat(battle, figure) === seat ? -1 : 1; // the death of a friend is the enemy's gain
    chance.luck.record('defense', seat, gain * ((shown < total ? 1 : 0) - kill), kill * (1 - kill));
    chance.luck.roll(rollName('defense', defense), shown);
    chance.tell?.({ tell: 'defense-roll', figure: ground.id(battle, figure), dice: poolText(defense), total: shown, because: explainDefenseDice(ground, battle, figure, cover) });
    return shown;
  });
  return { total, defended };
}

/** By how much the attack roll changed the kills to expect: those of friends count against it. */
function recordAttack(ground: Ground, battle: Readonly<Battle>, odds: DiceOdds, { by, attack, targets }: DeclaredAttack, total: number, chance: Chance): void {
  const seat = ground.seat(battle, by);
  const only = targets[0]!;
  if (targets.length === 1 && ground.seat(battle, only.figure) !== seat) {
    const { kill, variance } = odds.duel(attack, only.defense);
    chance.luck.record('attack', seat, odds.chanceBelow(only.defense, total) - kill, variance);
    return;
  }
  const kills = (shown: number): number => targets.reduce((sum, { figure, defense }) => sum + (ground.seat(battle, figure) === seat ? -1 : 1) * odds.chanceBelow(defense, shown), 0);
  const rolled = odds.odds(attack);
  chance.luck.record('attack', seat, kills(total) - rolled.average(kills), rolled.spread(kills));
}

/** All who were beaten go out of play together; an entangling weapon holds who was not: to the end of the activation under way if it is his, else of his next one. */
export function resolve(ground: Ground, battle: Battle, bout: Bout, chance: Chance): void {
  const killers = new Map<number, DeclaredAttack[]>();
  bout.attacks.forEach((attack, i) => {
    attack.targets.forEach(({ figure }, j) => {
      if (excess(bout, i, j) > 0) killers.set(figure, [...(killers.get(figure) ?? []), attack]);
    });
  });
  for (const [figure, attacks] of killers) {
    const isOwn = (attack: DeclaredAttack) => seatOf(ground, battle, attack) === ground.seat(battle, figure);
    const first = attacks[0]!;
    battle.tallies[isOwn(first) ? 'ownKills' : 'kills'][seatOf(ground, battle, first)]! += 1;
    battle.figures[figure]!.ownKill = attacks.every(isOwn);
    chance.tell?.({ tell: 'killed', figure: ground.id(battle, figure), by: ground.id(battle, first.by) });
  }
  goOutOfPlay(ground, battle, [...killers.keys()], 'destroyed', chance);
  for (const { by, weapon, targets } of bout.attacks) {
    if (!ground.profile(battle, by).weapons[weapon]!.entangling) continue;
    for (const { figure } of targets) if (!killers.has(figure)) battle.figures[figure]!.entangled = true;
  }
}
