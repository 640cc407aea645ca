/** What the games of a night depend on, as short fingerprints: the same key is the same games. */
import type { Plan } from '../plan.ts';
import { sha256 } from '../store/files.ts';
import { identityOf } from '../store/identity.ts';

const short = (text: string): string => sha256(text).slice(0, 12);

/** Questions, rules, data, strategies and size. `code`: a fingerprint of all code that this experiment's games run through. */
export const contentKey = (plan: Plan, code: string): string => short(`${identityOf(plan, code)} ${plan.experiment.games}`);

/** Of the questions alone: where they differ, two nights cannot be compared. */
export const questionsKey = (plan: Plan): string => identityOf(plan, '').split('-')[0]!;

/** Luck that neither the baseline nor the first look has met; the same for the same key, so that a night judged again is judged alike. */
export const freshSeed = (seed: number | string, key: string): string => `${seed}, fresh for ${key}`;
