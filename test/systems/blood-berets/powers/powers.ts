/** A Nepharite with one dark power, and Blood Berets to use it on. */
import type { Aim } from '../../../../src/systems/blood-berets/powers/card.ts';
import type { Power } from '../../../../src/systems/blood-berets/vocabulary.ts';
import { Stage, type Setting } from '../stage.ts';

/** Not used yet. The Nepharite stands in the first hall, a trooper three squares to the east, if nothing else is said. */
export function nephariteWith(power: Power, dice: Setting['dice'] = [], { figures = { 'trooper-3': { at: [5, 2] } }, ...more }: Partial<Setting> = {}): Stage {
  return new Stage({ rules: 'advanced', figures: { 'nepharite-1': { at: [2, 2], symmetry: [power] }, ...figures }, dice, turnOf: 'nepharite-1', ...more });
}

export function use(stage: Stage, power: Power, aim: Aim = {}): Stage {
  return stage.play({ do: 'power', power, ...aim });
}
