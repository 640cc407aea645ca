/** A move under way: in parts of an inch where an enemy's reserved attack may interrupt it, else in one go ("Move", "Reserve Attack"). */
import { INCH } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import { pathLength } from '../../../kernel/table/path.ts';
import { partsOfWay } from '../../../kernel/table/stops.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle, type Step } from '../state.ts';
import { place } from './figures.ts';
import type { Way } from './ways.ts';
import { offerWindow } from './windows.ts';

type Walk = Extract<Step, { step: 'walk' }>;

/** Whether a side has a marker on the table: without one nobody need be asked. */
export function hasReserve(ground: Ground, battle: Readonly<Battle>, seat: Seat): boolean {
  const { seats } = ground.roll(battle);
  for (let figure = 0; figure < seats.length; figure++) if (seats[figure] === seat && battle.figures[figure]!.reserve >= 0 && inPlay(battle.figures[figure]!)) return true;
  return false;
}

export function setOut(ground: Ground, battle: Battle, figure: number, { points, inches, touches }: Way): void {
  const enemy = 1 - ground.seat(battle, figure);
  const watched = hasReserve(ground, battle, enemy);
  const parts = watched ? partsWithRoom(ground, battle, figure, points, touches) : [points];
  const walk: Walk = { step: 'walk', figure, parts, gone: 0, inches, used: battle.figures[figure]!.used, answers: answersOf(battle, enemy) };
  battle.agenda.push(walk);
  if (watched && meetsEnemy(ground, battle, figure, parts[0]!)) offerWindow(ground, battle, 'contact', figure);
}

/** Parts of an inch; a stop on top of a friend is no stop, since the figure could not stay there. */
function partsWithRoom(ground: Ground, battle: Readonly<Battle>, figure: number, points: readonly Point[], touches: readonly number[]): (readonly Point[])[] {
  const { movement } = ground.field(battle);
  const parts = partsOfWay(movement, ground.moving(battle, figure, touches), points, INCH);
  const standing = ground.standing(battle, figure);
  const kept: Point[][] = [];
  let open: Point[] | null = null;
  for (const part of parts) {
    const whole: Point[] = open === null ? [...part] : [...open, ...part.slice(1)];
    const fits = movement.fits(standing, ...whole.at(-1)!);
    if (fits) kept.push(whole);
    open = fits ? null : whole;
  }
  return kept;
}

/** One part further, or the end of the walk. Who was attacked on the way, and lives, stands still: he may think again. */
export function walk(ground: Ground, battle: Battle, step: Walk): void {
  const { figure, parts, inches, used } = step;
  const moved = battle.figures[figure]!;
  const enemy = 1 - ground.seat(battle, figure);
  if (!inPlay(moved) || answersOf(battle, enemy) > step.answers) return;
  const gone = step.gone + 1;
  const last = gone === parts.length;
  const [x, y] = parts[step.gone]!.at(-1)!;
  place(ground, battle, figure, x, y);
  moved.used = used + (last ? inches : Math.min(inches, inchesOf(parts.slice(0, gone))));
  if (last) arrive(ground, battle, figure);
  else battle.agenda.push({ ...step, gone });
  offerWindow(ground, battle, !last && meetsEnemy(ground, battle, figure, parts[gone]!) ? 'contact' : 'moving', figure);
}

/** Parts are about an inch, or about several where there was no stop between. */
const inchesOf = (parts: readonly (readonly Point[])[]): number => parts.reduce((sum, part) => sum + Math.round(pathLength(part) / INCH), 0);

/** In contact a charge is over: what is left of plain movement may still be used. */
function arrive(ground: Ground, battle: Battle, figure: number): void {
  const moved = battle.figures[figure]!;
  if (moved.gait !== 'charge' || !ground.inContact(battle, figure)) return;
  moved.gait = 'normal';
  moved.charging = true;
}

const answersOf = ({ tallies }: Readonly<Battle>, seat: Seat): number => tallies.reserveAttacks[seat]! + tallies.lunges[seat]!;

function meetsEnemy(ground: Ground, battle: Readonly<Battle>, figure: number, part: readonly Point[]): boolean {
  const before = ground.contacts(battle, figure);
  return ground.touching(battle, figure, ...part.at(-1)!).some((enemy) => !before.includes(enemy));
}
