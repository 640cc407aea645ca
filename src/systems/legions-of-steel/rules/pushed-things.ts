/** What lies where a forcewall comes up is pushed out as a figure is: the bomb, grenades of the fallen ("Forcewall Grenades"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { missTable } from './miss-table.ts';

/** Each by dice of its own. Only who is pushed is crushed: a thing that the dice leave there is under the wall until that is gone. `by`: who threw it. */
export function pushThings(ground: Ground, battle: Battle, at: number, by: number, chance: Chance): void {
  const { at: from, facing } = battle.figures[by]!;
  const pushed = (what: string): number => {
    const to = missTable(ground, battle, from, facing, at, 'push-thing', chance);
    chance.tell?.({ tell: 'thing-pushed', what, at: to, width: ground.board.width, stays: to === at });
    return to;
  };
  const load = ground.mission.load?.where(battle);
  if (load !== undefined && load.carrier < 0 && load.at === at) battle.affairs = ground.mission.load!.lay(battle, pushed('the bomb'));
  if (battle.dropped.some((thing) => thing.at === at)) {
    battle.dropped = battle.dropped.map((thing) => (thing.at === at ? { at: pushed(`a ${thing.grenade} grenade`), grenade: thing.grenade } : thing));
  }
}
