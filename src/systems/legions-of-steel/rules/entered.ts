/** A figure has come to stand on a square: suppression strikes it, then the enemy may answer ("Suppression", "Covering", "Priorities of Fire"). */
import { DONE } from '../../../kernel/agenda.ts';
import type { Ground } from '../ground.ts';
import type { Perform } from '../sequence.ts';
import { inPlay, type Battle } from '../state.ts';
import { volleysAt } from './volleys.ts';
import { dropWay } from './way.ts';

/** Who is pushed by a forcewall does not move onto suppressed squares. */
export const performEntered: Perform<'entered'> = (ground, { open }, { figure, by }) => {
  if (!inPlay(open.figures[figure]!)) return DONE;
  expose(ground, open, figure);
  if (by !== 'push') meetSuppression(ground, open, figure);
  return DONE;
};

/**
 * The same for one moved by leadership, who may cover: it looks at whom it sees now, and where an enemy comes into each other's view with it, both choose at once.
 * `lines`: those that the step has opened; what else the enemy has to say of it he says afterwards.
 */
export function enterByOrder(ground: Ground, battle: Battle, figure: number, lines: readonly Line[]): void {
  expose(ground, battle, figure);
  battle.agenda.push({ step: 'changed', lines: lines.filter(([covering, enemy]) => covering === figure || lines.some((other) => other[0] === enemy && other[1] === covering)) });
  meetSuppression(ground, battle, figure);
}

type Line = readonly [covering: number, enemy: number];

function expose(ground: Ground, battle: Battle, figure: number): void {
  battle.agenda.push({ step: 'window', at: 'exposure', seat: 1 - ground.seat(figure), exposed: [figure] });
}

function meetSuppression(ground: Ground, battle: Battle, figure: number): void {
  const left = volleysAt(ground, battle, figure, battle.figures[figure]!.at);
  if (left.length === 0) return;
  dropWay(battle);
  battle.agenda.push({ step: 'suppressed', figure, left });
}
