/** What becomes of a grenade that is thrown at the square of a target, from each range: on target or off, and what it does then ("Using Grenades", "Misses"). */
import { Fraction } from '../../../kernel/dice/fraction.ts';
import type { Aftermath } from '../../../kernel/odds.ts';
import { cardOf, type Numbers } from '../book.ts';
import type { ThrowCircumstances } from '../circumstances.ts';
import { FACES, hits } from '../dice-odds.ts';
import { pulseNeedAt } from '../rules/burst.ts';
import { rangeBetween } from '../rules/range.ts';
import { needToThrow } from '../rules/throw-need.ts';
import type { Unit } from '../vocabulary.ts';
import { passedIn } from './aim.ts';
import { grenadeOf, type Thrown } from './attacks.ts';
import { endsIn, type Cell, type Room } from './rooms.ts';
import type { Scene } from './situations.ts';

const NEVER = new Fraction(0n, 1n);
const SURE = new Fraction(1n, 1n);
const MIDDLE: Cell = { right: 0, back: 0 };

/** Of one die; a need beyond its faces cannot be rolled. Null: out of reach. */
export const oneDie = (need: number | null): Fraction => (need === null || need > FACES ? NEVER : hits(1, need).odds().p(1));

/** Chance that a throw gets there; null: it may not be made. */
export function throwChance(book: Numbers, range: number, scene: Scene): Fraction | null {
  const { arc, displaced, lifted, corners, dark, stance } = scene;
  const circumstances: ThrowCircumstances = { range, arc, displaced, lifted, corners, dark, passed: passedIn(book, scene), stance: stance === 'ordered' ? 0 : book.modifiers[stance] };
  const need = needToThrow(book, circumstances);
  if (need === null) return null;
  return book.grenades.sureAhead && range === 1 && arc === 'front' && !displaced ? SURE : oneDie(need);
}

/** Of nine equally likely ends those that are the square itself: who is pushed is crushed there ("Forcewall Grenades"). */
export const crushedIn = (room: Room): Fraction => shareOf(room, (cell) => (isMiddle(cell) ? SURE : NEVER));

const isMiddle = ({ right, back }: Cell) => right === 0 && back === 0;

/** The mean of a chance over the ends of the miss table. */
function shareOf(room: Room, chance: (cell: Cell) => Fraction): Fraction {
  const ends = endsIn(room);
  return ends.reduce((sum, cell) => sum.plus(chance(cell)), NEVER).times(new Fraction(1n, BigInt(ends.length)));
}

export function throwsOf(book: Numbers, thrower: Unit, attack: Thrown, target: Unit, scene: Scene): Aftermath {
  const rows = Array.from({ length: book.grenades.range }, (_, index) => index + 1).flatMap((range) => {
    const onTarget = throwChance(book, range, scene);
    return onTarget === null ? [] : [{ name: `${range}`, chances: [{ outcome: 'on target', chance: onTarget }, ...doneBy(book, thrower, attack, target, scene, range, onTarget)] }];
  });
  return { about: `A ${grenadeOf(attack)} grenade thrown at the square, by range; where it may land: ${ROOMS[scene.room]}`, rows };
}

const ROOMS: Readonly<Record<Room, string>> = {
  open: 'in the open', 'wall-beside': 'a wall at one side', 'wall-beyond': 'a wall beyond', corridor: 'in a corridor', 'dead-end': 'at the end of a corridor', 'boxed-in': 'only there',
};

function doneBy(book: Numbers, thrower: Unit, attack: Thrown, target: Unit, { room }: Scene, range: number, onTarget: Fraction): { outcome: string; chance: Fraction }[] {
  const off = SURE.minus(onTarget);
  const overall = (chance: (cell: Cell) => Fraction) => onTarget.times(chance(MIDDLE)).plus(off.times(shareOf(room, chance)));
  const lands = { outcome: 'lands there', chance: overall((cell) => (isMiddle(cell) ? SURE : NEVER)) };
  const pulse = (unit: Unit, away: number) => overall((cell) => oneDie(pulseNeedAt(book, awayFrom(cell, away), cardOf(book, unit))));
  switch (attack) {
    case 'k-pulse':
      return [lands, { outcome: 'a kill', chance: pulse(target, 0) }, { outcome: 'a kill at the thrower', chance: pulse(thrower, range) }];
    case 'forcewall-push':
      return [lands, { outcome: 'crushed', chance: lands.chance.times(crushedIn(room)) }];
    case 'nachtmacher':
      return [lands];
  }
}

/** So wide that nothing wraps. */
const WIDTH = 64;
const HERE = WIDTH * WIDTH / 2 + WIDTH / 2;

/** The range from a cell to a square so far straight back on the way of the throw. */
const awayFrom = ({ right, back }: Cell, away: number) => rangeBetween(WIDTH, HERE + right + back * WIDTH, HERE + away * WIDTH);

/** Where a grenade lands that misses. */
export function scatterOf(room: Room): Aftermath {
  const to = (what: (cell: Cell) => boolean) => shareOf(room, (cell) => (what(cell) ? SURE : NEVER));
  return {
    about: 'Where it lands if it misses',
    rows: [{
      name: ROOMS[room],
      chances: [
        { outcome: 'there', chance: to(isMiddle) },
        { outcome: 'beyond', chance: to(({ right, back }) => right === 0 && back < 0) },
        { outcome: 'short', chance: to(({ right, back }) => right === 0 && back > 0) },
        { outcome: 'beside', chance: to(({ right, back }) => right !== 0 && back === 0) },
        { outcome: 'across a corner', chance: to(({ right, back }) => right !== 0 && back !== 0) },
      ],
    }],
  };
}
