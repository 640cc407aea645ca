/** What an attack takes for granted, and what its figures do not say. */
import type { Attack } from './attacks.ts';
import type { Fight } from './fight.ts';
import type { Scene } from './situations.ts';

/** Each the end of a sentence that begins "provided that". */
export function provisosOf({ mine, theirs, attacking, defenders }: Fight, attack: Attack, scene: Scene): string[] {
  const [they, reach] = attack === 'ranged' ? ['sees and reaches', 'see and reach'] : ['touches', 'touch'];
  return [
    ...(attack === 'hazard' ? [] : [attacking === 1 ? `${mine.id} ${they} the target` : `${attacking} ${mine.id} ${reach} the target`]),
    ...(strikes(attack, scene) && defenders > 1 ? [`all ${defenders} ${theirs.id} touch the attacker when they strike back`] : []),
  ];
}

const strikes = (attack: Attack, { fleeingTarget }: Scene): boolean => (attack === 'melee' || attack === 'charge') && !fleeingTarget;

export function notesOf({ mine, theirs, defenders }: Fight, attack: Attack, scene: Scene): string[] {
  return [
    defenders * theirs.wounds === 1 ? 'a kill is one wound' : `a kill is all ${defenders * theirs.wounds} wounds of the unit: ${defenders === 1 ? 'one model' : `${defenders} models`} of ${theirs.wounds}`,
    ...(attack === 'ranged' ? [`range ${mine.range} inches`] : []),
    ...(attack === 'ranged' && scene.far && mine.specials.has('long-range') ? ['Long Range: no die less for the distance'] : []),
    ...(attack === 'charge' ? ['further attacks are counted as if each were a charge'] : []),
    ...(scene.destiny + scene.targetDestiny > 0 || scene.card !== null ? ['further attacks are counted as if tokens and cards were there again'] : []),
    ...(attack === 'hazard' ? ['on entering hazardous ground, and at the start of each turn on it'] : []),
  ];
}
