/** What an attack is called in tables, results and rolls, and how its kills are counted. */
import type { Shot } from '../steps.ts';
import type { Attack } from '../vocabulary.ts';
import type { KilledBy } from './casualties.ts';

/** `blocked` suppression is no attack on anybody: its rolls are named by what they break. */
export function attackOf({ occasion, hands, mode }: Pick<Shot, 'occasion' | 'hands' | 'mode'>): Attack {
  const auto = mode === 'auto';
  switch (occasion) {
    case 'fire':
      if (hands) return 'hand-to-hand';
      return auto ? 'auto' : 'fire';
    case 'cover':
      if (hands) return 'cover-hand-to-hand';
      return auto ? 'cover-auto' : 'cover';
    case 'order':
      if (hands) return 'hand-to-hand';
      return auto ? 'order-auto' : 'order';
    case 'secondary':
      return 'suppression-secondary';
    case 'suppression':
    case 'blocked':
      return 'suppression';
  }
}

export function killedBy({ occasion, hands }: Pick<Shot, 'occasion' | 'hands'>): KilledBy {
  if (hands) return 'killsByHand';
  switch (occasion) {
    case 'fire':
      return 'killsByFire';
    case 'cover':
      return 'killsByCover';
    case 'order':
      return 'killsByOrder';
    case 'suppression':
    case 'secondary':
    case 'blocked':
      return 'killsBySuppression';
  }
}
