/** Whole tables of attacks: every attacker, attack and defender, in one situation or in all that can be. */
import { UsageError } from '../../kernel/errors.ts';
import type { System } from '../../kernel/game.ts';
import type { AttackQuery, Odds, Situation } from '../../kernel/odds.ts';
import { answer, checkNames, contradiction, inOrder, type Answer } from './ask.ts';

/** What is not named is everything there is; `when: 'every'` is every set of situations that can be. */
export interface TableQuery {
  attacker?: string;
  attack?: string;
  defender?: string;
  when: readonly string[] | 'every';
}

export interface OddsTable {
  query: TableQuery;
  /** In the system's order: by attack, attacker and defender. */
  answers: readonly Answer[];
  /** Attacks left out since they cannot be. */
  refused: number;
}

/** Throws a `UsageError` for an unknown name, and if not one attack can be. */
export function oddsTable(system: System, odds: Odds, query: TableQuery): OddsTable {
  checkNames(system, odds, { ...query, when: query.when === 'every' ? [] : query.when });
  const sets = query.when === 'every' ? everySituation(odds.situations) : [inOrder(odds.situations, query.when)];
  const wrong = contradiction(odds.situations, sets[0]!);
  if (wrong !== undefined) throw new UsageError(`odds: ${wrong}`);
  const answers: Answer[] = [];
  const refusals: string[] = [];
  for (const asked of questions(system, query, sets)) {
    const why = odds.refuse(asked);
    if (why === undefined) answers.push(answer(odds, asked));
    else refusals.push(why);
  }
  if (answers.length === 0) throw new UsageError(`odds: there is no such attack: ${refusals[0]!}`);
  return { query, answers, refused: refusals.length };
}

function questions(system: System, { attacker, attack, defender }: TableQuery, sets: readonly (readonly string[])[]): AttackQuery[] {
  const named = (name: string | undefined, all: readonly string[]) => (name === undefined ? all : [name]);
  const attackers = named(attacker, system.units);
  const defenders = named(defender, system.units);
  return named(attack, system.attacks).flatMap((attack) =>
    attackers.flatMap((attacker) => defenders.flatMap((defender) => sets.map((when) => ({ attacker, attack, defender, when })))),
  );
}

/** Every set of situations of which no two speak of the same, the empty one first. */
export function everySituation(situations: readonly Situation[]): string[][] {
  const subjects = [...new Set(situations.map(({ of }) => of))];
  const sets = subjects.reduce<string[][]>(
    (sets, subject) => sets.flatMap((set) => [set, ...situations.filter(({ of }) => of === subject).map(({ name }) => [...set, name])]),
    [[]],
  );
  return sets.map((set) => inOrder(situations, set));
}
