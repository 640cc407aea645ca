/** A shot into a melee of its own side: each Sigil is an unstoppable wound for friends there ("Ranged Attacks and Friendly Units"). */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { AttackRoll } from '../steps.ts';

/** The friendly unit that suffers the Sigils of a shot: of those engaged with its target, the one nearest to the unit that shoots; -1 if it has none to fear for. */
export function friendInDanger(ground: Ground, battle: Readonly<Battle>, { kind, by, targets }: Pick<AttackRoll, 'kind' | 'by' | 'targets'>): number {
  if (kind !== 'ranged') return -1;
  const friends = ground.engagedWith(battle, targets[0]!);
  if (friends.length <= 1) return friends[0] ?? -1;
  const shooters = ground.members(battle, by);
  let nearest = -1;
  let least = Infinity;
  for (const friend of friends) {
    for (const model of ground.members(battle, friend)) {
      for (const shooter of shooters) {
        const distance = ground.distance(battle, shooter, model);
        if (distance < least) [nearest, least] = [friend, distance];
      }
    }
  }
  return nearest;
}
