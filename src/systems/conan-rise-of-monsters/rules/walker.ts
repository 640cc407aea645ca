/** Who is in a moving model's way: enemies, whom it does not even touch until it means to; friends it passes ("Movement through Friendly Units"). */
import type { Mover } from '../../../kernel/table/movement.ts';
import type { Ground, Roll } from '../ground.ts';
import type { Battle } from '../state.ts';

/** Enough not to come into contact. */
const OUT_OF_CONTACT = 1;

export interface Walker {
  /** Stops short of contact with every enemy. */
  readonly apart: Mover & { readonly keepsOff: Int32Array };
  /** May come into contact. */
  readonly touching: Mover;
  /** Passes everybody: only impassable ground and the table's edges are in its way. */
  readonly alone: Mover;
}

const byRoll = new WeakMap<Roll, (Walker | undefined)[]>();

/** Of the models of a unit. */
export function walkerOf(ground: Ground, battle: Readonly<Battle>, unit: number): Walker {
  const roll = ground.roll(battle);
  let walkers = byRoll.get(roll);
  if (walkers === undefined) byRoll.set(roll, (walkers = []));
  return (walkers[unit] ??= make(roll, battle.forces.units[unit]!.members[0]!));
}

function make({ seats, diameters }: Roll, model: number): Walker {
  const diameter = diameters[model]!;
  const passes = Uint8Array.from(seats, (seat) => (seat === seats[model] ? 1 : 0));
  const keepsOff = Int32Array.from(seats, (seat) => (seat === seats[model] ? 0 : OUT_OF_CONTACT));
  const near = new Int32Array(seats.length); // said of all three, so that they are one kind of object
  return { apart: { diameter, passes, keepsOff }, touching: { diameter, passes, keepsOff: near }, alone: { diameter, passes: new Uint8Array(seats.length).fill(1), keepsOff: near } };
}

/** Does something while a model may leave those whom it touches now: they are no obstacle but for their bases. */
export function leaving<T>({ apart: { keepsOff } }: Walker, touched: readonly number[], go: () => T): T {
  for (const enemy of touched) keepsOff[enemy] = 0;
  const gone = go();
  for (const enemy of touched) keepsOff[enemy] = OUT_OF_CONTACT;
  return gone;
}
