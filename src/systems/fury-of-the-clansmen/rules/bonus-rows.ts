/** Attack and Armor Roll Bonuses: each a row that says when it applies and which dice it adds. */
import type { Numbers } from '../book.ts';
import { addPools, NO_DICE, pool, poolText, type Pool } from '../pools.ts';
import { DICE_OF, type Attack, type Unit } from '../vocabulary.ts';

/** All that the bonuses of an attack depend on. */
export interface Situation {
  attack: Attack;
  aimed: boolean;
  /** On a rubble pile or in the tower. */
  attackerOnRubble: boolean;
  targetOnRubble: boolean;
  targetInJungle: boolean;
  attackerInFoxhole: boolean;
  targetInFoxhole: boolean;
  /** The target is inside a building that gives it cover. */
  buildingCover: boolean;
  /** Ruined walls that give it cover. */
  walls: number;
}

/** An attack from a distance, in hand to hand, or the blast of a Brainbuster. */
export const isFirearm = (attack: Attack): boolean => DICE_OF[attack] === 'firearm';
export const isClose = (attack: Attack): boolean => DICE_OF[attack] === 'close';
export const isBlast = (attack: Attack): boolean => DICE_OF[attack] === 'brainbuster';

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
    times: ({ attack, attackerOnRubble }) => once(isFirearm(attack) && attackerOnRubble),
  },
  {
    because: 'aimed',
    side: 'attack',
    dice: (bonuses) => bonuses.aim,
    times: ({ aimed }) => once(aimed),
  },
  {
    because: 'Auto Fire Burst',
    side: 'attack',
    dice: (bonuses) => bonuses.burst,
    times: ({ attack }) => once(attack === 'burst'),
  },
  {
    because: 'Full Auto',
    side: 'attack',
    dice: (bonuses) => bonuses.fullAuto,
    times: ({ attack }) => once(attack === 'full-auto'),
  },
  {
    because: 'Sectioner Charge',
    side: 'attack',
    dice: (bonuses) => bonuses.sectionerCharge,
    times: ({ attack }) => once(attack === 'charge'),
  },
  {
    because: 'at a target in a foxhole',
    side: 'attack',
    dice: (bonuses) => bonuses.foxhole.closeFromAbove,
    times: ({ attack, targetInFoxhole }) => once(isClose(attack) && targetInFoxhole),
  },
  {
    because: 'target on top of rubble',
    side: 'armor',
    dice: (bonuses) => bonuses.targetOnRubble.firearm,
    times: ({ attack, targetOnRubble }) => once(!isClose(attack) && targetOnRubble),
  },
  {
    because: 'target on top of rubble, attacked from below',
    side: 'armor',
    dice: (bonuses) => bonuses.targetOnRubble.close,
    times: ({ attack, targetOnRubble, attackerOnRubble }) => once(isClose(attack) && targetOnRubble && !attackerOnRubble),
  },
  {
    because: 'target on the edge of a jungle',
    side: 'armor',
    dice: (bonuses) => bonuses.jungle,
    times: ({ attack, targetInJungle }) => once(!isClose(attack) && targetInJungle),
  },
  {
    because: 'behind a ruined wall',
    side: 'armor',
    dice: (bonuses) => bonuses.firstWall,
    times: ({ attack, walls }) => once(!isClose(attack) && walls > 0),
  },
  {
    because: 'behind a further ruined wall',
    side: 'armor',
    dice: (bonuses) => bonuses.furtherWall,
    times: ({ attack, walls }) => (!isClose(attack) && walls > 1 ? walls - 1 : 0),
  },
  {
    because: 'target inside a building',
    side: 'armor',
    dice: (bonuses) => bonuses.building,
    times: ({ attack, buildingCover }) => once(isFirearm(attack) && buildingCover),
  },
  {
    because: 'target in a foxhole',
    side: 'armor',
    dice: (bonuses) => bonuses.foxhole.firearm,
    times: ({ attack, targetInFoxhole }) => once(isFirearm(attack) && targetInFoxhole),
  },
  {
    because: 'target in a foxhole, attacked from above',
    side: 'armor',
    dice: (bonuses) => bonuses.foxhole.close,
    times: ({ attack, targetInFoxhole }) => once(isClose(attack) && targetInFoxhole),
  },
  {
    because: 'attacked from within a foxhole',
    side: 'armor',
    dice: (bonuses) => bonuses.foxhole.closeFromWithin,
    // "As if he was on top of a rubble pile": nothing more for who is on one.
    times: ({ attack, attackerInFoxhole, targetOnRubble }) => once(isClose(attack) && attackerInFoxhole && !targetOnRubble),
  },
  {
    because: 'Auto Fire Spread',
    side: 'armor',
    dice: (bonuses) => bonuses.spread,
    times: ({ attack }) => once(attack === 'spread'),
  },
  {
    because: 'a hurried shot on Snap Alert',
    side: 'armor',
    dice: (bonuses) => bonuses.snapShot,
    times: ({ attack }) => once(attack === 'snap'),
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

/** The dice that both sides roll: those of the reference cards, or a Brainbuster's own, and the bonuses. */
export function poolsOf(situation: Situation, attacker: Unit, target: Unit, book: Pick<Numbers, 'units' | 'bonuses' | 'brainbuster'>): Pools {
  return withBonuses(modifiersOf(situation, book), situation.attack, attacker, target, book);
}

/** The same where the bonuses are known already. */
export function withBonuses(modifiers: readonly Modifier[], kind: Attack, attacker: Unit, target: Unit, book: Pick<Numbers, 'units' | 'brainbuster'>): Pools {
  const bonusOf = (side: Modifier['side']): Pool => modifiers.filter((each) => each.side === side).reduce((sum, { dice }) => addPools(sum, pool(dice)), NO_DICE);
  return {
    attack: addPools(pool(diceOf(kind, attacker, book)), bonusOf('attack')),
    armor: addPools(pool(book.units[target].armor), bonusOf('armor')),
  };
}

function diceOf(attack: Attack, attacker: Unit, { units, brainbuster }: Pick<Numbers, 'units' | 'brainbuster'>): string {
  const dice = DICE_OF[attack];
  if (dice !== 'brainbuster') return units[attacker][dice];
  return attack === 'brainbuster-centre' ? brainbuster.centre : brainbuster.adjacent;
}
