/** Suppression strikes who has come into it, volley by volley ("Suppression"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { ActionRule } from '../actions.ts';
import { FACES } from '../dice-odds.ts';
import type { Ground } from '../ground.ts';
import type { Perform } from '../sequence.ts';
import { inPlay, waiting, type Battle } from '../state.ts';
import type { Shot, Volley } from '../steps.ts';
import { needFor } from './aimed.ts';
import { liftsFor, spend } from './points.ts';
import { shotOfVolley } from './volleys.ts';

export const performSuppressed: Perform<'suppressed'> = (ground, { open }, { figure, left: [volley, ...left] }) => {
  if (volley === undefined || !inPlay(open.figures[figure]!)) return DONE;
  if (left.length > 0) open.agenda.push({ step: 'suppressed', figure, left });
  pushVolley(ground, open, volley, figure);
  return DONE;
};

/** The owner of the suppression is asked first whether a point of leadership goes to it. */
export function pushVolley(ground: Ground, battle: Battle, volley: Volley, target: number): void {
  const seat = ground.seat(volley.by);
  const shot = shotOfVolley(battle, volley, target);
  battle.tallies.suppressionVolleys[seat]! += 1;
  battle.agenda.push(ground.seat(target) === seat ? { step: 'shot', shot } : { step: 'lift', seat, shot });
}

/** Nobody is asked who has no point in reach, or whose point would change nothing. */
export const performLift: Perform<'lift'> = (ground, { open }, { shot }) => {
  if (inPlay(open.figures[shot.by]!) && changesAnything(ground, open, shot) && liftsFor(ground, open, shot.by).length > 0) return WAIT;
  open.agenda.push({ step: 'shot', shot });
  return DONE;
};

function changesAnything(ground: Ground, battle: Readonly<Battle>, { by, at, occasion, hands, mode, stance }: Shot): boolean {
  const lifted = needFor(ground, battle, by, at, occasion, hands, mode, stance, true);
  return lifted <= FACES && lifted < needFor(ground, battle, by, at, occasion, hands, mode, stance, false);
}

export const lift: ActionRule<'lift'> = {
  options: (ground, { open }) => liftsFor(ground, open, shotIn(open).by).map((point) => ({ do: 'lift', point })),
  refuse(ground, { open }, { point }) {
    const { by } = shotIn(open);
    return liftsFor(ground, open, by).includes(point) ? undefined : `point: expected the first of equal points of leadership that may be spent on ${ground.name(by)} ("Leadership", Actions)`;
  },
  apply(ground, { open }, { point }) {
    const shot = shotIn(open);
    open.agenda.pop();
    spend(open, [point]);
    open.tallies.lifts[ground.seat(shot.by)]! += 1;
    open.agenda.push({ step: 'shot', shot: { ...shot, lifted: true } });
  },
};

function shotIn(battle: Readonly<Battle>): Shot {
  const step = waiting(battle);
  if (step?.step !== 'lift') throw new Error('no shot of suppression waits for leadership');
  return step.shot;
}
