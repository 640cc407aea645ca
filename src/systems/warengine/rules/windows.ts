/**
 * When the other side may use its reserved attacks, and with whom ("Reserve Attack").
 *
 * A window opens when a unit has been activated, each inch of a move, before contact, when an attack is declared, when a figure has
 * finished and before the unit is deactivated. Its side is asked again after each reserve attack until it passes, and never when nobody
 * could use one.
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import type { Weapon } from '../profile.ts';
import type { Battle, DeclaredAttack, Occasion, Step } from '../state.ts';
import { secondaryTargets } from './area-effect.ts';
import { canLunge } from './lunging.ts';
import { isSuicidal, mayTarget } from './targets.ts';

export type Window = Extract<Step, { step: 'window' }>;

/** Opens a window for the side that is not active, if a marker of it is on the table. */
export function offerWindow(ground: Ground, battle: Battle, on: Occasion, mover = -1): void {
  const active = activeSeat(ground, battle);
  if (active >= 0 && hasMarkers(ground, battle, 1 - active)) battle.agenda.push({ step: 'window', seat: 1 - active, on, mover, attack: null });
}

/** The other side may answer an attack before its dice are rolled; the active side only with figures that it is aimed at. */
export function offerAnswers(ground: Ground, battle: Battle, attack: DeclaredAttack): void {
  const seat = 1 - ground.seat(battle, attack.by);
  const may = seat === activeSeat(ground, battle) ? attack.targets.some(({ figure }) => battle.figures[figure]!.reserve >= 0 && ground.seat(battle, figure) === seat) : hasMarkers(ground, battle, seat);
  if (may) battle.agenda.push({ step: 'window', seat, on: 'attack', mover: -1, attack });
}

/** Whether anybody could use a reserved attack in this window. */
export function windowWaits(ground: Ground, battle: Readonly<Battle>, window: Readonly<Window>): boolean {
  if (!hasMarkers(ground, battle, window.seat)) return false;
  const { figures } = battle;
  for (let figure = 0; figure < figures.length; figure++) {
    if (figures[figure]!.reserve >= 0 && ground.seat(battle, figure) === window.seat && canReact(ground, battle, window, figure)) return true;
  }
  return false;
}

function canReact(ground: Ground, battle: Readonly<Battle>, window: Readonly<Window>, figure: number): boolean {
  if (canLunge(ground, battle, figure, window.mover)) return true;
  if (isReply(ground, battle, window) && !mayReply(ground, battle, window, figure)) return false;
  const weapon = ground.profile(battle, figure).weapons[battle.figures[figure]!.reserve]!;
  const { seats } = ground.roll(battle);
  if (isSuicidal(weapon)) return blastReaches(ground, battle, window, figure, weapon);
  for (let target = 0; target < seats.length; target++) {
    if (mayBeShot(ground, battle, window, target) && mayTarget(ground, battle, figure, weapon, target)) return true;
  }
  return false;
}

/** Whether a close combat explosion of this figure would reach an enemy, in a window one of those that it is about. */
export function blastReaches(ground: Ground, battle: Readonly<Battle>, window: Readonly<Window> | null, figure: number, weapon: Weapon): boolean {
  const hit = secondaryTargets(ground, battle, figure, weapon, figure, null);
  return hit.some((other) => ground.seat(battle, other) !== ground.seat(battle, figure) && (window === null || mayBeShot(ground, battle, window, other)));
}

/** Only figures of the active unit; in answer to a reserve attack, any enemy. */
export function mayBeShot(ground: Ground, battle: Readonly<Battle>, window: Readonly<Window>, target: number): boolean {
  if (battle.figures[target]!.fate !== 'in-play' || ground.seat(battle, target) === window.seat) return false;
  const active = activeUnit(battle);
  if (active === undefined) return false;
  const unit = ground.unitOf(battle, target);
  return isReply(ground, battle, window) || unit === active.unit || unit === active.with;
}

/** Whether it is the active side that is asked, as its figures are attacked from reserve. */
export function isReply(ground: Ground, battle: Readonly<Battle>, { seat }: Readonly<Window>): boolean {
  return seat === activeSeat(ground, battle);
}

/** A figure answers at the same time only if it is attacked itself, or assisted by one that is. */
function mayReply(ground: Ground, battle: Readonly<Battle>, { attack }: Readonly<Window>, figure: number): boolean {
  if (attack === null) return false;
  return attack.targets.some(({ figure: target }) => target === figure || (battle.figures[target]!.reserve >= 0 && ground.together(battle, figure, target)));
}

/** The unit that is active, and the character's with it or -1, to the end of its last window; undefined between activations. */
export function activeUnit({ agenda }: Readonly<Battle>): Extract<Step, { step: 'deactivate' }> | undefined {
  for (let depth = agenda.length - 1; depth >= 0; depth--) {
    const step = agenda[depth]!;
    if (step.step === 'deactivate') return step;
  }
  return undefined;
}

/** -1 between activations. */
export function activeSeat(ground: Ground, battle: Readonly<Battle>): Seat {
  const active = activeUnit(battle);
  return active === undefined ? -1 : ground.unit(battle, active.unit).seat;
}

function hasMarkers(ground: Ground, battle: Readonly<Battle>, seat: Seat): boolean {
  const { figures } = battle;
  for (let figure = 0; figure < figures.length; figure++) if (figures[figure]!.reserve >= 0 && ground.seat(battle, figure) === seat) return true;
  return false;
}
