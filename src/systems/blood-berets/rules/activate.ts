/** A counter was drawn: a figure acts with it, a stunned one is rid of its marker, or the Blood Beret player keeps it for later ("Order of Initiative", "Extra Actions", "Choosing Not to Move", "Stunned Figures"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ActionRule } from '../actions.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { standing } from '../figure.ts';
import type { Battle, BeretsState, BeretsView } from '../state.ts';
import { beginActing } from './acting.ts';
import { seeAura } from './aura.ts';
import { extraCounters, inspires } from './death.ts';
import { fallAsleep } from './sleepers.ts';
import { isPrisoners, refusePrisoners } from './prisoners.ts';

export interface Activate {
  do: 'activate';
  figure: number;
  /** With the sergeant's extra counter. */
  extra?: true;
}

/** Spends the counter on a figure, or a troop counter, that is stunned: it has acted then. */
export interface Recover {
  do: 'recover';
  figure?: number;
  counter?: number;
}

export interface Save {
  do: 'save';
}

const BERETS: Seat = 0;

/** Begins what a figure does with a counter. `entering`: actions that it has spent already to come in. */
export function beginActivation(ground: Ground, state: BeretsState, figure: number, extra: boolean, chance: Chance, entering = 0): void {
  const { open } = state;
  const event: BeretsEvent = { tell: 'activated', figure: ground.piece(figure).id, extra };
  chance.tell?.(event);
  beginActing(ground, state, figure, { extra, used: entering });
  if (extra) {
    open.extrasUsed += 1;
    open.tallies.extraActivations[open.figures[figure]!.seat]! += 1;
  }
  open.clock += 1;
  seeAura(ground, state, figure, chance);
}

/** Whether a counter of this seat is to be spent now. */
function spends({ asked, seat }: BeretsView): boolean {
  return (asked?.step === 'drawn' && asked.seat === seat) || (asked?.step === 'saved' && seat === BERETS);
}

const NO_COUNTER = 'no initiative counter of yours was drawn ("Order of Initiative")';

export const activate: ActionRule<Activate> = {
  options(ground, view) {
    if (!spends(view)) return [];
    const all: Activate[] = [];
    for (let figure = 0; figure < view.open.figures.length; figure++) {
      if (refuseFigure(ground, view, view.seat, figure) === undefined) all.push({ do: 'activate', figure });
      if (refuseExtra(ground, view, view.seat, figure) === undefined) all.push({ do: 'activate', figure, extra: true });
    }
    return all;
  },

  refuse(ground, view, { figure, extra }) {
    if (!spends(view)) return NO_COUNTER;
    if (extra !== undefined && extra !== true) return 'expected "extra": true, or nothing';
    return extra ? refuseExtra(ground, view, view.seat, figure) : refuseFigure(ground, view, view.seat, figure);
  },

  apply(ground, state, { figure, extra }, chance) {
    takeCounter(state.open);
    beginActivation(ground, state, figure, extra === true, chance);
  },
};

/** The step that asked is answered; a saved counter is spent, and another may be used afterwards. */
function takeCounter(open: Battle): void {
  const asked = open.agenda.pop()!;
  if (asked.step !== 'saved') return;
  open.saved -= 1;
  open.tallies.savedCounters[0] += 1;
  open.agenda.push(asked);
}

/** Why a figure may not act with a counter of this seat; undefined when it may. */
export function refuseFigure(ground: Ground, known: Known, seat: Seat, figure: number): string | undefined {
  const refusal = refuseIdle(ground, known, seat, figure);
  if (refusal !== undefined) return refusal;
  return known.open.figures[figure]!.acted ? `${ground.piece(figure).id} has acted this turn ("Order of Initiative")` : undefined;
}

function refuseExtra(ground: Ground, known: Known, seat: Seat, figure: number): string | undefined {
  const { open } = known;
  const refusal = refuseIdle(ground, known, seat, figure);
  if (refusal !== undefined) return refusal;
  if (open.extrasUsed >= extraCounters(ground, open)) return 'there is no extra counter, or it was used this turn ("Extra Actions")';
  return inspires(ground, open, figure) || seat !== BERETS ? `the extra counter is for a trooper, not for ${ground.piece(figure).id} ("Extra Actions")` : undefined;
}

