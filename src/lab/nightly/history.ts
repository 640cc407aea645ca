/** Nights that have been, a line each in a file that only grows: what the trend chart is drawn from. */
import { appendFile } from 'node:fs/promises';
import { z } from 'zod';
import { figure } from '../summary/rounding.ts';
import { readIfThere } from '../store/files.ts';
import { mainOf, outcomeOf, OUTCOMES, type Night } from './night.ts';
import { intervalOf } from './tally.ts';

const share = z.number().nullable();
const form = z.object({
  /** When, in UTC: 2026-11-30T02:17:00.000Z. */
  at: z.string().regex(/^\d{4}-\d\d-\d\dT/),
  /** Of the code, where somebody says which. */
  commit: z.string().nullable(),
  experiment: z.string(),
  key: z.string(),
  /** `skipped`: its key is that of the baseline, whose figures these are. `new`: there was nothing to compare with. */
  outcome: z.enum([...OUTCOMES, 'skipped', 'new']),
  /** The main figure: of all pairings together, or of the only cell. */
  figure: z.string(),
  games: z.int(),
  estimate: share,
  low: share,
  high: share,
});

export type PastNight = z.infer<typeof form>;

/** Tonight, a line an experiment. `commit`: which code it was, if somebody knows. */
export function linesOf({ experiments }: Night, at: string, commit: string | null): PastNight[] {
  return experiments.map((experiment) => {
    const { name, key, tallies, baseline } = experiment;
    const [first] = Object.entries(mainOf(tallies ?? baseline!.tallies).figures) as [[string, Parameters<typeof intervalOf>[0]]];
    const { n, estimate, low, high } = intervalOf(first[1]);
    const outcome = tallies === null ? 'skipped' : (outcomeOf(experiment) ?? 'new');
    return { at, commit, experiment: name, key, outcome, figure: first[0], games: n, estimate: figure(estimate), low: figure(low), high: figure(high) };
  });
}

/** Lines that say nothing, such as one cut short, are passed over: a chart with a gap is better than a night without a report. */
export async function readHistory(file: string): Promise<PastNight[]> {
  return nightsIn(await textOf(file));
}

const textOf = async (file: string): Promise<string> => (await readIfThere(file))?.toString() ?? '';

function nightsIn(text: string): PastNight[] {
  return text.split('\n').flatMap((line) => {
    try {
      const read = form.safeParse(JSON.parse(line));
      return read.success ? [read.data] : [];
    } catch {
      return [];
    }
  });
}

/** Adds what is new: the same key on the same day is the same night, judged again. Gives the whole history. */
export async function addToHistory(file: string, tonight: readonly PastNight[]): Promise<PastNight[]> {
  const text = await textOf(file);
  const before = nightsIn(text);
  const isThere = ({ at, experiment, key, outcome }: PastNight) =>
    before.some((past) => past.experiment === experiment && past.key === key && past.outcome === outcome && past.at.slice(0, 10) === at.slice(0, 10));
  const added = tonight.filter((night) => !isThere(night));
  const begin = text === '' || text.endsWith('\n') ? '' : '\n';
  if (added.length > 0) await appendFile(file, begin + added.map((night) => `${JSON.stringify(night)}\n`).join(''));
  return [...before, ...added];
}
