/** An experiment made into the search for the value of one number at which a figure is as wished. */
import { entriesOf } from '../../kernel/book.ts';
import { UsageError, unknownName, unknownPath } from '../../kernel/errors.ts';
import type { System } from '../../kernel/game.ts';
import { figuresOf, type NamedFigure } from '../expect/index.ts';
import type { Experiment } from '../experiment/experiment.ts';
import { columnsOf } from '../rows.ts';
import { BAND } from '../summary/constants.ts';
import { valuesToTry, type AskedValues } from './values.ts';

export interface AskedTuning extends AskedValues {
  /** Of the book. */
  path: string;
  figure: string;
  target: number;
  /** Default: what a fair score may be off, or as much of the most that a game can give. */
  margin?: number;
  /** Of each value at first; of a mean without a most: of each value. */
  games?: number;
  maxGames?: number;
}

/** Of each value at first: enough to leave out what is far off. */
const FIRST_GAMES = 100;
/** Of each value at most, where nothing is said. */
const MOST_GAMES = 5000;
const GRACE = BAND.high - 0.5;

/**
 * All else that the file varies stays at its first value; what it expects, prunes or asks of its cells is left out. Throws a
 * `UsageError` that names the option.
 */
export function tuningOf(experiment: Experiment, system: System, asked: AskedTuning): Experiment {
  const { title, about, system: id, mission, seed, strategies, draws, text, vary } = experiment;
  const { path, target } = asked;
  const entries = entriesOf(system.book);
  const entry = entries.find((candidate) => candidate.path === path)?.entry;
  if (entry === undefined) throw new UsageError(`--vary ${path}: ${unknownPath(path, entries.map((candidate) => candidate.path))}`);
  const figure = figureOf(asked.figure, target, experiment, system);
  const others = Object.fromEntries(Object.entries({ ...experiment.set, ...Object.fromEntries(Object.entries(vary).map(([each, [first]]) => [each, first])) }).filter(([each]) => each !== path));
  const values = valuesToTry(path, entry, system, others, asked);
  const isBounded = figure.most < Infinity;
  const margin = asked.margin ?? (isBounded ? Number((GRACE * figure.most).toPrecision(6)) : 0);
  const most = asked.maxGames ?? Math.max(MOST_GAMES, asked.games ?? 0);
  const games = isBounded ? (asked.games ?? Math.min(FIRST_GAMES, most)) : (asked.games ?? asked.maxGames ?? experiment.games);
  if (isBounded && games > most) throw new UsageError(`--max-games ${most}: expected at least the ${games} of --games`);
  return {
    ...(experiment.layout === undefined ? {} : { layout: experiment.layout }),
    ...(isBounded ? { tunedBy: { most: figure.most, maxGames: most } } : {}),
    title: `${path} for ${figure.name} = ${target}: ${title}`,
    about, system: id, mission, seed, games, strategies, draws, text,
    set: others,
    vary: { [path]: values },
    inTurn: false,
    expect: [],
    tuning: { path, figure: figure.name, target, margin },
  };
}

function figureOf(name: string, target: number, { mission, layout }: Experiment, system: System): NamedFigure {
  const { grades, roundLimit } = system.missions.find(({ id }) => id === mission)!;
  const figures = figuresOf({ seats: system.seats, grades, columns: columnsOf(system, mission, layout?.content), roundLimit });
  const figure = figures.find((candidate) => candidate.name === name);
  if (figure === undefined) throw new UsageError(`--target ${name}=${target}: ${unknownName('figure', name, figures.map((candidate) => candidate.name))}`);
  if (target < 0 || target > figure.most) throw new UsageError(`--target ${name}=${target}: found ${target}, expected ${figure.isShare ? 'a share from 0 to 1, such as 0.5' : `a number of ${figure.unit} ${figure.most < Infinity ? `from 0 to ${figure.most}` : 'from 0 up'}`}`);
  return figure;
}
