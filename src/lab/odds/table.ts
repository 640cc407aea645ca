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
  /** What the rulebook calls the defender's dice. */
  resists: string;
}

/** Throws a `UsageError` for an unknown name, and if not one attack can be. */
export function oddsTable(system: System, odds: Odds, query: TableQuery): OddsTable {
  checkNames(system, odds, { ...query, when: query.when === 'every' ? [] : query.when });
  const sets = situationsOf(odds, query);
  const wrong = contradiction(odds.situations, sets[0]!);
  if (wrong !== undefined) throw new UsageError(`odds: ${wrong}`);
  const answers: Answer[] = [];
  let refused = 0;
  let why = '';
  eachQuestion(system, query, sets, (asked) => {
    const refusal = odds.refuse(asked);
    if (refusal === undefined) answers.push(answer(odds, asked));
    else if (refused++ === 0) why = refusal;
  });
  if (answers.length === 0) throw new UsageError(`odds: there is no such attack: ${why}`);
  return { query, answers, refused, resists: odds.resists };
}

/** How many attacks a table asks about, those that cannot be among them: the work that it is. */
export function attacksAsked(system: System, odds: Odds, query: TableQuery): number {
  const named = (name: string | undefined, all: readonly string[]) => (name === undefined ? all.length : 1);
  return named(query.attack, system.attacks) * named(query.attacker, system.units) * named(query.defender, system.units) * situationsOf(odds, query).length;
}

const situationsOf = ({ situations }: Odds, { when }: TableQuery): string[][] => (when === 'every' ? everySituation(situations) : [inOrder(situations, when)]);

function eachQuestion(system: System, query: TableQuery, sets: readonly (readonly string[])[], visit: (asked: AttackQuery) => void): void {
  const named = (name: string | undefined, all: readonly string[]) => (name === undefined ? all : [name]);
  for (const attack of named(query.attack, system.attacks)) {
    for (const attacker of named(query.attacker, system.units)) {
      for (const defender of named(query.defender, system.units)) {
        for (const when of sets) visit({ attacker, attack, defender, when });
      }
    }
  }
}

/** More sets of situations than these are no table for anybody. */
const MOST_SETS = 4096;

/** Every set of situations of which no two speak of the same, the empty one first; of very many, those of a single situation only. */
export function everySituation(situations: readonly Situation[]): string[][] {
  const subjects = [...new Set(situations.map(({ of }) => of))];
  if (isTooMany(situations)) return [[], ...situations.map(({ name }) => [name])];
  const sets = subjects.reduce<string[][]>(
    (sets, subject) => sets.flatMap((set) => [set, ...situations.filter(({ of }) => of === subject).map(({ name }) => [...set, name])]),
    [[]],
  );
  return sets.map((set) => inOrder(situations, set));
}

/** Whether a table of every situation has them one at a time. */
export function isTooMany(situations: readonly Situation[]): boolean {
  const subjects = [...new Set(situations.map(({ of }) => of))];
  return subjects.reduce((sets, subject) => sets * (1 + situations.filter(({ of }) => of === subject).length), 1) > MOST_SETS;
}
