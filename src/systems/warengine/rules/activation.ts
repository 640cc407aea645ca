/** Activating a unit: which one, with which character; its markers are removed and control is checked ("Conflict", "Remove Reserve", "Check Control", "Deactivate"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle, type Step } from '../state.ts';
import { figuresOf } from './figures.ts';
import { checkControl, join, mayJoin, part } from './leaders.ts';
import { offerWindow } from './windows.ts';

export interface Activate {
  do: 'activate';
  unit: number;
  /** The unit of the character who joins it for as long as neither is activated again. */
  with?: number;
}

export const activate: ActionRule<Activate> = {
  options(ground, { open, asked }) {
    if (asked?.step !== 'activate') return [];
    const ready = readyUnits(ground, open, asked.seat);
    const alone = ready.map((unit): Activate => ({ do: 'activate', unit }));
    return [...alone, ...ready.flatMap((character) => mayJoin(ground, open, character).map((unit): Activate => ({ do: 'activate', unit, with: character })))];
  },

  refuse(ground, { open, asked }, { unit, with: character }) {
    if (asked?.step !== 'activate') return 'no unit is to be activated now ("Conflict")';
    const ready = readyUnits(ground, open, asked.seat);
    if (!ready.includes(unit)) return `unit ${String(unit)} is not one of yours that may still be activated this turn: ${ready.join(', ')} ("Conflict")`;
    if (character === undefined) return undefined;
    if (!ready.includes(character)) return `unit ${String(character)} is not one of yours that may still be activated this turn ("Conflict")`;
    if (mayJoin(ground, open, character).includes(unit)) return undefined;
    return `${ground.unit(open, character).id} cannot join ${ground.unit(open, unit).id}: a character joins troopers whose leader is in his Control Radius ("Conflict")`;
  },

  apply(ground, { open }, { unit, with: character = -1 }, chance) {
    open.agenda.pop();
    open.agenda.push({ step: 'begin', unit, with: character });
    for (const active of character < 0 ? [unit] : [unit, character]) {
      part(ground, open, active);
      open.units[active]!.activated = true;
      for (const member of ground.unit(open, active).members) if (inPlay(open.figures[member]!)) removeReserve(ground, open, member);
    }
    if (character >= 0) join(ground, open, unit, character);
    chance.tell?.({ tell: 'activated', unit: ground.unit(open, unit).id, with: character < 0 ? null : ground.unit(open, character).id });
  },
};

/** Units of a seat with a figure in play that have not been activated this turn. */
export function readyUnits(ground: Ground, battle: Readonly<Battle>, seat: Seat): number[] {
  const ready: number[] = [];
  for (const [number, unit] of battle.forces.units.entries()) {
    if (unit.seat === seat && !battle.units[number]!.activated && unit.members.some((member) => inPlay(battle.figures[member]!))) ready.push(number);
  }
  return ready;
}

/** The marker goes, all weapons are fresh; Did Not Move begins anew, unless the figure is in close combat. */
export function removeReserve(ground: Ground, battle: Battle, number: number): void {
  const figure = battle.figures[number]!;
  figure.reserve = -1;
  figure.moved = ground.inContact(battle, number);
  figure.used = 0;
  figure.gait = 'normal';
  figure.fired = 0;
  figure.done = false;
  figure.charging = false;
}

/** Leaders are settled: control is checked, the other side may answer, and the unit acts. */
export function beginActing(ground: Ground, battle: Battle, { unit, with: character }: Extract<Step, { step: 'begin' }>): void {
  checkControl(ground, battle, unit);
  battle.agenda.push({ step: 'deactivate', unit, with: character });
  offerWindow(ground, battle, 'end');
  battle.agenda.push({ step: 'acting', unit, with: character, figure: -1 });
  offerWindow(ground, battle, 'activation');
}

/** Control is checked again, and it is the other side's turn. */
export function deactivate(ground: Ground, battle: Battle, step: Extract<Step, { step: 'deactivate' }>, chance: Chance): void {
  const active = figuresOf(ground, battle, step);
  for (const unit of new Set(active.map((figure) => ground.unitOf(battle, figure)))) checkControl(ground, battle, unit);
  for (const number of active) {
    const figure = battle.figures[number]!;
    figure.done = true;
    figure.charging = false;
    figure.entangled = false;
  }
  const { seat, id } = ground.unit(battle, step.unit);
  chance.tell?.({ tell: 'deactivated', unit: id, uncontrolled: active.filter((figure) => !battle.figures[figure]!.controlled).length });
  battle.agenda.push({ step: 'next', seat: 1 - seat });
}
