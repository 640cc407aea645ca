/** Models of an engaged unit that touch nobody come up, by a regular move that costs no activation ("Surge", "Engagement"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Manner } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { ConanState } from '../state.ts';
import { allowance } from './allowance.ts';
import { waysIn } from './contact.ts';
import { enterHazards } from './hazards.ts';
import { placeAt, placesOf } from './place.ts';
import { tellMove } from './tell-move.ts';

/** Those who cannot get into contact stay, if the chain lets them. */
export function joinMelee(ground: Ground, state: ConanState, unit: number, enemies: readonly number[], how: Extract<Manner, 'surge' | 'pile-in'>, chance: Chance): void {
  const { open: battle } = state;
  const members = ground.members(battle, unit);
  const each = allowance(ground, battle, unit, 'move');
  const from = placesOf(battle, members);
  const ways = waysIn(ground, battle, unit, enemies, members.map(() => each), -1, 'stay');
  const to = ways.map((way) => way[way.length - 1]!);
  if (to.every(([x, y], member) => x === from[member]![0] && y === from[member]![1])) return;
  placeAt(battle, members, to);
  tellMove(ground, battle, unit, how, from, chance);
  enterHazards(ground, state, unit, ways);
}
