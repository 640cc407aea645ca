/** Weapons: damage points, range and what they do to the skill ("Weapons and Equipment"). */
import { assumed, printed, whole, yesNo } from '../../../kernel/book.ts';
import type { Weapon } from '../vocabulary.ts';

const damage = whole(0, 40);
const squares = whole(0, 60);
const points = whole(-20, 20);
const where = '"Weapons and Equipment"';

/** `range`: squares; 0: across the whole board. Close combat weapons reach the next square. */
const weapon = (harm: number, reach: number, { double = false, skill = 0 }: { double?: boolean; skill?: number } = {}) => ({
  damage: printed(damage, harm, `damage points; ${where}`),
  range: printed(squares, reach, `squares, 0 for unlimited; ${where}`),
  double: printed(yesNo, double, `double damage; ${where}`),
  skill: printed(points, skill, `added to the skill; ${where}`),
});

const UNLIMITED = 0;
const NEXT = 1;

export const WEAPONS_BOOK = {
  chainripper: weapon(14, NEXT, { double: true }),
  hellblazer: weapon(10, 10),
  aggressor: weapon(8, 6),
  intruder: weapon(12, UNLIMITED),
  shellshocker: weapon(17, UNLIMITED, { double: true, skill: -2 }),
  'ag-17': {
    ...weapon(12, UNLIMITED),
    damage: assumed(damage, 12, 'damage points of the AG-17; as the Intruder, the other standard rifle', [12, 11, 13]),
    range: assumed(squares, UNLIMITED, 'squares, 0 for unlimited; as the Intruder'),
  },
  deathlokdrum: {
    ...weapon(14, UNLIMITED),
    damage: assumed(damage, 14, 'damage points at a single figure: between its burst and the Shellshocker', [14, 13, 16]),
    range: assumed(squares, UNLIMITED, 'squares, 0 for unlimited; a heavy support weapon'),
  },
  ironfist: weapon(11, NEXT, { skill: 2 }),
  'gehenna-puker': weapon(10, 5, { double: true, skill: 2 }),
  whirlwind: weapon(10, UNLIMITED),
  'combat-blade': weapon(12, NEXT),
  azogar: weapon(12, NEXT, { double: true }),
  alimahn: { ...weapon(0, 8), range: assumed(squares, 8, 'squares: without armor roll or save, an unlimited range stuns all there are; none is printed', [8, UNLIMITED]) },
  nefasti: weapon(10, 8, { double: true }),
  nafai: weapon(10, 8),
  gretchjakth: weapon(13, UNLIMITED, { double: true }),
  necrolance: weapon(12, 2),
  'claws-of-bohnar': weapon(8, NEXT, { double: true }),
  belitshe: weapon(12, UNLIMITED),
} as const satisfies Record<Weapon, unknown>;

/** Used against whoever is next to it, and for nothing else. The Aggressor is used for both, the Necrolance reaches one square further. */
export const CLOSE_WEAPONS: ReadonlySet<Weapon> = new Set<Weapon>(['chainripper', 'ironfist', 'combat-blade', 'azogar', 'necrolance', 'claws-of-bohnar']);

/** With these nobody may take aim ("Weapons without the aiming modification"). */
export const NOT_AIMED: ReadonlySet<Weapon> = new Set<Weapon>([...CLOSE_WEAPONS, 'gehenna-puker', 'nefasti', 'nafai', 'alimahn']);

/** They sleep until they are aroused, and feed on an action each turn. */
export const SLEEPERS = ['azogar', 'gretchjakth'] as const satisfies readonly Weapon[];
export type Sleeper = (typeof SLEEPERS)[number];
