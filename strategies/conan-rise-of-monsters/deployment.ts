/** Setting up: the dearest units in the middle, one beside the other, shooters drawn up in line ("First Turn Setup"). */
import { INCH, type ConanAction, type ConanView, type Point, type Tactics } from '../../src/systems/conan-rise-of-monsters/tactics.ts';

/** Inches between the middles of units. */
const EVERY = 7;

/** Units go out from the middle, left and right in turn, as the board has room; any place where the room is taken. */
export function setUp(tactics: Tactics, view: ConanView, depth: number): ConanAction {
  const units = tactics.undeployed(view).sort((a, b) => tactics.card(view, b).cost - tactics.card(view, a).cost || a - b);
  const unit = units[0]!;
  const shoots = tactics.card(view, unit).ranged > 0;
  const { left, right, top, bottom } = tactics.zone(view);
  const behind = (shoots ? depth : 0) * INCH + Math.ceil(tactics.card(view, unit).base * (INCH / 2));
  const y = tactics.homeward(view) === 1 ? top + behind : bottom - behind;
  const middle = Math.round((left + right) / 2);
  const placed = tactics.own(view).length;
  for (let tried = placed; tried < placed + TRIES; tried++) {
    const aside = (tried % 2 === 0 ? tried / 2 : -(tried + 1) / 2) * EVERY * INCH;
    const to: Point = [middle + aside, y];
    for (const shape of shoots ? (['line', 'block'] as const) : (['block', 'line'] as const)) {
      const action: ConanAction = { do: 'deploy', unit, to, shape };
      if (tactics.refuse(view, action) === undefined) return action;
    }
  }
  return tactics.options(view)[0]!;
}

const TRIES = 8;
