/** A question to the attack tables, laid out on a board one row high. */
import type { AttackQuery } from '../../../src/kernel/odds.ts';
import type { Battlefield } from '../../../src/systems/fury-of-the-clansmen/battlefield.ts';
import { isBlast, isClose } from '../../../src/systems/fury-of-the-clansmen/rules/bonus-rows.ts';
import { attackPools, type AttackDice } from '../../../src/systems/fury-of-the-clansmen/rules/bonuses.ts';
import type { Attack, Unit } from '../../../src/systems/fury-of-the-clansmen/vocabulary.ts';
import { at, BOOK, fieldOf } from './field.ts';

const GROUND = {
  attacker: { 'rubble-attacker': 'R', tower: 'T', 'foxhole-attacker': 'o' },
  target: { 'rubble-target': 'R', 'tower-target': 'T', 'foxhole-target': 'o', 'jungle-target': 'J', 'building-target': 'b' },
};

const markOf = (marks: Readonly<Record<string, string>>, when: readonly string[]): string => Object.entries(marks).find(([name]) => when.includes(name))?.[1] ?? '.';

/** The attacker on the first square, the target on the last; a Brainbuster lands on the first, or on the target's. */
export function boardOf(attack: Attack, when: readonly string[]): string {
  const walls = Number(when.find((name) => name.startsWith('walls-'))?.slice('walls-'.length) ?? 0);
  const target = markOf(GROUND.target, when);
  if (isBlast(attack)) return (target === 'T' ? 'T' : '.') + (walls > 0 ? ':' : ' ') + target;
  const between = isClose(attack) ? ' ' : walls === 0 ? ' . ' : ` .:${'.:'.repeat(walls - 1)}`;
  return markOf(GROUND.attacker, when) + between + target;
}

export interface LaidOut {
  field: Battlefield;
  /** Where the attack comes from, and where it goes. */
  from: number;
  to: number;
  dice: Readonly<AttackDice>;
}

export function layOut({ attacker, attack, defender, when }: AttackQuery): LaidOut {
  const kind = attack as Attack;
  const field = fieldOf(boardOf(kind, when));
  const to = at(field, field.width - 1);
  const from = kind === 'brainbuster-centre' ? to : at(field, 0);
  return { field, from, to, dice: attackPools(field, BOOK, kind, when.includes('aim'), attacker as Unit, from, defender as Unit, to) };
}
