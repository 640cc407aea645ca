/** Leaders and who follows them ("Leader"), and a character that joins a unit ("Conflict"). */
import type { Chance } from '../../../kernel/chance.ts';
import { compareDistance } from '../../../kernel/table/bases.ts';
import type { ActionRule } from '../actions.ts';
import { diceOdds } from '../dice-odds.ts';
import type { Ground } from '../ground.ts';
import { pool } from '../pools.ts';
import { inPlay, type Battle } from '../state.ts';
import { standsInUnit } from '../vocabulary.ts';

/** The owner picks among equals. */
export interface Lead {
  do: 'lead';
  figure: number;
}

export const lead: ActionRule<Lead> = {
  options: (_, { asked }) => (asked?.step === 'lead' ? asked.among.map((figure) => ({ do: 'lead', figure })) : []),

  refuse(_, { asked }, { figure }) {
    if (asked?.step !== 'lead') return 'no leader is to be picked now ("Leader")';
    return asked.among.includes(figure) ? undefined : `expected one of the equals, figure ${asked.among.join(' or ')} ("Leader")`;
  },

  apply(_, { open }, { figure }) {
    const step = open.agenda.pop();
    if (step?.step === 'lead') appoint(open, step.unit, figure);
  },
};

/**
 * The best of a unit, its joined character included: only who has a Control Radius; the highest Mental, then the highest Control Radius,
 * then the one nearest to the leader that fell. Several if they are equal in all of it; none if nobody can lead.
 */
export function bestLeaders(ground: Ground, battle: Readonly<Battle>, unit: number, fallen: number | null): number[] {
  return bestOf(ground, battle, ground.members(battle, unit), fallen);
}

function bestOf(ground: Ground, battle: Readonly<Battle>, figures: readonly number[], fallen: number | null): number[] {
  const odds = diceOdds(ground.book);
  const mental = (figure: number) => odds.mean(pool(ground.profile(battle, figure).mental));
  const control = (figure: number) => ground.profile(battle, figure).control;
  const from = fallen === null ? null : ground.base(battle, fallen);
  const farther = (a: number, b: number) => (from === null ? 0 : compareDistance(from, ground.base(battle, a), ground.base(battle, b)));
  const order = (a: number, b: number) => mental(b) - mental(a) || control(b) - control(a) || farther(a, b);
  const able = figures.filter((figure) => control(figure) > 0);
  const best = able.reduce<number | null>((first, figure) => (first === null || order(figure, first) < 0 ? figure : first), null);
  return best === null ? [] : able.filter((figure) => order(figure, best) === 0);
}

/** Finds a unit's leader; the owner is asked if several are equal. */
export function findLeader(ground: Ground, battle: Battle, unit: number, fallen: number | null): void {
  const best = bestLeaders(ground, battle, unit, fallen);
  appoint(battle, unit, best[0] ?? -1);
  if (best.length > 1) battle.agenda.push({ step: 'lead', seat: ground.unit(battle, unit).seat, unit, among: best });
}

function appoint(battle: Battle, unit: number, leader: number): void {
  const { joined } = battle.units[unit]!;
  battle.units[unit]!.leader = leader;
  if (joined >= 0) battle.units[joined]!.leader = leader;
}

/** A figure is out of play: if it led, another one takes over at once. */
export function succeed(ground: Ground, battle: Battle, figure: number, chance: Chance): void {
  const own = ground.unitOf(battle, figure);
  const { joined, leader } = battle.units[own]!;
  if (leader !== figure) return;
  const led = joined >= 0 ? [own, joined] : [own];
  const left = led.find((unit) => ground.unit(battle, unit).members.some((member) => inPlay(battle.figures[member]!))) ?? own;
  findLeader(ground, battle, left, figure);
  const next = battle.units[own]!.leader;
  if (next < 0) for (const unit of led) battle.units[unit]!.leaderless = true;
  else chance.tell?.({ tell: 'leads', figure: ground.id(battle, next) });
}

/** Units of troopers that this character's unit may be activated with: neither has been, and their leader, or any of a unit without one, is in his Control Radius. */
export function mayJoin(ground: Ground, battle: Readonly<Battle>, character: number): number[] {
  const { seat, members } = ground.unit(battle, character);
  const [alone] = members;
  if (alone === undefined || members.length > 1 || !inPlay(battle.figures[alone]!)) return [];
  const { type, control } = ground.profile(battle, alone);
  if (type !== 'character' || control === 0 || battle.units[character]!.activated) return [];
  return battle.forces.units.flatMap((unit, number) => {
    if (unit.seat !== seat || number === character || battle.units[number]!.activated) return [];
    const left = unit.members.filter((member) => inPlay(battle.figures[member]!));
    if (left.length === 0 || !standsInUnit(ground.profile(battle, left[0]!).type)) return [];
    const leaders = ownLeaders(ground, battle, number, left);
    return (leaders.length === 0 ? left : leaders).some((figure) => ground.within(battle, alone, figure, control)) ? [number] : [];
  });
}

/** The leader of the unit as it is without a character that joined it before; several if the owner will pick, none if nobody can lead. */
function ownLeaders(ground: Ground, battle: Readonly<Battle>, unit: number, left: readonly number[]): number[] {
  const { leader } = battle.units[unit]!;
  return leader >= 0 && ground.unitOf(battle, leader) === unit ? [leader] : bestOf(ground, battle, left, null);
}

/** From now on, until either is activated again, they are one unit. */
export function join(ground: Ground, battle: Battle, unit: number, character: number): void {
  battle.units[unit]!.joined = character;
  battle.units[character]!.joined = unit;
  findLeader(ground, battle, unit, null);
}

/** A unit is on its own again, and so is the one it was joined with: who led both goes on with his own. */
export function part(ground: Ground, battle: Battle, unit: number): void {
  const { joined } = battle.units[unit]!;
  if (joined < 0) return;
  for (const alone of [unit, joined]) {
    battle.units[alone]!.joined = -1;
    const { leader } = battle.units[alone]!;
    if (leader < 0 || ground.unitOf(battle, leader) !== alone) findLeader(ground, battle, alone, null);
  }
}

/**
 * Check Control: whoever is within the leader's Control Radius, edge to edge, is controlled until the next check. Without a leader nobody
 * is. Characters on their own, vehicles and monsters always are.
 */
export function checkControl(ground: Ground, battle: Battle, unit: number): void {
  const members = ground.members(battle, unit);
  const { leader, joined } = battle.units[unit]!;
  for (const figure of members) {
    const { type } = ground.profile(battle, figure);
    const alone = !standsInUnit(type) && joined < 0;
    const led = leader >= 0 && (figure === leader || ground.within(battle, leader, figure, ground.profile(battle, leader).control));
    battle.figures[figure]!.controlled = alone || led;
  }
}
