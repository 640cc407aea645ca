/** Grenades that may be thrown at an enemy's square, on target or off: the chance that a K-Pulse kills it, or that a forcewall crushes it ("Using Grenades", "Misses"). */
import { Fraction } from '../../../kernel/dice/fraction.ts';
import type { AttackReport } from '../../../kernel/inspect.ts';
import { diceText } from '../dice-notation.ts';
import type { Ground } from '../ground.ts';
import { oneDie } from '../odds/throws.ts';
import { pulseNeed } from '../rules/burst.ts';
import { landings } from '../rules/miss-table.ts';
import { throwBecause } from '../rules/modifiers.ts';
import { throwNeed } from '../rules/throw-need.ts';
import { inPlay, placeOf, type Battle } from '../state.ts';
import { type Designation } from '../vocabulary.ts';
import type { Standing } from './standing.ts';

const NEVER = new Fraction(0n, 1n);
const SURE = new Fraction(1n, 1n);
const KILLING = ['k-pulse', 'forcewall'] as const;
type Killing = (typeof KILLING)[number];

/** From where it stands: thrown over another square it may be that a wall is no hindrance. */
export function throwsOf(ground: Ground, battle: Readonly<Battle>, number: number, { mayFire, as }: Standing): AttackReport[] {
  const { grenades } = battle.figures[number]!;
  const carried = mayFire ? KILLING.filter((grenade) => grenades[placeOf(grenade)]! > 0) : [];
  return ground.figuresOf(battle, 1 - ground.seat(number)).flatMap((enemy) => carried.flatMap((grenade) => as.flatMap((designation) => reportOn(ground, battle, number, enemy, grenade, designation))));
}

function reportOn(ground: Ground, battle: Readonly<Battle>, by: number, enemy: number, grenade: Killing, as: Designation): AttackReport[] {
  const { at } = battle.figures[enemy]!;
  const found = throwNeed(ground, battle, by, at, null, ground.book.modifiers[as], false);
  if (found === null || (grenade === 'forcewall' && ground.mission.entries[at] !== 0)) return [];
  const onTarget = found.sure ? SURE : oneDie(found.need);
  const { at: from, facing } = battle.figures[by]!;
  const ends = landings(ground, battle, from, facing, at, 'miss');
  const kills = grenade === 'k-pulse' ? (square: number) => pulseKills(ground, battle, square, enemy) : (square: number) => (square === at ? crushes(ground, battle, by, at) : NEVER);
  const missed = ends.reduce((sum, square) => sum.plus(kills(square)), NEVER).times(new Fraction(1n, BigInt(ends.length)));
  const chance = onTarget.times(kills(at)).plus(SURE.minus(onTarget).times(missed));
  const together = grenade === 'k-pulse' ? struck(ground, battle, at) : [];
  return [{
    kind: grenade,
    when: as,
    target: ground.name(enemy),
    ...(together.length > 1 ? { together } : {}),
    attackDice: found.sure ? 'none' : diceText(1, found.need),
    armorDice: 'none',
    kill: chance.toNumber(),
    fraction: chance.toString(),
    modifiers: throwBecause(ground.book, found.circumstances),
  }];
}

/** One die for each figure that it reaches: it takes one kill at most. */
function pulseKills(ground: Ground, battle: Readonly<Battle>, square: number, enemy: number): Fraction {
  return ground.card(enemy).kills - battle.figures[enemy]!.kills > 1 ? NEVER : oneDie(pulseNeed(ground, battle, square, enemy));
}

/** Of the nine equally likely ways to push it, those that leave it where the wall comes up. */
function crushes(ground: Ground, battle: Readonly<Battle>, by: number, at: number): Fraction {
  const { at: from, facing } = battle.figures[by]!;
  const ends = landings(ground, battle, from, facing, at, 'push');
  return new Fraction(BigInt(ends.filter((square) => square === at).length), BigInt(ends.length));
}

/** All whom a K-Pulse reaches that goes off there, friend or foe. */
const struck = (ground: Ground, battle: Readonly<Battle>, square: number) => battle.figures.flatMap((figure, number) => (inPlay(figure) && pulseNeed(ground, battle, square, number) !== null ? [ground.name(number)] : []));
