/** Declaring an attack and rolling it: the dice of both sides, more attack hits than armor hits eliminate the figure ("Combat Execution"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import { poolText } from '../pools.ts';
import type { Battle, DeclaredAttack, Tally } from '../state.ts';
import type { Attack } from '../vocabulary.ts';
import { isBlast, isClose } from './bonus-rows.ts';
import { attackPools, explainBonuses } from './bonuses.ts';
import { rollArmor, rollAttack } from './combat.ts';
import { goOutOfPlay } from './out-of-play.ts';

/** The attack of one figure on another, from where both stand now. */
export function declare(ground: Ground, battle: Readonly<Battle>, kind: Attack, by: number, target: number, aimed = false): DeclaredAttack {
  const { unit, seat } = ground.trooper(by);
  const from = battle.figures[by]!.at;
  const { attack, armor } = attackPools(ground.field(battle), ground.book, kind, aimed, unit, from, ground.trooper(target).unit, battle.figures[target]!.at);
  return { kind, aimed, seat, by, from, target, attack, armor };
}

export function attackRoll(ground: Ground, battle: Battle, attack: DeclaredAttack, chance: Chance): void {
  const hits = rollAttack(ground.book, attack.kind, attack.attack, attack.armor, attack.seat, chance);
  tellAttack(ground, battle, attack, hits, chance);
  battle.agenda.push({ step: 'armor-roll', attack, hits });
}

export function tellAttack(ground: Ground, battle: Readonly<Battle>, attack: DeclaredAttack, hits: number, chance: Chance): void {
  const by = attack.by === null ? null : ground.trooper(attack.by).id;
  chance.tell?.({ tell: 'attack', kind: attack.kind, by, target: ground.trooper(attack.target).id, dice: poolText(attack.attack), hits, because: reasons(ground, battle, attack, 'attack') });
}

/** Whatever happens, the gain of a kill is the other side's. */
export function armorRoll(ground: Ground, battle: Battle, attack: DeclaredAttack, hits: number, chance: Chance): void {
  const { seat, id } = ground.trooper(attack.target);
  const saved = rollArmor(ground.book, hits, attack.armor, 1 - seat, chance);
  const eliminated = hits > saved;
  chance.tell?.({ tell: 'armor', target: id, dice: poolText(attack.armor), hits: saved, eliminated, because: reasons(ground, battle, attack, 'armor') });
  if (!eliminated) return;
  goOutOfPlay(ground, battle, attack.target, 'eliminated');
  if (attack.seat !== seat) battle.tallies[killsBy(attack.kind)][attack.seat]! += 1;
}

const killsBy = (kind: Attack): Tally => (isBlast(kind) ? 'killsByBrainbuster' : isClose(kind) ? 'killsByClose' : 'killsByFirearm');

/** The bonuses among the dice of one side, in words. Nobody has moved since the attack was declared. */
function reasons(ground: Ground, battle: Readonly<Battle>, { kind, aimed, from, target }: DeclaredAttack, side: 'attack' | 'armor'): string[] {
  return explainBonuses(ground.field(battle), ground.book, kind, from, battle.figures[target]!.at, aimed)
    .filter((bonus) => bonus.side === side)
    .map(({ because, dice }) => `${dice} ${because}`);
}
