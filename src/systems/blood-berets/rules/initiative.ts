/** Initiative counters are put into the cup and drawn one by one; the Blood Beret player may use those that he saved between two of them ("Order of Initiative", "Choosing Not to Move"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import { rollCup } from '../dice.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { standing } from '../figure.ts';
import type { Battle, BeretsState } from '../state.ts';
import type { TurnStep } from '../steps.ts';
import { anybodyFor } from './activate.ts';
import { extraCounters } from './death.ts';
import { hasActed } from './sleepers.ts';

type Of<K extends TurnStep['step']> = Extract<TurnStep, { step: K }>;

const BERETS: Seat = 0;

/** One for each Blood Beret who can act, or misses his turn in another dimension, and for each leader; as many of the Legion's as the mission says. */
export function performCup(ground: Ground, { open }: BeretsState, { tell }: Chance): typeof DONE {
  const berets = open.figures.filter((figure) => figure.seat === BERETS && (standing(figure) || figure.fate === 'outside' || figure.fate === 'warped')).length;
  open.cup = [berets === 0 ? 0 : berets + extraCounters(ground, open), ground.mission.legionCounters(ground, open)];
  const event: BeretsEvent = { tell: 'cup', counters: [open.cup[0], open.cup[1]] };
  tell?.(event);
  return DONE;
}

export function performDraw(ground: Ground, state: BeretsState, chance: Chance): typeof DONE {
  const { open } = state;
  ground.mission.observe(ground, state, chance);
  const [berets, legion] = open.cup;
  if (berets + legion === 0) {
    if (open.saved > 0) open.agenda.push({ step: 'saved', last: true });
    return DONE;
  }
  const seat = rollCup(chance, berets, legion);
  open.cup[seat]! -= 1;
  const event: BeretsEvent = { tell: 'drawn', seat };
  chance.tell?.(event);
  open.agenda.push({ step: 'draw' }, { step: 'saved', last: false }, { step: 'drawn', seat, saved: false });
  return DONE;
}

/** A counter with which nobody can do anything is put away. */
export function performDrawn(ground: Ground, state: BeretsState, { seat }: Of<'drawn'>): typeof WAIT | typeof DONE {
  return anybodyFor(ground, state, seat) || (seat !== BERETS && anyCounter(state)) ? WAIT : DONE;
}

/** A troop counter that has not acted, be it stunned. */
function anyCounter({ open, secret }: BeretsState): boolean {
  return open.counters.some(({ where, level }, slot) => where !== 'free' && level === open.board.level && !hasActed(open, secret, slot));
}

/** Saved counters that nobody can use are lost with the last of the cup. */
export function performSaved(ground: Ground, state: BeretsState, { last }: Of<'saved'>): typeof WAIT | typeof DONE {
  const { open } = state;
  if (open.saved > 0 && anybodyFor(ground, state, BERETS)) return WAIT;
  if (last) loseSaved(open);
  return DONE;
}

/** "Use or lose". */
export function loseSaved(open: Battle): void {
  open.saved = 0;
}
