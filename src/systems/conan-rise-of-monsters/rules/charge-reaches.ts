/** Whether the active unit may charge an enemy and would come into contact with it ("Charge"): for players who weigh it. */
import type { Ground } from '../ground.ts';
import type { ConanView } from '../state.ts';
import { allowance } from './allowance.ts';
import { charge } from './charge.ts';
import { closeIn } from './contact.ts';

export function reaches(ground: Ground, view: ConanView, target: number): boolean {
  const { asked, open } = view;
  if (asked?.step !== 'acting' || charge.refuse(ground, view, { do: 'charge', target }) !== undefined) return false;
  const members = ground.members(open, asked.unit);
  const most = allowance(ground, open, asked.unit, 'charge');
  const ends = closeIn(ground, open, asked.unit, [target], members.map(() => most), target);
  return members.some((model, member) => ground.touching(open, model, ...ends[member]!).some((enemy) => ground.unitOf(open, enemy) === target));
}
