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

const HALF_WIDTH = 'a number above 0 and below 0.5, such as 0.02';
const MARGIN = 'a number above 0 and below 1, such as 0.02';
const TWO_CELLS = 'two cells, each by its number or its label';
const TARGET = 'true, or { target: ... } with a score from 0 to 1';
const SCORE = 'a score from 0 to 1, such as 0.5';
const between = (low: number, high: number, expects: string) => z.number({ error: expects }).gt(low, { error: expects }).lt(high, { error: expects });
const cellName = z.union([z.int().min(0), z.string().min(1)], { error: TWO_CELLS });
const maxGames = count(COUNT).optional().describe('Games per cell after which it stops all the same. Default: 20000.');

export const EXPERIMENT_KEYS = {
  title: text('a title').describe('What the experiment asks, in a few words.'),
  about: z.string({ error: 'a text' }).optional().describe('More about the question, for the report.'),
  system: text('the id of a system').describe('The rulebook: an id that `skirmish systems` lists.'),
  mission: text('the id of a mission').describe('The mission: an id that `skirmish systems` lists for the system.'),
  seed: z
    .union([z.int({ error: ({ code }) => (code === 'too_big' || code === 'too_small' ? EXACT : SEED) }), z.string().min(1, { error: SEED })], { error: SEED })
    .default(1995)
    .describe('Names all luck of the experiment: the same seed gives the same games. A whole number or a text.'),
  games: count(COUNT).describe('Games per cell. A run can be extended later: its first games stay the same. With `precision` or `question`: the least.'),
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
  precision: z
    .strictObject({ halfWidth: between(0, 0.5, HALF_WIDTH).describe('How far the 95 % interval of the score may reach to either side: 0.02 is two points.'), maxGames }, { error: 'halfWidth, and maxGames if you like' })
    .optional()
    .describe("Each cell is played until the first seat's score is known so precisely. Looked at after fixed numbers of games, with intervals that stay right however often one looks."),
  question: z
    .strictObject({ better: z.tuple([cellName, cellName], { error: TWO_CELLS }), margin: between(0, 1, MARGIN).describe('A difference of scores that would not matter: 0.02 is two points.'), maxGames }, { error: 'better, margin, and maxGames if you like' })
    .optional()
    .describe('In which of two cells does the first seat score more? They are played until that is known, or the difference is surely within the margin. All other cells play `games`.'),
  prune: z
    .union([z.boolean(), z.strictObject({ target: z.number({ error: SCORE }).min(0, { error: SCORE }).max(1, { error: SCORE }) })], { error: TARGET })
    .optional()
    .describe("With `precision` and `vary`: settings that are surely further from an even game than the best one are dropped early. `{ target: 0.4 }` looks for another score of the first seat, `{ target: 1 }` for its highest."),
  expect: z
    .object({ cells: record(record(band, 'figures with a band each'), 'cells, or pairings of strategies, with figures each').optional() }, { error: 'figures with a band each' })
    .catchall(band)
    .default({})
    .describe('Figures and the band that each should lie in, over all pairings together: `clan.win: [0.45, 0.55]`; under `cells`, those of single cells. A figure is <seat>.win, <seat>.score, draw, grade.<id>, rounds, or a number column of the mission.'),
};

/** Names within the value of a key, where they are fixed. */
export const keysWithin = (key: string): string[] => (key === 'precision' || key === 'question' ? Object.keys(EXPERIMENT_KEYS[key].unwrap().shape) : ['target']);

export type ExperimentKey = keyof typeof EXPERIMENT_KEYS;
export const isExperimentKey = (key: string): key is ExperimentKey => Object.hasOwn(EXPERIMENT_KEYS, key);

/** The same form for editors: `schema/experiment.json`. */
export function experimentJsonSchema(): object {
  const form = z.strictObject(EXPERIMENT_KEYS).describe('An experiment: one question to thousands of seeded games.');
  return z.toJSONSchema(form, { io: 'input' });
}
