/** What an activation has left: actions, and the steps and changes of facing of those spent on movement ("Actions", "Split Movement", "Facing"). */
import type { Ground } from '../ground.ts';
import type { Active, Battle } from '../state.ts';

/** The activation under way. Throws when there is none. */
export function activeOf(battle: Readonly<Battle>): Active {
  if (battle.active === null) throw new RangeError('nobody acts now');
  return battle.active;
}

/** All keys are written out, for the reason given in `changes.ts`. */
export function changeActive(battle: Battle, changes: Partial<Active>): void {
  const was = activeOf(battle);
  const { figure = was.figure, extra = was.extra, left = was.left, used = was.used, steps = was.steps, turns = was.turns } = changes;
  const { moved = was.moved, risky = was.risky, hip = was.hip, fed = was.fed, victim = was.victim } = changes;
  battle.active = { figure, extra, left, used, steps, turns, moved, risky, hip, fed, victim };
}

/** Takes actions for anything but movement. Whoever had taken aim loses it; in the basic game, so are steps not made. */
export function spend(ground: Ground, battle: Battle, actions: number): void {
  const { figure, left, used } = activeOf(battle);
  changeActive(battle, { left: left - actions, used: used + actions, ...(ground.has('split-movement') ? {} : { steps: 0, turns: 0 }) });
  loseAim(battle, figure);
}

/** Takes actions for movement: so many steps more to make, and the changes of facing that go with them. Whoever was killed in close combat is left behind ("Imprison Dead"). */
export function spendOnMovement(ground: Ground, battle: Battle, actions: number, stepsAnAction: number): void {
  const { figure, left, used, moved, steps, turns } = activeOf(battle);
  const { turnsMoving } = ground.book.facing;
  changeActive(battle, { left: left - actions, used: used + actions, moved: moved + actions, steps: steps + actions * stepsAnAction, turns: turns + actions * turnsMoving, victim: -1 });
  loseAim(battle, figure);
}

/** "May not move, change facing or perform any other actions in between aiming and actually shooting": to be called wherever it moves or turns too. */
export function loseAim(battle: Battle, figure: number): void {
  if (figure >= 0) battle.figures[figure]!.aim = -1;
}
