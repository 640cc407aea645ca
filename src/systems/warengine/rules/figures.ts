/** Which figures of the active unit may act now ("Perform Actions"): one after the other, the active one until it has finished. */
import type { Ground } from '../ground.ts';
import { inPlay, type Battle, type Step, type WarView } from '../state.ts';

export type Acting = Extract<Step, { step: 'acting' }>;

/** The activation under way, however deep it lies on the agenda; undefined between activations. */
export function activation(battle: Readonly<Battle>): Acting | undefined {
  const { agenda } = battle;
  for (let depth = agenda.length - 1; depth >= 0; depth--) {
    const step = agenda[depth]!;
    if (step.step === 'acting') return step;
  }
  return undefined;
}

/** Figures in play of the active unit, its joined character included. */
export function activeFigures(ground: Ground, battle: Readonly<Battle>): number[] {
  const acting = activation(battle);
  return acting === undefined ? [] : figuresOf(ground, battle, acting);
}

/** The same of an activation: a character goes on when he has lost all whom he joined. */
export function figuresOf(ground: Ground, battle: Readonly<Battle>, { unit, with: character }: { readonly unit: number; readonly with: number }): number[] {
  const together = ground.members(battle, unit);
  return character < 0 || battle.units[unit]!.joined === character ? together : [...together, ...ground.members(battle, character)];
}

export function isActive(ground: Ground, battle: Readonly<Battle>, figure: number): boolean {
  const acting = activation(battle);
  if (acting === undefined || !inPlay(battle.figures[figure]!)) return false;
  const unit = ground.unitOf(battle, figure);
  return unit === acting.unit || unit === acting.with;
}

/** Figures that may take an action now, for the options of a view that is asked for one. */
export function figuresToAct(ground: Ground, { open, asked }: WarView): number[] {
  if (asked?.step !== 'acting') return [];
  if (asked.figure >= 0) return [asked.figure];
  return figuresOf(ground, open, asked).filter((figure) => !open.figures[figure]!.done);
}

/** Why this figure may take no action now; undefined if it may. */
export function refuseFigure(ground: Ground, { open, asked }: WarView, figure: unknown): string | undefined {
  if (asked?.step !== 'acting') return 'no unit is to act now ("Conflict")';
  if (!isFigure(open, figure)) return `there is no figure ${String(figure)}`;
  const id = ground.id(open, figure);
  if (!inPlay(open.figures[figure]!)) return `${id} is not in play`;
  if (!isActive(ground, open, figure)) return `${id} is not of the active unit ("Conflict")`;
  if (open.figures[figure]!.done) return `${id} has finished its actions ("Perform Actions")`;
  if (asked.figure >= 0 && asked.figure !== figure) return `${ground.id(open, asked.figure)} has to finish first: one figure at a time ("Perform Actions")`;
  return undefined;
}

export function isFigure(battle: Readonly<Battle>, figure: unknown): figure is number {
  return Number.isInteger(figure) && (figure as number) >= 0 && (figure as number) < battle.figures.length;
}

/** The figure has begun: until it finishes, no other takes actions. */
export function begin(battle: Battle, figure: number): void {
  const depth = battle.agenda.findLastIndex(({ step }) => step === 'acting');
  const acting = battle.agenda[depth] as Acting;
  battle.agenda[depth] = { ...acting, figure };
}

/** The figure has finished its actions: the other side may answer. Only its reserved attack is left to it. */
export function finish(battle: Battle, figure: number): void {
  const depth = battle.agenda.findLastIndex(({ step }) => step === 'acting');
  const acting = battle.agenda[depth] as Acting;
  battle.figures[figure]!.done = true;
  battle.agenda[depth] = { ...acting, figure: -1 };
  battle.agenda.push({ step: 'finished', figure });
}

/** Puts a figure somewhere. Did Not Move is over for it, and for all that it touches there ("Involvement in close combat counts as movement"). */
export function place(ground: Ground, battle: Battle, figure: number, x: number, y: number): void {
  const moved = battle.figures[figure]!;
  moved.x = x;
  moved.y = y;
  moved.moved = true;
  battle.clock += 1;
  for (const enemy of ground.contacts(battle, figure)) battle.figures[enemy]!.moved = true;
}
