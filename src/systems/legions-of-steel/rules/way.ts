/** What is left of the way of a figure that moves ("Movement"). */
import type { Battle } from '../state.ts';

/** Something has come between: the rest of the way is forgotten, and the figure chooses anew. */
export function dropWay(battle: Battle): void {
  for (let depth = battle.agenda.length - 1; depth >= 0; depth--) if (battle.agenda[depth]!.step === 'way') battle.agenda.splice(depth, 1);
}
