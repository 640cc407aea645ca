/** Models of an engaged unit that touch nobody come up, by a regular move that costs no activation ("Surge", "Engagement"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Manner } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { ConanState } from '../state.ts';
import { allowance } from './allowance.ts';
import { closeIn } from './contact.ts';
import { enterHazards } from './hazards.ts';
import { placeAt, placesOf } from './place.ts';

/** Those who cannot get into contact stay, if the chain lets them. */
export function joinMelee(ground: Ground, state: ConanState, unit: number, enemies: readonly number[], how: Extract<Manner, 'surge' | 'pile-in'>, chance: Chance): void {
  const { open: battle } = state;
  const members = ground.members(battle, unit);
  const each = allowance(ground, battle, unit, 'move');
  const from = placesOf(battle, members);
  const to = closeIn(ground, battle, unit, enemies, members.map(() => each), -1, 'stay');
  const moved = members.flatMap((model, member) => {
    const [[ax, ay], [bx, by]] = [from[member]!, to[member]!];
    return ax === bx && ay === by ? [] : [{ model: ground.modelName(battle, model), from: from[member]!, to: to[member]! }];
  });
  if (moved.length === 0) return;
  placeAt(battle, members, to);
  chance.tell?.({ tell: 'move', unit: ground.name(battle, unit), how, models: moved, touches: ground.engagedWith(battle, unit).map((enemy) => ground.name(battle, enemy)) });
  enterHazards(ground, state, unit, from, chance);
}
