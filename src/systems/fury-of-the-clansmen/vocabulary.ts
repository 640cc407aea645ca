/** The book's nouns ("Components", "Terrain Features", "Squads"), as closed lists. */

export const SIDES = ['clan', 'legion'] as const;
export type Side = (typeof SIDES)[number];

export const UNITS = ['chieftain', 'regular', 'charger-carrier', 'centurion', 'necromutant'] as const;
export type Unit = (typeof UNITS)[number];

/** One initiative counter and one Starting/Goal Square each. */
export const SQUADS = ['clan-1', 'clan-2', 'clan-3', 'legion-1', 'legion-2', 'legion-3', 'legion-4', 'legion-5'] as const;
export type Squad = (typeof SQUADS)[number];

/** What a square is. */
export const TERRAINS = ['clear', 'jungle', 'rubble', 'boulder', 'building', 'pillar', 'chasm', 'bridge', 'foxhole', 'tower', 'mountain', 'water'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** What stands between two squares. A doorway is an edge of a building square without a wall. */
export const EDGES = ['open', 'ruined wall', 'building wall'] as const;
export type Edge = (typeof EDGES)[number];

/** Every kind of attack, the two of the basic game first. A Violator swing is several Close Attacks. */
export const ATTACKS = ['close', 'firearm', 'burst', 'spread', 'full-auto', 'snap', 'charge', 'brainbuster-centre', 'brainbuster-adjacent'] as const;
export type Attack = (typeof ATTACKS)[number];

/** Whose dice an attack rolls: those on the attacker's card, or a Brainbuster's own. */
export const DICE_OF: Readonly<Record<Attack, 'close' | 'firearm' | 'brainbuster'>> = {
  close: 'close',
  charge: 'close',
  firearm: 'firearm',
  burst: 'firearm',
  spread: 'firearm',
  'full-auto': 'firearm',
  snap: 'firearm',
  'brainbuster-centre': 'brainbuster',
  'brainbuster-adjacent': 'brainbuster',
};

/** What the advanced rules add, each of which a designer may leave out (`abilities.snap-alert: false`). */
export const ABILITIES = ['aim', 'brainbusters', 'burst', 'spread', 'full-auto', 'snap-alert', 'foxholes', 'sectioner-charge'] as const;
export type Ability = (typeof ABILITIES)[number];

/** Who makes up a squad, its leader first ("Squads"). */
export const MEMBERS: Readonly<Record<Side, readonly Unit[]>> = {
  clan: ['chieftain', 'regular', 'regular', 'charger-carrier'],
  legion: ['centurion', 'necromutant', 'necromutant', 'necromutant'],
};

export function sideOf(unit: Unit): Side {
  return MEMBERS.clan.includes(unit) ? 'clan' : 'legion';
}

export function isLeader(unit: Unit): boolean {
  return MEMBERS[sideOf(unit)][0] === unit;
}

export function squadsOf(side: Side): Squad[] {
  return SQUADS.filter((squad) => squad.startsWith(side));
}
