/** Every attack that tables answer: those of the rules, and the grenades that do not roll against a figure. */
import { ATTACKS, type Grenade, type Mode, type Occasion, type Target } from '../vocabulary.ts';

/** A forcewall crushes or pushes who stands where it comes up; a Nachtmacher is only thrown. */
export const TABLED = [...ATTACKS, 'forcewall-push', 'nachtmacher'] as const;
export type Tabled = (typeof TABLED)[number];

/** How dice are rolled at a target. */
export interface Rolled {
  readonly occasion: Occasion;
  readonly hands: boolean;
  readonly mode: Mode;
}

export type Thrown = 'k-pulse' | 'forcewall-push' | 'nachtmacher';
export type Fired = Exclude<Tabled, Thrown>;

const GRENADE: Readonly<Record<Thrown, Grenade>> = { 'k-pulse': 'k-pulse', 'forcewall-push': 'forcewall', nachtmacher: 'nachtmacher' };

export const isThrown = (attack: Tabled): attack is Thrown => Object.hasOwn(GRENADE, attack);
export const grenadeOf = (attack: Thrown): Grenade => GRENADE[attack];

const ROLLED: Readonly<Record<Fired, Rolled>> = {
  fire: { occasion: 'fire', hands: false, mode: 'single' },
  auto: { occasion: 'fire', hands: false, mode: 'auto' },
  cover: { occasion: 'cover', hands: false, mode: 'single' },
  'cover-auto': { occasion: 'cover', hands: false, mode: 'auto' },
  suppression: { occasion: 'suppression', hands: false, mode: 'single' },
  'suppression-secondary': { occasion: 'secondary', hands: false, mode: 'single' },
  order: { occasion: 'order', hands: false, mode: 'single' },
  'order-auto': { occasion: 'order', hands: false, mode: 'auto' },
  'hand-to-hand': { occasion: 'fire', hands: true, mode: 'single' },
  'cover-hand-to-hand': { occasion: 'cover', hands: true, mode: 'single' },
};

/** Suppression strikes a door or a forcewall that blocks it ("Blocked Suppression"). */
export function rolledAs(attack: Fired, target: Target): Rolled {
  const rolled = ROLLED[attack];
  return attack === 'suppression' && isClosed(target) ? { ...rolled, occasion: 'blocked' } : rolled;
}

/** A door or a forcewall. */
export const isClosed = (target: Target): target is 'door' | 'forcewall' => target === 'door' || target === 'forcewall';
