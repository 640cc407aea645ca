/** The experiment behind `skirmish points --worth`: random forces of equal points, size by size, in the hands of one player. */
import { UsageError, unknownName } from '../kernel/errors.ts';
import type { System } from '../kernel/game.ts';
import type { Trials } from '../kernel/points.ts';
import type { Plan } from '../lab/plan.ts';
import type { OverrideOptions } from './options.ts';

export interface WorthOptions extends OverrideOptions {
  points?: string;
  mission?: string;
  patience?: number;
}

const GAMES = 2000;

/** Throws a `UsageError` that names the option. */
export async function worthPlan(system: System, { points, mission, patience, strategy = [], ...options }: WorthOptions): Promise<Plan> {
  const { trials } = system;
  if (trials === undefined) throw new UsageError(`--worth: ${system.title} has no random forces to try points on`);
  const { planOf } = await import('./experiments.ts');
  const { readOverrides } = await import('./options.ts');
  const { builtIn } = await import('./strategies.ts');
  const { stringify } = await import('yaml');
  const question = questionOf(system, trials, mission ?? trials.mission, points === undefined ? trials.sizes : sizesOf(points), builtIn(system.id)[0]!.name);
  const bySeat = strategy.flatMap((given) => (given.includes('=') ? [given] : system.seats.map((seat) => `${seat}=${given}`)));
  const overrides = await readOverrides({ ...options, ...(bySeat.length === 0 ? {} : { strategy: bySeat }) });
  return planOf(stringify(question), NAME, overrides, patience).catch((thrown: unknown) => {
    throw thrown instanceof UsageError ? new UsageError(thrown.message.replace(PLACE, `${NAME}: `)) : thrown;
  });
}

const NAME = '--worth';
/** Lines of an experiment that nobody wrote say nothing to anybody. */
const PLACE = /^--worth:\d+:\d+: /gm;

/** As an experiment file has it. */
function questionOf(system: System, trials: Trials, mission: string, sizes: readonly number[], player: string): object {
  const missions = system.missions.map(({ id }) => id);
  if (!missions.includes(mission)) throw new UsageError(`--mission ${mission}: ${unknownName('mission', mission, missions)}`);
  return {
    title: 'What are points worth?',
    about: 'Games between forces drawn by lot for the same points. In half of the pairs one side is some points short, which shows what a point is worth.',
    system: system.id,
    mission,
    games: GAMES,
    strategies: Object.fromEntries(system.seats.map((seat) => [seat, [player]])),
    set: trials.set,
    vary: { [trials.points]: sizes },
  };
}

/** "300,1000" */
function sizesOf(text: string): number[] {
  const sizes = text.split(',').map((size) => (/^\d+$/.test(size) ? Number(size) : NaN));
  if (sizes.some(Number.isNaN) || new Set(sizes).size < sizes.length) throw new UsageError(`--points ${text}: expected different whole numbers, such as 300,1000`);
  return sizes;
}
