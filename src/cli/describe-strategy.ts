/** What a user's strategy file says of itself, found out in a thread: a file that never ends to load ends nothing else. */
import { resolve } from 'node:path';
import { UsageError } from '../kernel/errors.ts';
import { inThread } from './thread.ts';

/** In seconds: loading is no thinking. */
const PATIENCE = 10;

export interface StrategyCard {
  name: string;
  about: string;
}

/** Throws a `UsageError` that says why it does not load. */
export async function describeStrategy(_system: string, spec: string, patience = PATIENCE): Promise<StrategyCard> {
  let answer: { card: StrategyCard } | { refused: string } | undefined;
  const ended = await inThread('strategy-thread', { spec, path: resolve(spec) }, patience * 1000, (message) => {
    answer = message as typeof answer;
    return true;
  });
  if (answer === undefined) throw new UsageError(`strategy ${spec}: does not load: ${ended!.why}`);
  if ('refused' in answer) throw new UsageError(answer.refused);
  return answer.card;
}
