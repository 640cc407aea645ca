/**
 * How far a figure may lunge at an enemy that passes by, and where to ("Reserve Attack").
 *
 * With a close combat weapon on reserve and nobody in contact: an inch for every nine of its movement, no further than it takes to bring the
 * weapon into reach of the mover.
 */
import type { Base } from '../../../kernel/table/bases.ts';
import { inContact, within } from '../../../kernel/table/bases.ts';
import { contactPlace, contactPlaces } from '../../../kernel/table/contact-places.ts';
import { distanceUp, INCH, pointToward } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import { shortestPath } from '../../../kernel/table/path.ts';
import type { Ground } from '../ground.ts';
import { isClose, type Weapon } from '../profile.ts';
import type { Battle } from '../state.ts';
import { lineIsClear } from './sight.ts';
import { isSuicidal, reaches } from './targets.ts';

/** Whole inches. */
export function lungeOf(ground: Ground, battle: Readonly<Battle>, figure: number): number {
  return ground.book.abilities.lunge ? Math.floor(ground.profile(battle, figure).movement / ground.book.movement.lungePer) : 0;
}

/** Whether the figure can lunge at the mover now; -1 for no mover. */
export function canLunge(ground: Ground, battle: Readonly<Battle>, figure: number, mover: number): boolean {
  return mover >= 0 && mayLunge(ground, battle, figure, mover) && lungePlaces(ground, battle, figure, mover, 1).length > 0;
}

/** Whether it may lunge at the mover, wherever to. */
export function mayLunge(ground: Ground, battle: Readonly<Battle>, figure: number, mover: number): boolean {
  return hindranceOf(ground, battle, figure, mover) === null;
}

/** Why it may not; undefined if it may. */
export function refuseLunge(ground: Ground, battle: Readonly<Battle>, figure: number, mover: number): string | undefined {
  const hindrance = hindranceOf(ground, battle, figure, mover);
  return hindrance === null ? undefined : inWords(hindrance, ground.id(battle, figure), ground.id(battle, mover), ground.book.movement.lungePer);
}

type Hindrance = 'left-out' | 'no-weapon' | 'gone' | 'too-slow' | 'coming' | 'in-contact' | 'in-reach';

function hindranceOf(ground: Ground, battle: Readonly<Battle>, figure: number, mover: number): Hindrance | null {
  if (!ground.book.abilities.lunge) return 'left-out';
  const weapon = weaponOnReserve(ground, battle, figure);
  if (weapon === undefined || !isClose(weapon) || isSuicidal(weapon)) return 'no-weapon';
  if (battle.figures[mover]!.fate !== 'in-play') return 'gone';
  if (lungeOf(ground, battle, figure) === 0) return 'too-slow';
  if (comesInto(ground, battle, mover, figure)) return 'coming';
  if (ground.inContact(battle, figure)) return 'in-contact';
  return reaches(ground, battle, figure, weapon, mover) ? 'in-reach' : null;
}

function inWords(hindrance: Hindrance, id: string, mover: string, lungePer: number): string {
  switch (hindrance) {
    case 'left-out':
      return 'lunging is left out (abilities.lunge)';
    case 'no-weapon':
      return `${id} has no close combat weapon on reserve to lunge with ("Reserve Attack")`;
    case 'gone':
      return `${mover} is not in play`;
    case 'too-slow':
      return `${id} is too slow to lunge: an inch for every ${lungePer} of movement ("Reserve Attack")`;
    case 'coming':
      return `${mover} is coming into contact with ${id}: a lunge is at who passes by ("Reserve Attack")`;
    case 'in-contact':
      return `${id} touches an enemy and does not lunge at another ("Reserve Attack")`;
    case 'in-reach':
      return `${id} reaches ${mover} without a lunge`;
  }
}

/** Whether the move under way ends in contact with the figure. */
function comesInto(ground: Ground, battle: Readonly<Battle>, mover: number, figure: number): boolean {
  const walk = battle.agenda.findLast(({ step }) => step === 'walk');
  if (walk?.step !== 'walk' || walk.figure !== mover) return false;
  const [x, y] = walk.parts.at(-1)!.at(-1)!;
  return inContact(ground.baseAt(battle, mover, x, y), ground.base(battle, figure));
}

const weaponOnReserve = (ground: Ground, battle: Readonly<Battle>, figure: number): Weapon | undefined => ground.profile(battle, figure).weapons[battle.figures[figure]!.reserve];

/** Places that are offered. */
const MOST = 3;

/** Where it may lunge to, the shortest ways first; so many at most. */
export function lungePlaces(ground: Ground, battle: Readonly<Battle>, figure: number, mover: number, most = MOST): Point[] {
  const { x, y } = battle.figures[figure]!;
  const it = ground.base(battle, mover);
  const { diameter } = ground.base(battle, figure);
  const veryLong = weaponOnReserve(ground, battle, figure)!.veryLong;
  const budget = lungeOf(ground, battle, figure) * INCH;
  if (!ground.within(battle, figure, mover, lungeOf(ground, battle, figure) + (veryLong ? ground.book.attack.veryLong : 0))) return [];
  const near: Point[] = veryLong ? [pointToward(x, y, it.x, it.y, Math.min(budget, Math.max(0, ground.distance(battle, figure, mover) - ground.book.attack.veryLong * INCH + 2)))] : [];
  const straight = contactPlace(it, diameter, x, y);
  const far = (place: Base): number => distanceUp(x, y, place.x, place.y);
  const round = contactPlaces(it, diameter).filter((place) => far(place) <= budget).sort((a, b) => far(a) - far(b));
  const places: Point[] = [];
  for (const to of [...near, ...[straight, ...round].map((place): Point => [place.x, place.y])]) {
    if (places.length === most) break;
    if (refusePlace(ground, battle, figure, mover, to) === undefined) places.push(to);
  }
  return places;
}

/** Why it may not lunge there; undefined if it may. */
export function refusePlace(ground: Ground, battle: Readonly<Battle>, figure: number, mover: number, [x, y]: Point): string | undefined {
  const inches = lungeOf(ground, battle, figure);
  const id = ground.id(battle, figure);
  const from = battle.figures[figure]!;
  if (!ground.fits(battle, figure, x, y)) return `${id} has no room there`;
  const path = shortestPath(ground.field(battle).movement, ground.moving(battle, figure, [mover]), [from.x, from.y], [x, y], inches * INCH);
  if (path === undefined) return `${id} lunges ${inches} inches at most, in a way that is free ("Reserve Attack")`;
  const there = ground.baseAt(battle, figure, x, y);
  const it = ground.base(battle, mover);
  if (inContact(there, it)) return undefined;
  const reach = ground.book.attack.veryLong;
  if (!weaponOnReserve(ground, battle, figure)!.veryLong) return `a lunge ends in base contact with ${ground.id(battle, mover)} ("Reserve Attack")`;
  if (!within(there, it, reach * INCH)) return `a lunge ends at most ${reach} inches from ${ground.id(battle, mover)} ("Reserve Attack", example)`;
  return lineIsClear(ground, battle, figure, mover, x, y, it.x, it.y) ? undefined : `${id} does not see ${ground.id(battle, mover)} from there ("Line of Sight")`;
}
