/** Both players roll for surprise and add their best initiative score, equipment counted in ("Surprise Party"). */
import type { Chance } from '../../../kernel/chance.ts';
import { rollContest } from '../dice.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { Battle, BeretsState } from '../state.ts';
import { initiativeOf } from './gear.ts';

const BERETS = 0;
const LEGION = 1;

/** Who wins; `by`: the figure whose move it is. Of those who take part on either side the best one counts. */
export function contest(ground: Ground, { open }: BeretsState, by: number, section: number, berets: readonly number[], legion: readonly number[], chance: Chance): typeof BERETS | typeof LEGION {
  const scores = [bestScore(ground, open, berets), bestScore(ground, open, legion)] as const;
  const winner = rollContest(chance, ...scores) ? BERETS : LEGION;
  open.tallies.surprises[BERETS] += 1;
  open.tallies.surprises[LEGION] += 1;
  open.tallies.surprisesWon[winner] += 1;
  const event: BeretsEvent = { tell: 'contest', figure: ground.piece(by).id, section, scores, winner };
  chance.tell?.(event);
  return winner;
}

function bestScore(ground: Ground, battle: Readonly<Battle>, figures: readonly number[]): number {
  return Math.max(...figures.map((figure) => initiativeOf(ground, battle, figure, 'contest')));
}
