/** What the figures of an attack do not say. */
import type { Numbers } from '../book.ts';
import { isBlast } from '../rules/bonus-rows.ts';
import type { Attack } from '../vocabulary.ts';
import type { Scene } from './situations.ts';

/** Whoever is in the foxhole where a Brainbuster lands ("Brainbuster Damage"). */
export const diesUnrolled = (attack: Attack, { target }: Scene): boolean => attack === 'brainbuster-centre' && target === 'foxhole';

export function notesOf(attack: Attack, scene: Scene, { brainbuster, actions }: Numbers): string[] {
  return [
    ...(diesUnrolled(attack, scene) ? ['no dice are rolled: a Brainbuster that lands in a foxhole kills whoever is inside, and nobody around it ("Brainbuster Damage")'] : []),
    ...(isBlast(attack) ? [`a Chieftain carries ${brainbuster.carried}; each hits friend and foe alike`] : []),
    ...(attack === 'snap' ? [`out of turn, at each action of an enemy that ends in sight; to go on Snap Alert takes actions: ${actions.snapAlert} ("Snap Alert")`] : []),
    ...(attack === 'spread' || attack === 'full-auto' ? ['the same for each enemy in the arc of fire, rolled one by one'] : []),
    ...(attack === 'burst' || attack === 'spread' || attack === 'full-auto' ? ['further attacks are counted as if the weapon held'] : []),
  ];
}
