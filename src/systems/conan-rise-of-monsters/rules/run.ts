/** Run: up to twice the Movement, not to within an inch of an enemy; the only way out of an engagement ("Run", "Engagement"). */
import type { Point } from '../../../kernel/table/outline.ts';
import type { ActionRule } from '../actions.ts';
import type { RunWay } from '../steps.ts';
import { destinations } from './destinations.ts';
import { refuseRunOff, wayOff } from './run-off.ts';
import type { Maneuver } from './maneuver.ts';
import { moverOf } from './mover.ts';
import { offerWindow } from './windows.ts';
import { anchorOf } from './slide.ts';
import { tryRun } from './try-move.ts';

/** A unit that is engaged runs straight and as far as it can: `to` is any point on its way. `leave`: off the table over the enemy's edge, where the mission lets it, straight or by a bend. */
export type Run = (Maneuver & { do: 'run' }) | RunOff;

export interface RunOff {
  do: 'run';
  leave: true;
  by?: Point;
}

export const run: ActionRule<Run> = {
  /** A choice among very many (see `destinations`). */
  options(ground, { open, asked }) {
    const unit = moverOf(asked);
    if (unit === undefined) return [];
    const runs = destinations(ground, open, unit, 'run').map((maneuver): Run => ({ do: 'run', ...maneuver }));
    const off = wayOff(ground, open, unit);
    return off === undefined ? runs : [...runs, runOff(off.by)];
  },

  refuse(ground, { open, asked }, action) {
    const unit = moverOf(asked);
    if (unit === undefined) return 'no unit is to move now ("Movement")';
    if ('leave' in action) return (action.leave as unknown) === true ? refuseRunOff(ground, open, unit, action.by ?? null) : 'expected leave: true, or to: [x, y]';
    const end = tryRun(ground, open, unit, action);
    return typeof end === 'string' ? end : undefined;
  },

  apply(ground, state, action) {
    const { open } = state;
    const unit = moverOf(open.agenda.pop()!)!;
    const anchor = anchorOf(ground, open, unit);
    const seat = ground.seat(open, unit);
    open.tallies.runs[seat]! += 1;
    if (ground.isEngaged(open, unit)) open.tallies.disengaged[seat]! += 1;
    const { x, y } = open.models[anchor]!;
    const way: RunWay =
      'leave' in action ? { anchor, to: [x, y], by: action.by ?? null, shape: 'keep', leave: true } : { anchor, to: action.to, by: action.by ?? null, shape: action.shape ?? 'keep', leave: false };
    open.agenda.push({ step: 'declared', unit, gait: 'run', target: -1, way });
    offerWindow(ground, state, 'declared');
  },
};

export const runOff = (by: Point | null): RunOff => (by === null ? { do: 'run', leave: true } : { do: 'run', leave: true, by });
