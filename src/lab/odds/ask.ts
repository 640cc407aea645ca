/** One question to the attack tables of any rulebook: names checked, impossible attacks refused with the reason. */
import type { Distribution } from '../../kernel/dice/distribution.ts';
import { UsageError, unknownName } from '../../kernel/errors.ts';
import type { System } from '../../kernel/game.ts';
import type { AttackOdds, AttackQuery, Odds, Situation } from '../../kernel/odds.ts';

/** An attack with its answer; `kill`, as a decimal and exactly, is the chance that one such attack eliminates the defender. */
export interface Answer extends AttackQuery, AttackOdds {
  kill: number;
  fraction: string;
  /** N of "1 in N"; infinite for the impossible. */
  oneIn: number;
}

/** Throws a `UsageError` for an unknown name or an attack that cannot be. */
export function ask(system: System, odds: Odds, query: AttackQuery): Answer {
  checkNames(system, odds, query);
  const when = inOrder(odds.situations, query.when);
  const known = { ...query, when };
  const why = contradiction(odds.situations, when) ?? odds.refuse(known);
  if (why !== undefined) throw new UsageError(`odds: ${why}`);
  return answer(odds, known);
}

/** The answer to a question known to be a good one. Field by field: a whole table is thousands of them. */
export function answer(odds: Odds, query: AttackQuery): Answer {
  const { attacker, attack, defender, when } = query;
  const { attackDice, armorDice, modifiers, provided, notes, aftermath, hits, wounds, losses, enough, cost, actions } = odds.of(query);
  const { kill, fraction, oneIn } = killOf(wounds, enough);
  const found: Answer = { attacker, attack, defender, when, attackDice, armorDice, modifiers, provided, notes, aftermath, hits, wounds, enough, cost, actions, kill, fraction, oneIn };
  if (losses !== undefined) found.losses = losses;
  return found;
}

type Kill = Pick<Answer, 'kill' | 'fraction' | 'oneIn'>;

/** Tables ask for the same few wounds again and again. */
const known = new WeakMap<Distribution, Map<number, Kill>>();

function killOf(wounds: Distribution, enough: number): Kill {
  let kills = known.get(wounds);
  if (kills === undefined) known.set(wounds, (kills = new Map<number, Kill>()));
  let found = kills.get(enough);
  if (found === undefined) {
    const kill = wounds.atLeast(enough);
    kills.set(enough, (found = { kill: kill.toNumber(), fraction: kill.toString(), oneIn: kill.oneIn() }));
  }
  return found;
}

/** Throws a `UsageError` for a name that the system does not have. */
export function checkNames(system: System, { situations }: Odds, { attacker, attack, defender, when = [] }: Partial<AttackQuery>): void {
  const check = (kind: string, name: string | undefined, valid: readonly string[]) => {
    if (name !== undefined && !valid.includes(name)) throw new UsageError(`odds: ${unknownName(kind, name, valid)}`);
  };
  check('attacker', attacker, system.units);
  check('defender', defender, system.units);
  const names = situations.map((situation) => situation.name);
  if (attack !== undefined && names.includes(attack)) throw new UsageError(`odds: ${attack} is a situation, no attack; write --when ${attack}`);
  check('attack', attack, system.attacks);
  for (const name of when) {
    if (!names.includes(name) && system.attacks.includes(name)) throw new UsageError(`odds: ${name} is an attack, no situation; write --attack ${name}`);
    check('situation', name, names);
  }
}

/** Each once, in the system's order. */
export function inOrder(situations: readonly Situation[], when: readonly string[]): string[] {
  return situations.map(({ name }) => name).filter((name) => when.includes(name));
}

/** Two situations that speak of the same. */
export function contradiction(situations: readonly Situation[], when: readonly string[]): string | undefined {
  for (const { name, of } of situations) {
    if (!when.includes(name)) continue;
    const other = situations.find((situation) => situation.of === of && situation.name !== name && when.includes(situation.name));
    if (other !== undefined) return `${name} and ${other.name} cannot both be: each says what ${of} is`;
  }
  return undefined;
}
