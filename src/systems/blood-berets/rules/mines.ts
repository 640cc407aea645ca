/** Mines set off by walking over ground that is not searched: the risk, and what the Legion lets explode ("Triggering Mines"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { chebyshev } from '../../../kernel/grid/squares.ts';
import type { ActionRule } from '../actions.ts';
import { rollUnder } from '../dice.ts';
import { FACES } from '../dice-odds.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { Secret } from '../secret.ts';
import type { BeretsState, BeretsView } from '../state.ts';
import type { Step } from '../steps.ts';
import { OBJECTS, type Hidden } from '../vocabulary.ts';
import { explode } from './explode.ts';

type SetOffStep = Extract<Step, { step: 'set-off' }>;

/** The Legion says what explodes; `at`: the impact square of a troop mine, or else where the Blood Beret stands. */
export interface SetOff {
  do: 'set-off';
  section: number;
  kind: Hidden;
  at: number;
}

export const setOff: ActionRule<SetOff> = {
  options(ground, view) {
    const step = asked(view);
    return step === null ? [] : choices(ground, view, step);
  },

  refuse(ground, view, { section, kind, at }) {
    const step = asked(view);
    if (step === null) return 'nothing is set off now ("Triggering Mines")';
    const all = choices(ground, view, step);
    if (!all.some((choice) => choice.section === section)) return `section: expected one of ${step.sections.join(', ')} with something that may explode, found ${String(section)} ("Triggering Mines")`;
    const ofSection = all.filter((choice) => choice.section === section);
    if (!ofSection.some((choice) => choice.kind === kind)) return `section ${section} has no ${String(kind)} that may explode: a tunnel does only where nothing else is left ("Triggering Mines")`;
    return ofSection.some((choice) => choice.kind === kind && choice.at === at) ? undefined : 'the Blood Beret who set it off has to be caught by it ("Determine Impact Square")';
  },

  apply(ground, state, action, chance) {
    const { figure } = state.open.agenda.pop() as SetOffStep;
    blow(ground, state, figure, action, chance);
  },
};

/** At the end of an activation: a roll for the actions that a Blood Beret has spent on movement, where it led him over undiscovered things. */
export function mineRisk(ground: Ground, { open }: BeretsState, number: number, chance: Chance): void {
  const { active } = open;
  const figure = open.figures[number]!;
  if (active === null || active.moved === 0 || figure.seat !== 0 || figure.fate !== 'in-play') return;
  const risky = active.risky.filter((section) => open.display[section]! > 0);
  if (risky.length === 0) return;
  const safe = FACES - ground.book.objects.risk * active.moved;
  const triggered = !rollUnder(chance, 0, 'mine', safe);
  chance.tell?.({ tell: 'mine-risk', figure: ground.piece(number).id, from: safe + 1, triggered } satisfies BeretsEvent);
  if (!triggered) return;
  const end = ground.board(open).section[figure.at]!;
  open.agenda.push({ step: 'set-off', figure: number, sections: open.display[end]! > 0 ? [end] : risky });
}

export function performSetOff(ground: Ground, state: BeretsState, step: SetOffStep, chance: Chance): typeof WAIT | typeof DONE {
  const all = choices(ground, state, step);
  if (all.length > 1) return WAIT;
  if (all.length === 1) blow(ground, state, step.figure, all[0]!, chance);
  return DONE;
}

/** A trapped tunnel only where no mine is to be had. */
function choices(ground: Ground, { open, secret }: Pick<BeretsView, 'open' | 'secret'>, { figure, sections }: SetOffStep): SetOff[] {
  const { hidden } = secret as Secret;
  const mines = sections.some((section) => hidden[section]!.some((kind) => kind !== 'tunnel'));
  const { at } = open.figures[figure]!;
  return [...sections].sort((a, b) => a - b).flatMap((section) =>
    OBJECTS.filter((kind) => hidden[section]!.includes(kind) && (kind === 'tunnel') !== mines).flatMap((kind) =>
      (kind === 'troop-mine' ? impactSquares(ground, open, at) : [at]).map((square): SetOff => ({ do: 'set-off', section, kind, at: square })),
    ),
  );
}

/** "Although the triggering figure must be included in the blast area." */
function impactSquares(ground: Ground, open: BeretsView['open'], at: number): number[] {
  const field = ground.board(open);
  return Array.from(field.section.keys()).filter((square) => chebyshev(field.width, square, at) <= 1 && field.isGround(square));
}

function blow(ground: Ground, state: BeretsState, figure: number, { section, kind, at }: SetOff, chance: Chance): void {
  takeHidden(state, section, kind);
  explode(ground, state, kind, at, figure, chance);
}

/** Takes a thing off the display. */
export function takeHidden({ open, secret }: BeretsState, section: number, kind: Hidden): void {
  const left = [...secret.hidden[section]!];
  left.splice(left.indexOf(kind), 1);
  secret.hidden[section] = left;
  open.display[section]! -= 1;
}

function asked({ asked, seat }: BeretsView): SetOffStep | null {
  return asked?.step === 'set-off' && seat === 1 ? asked : null;
}
