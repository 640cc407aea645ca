/** A battlefield as it would be after a move, made by the rules on a copy: nobody plays a card, and hazardous ground strikes nobody. */
import { openChance, type Chance } from '../../../kernel/chance.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Ground } from '../ground.ts';
import { charge } from '../rules/charge.ts';
import { performDeclared } from '../rules/declared.ts';
import { move } from '../rules/move.ts';
import { pileIn } from '../rules/pile-in.ts';
import { place } from '../rules/place.ts';
import { surge } from '../rules/surge.ts';
import { tryMove } from '../rules/try-move.ts';
import { copyState, type Battle, type ConanState } from '../state.ts';

/** No dice are thrown. */
const CHANCE: Chance = openChance('inspect', 0);

function acting(battle: Readonly<Battle>, unit: number): ConanState {
  const state = copyState({ open: battle, secret: [{ hand: [], bid: null }, { hand: [], bid: null }], decks: [[], []] });
  Object.assign(state.open, { hand: [0, 0], agenda: [{ step: 'acting', unit }] } satisfies Partial<Battle>);
  return state;
}

/** A unit has charged another, which has surged; undefined if it falls short. */
export function charged(ground: Ground, battle: Readonly<Battle>, unit: number, target: number): Readonly<Battle> | undefined {
  const state = acting(battle, unit);
  charge.apply(ground, state, { do: 'charge', target }, CHANCE);
  const step = state.open.agenda.pop();
  if (step?.step !== 'declared') return undefined;
  performDeclared(ground, state, step, CHANCE);
  state.open.clock += 1;
  return met(ground, state, unit, target);
}

/** The same after a plain move. */
export function movedInto(ground: Ground, battle: Readonly<Battle>, unit: number, target: number, to: Point): Readonly<Battle> | undefined {
  const end = tryMove(ground, battle, unit, { to }, true);
  if (typeof end === 'string' || !end.touched) return undefined;
  const state = acting(battle, unit);
  move.apply(ground, state, { do: 'move', to }, CHANCE);
  state.open.clock += 1;
  return met(ground, state, unit, target);
}

function met(ground: Ground, state: ConanState, unit: number, target: number): Readonly<Battle> | undefined {
  return ground.inContactWith(state.open, unit, target).length === 0 ? undefined : surged(ground, state, unit, target);
}

/** A unit that is engaged has piled in, and the one that it attacks has surged. */
export function joined(ground: Ground, battle: Readonly<Battle>, unit: number, target: number): Readonly<Battle> {
  const state = acting(battle, unit);
  pileIn(ground, state, unit, CHANCE);
  state.open.clock += 1;
  return surged(ground, state, unit, target);
}

function surged(ground: Ground, state: ConanState, unit: number, target: number): Readonly<Battle> {
  surge(ground, state, [target], unit, CHANCE);
  state.open.clock += 1;
  return state.open;
}

/** A unit has moved there, into no contact; undefined if it may not. */
export function movedTo(ground: Ground, battle: Readonly<Battle>, unit: number, to: Point): Readonly<Battle> | undefined {
  const end = tryMove(ground, battle, unit, { to }, false);
  if (typeof end === 'string') return undefined;
  const { open } = acting(battle, unit);
  place(open, end.members, end.x, end.y);
  open.clock += 1;
  return open;
}
