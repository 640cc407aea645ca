/** The book's nouns ("Unit and Weapon Descriptions", "Rules"), as closed lists. */
import { EAST, NORTH, SOUTH, WEST } from '../../kernel/grid/directions.ts';

/** Seats in this order. */
export const SIDES = ['commandos', 'machines'] as const;
export type Side = (typeof SIDES)[number];
export const COMMANDOS = 0;
export const MACHINES = 1;

export const UNITS = ['sergeant', 'corporal', 'trooper', 'heavy-weapon-trooper', 'nightmare', 'assault-fiend'] as const;
export type Unit = (typeof UNITS)[number];

export const WEAPONS = ['blaster', 'plasma-projector', 'deadbolt', 'napalm-x'] as const;
export type Weapon = (typeof WEAPONS)[number];

/** The columns of the weapon table; a shot needs 2 at `point-blank-plus`, one more at each further one. */
export const RANGES = ['point-blank-plus', 'point-blank', 'short', 'medium', 'long', 'extra-long'] as const;
export type Range = (typeof RANGES)[number];

export const GRENADES = ['forcewall', 'k-pulse', 'nachtmacher'] as const;
export type Grenade = (typeof GRENADES)[number];

/** What a square of a map is. A door may be closed, open or destroyed (`DOOR_STATES`); a forcewall is no terrain, it stands on the floor. */
export const TERRAINS = ['floor', 'wall', 'door'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const DOOR_STATES = ['closed', 'open', 'destroyed'] as const;
export type DoorState = (typeof DOOR_STATES)[number];

/** How a figure is designated when it is activated ("Movement"). */
export const DESIGNATIONS = ['stationary', 'walking', 'running'] as const;
export type Designation = (typeof DESIGNATIONS)[number];

/** The way a figure looks: a direction of the kernel, and `NORTH` is up on the map. */
export const FACINGS = [NORTH, EAST, SOUTH, WEST] as const;
export type Facing = (typeof FACINGS)[number];

export const ARCS = ['front', 'right', 'rear', 'left'] as const;
export type Arc = (typeof ARCS)[number];

/** Normal or Automatic Fire ("Fire Options"); Spread-Fire may go with either. */
export const MODES = ['single', 'auto'] as const;
export type Mode = (typeof MODES)[number];

/** On whose account dice are rolled at a target: what of "Roll Modifiers" counts follows from it. */
export const OCCASIONS = ['fire', 'cover', 'suppression', 'secondary', 'order', 'blocked'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Every kind of attack, for tables and results. */
export const ATTACKS = ['fire', 'auto', 'cover', 'cover-auto', 'suppression', 'suppression-secondary', 'order', 'order-auto', 'hand-to-hand', 'cover-hand-to-hand', 'k-pulse'] as const;
export type Attack = (typeof ATTACKS)[number];

/** What may be shot at: figures, and what closes a square. */
export const TARGETS = [...UNITS, 'door', 'forcewall'] as const;
export type Target = (typeof TARGETS)[number];

/** What leadership may be spent on ("Actions"), beside initiative and +1 to an attack. */
export const ORDERS = ['fire', 'hand-to-hand', 'throw', 'cover', 'move', 'door', 'turn'] as const;
export type Order = (typeof ORDERS)[number];

/** Things that figures do which a designer may leave out (`abilities.spread-fire: false`). */
export const ABILITIES = ['automatic-fire', 'spread-fire', 'covering', 'suppression', 'leadership', 'forcewall', 'k-pulse', 'nachtmacher', 'displaced-throwing', 'hand-to-hand'] as const;
export type Ability = (typeof ABILITIES)[number];

const SIDE_OF: Readonly<Record<Unit, Side>> = {
  sergeant: 'commandos', corporal: 'commandos', trooper: 'commandos', 'heavy-weapon-trooper': 'commandos',
  nightmare: 'machines', 'assault-fiend': 'machines',
};

export const sideOf = (unit: Unit): Side => SIDE_OF[unit];

/** Rank among leaders: points may go to a lower or an equal one's subordinates only ("Assigning Leadership"). */
export const RANK: Readonly<Record<Unit, number>> = { sergeant: 2, corporal: 1, trooper: 0, 'heavy-weapon-trooper': 0, 'assault-fiend': 1, nightmare: 0 };
