/** Two covering enemies come into each other's view by one event: each chooses unseen by the other, and both may fall ("Covering"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import type { Perform } from '../sequence.ts';
import { inPlay, type Battle, type LegionsState } from '../state.ts';
import type { Shot, Step } from '../steps.ts';
import { declareShot, payFor } from './declare.ts';
import { coverHits } from './exposed.ts';
import { liftsFor, spend } from './points.ts';

/** Where one of the two has fired or fallen meanwhile, the other answers alone. */
export const performMutual: Perform<'mutual'> = (ground, { open }, { pair: [one, other] }) => {
  if (seesToo(ground, open, one, other) && seesToo(ground, open, other, one)) return WAIT;
  for (const [covering, enemy] of [[one, other], [other, one]] as const) {
    if (inPlay(open.figures[enemy]!) && open.figures[covering]!.covering !== null) open.agenda.push({ step: 'window', at: 'exposure', seat: ground.seat(covering), exposed: [enemy] });
  }
  return DONE;
};

const seesToo = (ground: Ground, battle: Readonly<Battle>, covering: number, enemy: number) =>
  inPlay(battle.figures[enemy]!) && coverHits(ground, battle, covering, enemy, battle.figures[enemy]!.at);

/** Of two who choose at the same time, the seat whose player turn it is not is asked first. */
export const firstToChoose = ({ phasing }: Readonly<Battle>): Seat => 1 - (phasing ?? 0);

/** The figure of the pair that a seat has, and its enemy. */
export function sidesOf(ground: Ground, { pair, seat }: Extract<Step, { step: 'mutual' }>): { own: number; enemy: number } {
  const [one, other] = pair;
  return ground.seat(one) === seat ? { own: one, enemy: other } : { own: other, enemy: one };
}

/** Keeps the answer of the seat that was asked; once both are there, they are carried out. */
export function answerMutual(ground: Ground, { open, secret }: LegionsState, answer: Shot | 'hold'): void {
  const step = open.agenda.pop();
  if (step?.step !== 'mutual') throw new Error('nobody chooses at the same time as an enemy');
  secret[step.seat]!.answer = answer;
  if (step.seat === firstToChoose(open)) {
    open.agenda.push({ ...step, seat: 1 - step.seat });
    return;
  }
  const shots = [secret[1 - step.seat]!.answer, answer].filter((given) => given !== null && given !== 'hold');
  for (const own of secret) own.answer = null;
  for (const shot of shots) if (shot.lifted) spend(open, liftsFor(ground, open, shot.by).slice(0, 1));
  if (shots.length === 1) declareShot(ground, open, shots[0]!);
  if (shots.length < 2) return;
  for (const shot of shots) payFor(ground, open, shot);
  open.agenda.push({ step: 'both', shots });
}
