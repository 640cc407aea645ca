/** Where a figure of a position can get to, and whom it can come into contact with ("Move", "Fast Moves", "Charging"). */
import type { Contact, ReachedSpot } from '../../../kernel/inspect.ts';
import { within } from '../../../kernel/table/bases.ts';
import { distanceUp, INCH } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { WarGame } from '../game.ts';
import type { Ground } from '../ground.ts';
import { isClose } from '../profile.ts';
import { reachOf as reachOfWeapon } from '../prospects.ts';
import { gaitsOf, inchesLeft } from '../rules/gaits.ts';
import { seesBetween } from '../rules/sight.ts';
import { wayTo } from '../rules/ways.ts';
import type { Battle } from '../state.ts';
import { Tactics } from '../tactics.ts';
import { spotOf } from './table-report.ts';

/** Places an inch apart. A charge is not among the gaits: it ends in contact only. */
export function reachOf(ground: Ground, battle: Readonly<Battle>, figure: number): ReachedSpot[] {
  const gaits = gaitsOf(ground, battle, figure).filter((gait) => gait !== 'charge').map((gait) => ({ gait, left: inchesLeft(ground, battle, figure, gait) }));
  const most = Math.max(0, ...gaits.map(({ left }) => left));
  const { x, y } = battle.figures[figure]!;
  const found: ReachedSpot[] = [];
  for (let down = -most; down <= most; down++) {
    for (let right = -most; right <= most; right++) {
      const to: Point = [x + right * INCH, y + down * INCH];
      for (const { gait, left } of gaits) {
        if (distanceUp(x, y, ...to) > left * INCH) continue;
        const way = wayTo(ground, battle, figure, gait, to);
        if (typeof way === 'string') continue;
        found.push({ at: spotOf({ x: to[0], y: to[1] }), gait, inches: way.inches, watched: watchersAt(ground, battle, figure, to) });
        break;
      }
    }
  }
  return found.sort((a, b) => a.inches - b.inches);
}

/** Enemies with an attack on reserve that reaches the figure at a place; lunges are not counted. */
function watchersAt(ground: Ground, battle: Readonly<Battle>, figure: number, [x, y]: Point): string[] {
  const there = ground.baseAt(battle, figure, x, y);
  return ground.enemies(battle, ground.seat(battle, figure)).filter((enemy) => {
    const weapon = ground.profile(battle, enemy).weapons[battle.figures[enemy]!.reserve];
    if (weapon === undefined || (!isClose(weapon) && ground.inContact(battle, enemy))) return false;
    const base = ground.base(battle, enemy);
    return within(base, there, reachOfWeapon(ground, weapon)) && seesBetween(ground, battle, enemy, base.x, base.y, figure, x, y);
  }).map((enemy) => ground.id(battle, enemy));
}

/** Enemies that it touches, and those that it can get to. */
export function contactsOf(game: WarGame, battle: Readonly<Battle>, figure: number): Contact[] {
  const { ground } = game;
  const seat = ground.seat(battle, figure);
  const tactics = new Tactics(game, seat);
  const view = { open: battle, seat, asked: null };
  const touched = ground.contacts(battle, figure);
  return ground.enemies(battle, seat).flatMap((enemy): Contact[] => {
    const base = { with: ground.id(battle, enemy) };
    if (touched.includes(enemy)) return [{ ...base, at: spotOf(battle.figures[figure]!), gait: null, inches: 0 }];
    const approach = battle.figures[figure]!.done ? undefined : tactics.approach(view, figure, enemy);
    return approach === undefined ? [] : [{ ...base, at: spotOf({ x: approach.to[0], y: approach.to[1] }), gait: approach.gait, inches: approach.inches }];
  });
}
