/** What a character costs, part by part: actions, skills above 10, armor above 17, initiative above 9 ("Troops"). */
import type { PricePart } from '../../../kernel/points.ts';
import type { Numbers } from '../book.ts';
import { SKILLS, type Profile, type Skill } from './profile.ts';

const NAMES: Readonly<Record<Skill, string>> = { missile: 'missile weapons', close: 'close combat', surgery: 'field surgery', symmetry: 'dark symmetry' };

/** What is free is no part. A step of initiative that is begun is paid. */
export function explainCost({ points }: Pick<Numbers, 'points'>, profile: Profile): { points: number; parts: PricePart[] } {
  const above = (value: number, free: number): number => Math.max(0, value - free);
  const steps = Math.ceil(above(profile.initiative, points.leastInitiative) / points.stepOfInitiative);
  const parts: PricePart[] = [
    { name: 'actions', points: profile.actions * points.action, of: `${profile.actions} actions` },
    ...SKILLS.map((skill) => ({ name: NAMES[skill], points: above(profile[skill], points.freeSkill) * points.skill, of: `${profile[skill]}, ${points.freeSkill} is free` })),
    { name: 'armor', points: above(profile.armor, points.freeArmor) * points.armor, of: `${profile.armor}, ${points.freeArmor} is free` },
    { name: 'initiative', points: steps * points.initiative, of: `${profile.initiative}, ${points.leastInitiative} is free` },
  ];
  const paid = parts.filter(({ points }) => points !== 0);
  return { points: paid.reduce((sum, { points }) => sum + points, 0), parts: paid };
}

export const costOf = (book: Pick<Numbers, 'points'>, profile: Profile): number => explainCost(book, profile).points;
