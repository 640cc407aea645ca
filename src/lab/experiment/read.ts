/** Reads an experiment file: all that is wrong with it is said at once, each with its place. */
import { dirname, isAbsolute, join } from 'node:path';
import { UsageError, found, nearest, unknownName } from '../../kernel/errors.ts';
import type { System } from '../../kernel/game.ts';
import type { Catalogue } from '../catalogue.ts';
import { expectationsOf } from '../expect/read.ts';
import { cellsOf } from '../plan.ts';
import type { Experiment } from './experiment.ts';
import { readLayoutFile, type GivenLayout } from './layout-file.ts';
import { readYaml, type PlacedData } from './places.ts';
import { Problems } from './problems.ts';
import { checkApart, checkDraws, checkNames, entrantsOf, patchOf, variationsOf } from './questions.ts';
import { EXPERIMENT_KEYS, isExperimentKey, keysWithin, type ExperimentKey } from './schema.ts';
import { checkQuestion, checkStopping } from '../stopping/rule.ts';

/** Throws a `UsageError`, a line for each problem: `file:line:column: found 0, expected ...`. */
export async function readExperiment(text: string, file: string, catalogue: Catalogue): Promise<Experiment> {
  const yaml = readYaml(text, file);
  const problems = new Problems(yaml.place);
  const form = readForm(yaml, problems);

  const system = form.system === undefined ? undefined : catalogue.systems.get(form.system);
  if (form.system !== undefined && system === undefined) {
    problems.value(['system'], unknownName('system', form.system, [...catalogue.systems.keys()]));
  }
  if (system === undefined) {
    problems.throwIfAny();
    throw new UsageError(`${file}: no system`);
  }
  const missions = system.missions.map(({ id }) => id);
  if (form.mission !== undefined && !missions.includes(form.mission)) {
    problems.value(['mission'], unknownName('mission', form.mission, missions));
  }
  const lists = form.strategies ?? {};
  const strategies = await entrantsOf(lists, system, catalogue, dirname(file), problems);
  if (form.strategies !== undefined) {
    for (const seat of system.seats) {
      if (!Object.hasOwn(lists, seat)) problems.key(['strategies'], `found no strategies for the seat "${seat}", expected a list of them`);
    }
  }
  checkNames(strategies, problems);
  const set = patchOf(form.set ?? {}, system, problems);
  const vary = variationsOf(form.vary ?? {}, system, problems);
  checkApart(set, vary, problems);
  checkDraws(form.draws ?? {}, system, problems);
  const card = system.missions.find(({ id }) => id === form.mission);
  const layout = form.layout === undefined ? undefined : layoutOf(form.layout, file, system, form.mission ?? '', problems);
  const cells = cellsOf({ strategies, set, vary, inTurn: form.inTurn ?? false });
  const expect = card === undefined ? [] : expectationsOf(form.expect ?? {}, { system, mission: card, layout: layout?.content }, cells, problems);
  checkStopping(form, problems);
  problems.throwIfAny();
  checkQuestion(form.question, cells, problems);
  problems.throwIfAny();

  const { title, about = '', mission, seed, games, draws = {}, inTurn } = form as Required<Form>;
  return { title, about, system: system.id, mission, seed, games, strategies, set, vary, inTurn, draws, expect, text, ...whenToStop(form), ...(layout === undefined ? {} : { layout }) };
}

/** Its path begins at the experiment's folder. */
function layoutOf(given: string, experiment: string, system: System, mission: string, problems: Problems): GivenLayout | undefined {
  try {
    return readLayoutFile(isAbsolute(given) ? given : join(dirname(experiment), given), system, mission);
  } catch (thrown) {
    if (!(thrown instanceof UsageError)) throw thrown;
    problems.value(['layout'], thrown.message);
    return undefined;
  }
}

const whenToStop = ({ precision, question, prune }: Form): Pick<Experiment, 'precision' | 'question' | 'prune'> => ({
  ...(precision === undefined ? {} : { precision }),
  ...(question === undefined ? {} : { question }),
  ...(prune === undefined ? {} : { prune }),
});

/** The keys that have the right form; the others are problems already. */
type Form = { [K in ExperimentKey]?: Exclude<(typeof EXPERIMENT_KEYS)[K]['_zod']['output'], undefined> };

function readForm({ data, place }: PlacedData, problems: Problems): Form {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new UsageError(`${place([], 'value').text}: found ${found(data)}, expected an experiment: title, system, mission, games, strategies`);
  }
  const given = data as Record<string, unknown>;
  const keys = Object.keys(EXPERIMENT_KEYS) as ExperimentKey[];
  const misspelt = new Set<string>();
  for (const key of Object.keys(given)) {
    if (isExperimentKey(key)) continue;
    problems.key([key], unknownName('key', key, keys));
    misspelt.add(nearest(key, keys) ?? '');
  }
  const form: Record<string, unknown> = {};
  for (const key of keys) {
    const read = EXPERIMENT_KEYS[key].safeParse(given[key]);
    if (read.success) {
      if (read.data !== undefined) form[key] = read.data;
      continue;
    }
    for (const issue of read.error.issues) {
      const { path, message } = issue;
      if (issue.code === 'unrecognized_keys') {
        for (const name of issue.keys) problems.key([key, ...path.map(String), name], unknownName('key', name, keysWithin(key)));
        continue;
      }
      const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
      const inside = steps.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], given[key]);
      const name = [key, ...steps].join(', ');
      if (Object.hasOwn(given, key)) problems.value([key, ...steps], `${name}: found ${found(inside)}, expected ${message}`);
      else if (!misspelt.has(key)) problems.value([], `the key "${key}" is missing; expected ${message}`);
    }
  }
  return form;
}
