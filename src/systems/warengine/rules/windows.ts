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
import { figuresOf } from './figures.ts';
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
  const reply = isReply(ground, battle, window);
  const targets = targetsIn(ground, battle, window);
  const { figures } = battle;
  for (let figure = 0; figure < figures.length; figure++) {
    if (figures[figure]!.reserve < 0 || ground.seat(battle, figure) !== window.seat) continue;
    if (canLunge(ground, battle, figure, window.mover)) return true;
    if ((!reply || mayReply(ground, battle, window, figure)) && canHit(ground, battle, figure, targets)) return true;
  }
  return false;
}

/** Whom a window is about: figures in play of the active unit; in answer to a reserve attack, any enemy. */
export function targetsIn(ground: Ground, battle: Readonly<Battle>, window: Readonly<Window>): readonly number[] {
  const active = activeUnit(battle);
  if (active === undefined) return [];
  return isReply(ground, battle, window) ? ground.enemies(battle, window.seat) : figuresOf(ground, battle, active);
}

/** Whether its weapon on reserve may be used on any of these. */
function canHit(ground: Ground, battle: Readonly<Battle>, figure: number, targets: readonly number[]): boolean {
  const weapon = ground.profile(battle, figure).weapons[battle.figures[figure]!.reserve]!;
  if (isSuicidal(weapon)) return blastReaches(ground, battle, figure, weapon, targets);
  return targets.some((target) => mayTarget(ground, battle, figure, weapon, target));
}

/** Whether a close combat explosion of this figure would reach one of these. */
export function blastReaches(ground: Ground, battle: Readonly<Battle>, figure: number, weapon: Weapon, targets: readonly number[]): boolean {
  return secondaryTargets(ground, battle, figure, weapon, figure, null).some((other) => targets.includes(other));
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
