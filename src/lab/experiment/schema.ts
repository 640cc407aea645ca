/** The form of an experiment file. What its names mean (system, seat, book path) is judged by `questions.ts`. */
import { z } from 'zod';

/** The error of each part is what was expected there, to follow "found ..., expected ". */
const text = (expects: string) => z.string({ error: expects }).min(1, { error: expects });
const count = (expects: string) => z.int({ error: expects }).min(1, { error: expects }).max(1_000_000_000, { error: expects });
const record = <V extends z.ZodType>(values: V, expects: string) => z.record(z.string(), values, { error: expects });
const list = <V extends z.ZodType>(values: V, expects: string) => z.array(values, { error: expects }).min(1, { error: expects });

const COUNT = 'a whole number from 1 to 1000000000';
const SEED = 'a whole number or a text';
const EXACT = `a whole number up to ${Number.MAX_SAFE_INTEGER}, or a text in quotes`;
const BAND = 'two numbers, the lower one first, such as [0.45, 0.55]';
const VALUES = 'a list of at least one value, such as [3w, 2r]';

const band = z
  .tuple([z.number({ error: BAND }), z.number({ error: BAND })], { error: BAND })
  .refine(([low, high]) => low < high, { error: BAND });

export const EXPERIMENT_KEYS = {
  title: text('a title').describe('What the experiment asks, in a few words.'),
  about: z.string({ error: 'a text' }).optional().describe('More about the question, for the report.'),
  system: text('the id of a system').describe('The rulebook: an id that `skirmish systems` lists.'),
  mission: text('the id of a mission').describe('The mission: an id that `skirmish systems` lists for the system.'),
  seed: z
    .union([z.int({ error: ({ code }) => (code === 'too_big' || code === 'too_small' ? EXACT : SEED) }), z.string().min(1, { error: SEED })], { error: SEED })
    .default(1995)
    .describe('Names all luck of the experiment: the same seed gives the same games. A whole number or a text.'),
  games: count(COUNT).describe('Games per cell. A run can be extended later: its first games stay the same.'),
  strategies: record(list(text('the name of a strategy or the path of its file'), 'a list of at least one strategy, such as [rush, marksman]'), 'a list of strategies for each seat')
    .describe('Who plays each seat: a list of strategy names, or paths of strategy files relative to this file. Every combination is a cell.'),
  set: record(z.unknown(), 'book paths with a value each')
    .default({})
    .describe('Numbers and options of the book that are different in all cells: book path -> value.'),
  layout: text('the path of a layout file').optional()
    .describe('How the mission lies, in place of its built-in layout: the path of a layout file relative to this file. `skirmish layout` prints one to start from.'),
  vary: record(list(z.unknown(), VALUES), 'book paths with a list of values each')
    .default({})
    .describe('What varies between cells: book path -> list of values, the first of which is the reference. Every combination is a cell.'),
  inTurn: z.boolean({ error: 'true or false' }).default(false).describe('Of several things that vary, change one at a time, with the others at their first value, instead of every combination.'),
  draws: record(count(COUNT), 'purposes of luck with a number each')
    .default({})
    .describe('How many different draws a purpose of luck has: `setup: 40` plays forty set-ups again and again. A purpose not named has its own luck in each game.'),
  expect: z
    .object({ cells: record(record(band, 'figures with a band each'), 'cells, or pairings of strategies, with figures each').optional() }, { error: 'figures with a band each' })
    .catchall(band)
    .default({})
    .describe('Figures and the band that each should lie in, over all pairings together: `clan.win: [0.45, 0.55]`; under `cells`, those of single cells. A figure is <seat>.win, <seat>.score, draw, grade.<id>, rounds, or a number column of the mission.'),
};

export type ExperimentKey = keyof typeof EXPERIMENT_KEYS;
export const isExperimentKey = (key: string): key is ExperimentKey => Object.hasOwn(EXPERIMENT_KEYS, key);

/** The same form for editors: `schema/experiment.json`. */
export function experimentJsonSchema(): object {
  const form = z.strictObject(EXPERIMENT_KEYS).describe('An experiment: one question to thousands of seeded games.');
  return z.toJSONSchema(form, { io: 'input' });
}
