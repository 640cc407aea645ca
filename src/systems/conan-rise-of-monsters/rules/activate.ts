/** Picking a unit to activate, no unit twice a turn; Not Your Time, Fool! may answer ("Unit Activation Phases"). */
import type { Seat } from '../../../kernel/game.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { offerWindow } from './windows.ts';

export interface Activate {
  do: 'activate';
  unit: number;
}

export const activate: ActionRule<Activate> = {
  options(ground, { open, asked }) {
    if (asked?.step !== 'pick') return [];
    return readyUnits(ground, open, asked.seat).flatMap((unit): Activate[] => (unit === asked.not ? [] : [{ do: 'activate', unit }]));
  },

  refuse(ground, { open, asked }, { unit }) {
    if (asked?.step !== 'pick') return 'no unit is picked now ("Unit Activation Phases")';
    const ready = readyUnits(ground, open, asked.seat);
    if (!Number.isInteger(unit) || open.units[unit] === undefined) return `expected unit: the number of one that is ready, ${ready.join(', ')}`;
    if (ready.includes(unit)) return unit === asked.not ? `${ground.name(open, unit)} is refused: another unit has to be activated (Fate Card Not Your Time, Fool!)` : undefined;
    if (ground.seat(open, unit) !== asked.seat) return `${ground.name(open, unit)} is the other side's`;
    if (!ground.isInPlay(open, unit)) return `${ground.name(open, unit)} is out of play`;
    return `${ground.name(open, unit)} was activated this turn ("Unit Activation Phases")`;
  },

  apply(ground, state, { unit }) {
    state.open.agenda.pop();
    state.open.agenda.push({ step: 'begin', unit });
    offerWindow(ground, state, 'picked');
  },
};

/** Units of a side that may still be activated this turn, by number. */
export function readyUnits(ground: Ground, battle: Readonly<Battle>, seat: Seat): number[] {
  return ground.unitsOf(battle, seat).filter((unit) => !battle.units[unit]!.activated);
}
