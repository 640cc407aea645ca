/** The baseline of an experiment: what its games came to when somebody last said "so it should be". Two small files of plain text, kept with the code. */
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Plan } from '../plan.ts';
import { makeFolder, readIfThere, sha256, writeWhole } from '../store/files.ts';
import { keptText, readKept, type KeptGames } from './kept-games.ts';
import { questionsKey } from './key.ts';
import type { Tallied } from './tallies.ts';

export const BASELINE_FORMAT = 2;

const whole = z.int().min(0);
const tally = z
  .strictObject({ games: whole, units: whole, halves: whole, halvesSquared: whole, halvesByGames: whole, gamesSquared: whole })
  .refine(({ games, units, halves, gamesSquared }) => halves <= 2 * games && units <= games && gamesSquared >= games);
const tallied = z.strictObject({ name: z.string(), cells: whole, failed: whole, digest: z.string(), figures: z.record(z.string(), tally) });
const form = z.strictObject({
  format: z.literal(BASELINE_FORMAT),
  version: z.string(),
  title: z.string(),
  system: z.string(),
  mission: z.string(),
  seed: z.union([z.number(), z.string()]),
  games: whole,
  questions: z.string(),
  key: z.string(),
  gamesDigest: z.string(),
  tallies: z.array(tallied).min(1),
});

/** `games`: of each cell; `version`: of skirmish-lab; `questions` and `key`: see `key.ts`; `gamesDigest`: of the file with the games. */
type Form = z.infer<typeof form>;

/** `kept`: each of its games. */
export interface Baseline extends Omit<Form, 'gamesDigest'> {
  kept: KeptGames;
}

/** `name`: the system's id and the experiment file's base name. */
export const baselineFile = (folder: string, name: string): string => join(folder, ...`${name}.json`.split('/'));

/** Beside it: all its games. */
const gamesFile = (folder: string, name: string): string => baselineFile(folder, name).replace(/json$/, 'games.txt');

/** However git ends its lines. */
const digestOf = (text: string): string => sha256(text.replaceAll('\r', '')).slice(0, 12);

export function baselineOf(plan: Plan, key: string, version: string, tallies: readonly Tallied[], kept: KeptGames): Baseline {
  const { title, system, mission, seed, games } = plan.experiment;
  return { format: BASELINE_FORMAT, version, title, system, mission, seed, games, questions: questionsKey(plan), key, tallies: tallies.map((each) => ({ ...each })), kept };
}

/** A line for each cell and figure, so that a change to it reads well. */
export async function writeBaseline(folder: string, name: string, { tallies, kept, ...about }: Baseline): Promise<void> {
  const line = (value: unknown) => JSON.stringify(value).replaceAll('":', '": ').replaceAll(',"', ', "');
  const cells = tallies.map(({ figures, ...cell }) => {
    const lines = Object.entries(figures).map(([figure, counts]) => `      ${line(figure)}: ${line(counts)}`);
    return `    {\n${Object.entries(cell).map(([field, value]) => `      "${field}": ${JSON.stringify(value)},\n`).join('')}      "figures": {\n${lines.map((each) => `  ${each}`).join(',\n')}\n      }\n    }`;
  });
  const games = keptText(kept);
  const head = Object.entries({ ...about, gamesDigest: digestOf(games) } satisfies Omit<Form, 'tallies'>).map(([field, value]) => `  "${field}": ${JSON.stringify(value)},\n`).join('');
  const file = baselineFile(folder, name);
  await makeFolder(dirname(file));
  await writeWhole(gamesFile(folder, name), games);
  await writeWhole(file, `{\n${head}  "tallies": [\n${cells.join(',\n')}\n  ]\n}\n`);
}

export const NO_BASELINE = 'no baseline is there yet';

/** The baseline, or in words why there is none that can be used for this plan. */
export async function readBaseline(folder: string, name: string, plan: Plan, version: string): Promise<Baseline | string> {
  const file = baselineFile(folder, name);
  const text = await readIfThere(file);
  if (text === undefined) return `${file}: ${NO_BASELINE}`;
  let content: unknown;
  try {
    content = JSON.parse(text.toString());
  } catch {
    return `${file}: damaged; found no JSON`;
  }
  const format = (content as { format?: unknown } | null)?.format;
  if (format !== BASELINE_FORMAT) return `${file}: found format ${JSON.stringify(format) ?? 'none'}, expected ${BASELINE_FORMAT}: written by another version of skirmish-lab`;
  const read = form.safeParse(content);
  if (!read.success) return `${file}: damaged at ${read.error.issues[0]!.path.join('.')}`;
  const reasons = whyNot(read.data, plan, version);
  if (reasons.length > 0) return `${file}: ${reasons.join('; ')}`;
  const { gamesDigest, ...baseline } = read.data;
  const games = gamesFile(folder, name);
  const gamesText = (await readIfThere(games))?.toString();
  if (gamesText === undefined) return `${games}: missing; it belongs to ${file}`;
  const kept = digestOf(gamesText) === gamesDigest ? readKept(gamesText) : null;
  return kept === null ? `${games}: not as it was written together with ${file}` : { ...baseline, kept };
}

function whyNot(there: Form, plan: Plan, version: string): string[] {
  const { games, seed, system, mission } = plan.experiment;
  const reasons: string[] = [];
  const compare = (before: string, now: string, what: (value: string) => string) => {
    if (before !== now) reasons.push(`it is ${what(before)}, tonight's is ${what(now)}`);
  };
  compare(String(there.games), String(games), (count) => `of ${count} games a cell`);
  compare(String(there.seed), String(seed), (luck) => `of seed ${luck}`);
  compare(there.version, version, (number) => `by skirmish-lab ${number}`);
  compare(`${there.system}, ${there.mission}`, `${system}, ${mission}`, (about) => `about ${about}`);
  if (reasons.length === 0 && there.questions !== questionsKey(plan)) reasons.push('the experiment asks something else than it did then: other strategies, values, draws or layout');
  return reasons;
}
