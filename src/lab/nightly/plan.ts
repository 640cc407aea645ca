/** An experiment as a night plays it: a number of games fixed beforehand, and no verdict of its own. */
import type { Catalogue } from '../catalogue.ts';
import type { Experiment } from '../experiment/experiment.ts';
import { makePlan, type Plan } from '../plan.ts';
import { freshSeed } from './key.ts';

export function nightlyPlan({ experiment }: Plan, games: number, catalogue: Catalogue): Plan {
  const { precision: _precision, question: _question, prune: _prune, ...rest } = experiment;
  return makePlan({ ...rest, games, expect: [] } satisfies Experiment, catalogue);
}

/** The same questions to other luck. */
export function freshPlan({ experiment }: Plan, key: string, catalogue: Catalogue): Plan {
  return makePlan({ ...experiment, title: `${experiment.title}, fresh seeds`, seed: freshSeed(experiment.seed, key) }, catalogue);
}
