/** Numbers changed one at a time: how far each moves the first seat's score, and whether the verdict turns over. */
import { abilityAt } from '../../kernel/book.ts';
import { isInTurn } from '../in-turn.ts';
import { isBeyondChance } from './beyond-chance.ts';
import type { CellGames } from './cell-games.ts';
import type { Bounded, Figure, Pool, Verdict } from './summary.ts';

/** All that was tried of one number. */
export interface Swing {
  path: string;
  /** The ability that it turns on and off; null for any other number. */
  ability: string | null;
  /** In the reference. */
  value: unknown;
  changes: SwingChange[];
  /** The largest change that any of its values makes, either way. */
  reach: Figure;
}

export interface SwingChange {
  value: unknown;
  /** Index of its pool. */
  pool: number;
  score: Bounded;
  /** Score minus that of the reference, over the same games. The intervals of all changes hold together at 95 %. */
  difference: Bounded;
  beyondChance: boolean;
  /** Games in which some decision was another; where there is none, the number never came into play. */
  changedGames: number;
  verdict: Verdict;
  /** Beyond chance, and a verdict comes of it that is sure and another than the reference's. */
  turnsOver: boolean;
}

/** From the one that moves the score most. None unless things vary one at a time, as asked or as it comes out; a single ability left out is one of them. */
export function swingsOf(pools: readonly Pool[], games: readonly CellGames[], inTurn = false): Swing[] {
  const [reference, ...others] = pools;
  const paths = Object.keys(reference!.varied);
  const isOneAbility = paths.length === 1 && abilityAt(paths[0]!) !== undefined && others.length === 1;
  if (!inTurn && !isOneAbility && !isInTurn(pools.map(({ varied }) => varied))) return [];
  const swings = paths.map((path): Swing => {
    const changes = others.flatMap((pool, i) => (pool.varied[path] === reference!.varied[path] ? [] : [changeOf(pool.varied[path], i + 1, pools, games)]));
    const reach = Math.max(...changes.map(({ difference }) => Math.abs(difference.estimate ?? 0)));
    return { path, ability: abilityAt(path) ?? null, value: reference!.varied[path], changes, reach: changes.length === 0 ? null : reach };
  });
  return swings.filter(({ changes }) => changes.length > 0).sort((a, b) => b.reach! - a.reach!);
}

function changeOf(value: unknown, at: number, pools: readonly Pool[], games: readonly CellGames[]): SwingChange {
  const { cells, score, verdict, difference: change } = pools[at]!;
  const { narrowing: _, ...difference } = change!;
  const beyondChance = isBeyondChance(difference);
  const changedGames = cells.reduce((count, index) => count + gamesApart(games[index]!, games[games[index]!.cell.reference!]!), 0);
  const reference = pools[0]!.verdict;
  const isOther = verdict.kind !== reference.kind || verdict.seat !== reference.seat;
  return { value, pool: at, score, difference, beyondChance, changedGames, verdict, turnsOver: beyondChance && isOther && verdict.kind !== 'undecided' };
}

function gamesApart(changed: CellGames, reference: CellGames): number {
  const digests = reference.texts('digest');
  const before = new Map(Array.from(reference.numbers('game'), (game, i) => [game, digests[i]!]));
  const games = changed.numbers('game');
  return changed.texts('digest').filter((digest, i) => before.has(games[i]!) && before.get(games[i]!) !== digest).length;
}
