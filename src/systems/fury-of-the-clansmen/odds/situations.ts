/** What may be said of an attack beside who makes it: aim, ground and walls; several at once, where they go together. */
import { memo } from '../../../kernel/dice/memo.ts';
import { scenes, type SceneRow } from '../../../kernel/scenes.ts';
import type { Situation } from '../rules/bonus-rows.ts';
import type { Attack } from '../vocabulary.ts';

/** All situations of a question, put together. */
export interface Scene {
  aimed: boolean;
  /** Where he makes it from: a charge, from where the run ends. */
  attacker: 'open' | 'rubble' | 'tower' | 'foxhole';
  target: 'open' | 'rubble' | 'tower' | 'foxhole' | 'jungle' | 'building';
  /** Ruined walls that give cover. */
  walls: number;
}


const attackerOn = (name: string, attacker: Scene['attacker'], about: string): SceneRow<Scene> => ({ name, of: "the attacker's ground", about, means: { attacker } });
const targetOn = (name: string, target: Scene['target'], about: string): SceneRow<Scene> => ({ name, of: "the target's ground", about, means: { target } });
const behind = (walls: number, about: string): SceneRow<Scene> => ({ name: `walls-${walls}`, of: 'the number of ruined walls', about, means: { walls } });

export const SITUATIONS: readonly SceneRow<Scene>[] = [
  { name: 'aim', of: 'the time taken to aim', about: 'the attack is aimed', means: { aimed: true } },
  attackerOn('rubble-attacker', 'rubble', 'the attacker is on top of rubble'),
  attackerOn('tower', 'tower', 'the attacker is in the tower'),
  attackerOn('foxhole-attacker', 'foxhole', 'the attacker is in a foxhole'),
  targetOn('rubble-target', 'rubble', 'the target is on top of rubble'),
  targetOn('tower-target', 'tower', 'the target is in the tower'),
  targetOn('foxhole-target', 'foxhole', 'the target is in a foxhole'),
  targetOn('jungle-target', 'jungle', 'the target is on the edge of a jungle'),
  targetOn('building-target', 'building', 'the target is in a building, the attacker neither inside nor right next to the doorway'),
  behind(1, 'the line of sight crosses one ruined wall; one right next to the attacker does not count'),
  behind(2, 'the same with two ruined walls'),
  behind(3, 'the same with three'),
  behind(4, 'the same with four'),
];

const PLAIN: Scene = { aimed: false, attacker: 'open', target: 'open', walls: 0 };

export const sceneOf = scenes(PLAIN, SITUATIONS);

/** Remembers what `make` made for an attack in a situation: a table asks for it again for each pair of figures, by the same list of names. */
export function bySituation<T>(make: (attack: Attack, when: readonly string[]) => T): (attack: Attack, when: readonly string[]) => T {
  const known = memo((_attack: Attack) => new WeakMap<readonly string[], { made: T }>());
  return (attack, when) => {
    let found = known(attack).get(when);
    if (found === undefined) known(attack).set(when, (found = { made: make(attack, when) }));
    return found.made;
  };
}

export const isHigh = (ground: Scene['target']): boolean => ground === 'rubble' || ground === 'tower';

/** The same for the rows of bonuses: the tower is as rubble ("Mission Six"). */
export function bonusSituation(attack: Attack, { aimed, attacker, target, walls }: Scene): Situation {
  return {
    attack,
    aimed,
    walls,
    attackerOnRubble: isHigh(attacker),
    attackerInFoxhole: attacker === 'foxhole',
    targetOnRubble: isHigh(target),
    targetInFoxhole: target === 'foxhole',
    targetInJungle: target === 'jungle',
    buildingCover: target === 'building',
  };
}
