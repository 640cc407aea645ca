/** Grenades worth throwing: kinetic pulses at enemies, walls of force under them or in their way, darkness over those who cover. */
import { GRENADES, type Facing, type Grenade, type LegionsView, type Tactics } from '../../src/systems/legions-of-steel/tactics.ts';
import { errandOf, placeOfEnemies } from './errands.ts';
import type { Doctrine } from './doctrine.ts';
import type { Thought } from './plans.ts';
import { worthOf } from './worth.ts';

export interface Throw {
  readonly at: number;
  /** From beside him; null: from where he stands. */
  readonly over: number | null;
  readonly hope: number;
  /** A point of leadership that helps it, where that is worth more than the point. */
  readonly lift: number | null;
}

export interface Mark {
  readonly at: number;
  /** What it is worth if it lands there. */
  readonly prize: number;
}

/** The best throw of a grenade that a figure has; null for none. `only`: from there. */
export function bestThrow(tactics: Tactics, view: LegionsView, thought: Thought, grenade: Grenade, stance: number, doctrine: Doctrine, only?: number | null): Throw | null {
  const { open } = view;
  const { figure } = thought;
  const { at: from } = open.figures[figure]!;
  const marks = MARKS[grenade](tactics, view, thought, doctrine).filter(({ at }) => at !== from && tactics.range(from, at) <= tactics.ground.book.grenades.range);
  if (marks.length === 0) return null;
  let best: Throw | null = null;
  for (const over of only === undefined ? tactics.throws.places(open, open.figures[figure]!) : [only]) {
    for (const { at, prize } of marks) {
      const hope = prize * tactics.throws.chance(open, open.figures[figure]!, at, over, stance);
      const lifted = doctrine.lift === Infinity ? 0 : prize * tactics.throws.chance(open, open.figures[figure]!, at, over, stance, true);
      const lift = lifted - hope >= doctrine.lift ? tactics.leadership.lift(view, figure) : null;
      const gain = lift === null ? hope : lifted - doctrine.lift;
      if (gain > (best?.hope ?? 0)) best = { at, over, hope: gain, lift };
    }
  }
  return best;
}

/** The least that is hoped for of a grenade. */
export const LEAST = 0.3;

/** Where a K-Pulse of this figure would be worth it, if only it got there. */
export function pulseMarks(tactics: Tactics, view: LegionsView, figure: number, enemies: Thought['enemies']): Mark[] {
  const { open } = view;
  if (!tactics.ground.has('k-pulse') || open.figures[figure]!.grenades[GRENADES.indexOf('k-pulse')]! === 0) return [];
  const worth = open.figures.map((_, other) => (tactics.isOwn(other) ? -1 : 1) * worthOf(tactics, view, other));
  return enemies.map(({ at }) => ({ at, prize: tactics.throws.pulse(open, at, worth) })).filter(({ prize }) => prize > LEAST);
}

/** What the best of them promises, thrown from a square. */
export function pulseFrom(tactics: Tactics, view: LegionsView, marks: readonly Mark[], square: number, facing: Facing, stance: number): number {
  const { open } = view;
  let most = LEAST;
  for (const { at, prize } of marks) {
    const range = tactics.range(square, at);
    if (range <= OWN_PULSE || range > tactics.ground.book.grenades.range || prize <= most) continue;
    for (const over of tactics.throws.places(open, { at: square, facing })) most = Math.max(most, prize * tactics.throws.chance(open, { at: square, facing }, at, over, stance));
  }
  return most > LEAST ? most : 0;
}

/** As far as it reaches: nobody goes there to throw one. */
const OWN_PULSE = 2;

type Marks = (tactics: Tactics, view: LegionsView, thought: Thought, doctrine: Doctrine) => Mark[];

const MARKS: Readonly<Record<Grenade, Marks>> = {
  'k-pulse'(tactics, view, { figure, enemies }) {
    const { open } = view;
    const near = enemies.filter(({ at }) => tactics.range(at, open.figures[figure]!.at) <= tactics.ground.book.grenades.range);
    if (near.length === 0) return [];
    const worth = open.figures.map((_, other) => (tactics.isOwn(other) ? -1 : 1) * worthOf(tactics, view, other));
    return near.map(({ at }) => ({ at, prize: tactics.throws.pulse(open, at, worth) }));
  },

  forcewall(tactics, view, { figure, enemies, approaches }) {
    const under = enemies.filter(({ at }) => !tactics.isEntry(at)).map(({ at, worth }) => ({ at, prize: worth * tactics.throws.crushing(view.open, figure, at) }));
    const narrow = [...new Set(approaches.flatMap(({ way }) => way.slice(NEXT)))].filter((at) => tactics.range(at, view.open.figures[figure]!.at) <= tactics.ground.book.grenades.range && tactics.passages.isNarrow(view, at));
    return [...under, ...narrow.slice(0, WALLS).map((at) => ({ at, prize: detour(tactics, view, at) }))];
  },

  nachtmacher(tactics, view, { figure }, doctrine) {
    const { open } = view;
    const covering = tactics.enemies(view).filter((enemy) => open.figures[enemy]!.covering !== null);
    if (covering.length === 0) return [];
    const followers = tactics.friends(view).filter((other) => other !== figure && !open.figures[other]!.activated).slice(0, FOLLOWERS);
    const ways = followers.map((other) => ({ other, way: tactics.down(view, errandOf(tactics, view, other, doctrine).steps, open.figures[other]!.at, MOVE) }));
    const hindered = -tactics.ground.book.modifiers.nachtmacher;
    const relief = (enemy: number) => ways.reduce((sum, { other, way }) => sum + worthOf(tactics, view, other) * (tactics.dangers.ofOne(open, other, way, enemy, 0) - tactics.dangers.ofOne(open, other, way, enemy, hindered)), 0);
    const prizes = covering.map((enemy) => ({ at: open.figures[enemy]!.at, prize: relief(enemy) }));
    return prizes.map(({ at }) => ({ at, prize: TRUST * prizes.reduce((sum, other) => sum + (tactics.range(at, other.at) <= AROUND ? other.prize : 0), 0) }));
  },
};

/** Nobody raises a wall right before an enemy's feet: it is there that he would be pushed. */
const NEXT = 2;
/** Walls that are thought through. */
const WALLS = 2;
/** Friends whose ways are looked at, and steps of each. */
const FOLLOWERS = 4;
const MOVE = 6;
/** As far as darkness spreads. */
const AROUND = 2;
/** Darkness hinders friends as well. */
const TRUST = 0.6;
/** What it is worth to delay an enemy by so many steps as to keep him out of it; fewer are worth less. */
const DELAY = 0.25;
const FAR_AROUND = 12;

/** What it is worth that enemies have to go around a wall; nothing where friends would have to. */
function detour(tactics: Tactics, view: LegionsView, wall: number): number {
  const { figures } = view.open;
  const [aim] = tactics.aims(view);
  if (aim !== undefined) {
    const [now, then] = [tactics.steps(view, aim.place, aim.squares), tactics.stepsAround(view, aim.place, aim.squares, wall)];
    if (aim.by.some((figure) => then[figures[figure]!.at]! > now[figures[figure]!.at]!)) return 0;
  }
  const { place, squares } = placeOfEnemies(tactics, view);
  const [now, then] = [tactics.steps(view, place, squares), tactics.stepsAround(view, place, squares, wall)];
  return tactics.enemies(view).reduce((sum, enemy) => sum + DELAY * Math.min(1, (then[figures[enemy]!.at]! - now[figures[enemy]!.at]!) / FAR_AROUND), 0);
}
