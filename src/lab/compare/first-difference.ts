/** Where a game that changed hands first went another way: both are played again and held against each other. */
import { UsageError } from '../../kernel/errors.ts';
import type { Catalogue } from '../catalogue.ts';
import { replayGame, type Audience } from '../run/replay.ts';
import type { Comparison, ComparedCells, CellName } from './comparison.ts';
import { rowOf, type Side } from './side.ts';

/** A decision of one of the two games. */
export interface ToldDecision {
  seat: string;
  /** 1, 2, ...; 0 before the first. */
  round: number;
  action: unknown;
  /** What came of it, in words; empty where nothing was told. */
  says: readonly string[];
}

export interface FirstDifference {
  /** In which run alone the first seat won this game. */
  wonOnlyIn: 'A' | 'B';
  game: number;
  /** The cell, the winner (a seat, or "draw") and the length of the game in each run. */
  a: CellName & { winner: string; rounds: number };
  b: CellName & { winner: string; rounds: number };
  /** Decisions that are the same in both before the first that is not; null where the games cannot be played again. */
  sameDecisions: number | null;
  /** The first decision that differs; null where one game was over by then. Both null: no decision differs, the dice do. */
  decision: { a: ToldDecision | null; b: ToldDecision | null };
  /** The first that was told differently before that decision, such as a roll of other dice; null if all was the same. */
  told: { round: number; a: string | null; b: string | null } | null;
  /** Why the two games cannot be played again; null if they were. */
  problem: string | null;
}

/** One game each way, the first that there is: at most two. Games are played again by the code and strategies of today; `seat`: see `Audience`. */
export async function firstDifferences(a: Side, b: Side, { groups }: Comparison, catalogue: Catalogue, seat?: Audience['seat']): Promise<FirstDifference[]> {
  const cells = groups.flatMap((group) => group.cells);
  const found: FirstDifference[] = [];
  for (const wonOnlyIn of ['A', 'B'] as const) {
    const gamesOf = ({ flipped }: ComparedCells) => (wonOnlyIn === 'A' ? flipped.wonOnlyInA : flipped.wonOnlyInB);
    const pair = cells.find((candidate) => gamesOf(candidate).length > 0);
    if (pair !== undefined) found.push(await firstDifference(a, b, pair, gamesOf(pair)[0]!, wonOnlyIn, catalogue, seat));
  }
  return found;
}

async function firstDifference(a: Side, b: Side, pair: ComparedCells, game: number, wonOnlyIn: 'A' | 'B', catalogue: Catalogue, seat?: Audience['seat']): Promise<FirstDifference> {
  const ended = (side: Side, name: CellName) => {
    const row = rowOf(side, side.run.manifest.cells[name.cell]!, game);
    return { ...name, winner: side.run.texts('winner')[row]!, rounds: side.run.numbers('rounds')[row]! };
  };
  const about = { wonOnlyIn, game, a: ended(a, pair.a), b: ended(b, pair.b) };
  const [storyA, storyB] = [await storyOf(a, pair.a.cell, game, catalogue, seat), await storyOf(b, pair.b.cell, game, catalogue, seat)];
  if (typeof storyA === 'string' || typeof storyB === 'string') {
    const problem = [storyA, storyB].flatMap((story, i) => (typeof story === 'string' ? [`${'AB'[i]}: ${story}`] : [])).join('; ');
    return { ...about, sameDecisions: null, decision: { a: null, b: null }, told: null, problem };
  }
  return { ...about, ...parting(storyA, storyB), problem: null };
}

/** A game as it was told: a chapter for its set-up, then one a decision with what came of it. */
interface Story {
  setUp: string[];
  decisions: (ToldDecision & { says: string[] })[];
}

/** The story, or why there is none. */
async function storyOf(side: Side, cell: number, game: number, catalogue: Catalogue, seat?: Audience['seat']): Promise<Story | string> {
  const { folder, run } = side;
  const system = catalogue.systems.get(run.manifest.system.id);
  const story: Story = { setUp: [], decisions: [] };
  try {
    const played = await replayGame(run.manifest, folder, cell, game, catalogue, {
      ...(seat === undefined ? {} : { seat }),
      tell(event) {
        const line = system?.describe(event);
        if (line !== undefined) (story.decisions.at(-1)?.says ?? story.setUp).push(line.trim());
      },
      watch: ({ seat, state, action }, opened) =>
        story.decisions.push({ seat: run.manifest.seats[seat]!, round: opened.measure(state).rounds, action: structuredClone(action), says: [] }),
    });
    const stored = run.texts('digest')[rowOf(side, run.manifest.cells[cell]!, game)];
    return played.digest === stored ? story : 'the game does not play again as it did: the code or a strategy file has changed since';
  } catch (thrown) {
    if (!(thrown instanceof UsageError)) throw thrown;
    return thrown.message;
  }
}

function parting(a: Story, b: Story): Pick<FirstDifference, 'sameDecisions' | 'decision' | 'told'> {
  const words = (story: Story, at: number) => {
    const decision = story.decisions[at];
    return decision === undefined ? undefined : `${decision.seat} ${JSON.stringify(decision.action)}`;
  };
  const longest = Math.max(a.decisions.length, b.decisions.length);
  let same = 0;
  while (same < longest && words(a, same) === words(b, same)) same += 1;
  return {
    sameDecisions: same,
    decision: { a: a.decisions[same] ?? null, b: b.decisions[same] ?? null },
    told: toldApart([a, b], same),
  };
}

/** The first line that differs in the set-up or in what came of the first `decisions` decisions. */
function toldApart([a, b]: readonly [Story, Story], decisions: number): FirstDifference['told'] {
  for (let at = -1; at < decisions; at++) {
    const [mine, theirs] = [a, b].map((story) => (at < 0 ? story.setUp : story.decisions[at]!.says)) as [string[], string[]];
    const line = mine.findIndex((text, i) => text !== theirs[i]);
    const differs = line >= 0 ? line : mine.length < theirs.length ? mine.length : -1;
    if (differs >= 0) return { round: at < 0 ? 0 : a.decisions[at]!.round, a: mine[differs] ?? null, b: theirs[differs] ?? null };
  }
  return null;
}
