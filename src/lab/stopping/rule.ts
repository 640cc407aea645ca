/** What an experiment says of when to stop, judged, and as the run keeps it. */
import { UsageError } from '../../kernel/errors.ts';
import { cellNamed } from '../cell-named.ts';
import type { Experiment } from '../experiment/experiment.ts';
import type { Problems } from '../experiment/problems.ts';
import { unitsOf } from '../rows.ts';
import type { Cell } from '../run-data.ts';
import { halfWidth, sequenceOf } from './look.ts';
import type { Stopping } from './stopping.ts';

/** Games per cell where an experiment does not say. */
const MOST_GAMES = 20_000;
/** `prune: true` looks for an even game. */
const EVEN = 0.5;

/** Undefined where the number of games is fixed. Throws a `UsageError` for a question about a cell that there is not. */
export function stoppingOf({ games, precision, question, prune, tuning, tunedBy }: Experiment, cells: readonly Cell[]): Stopping | undefined {
  const most = (asked: number | undefined) => asked ?? Math.max(MOST_GAMES, games);
  if (precision !== undefined) {
    const pruneTarget = prune === undefined || prune === false ? null : prune === true ? EVEN : prune.target;
    return { kind: 'precision', leastGames: games, mostGames: most(precision.maxGames), halfWidth: precision.halfWidth, pruneTarget };
  }
  if (tuning !== undefined && tunedBy !== undefined) {
    const { figure, target, margin } = tuning;
    return { kind: 'tune', leastGames: games, mostGames: tunedBy.maxGames, figure, target, margin, most: tunedBy.most };
  }
  if (question === undefined) return undefined;
  const [first, second] = question.better.map((name) => indexOf(name, cells)) as [number, number];
  if (first === second) throw new UsageError(`question: asks whether cell ${first} (${cells[first]!.label}) is better than itself; expected two different cells`);
  return { kind: 'question', leastGames: games, mostGames: most(question.maxGames), better: [first, second], margin: question.margin };
}

function indexOf(name: number | string, cells: readonly Cell[]): number {
  try {
    return cellNamed({ cells }, String(name)).index;
  } catch (thrown) {
    throw new UsageError(`question: ${(thrown as Error).message}`);
  }
}

/** Whether there are such cells: by number or label. */
export function checkQuestion(question: Experiment['question'], cells: readonly Cell[], problems: Problems): void {
  if (question === undefined) return;
  const found = question.better.map((name, i) => {
    try {
      return cellNamed({ cells }, String(name));
    } catch (thrown) {
      problems.value(['question', 'better', i], (thrown as Error).message);
      return undefined;
    }
  });
  if (found[0] !== undefined && found[0] === found[1]) problems.value(['question', 'better', 1], `found the cell "${found[0].label}" twice; expected two different ones`);
}

type Part = Pick<Experiment, 'precision' | 'question' | 'prune'> & Partial<Pick<Experiment, 'games' | 'vary' | 'draws'>>;

/** Keys that do not go together. The form of each is right already. */
export function checkStopping({ precision, question, prune, games = 1, vary = {}, draws = {} }: Part, problems: Problems): void {
  if (precision !== undefined && question !== undefined) problems.key(['question'], 'there are "precision" and "question"; expected one of the two, since each says when to stop');
  const prunes = prune !== undefined && prune !== false;
  if (prunes && precision === undefined) problems.key(['prune'], 'found without "precision"; expected beside it: it says when the settings that are not dropped stop');
  if (prunes && !Object.values(vary).some((values) => values.length > 1)) problems.key(['prune'], 'nothing varies that could be dropped; expected beside "vary"');
  for (const [key, rule] of [['precision', precision], ['question', question]] as const) {
    if (rule?.maxGames !== undefined && rule.maxGames < games) problems.value([key, 'maxGames'], `${key}, maxGames: found ${rule.maxGames}, expected at least the ${games} of "games"`);
  }
  const enough = precision?.halfWidth ?? (question === undefined ? undefined : question.margin / 2);
  if (enough !== undefined && enough < leastHalfWidth(draws)) {
    problems.key(['draws'], `${unitsOf(draws)} different draws can never make it so sure, even if all of them went alike; expected more, or none`);
  }
}

/** So many units are sure enough for anybody. */
const ENOUGH_UNITS = 100_000;

/** What remains in doubt if all joined units of limited draws go alike; 0 without a limit. */
function leastHalfWidth(draws: Readonly<Record<string, number>>): number {
  const units = unitsOf(draws);
  if (units > ENOUGH_UNITS) return 0;
  const numbers = Array.from({ length: units }, (_, unit) => unit);
  return halfWidth(sequenceOf([{ values: numbers.map(() => 1), units: numbers, games: numbers }], units, draws));
}
