/** What a figure may still do in this player turn, or in its next one: its fire action, how it may be designated, and the points that it has then. */
import type { Ground } from '../ground.ts';
import { mayFire, movementLeft } from '../rules/acting.ts';
import type { Battle } from '../state.ts';
import { DESIGNATIONS, type Designation } from '../vocabulary.ts';

export interface Standing {
  readonly mayFire: boolean;
  /** How it is designated, or may be. */
  readonly as: readonly Designation[];
  /** Of those at which it moves. */
  readonly gaits: readonly { readonly name: Exclude<Designation, 'stationary'>; readonly points: number }[];
}

const DONE: Standing = { mayFire: false, as: [], gaits: [] };

export function standingOf(ground: Ground, battle: Readonly<Battle>, number: number): Standing {
  const { active, phasing } = battle;
  const { movement } = ground.card(number);
  if (active?.figure === number) {
    const left = movementLeft(ground, battle);
    return { mayFire: mayFire(battle, number), as: [active.as], gaits: active.as === 'stationary' || left === 0 ? [] : [{ name: active.as, points: left }] };
  }
  if (phasing === ground.seat(number) && battle.figures[number]!.activated) return DONE;
  return { mayFire: true, as: DESIGNATIONS, gaits: [{ name: 'walking', points: movement }, { name: 'running', points: movement * ground.book.movement.running }] };
}