/** What is known to who asks: where the Nepharite's counter is, the Blood Beret player is never asked. */
type Known = Pick<BeretsView, 'open' | 'secret'>;

/** Whatever else it may have done this turn. */
function refuseIdle(ground: Ground, { open, secret }: Known, seat: Seat, number: number): string | undefined {
  const figure = open.figures[number];
  if (figure === undefined) return 'expected "figure": the number of a figure';
  const { id } = ground.piece(number);
  if (figure.seat !== seat) return `${id} is not yours`;
  if (!standing(figure) && figure.fate !== 'outside') return `${id} is not on the board`;
  if (figure.stunned) return `${id} is stunned: a counter is spent to recover ("Stunned Figures")`;
  return isPrisoners(ground, number) ? refusePrisoners(ground, open, secret!, number) : undefined;
}

export const recover: ActionRule<Recover> = {
  options(_, view) {
    if (!spends(view)) return [];
    const { open, seat } = view;
    const figures = open.figures.flatMap((_, figure): Recover[] => (mayRecover(open, seat, figure) ? [{ do: 'recover', figure }] : []));
    const counters = open.counters.flatMap((_, counter): Recover[] => (mayRecoverCounter(open, seat, counter) ? [{ do: 'recover', counter }] : []));
    return [...figures, ...counters];
  },

  refuse(_, view, { figure, counter }) {
    if (!spends(view)) return NO_COUNTER;
    if ((figure === undefined) === (counter === undefined)) return 'expected "figure" or "counter": who is stunned';
    const may = figure !== undefined ? mayRecover(view.open, view.seat, figure) : mayRecoverCounter(view.open, view.seat, counter!);
    return may ? undefined : 'only who is stunned and has not acted this turn recovers ("Stunned Figures")';
  },

  apply(ground, state, { figure, counter }, { tell }) {
    const { open, secret } = state;
    takeCounter(open);
    fallAsleep(state, figure ?? secret.faces[counter!]!);
    const stunned = figure !== undefined ? open.figures[figure]! : open.counters[counter!]!;
    stunned.stunned = false;
    stunned.acted = true;
    const event: BeretsEvent = { tell: 'recovered', figure: figure === undefined ? null : ground.piece(figure).id };
    tell?.(event);
  },
};

const mayRecover = (battle: Readonly<Battle>, seat: Seat, number: number): boolean => {
  const figure = battle.figures[number];
  return figure !== undefined && figure.seat === seat && (standing(figure) || figure.fate === 'warped') && figure.stunned && !figure.acted;
};

const mayRecoverCounter = (battle: Readonly<Battle>, seat: Seat, slot: number): boolean => {
  const counter = battle.counters[slot];
  return seat !== BERETS && counter !== undefined && counter.where !== 'free' && counter.level === battle.board.level && counter.stunned && !counter.acted;
};

/** Whether a figure of this seat, or a stunned one, can use a counter now. Troop counters: see `initiative.ts`. */
export function anybodyFor(ground: Ground, known: Known, seat: Seat): boolean {
  return known.open.figures.some((_, figure) => mayRecover(known.open, seat, figure) || refuseFigure(ground, known, seat, figure) === undefined || refuseExtra(ground, known, seat, figure) === undefined);
}

export const save: ActionRule<Save> = {
  options(ground, view) {
    return refuseSave(ground, view) === undefined ? [{ do: 'save' }] : [];
  },

  refuse: refuseSave,

  apply(_, { open }, __, { tell }) {
    open.agenda.pop();
    if (open.agenda.at(-1)?.step === 'saved') open.agenda.pop(); // he has just said that he waits
    open.saved += 1;
    const event: BeretsEvent = { tell: 'saved', counters: open.saved };
    tell?.(event);
  },
};

function refuseSave(ground: Ground, { asked, seat }: BeretsView): string | undefined {
  if (asked?.step !== 'drawn' || asked.seat !== BERETS || seat !== BERETS) return 'only the Blood Beret player saves a counter that was drawn ("Choosing Not to Move")';
  return ground.refuseAbility('saved-counters');
}
