/** Commands that play with a user's own strategy are carried out in a thread, under the same watch as the workers of a run. */
import type { Strategy } from '../kernel/game.ts';
import { beat, beginGame, showing, type SignOfLife } from '../lab/run/sign-of-life.ts';
import { complain, FAILED } from './exit.ts';
import { print } from './print.ts';

/** In seconds, as for runs. */
const PATIENCE = 60;

/** In such a thread: where it shows what it is at. */
let sign: SignOfLife | null = null;
export const isApart = (own: SignOfLife): void => void (sign = own);

export interface Table {
  /** Whether a strategy at it is the user's own. */
  own: boolean;
  seats: readonly string[];
  /** Seconds that a decision may take. */
  patience?: number | undefined;
  /** Standard output is one document. */
  json?: boolean | undefined;
}

/** What a thread says while it plays. */
export type Saying = { out: string } | { err: string } | { exitCode: number };

/** Carries the whole command out again in a thread and sets the exit code: true. False where there is no need, or in that thread itself. */
export async function playedApart({ own, seats, patience = PATIENCE, json = false }: Table): Promise<boolean> {
  if (!own || sign !== null) return false;
  const { inThread } = await import('./thread.ts');
  const ended = await inThread('play-thread', { script: process.argv[1] }, patience * 1000, (message) => {
    const saying = message as Saying;
    if ('out' in saying) process.stdout.write(saying.out);
    else if ('err' in saying) process.stderr.write(saying.err);
    else process.exitCode = saying.exitCode;
    return 'exitCode' in saying;
  });
  if (ended === null) return true;
  const { why, at } = ended;
  const who = at === null || at.seat === null ? '' : `, by ${seats[at.seat]!}`;
  const say = json ? complain : print;
  say(at === null ? `A strategy does not load: ${why}` : `The game failed (killed) after ${at.decision} decisions${who}: ${why}`);
  process.exitCode = FAILED;
  return true;
}

/** Before a strategy is loaded. */
export function showLoading(): void {
  if (sign !== null) beat(sign);
}

/** The same strategies, at game `index`, who show what they are at. */
export function inSight(strategies: readonly Strategy[], index: number): readonly Strategy[] {
  const shown = sign;
  if (shown === null) return strategies;
  beginGame(shown, index);
  return strategies.map((strategy) => showing(strategy, shown));
}
