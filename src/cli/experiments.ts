/** Experiment files made ready to play; what is wrong in any of them is said before anything is played. */
import { readFileSync } from 'node:fs';
import { UsageError } from '../kernel/errors.ts';
import { applyOverrides, type Overrides } from '../lab/experiment/overrides.ts';
import { readExperiment } from '../lab/experiment/read.ts';
import { makePlan, type Plan } from '../lab/plan.ts';
import type { Catalogue } from '../lab/catalogue.ts';
import { catalogueOf, systemIn } from './catalogue-of.ts';
import { describeStrategy } from './describe-strategy.ts';

/** One plan a file. `patience`: seconds that a strategy file may take to load (default: 10). Throws one `UsageError` with the problems of all files. */
export async function plansOf(files: readonly string[], overrides: Overrides, patience?: number): Promise<Plan[]> {
  const plans: Plan[] = [];
  const problems: string[] = [];
  for (const file of files) {
    try {
      plans.push(await planOf(textOf(file), file, overrides, patience));
    } catch (thrown) {
      if (!(thrown instanceof UsageError)) throw thrown;
      problems.push(thrown.message);
    }
  }
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  return plans;
}

/** The same of an experiment that stands in no file; `name`: what its errors call it. */
export async function planOf(text: string, name: string, overrides: Overrides, patience?: number): Promise<Plan> {
  const id = systemIn(text);
  const known = (id === undefined ? undefined : await catalogueOf(id)) ?? (await import('./catalogue.ts')).CATALOGUE;
  const catalogue: Catalogue = { ...known, describeStrategy: (system, file) => describeStrategy(system, file, patience) };
  const experiment = await readExperiment(text, name, catalogue);
  return makePlan(await applyOverrides(experiment, overrides, catalogue), catalogue);
}

function textOf(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (thrown) {
    if (thrown instanceof TypeError) throw new UsageError(`${file}: is not text in UTF-8; save it as such`);
    const { code } = thrown as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'no such file' : code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})`;
    throw new UsageError(`${file}: ${why}; expected an experiment file`);
  }
}
