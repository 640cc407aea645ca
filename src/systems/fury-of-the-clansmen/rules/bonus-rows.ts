/** Attack and Armor Roll Bonuses: each a row that says when it applies and which dice it adds. */
import type { Numbers } from '../book.ts';
import { addPools, NO_DICE, pool, poolText, type Pool } from '../pools.ts';
import type { Attack, Unit } from '../vocabulary.ts';

/** All that the bonuses of an attack depend on. */
export interface Situation {
  attack: Attack;
  attackerOnRubble: boolean;
  targetOnRubble: boolean;
  targetInJungle: boolean;
  /** The target is inside a building that gives it cover. */
  buildingCover: boolean;
  /** Ruined walls that give it cover. */
  walls: number;
}

interface Bonus {
  because: string;
  side: 'attack' | 'armor';
  dice: (bonuses: Numbers['bonuses']) => string;
  /** How often it is added: 0 when it does not apply. */
  times: (situation: Situation) => number;
}

const once = (holds: boolean): number => (holds ? 1 : 0);

const BONUSES: readonly Bonus[] = [
  {
    because: 'attacker on top of rubble',
    side: 'attack',
    dice: (bonuses) => bonuses.attackerOnRubble.firearm,
    times: ({ attack, attackerOnRubble }) => once(attack === 'firearm' && attackerOnRubble),
  },
  {
    because: 'target on top of rubble',
    side: 'armor',
    dice: (bonuses) => bonuses.targetOnRubble.firearm,
    times: ({ attack, targetOnRubble }) => once(attack === 'firearm' && targetOnRubble),
  },
  {
    because: 'target on top of rubble, attacked from below',
    side: 'armor',
    dice: (bonuses) => bonuses.targetOnRubble.close,
    times: ({ attack, targetOnRubble, attackerOnRubble }) => once(attack === 'close' && targetOnRubble && !attackerOnRubble),
  },
  {
    because: 'target on the edge of a jungle',
    side: 'armor',
    dice: (bonuses) => bonuses.jungle,
    times: ({ attack, targetInJungle }) => once(attack === 'firearm' && targetInJungle),
  },
  {
    because: 'behind a ruined wall',
    side: 'armor',
    dice: (bonuses) => bonuses.firstWall,
    times: ({ attack, walls }) => once(attack === 'firearm' && walls > 0),
  },
  {
    because: 'behind a further ruined wall',
    side: 'armor',
    dice: (bonuses) => bonuses.furtherWall,
    times: ({ attack, walls }) => (attack === 'firearm' && walls > 1 ? walls - 1 : 0),
  },
  {
    because: 'target inside a building',
    side: 'armor',
    dice: (bonuses) => bonuses.building,
    times: ({ attack, buildingCover }) => once(attack === 'firearm' && buildingCover),
  },
];

/** A bonus as it applied, in words and dice. */
export interface Modifier {
  because: string;
  side: 'attack' | 'armor';
  dice: string;
}

export interface Pools {
  attack: Pool;
  armor: Pool;
}

/** The bonuses of a situation, one entry for each time that one is added. */
export function modifiersOf(situation: Situation, { bonuses }: Pick<Numbers, 'bonuses'>): Modifier[] {
  return BONUSES.flatMap(({ because, side, dice, times }) =>
    Array.from({ length: times(situation) }, () => ({ because, side, dice: poolText(pool(dice(bonuses))) })),
  ).filter(({ dice }) => dice !== poolText(NO_DICE));
}

/** The dice that both sides roll: those of the reference cards and the bonuses. */
export function poolsOf(situation: Situation, attacker: Unit, target: Unit, book: Pick<Numbers, 'units' | 'bonuses'>): Pools {
  const modifiers = modifiersOf(situation, book);
  const bonusOf = (side: Modifier['side']): Pool => modifiers.filter((each) => each.side === side).reduce((sum, { dice }) => addPools(sum, pool(dice)), NO_DICE);
  return {
    attack: addPools(pool(book.units[attacker][situation.attack]), bonusOf('attack')),
    armor: addPools(pool(book.units[target].armor), bonusOf('armor')),
  };
}
