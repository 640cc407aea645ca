/** Where a figure of the active unit goes, and whether it attacks before that. */
import { INCH, type Place, type Tactics, type WarView } from '../../src/systems/warengine/tactics.ts';
import { middleOf, nearOf, type Aim } from './aims.ts';
import { bestCharge, type Charge } from './charges.ts';
import type { Doctrine } from './doctrine.ts';
import { apart, cover, toward, type Destination } from './places.ts';

/** The active unit, as its figures think of it. */
export interface Active {
  readonly unit: number;
  /** As it is followed this turn. */
  readonly doctrine: Doctrine;
  readonly waits: boolean;
  /** What all of it make for; undefined when no enemy is left. */
  readonly aim: Aim | undefined;
  /** -1 for none. */
  readonly leader: number;
  /** Of the unit, as its activation began. */
  readonly middle: { readonly x: number; readonly y: number };
}

export interface Plan {
  readonly attackFirst: boolean;
  /** Null: it stays. */
  readonly go: Destination | null;
}

/** In contact it stays and fights; else it charges if that pays, or goes where most is to be won. */
export function planOf(tactics: Tactics, view: WarView, figure: number, active: Active): Plan {
  if (tactics.inContact(view, figure)) return { attackFirst: true, go: null };
  const charge = bestCharge(tactics, view, figure, active.doctrine);
  return tactics.range(view, figure) > 0 ? shooter(tactics, view, figure, active, charge) : fighter(tactics, view, figure, active, charge);
}

/** Who has nothing but close combat weapons: charges, or goes for its aim; while it waits, where it is least in danger. */
function fighter(tactics: Tactics, view: WarView, figure: number, active: Active, charge: Charge | null): Plan {
  if (charge !== null) return { attackFirst: false, go: charge.go };
  const aim = aimOf(tactics, view, figure, active);
  if (aim === undefined) return STAY;
  if (active.waits && !aim.place) return { attackFirst: false, go: safest(tactics, view, figure, active) };
  return { attackFirst: false, go: advance(tactics, view, figure, aim, apart(tactics.here(view, figure), aim) / INCH - aim.near) };
}

/** Here, in cover nearby, or back from the enemy: wherever enemy fire costs least. */
function safest(tactics: Tactics, view: WarView, figure: number, active: Active): Destination | null {
  const here = tactics.here(view, figure);
  let least = risk(tactics, view, figure, here);
  let best: Destination | null = null;
  if (least <= SAFE) return null;
  const enemy = tactics.here(view, tactics.closestEnemy(view, here.x, here.y));
  const back = { x: 2 * here.x - enemy.x, y: 2 * here.y - enemy.y };
  for (const go of [cover(tactics, view, figure, active.middle), toward(tactics, view, figure, 'normal', back, tactics.inches(view, figure, 'normal'))]) {
    if (go === null) continue;
    const there = risk(tactics, view, figure, { x: go.to[0], y: go.to[1], moved: true });
    if (there >= least) continue;
    least = there;
    best = go;
  }
  return best;
}

/** What enemies could do to the figure there: never more than it is worth. */
function risk(tactics: Tactics, view: WarView, figure: number, at: Place): number {
  const exposure = tactics.exposure(view, figure, at);
  const worth = tactics.worth(view, figure);
  return (exposure * worth) / (exposure + worth);
}

/** By a fast move if it is far, else plainly. */
function advance(tactics: Tactics, view: WarView, figure: number, aim: Aim, far: number): Destination | null {
  if (far < WORTH_IT) return null;
  const fast = far > tactics.inches(view, figure, 'normal') ? toward(tactics, view, figure, 'fast', aim, far) : null;
  return fast ?? toward(tactics, view, figure, 'normal', aim, far);
}

/** Who can shoot weighs a few places: what it could hit from there, or from here before it goes, against what could hit it there. */
function shooter(tactics: Tactics, view: WarView, figure: number, active: Active, charge: Charge | null): Plan {
  const { doctrine, waits } = active;
  const here = tactics.here(view, figure);
  const armed = tactics.weaponsLeft(view, figure).length > 0;
  const now = armed ? tactics.promise(view, figure, here) : 0;
  const aim = aimOf(tactics, view, figure, active);
  const options: (Destination | null)[] = [null];
  // Within range without a shot: nearer still, until it sees somebody.
  const near = aim === undefined ? 0 : now > 0 || aim.place ? aim.near : 1;
  const far = aim === undefined ? 0 : apart(here, aim) / INCH - near;
  if (aim !== undefined && far >= WORTH_IT && !(waits && now > 0)) {
    if (!waits || aim.place) options.push(toward(tactics, view, figure, 'normal', aim, far));
    if (now === 0 && !waits && far > tactics.inches(view, figure, 'normal')) options.push(toward(tactics, view, figure, 'fast', aim, far));
  }
  if (!tactics.isInCover(view, here.x, here.y)) options.push(cover(tactics, view, figure, active.middle));
  let best: Destination | null = null;
  let attackFirst = now > 0;
  let most = charge === null ? -Infinity : charge.value;
  if (charge !== null) {
    best = charge.go;
    attackFirst = false;
  }
  for (const [place, go] of options.entries()) {
    if (place > 0 && go === null) continue;
    const at = go === null ? here : { x: go.to[0], y: go.to[1], moved: true };
    const then = go === null || !armed || go.gait === 'fast' ? 0 : tactics.promise(view, figure, at);
    const nearer = aim === undefined ? 0 : Math.max(0, far) - Math.max(0, apart(at, aim) / INCH - near);
    let value = doctrine.fire * Math.max(now, then) + doctrine.haste * nearer + (tactics.isInCover(view, at.x, at.y) ? doctrine.cover : 0);
    if (go?.gait === 'fast') value -= NO_RESERVE;
    if (value > most && doctrine.caution > 0) value -= doctrine.caution * risk(tactics, view, figure, at);
    if (value <= most) continue;
    most = value;
    best = go;
    attackFirst = now > 0 && now >= then;
  }
  return { attackFirst, go: best };
}

/** What the unit makes for; its leader, who goes last, keeps among his men. */
function aimOf(tactics: Tactics, view: WarView, figure: number, active: Active): Aim | undefined {
  const { aim, leader } = active;
  if (aim === undefined) return undefined;
  if (figure !== leader) return aim.place ? aim : { ...aim, near: nearOf(tactics, view, figure) };
  const men = tactics.active(view).filter((member) => member !== figure);
  if (men.length === 0) return { ...aim, near: aim.place ? aim.near : nearOf(tactics, view, figure) };
  const { x, y } = middleOf(tactics, view, men);
  return { x, y, near: 1, place: aim.place };
}

const STAY: Plan = { attackFirst: false, go: null };
/** Points of risk that nobody moves for. */
const SAFE = 1;
/** What a fast move loses by allowing no reserve. */
const NO_RESERVE = 2;
/** Inches that are worth the move. */
const WORTH_IT = 0.5;
