/** How a figure may be attacked or held up: by each weapon, by mines and acid, by dark powers; and two rolls that are no attacks but asked about like them. */
import { CLOSE_WEAPONS } from '../data/weapons.ts';
import { WEAPONS, type Power, type Weapon } from '../vocabulary.ts';

/** The Aggressor in close combat; the grenade of a Deathlokdrum where it lands, and next to it. */
const OTHER_USES = ['aggressor-close', 'burst', 'burst-around'] as const;
type OtherUse = (typeof OTHER_USES)[number];

/** Nobody attacks: asked about as the figure itself. */
export const HAZARDS = ['small-mine', 'troop-mine', 'troop-mine-around', 'acid'] as const;
export type Hazard = (typeof HAZARDS)[number];

/** Dark powers against the mind of a Blood Beret. */
export const PSYCHIC = ['lance-of-pain', 'blindness', 'dark-aura', 'dimension-warp'] as const satisfies readonly Power[];
export type Psychic = (typeof PSYCHIC)[number];

/** Surprise: the initiative scores of two figures against each other. First aid: a medic and a patient. */
export const ATTACKS = [...WEAPONS, ...OTHER_USES, ...HAZARDS, ...PSYCHIC, 'surprise', 'first-aid'] as const;
export type Attack = (typeof ATTACKS)[number];

/** A weapon as it is used. */
export interface Use {
  readonly weapon: Weapon;
  readonly close: boolean;
  /** Of the grenade, in place of the weapon's damage points. */
  readonly grenade: 'troop' | 'around' | null;
}

const USES: Readonly<Record<OtherUse, Use>> = {
  'aggressor-close': { weapon: 'aggressor', close: true, grenade: null },
  burst: { weapon: 'deathlokdrum', close: false, grenade: 'troop' },
  'burst-around': { weapon: 'deathlokdrum', close: false, grenade: 'around' },
};

/** Null for what is no weapon. */
export function useOf(attack: Attack): Use | null {
  if (isOneOf(OTHER_USES, attack)) return USES[attack];
  return isOneOf(WEAPONS, attack) ? { weapon: attack, close: CLOSE_WEAPONS.has(attack), grenade: null } : null;
}

export const isHazard = (attack: Attack): attack is Hazard => isOneOf(HAZARDS, attack);
export const isPsychic = (attack: Attack): attack is Psychic => isOneOf(PSYCHIC, attack);

const isOneOf = <T extends Attack>(kinds: readonly T[], attack: Attack): attack is T => (kinds as readonly Attack[]).includes(attack);
