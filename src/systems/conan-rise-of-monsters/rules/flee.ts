/**
 * A fleeing unit runs for its own edge of the table, straight if it can ("Morale Checks").
 *
 * What is in its way it goes round: at 15 degrees off the straight way, then 30, up to 90, to the side of the table's middle first. Where no
 * way is free for all of its run, it takes the one that brings it nearest to the edge. The first model over the edge takes the unit with it.
 */
import { DONE } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { TWENTY_FOUR_WAYS } from '../../../kernel/table/contact-places.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { ConanEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { Battle, ConanState } from '../state.ts';
import type { MoraleStep } from '../steps.ts';
import { allowance } from './allowance.ts';
import { carryOut } from './declared.ts';
import { asFarAsAllowed, isInOrder } from './forced.ts';
import { nearEnemy } from './near-enemy.ts';
import { takeOffTable } from './off-table.ts';
import { atEdge, homeward } from './own-edge.ts';
import { getsOver } from './run-off.ts';
import { anchorOf, type Slide } from './slide.ts';

export function performFlee(ground: Ground, state: ConanState, { unit }: Extract<MoraleStep, { step: 'flee' }>, chance: Chance): typeof DONE {
  const { open } = state;
  if (!ground.isInPlay(open, unit)) return DONE;
  const flight = flightOf(ground, open, unit);
  if (flight === 'off') {
    const event: ConanEvent = { tell: 'fled-off', unit: ground.name(open, unit) };
    takeOffTable(ground, open, unit, false);
    open.tallies.fled[ground.seat(open, unit)]! += 1;
    chance.tell?.(event);
  } else if (flight !== undefined) carryOut(ground, state, unit, flight, 'flee', chance);
  return DONE;
}

/** Where a unit flees to; `off`: over its edge; undefined: nowhere, all ways are barred. */
export function flightOf(ground: Ground, battle: Readonly<Battle>, unit: number): Slide | 'off' | undefined {
  const home = homeward(battle, ground.seat(battle, unit));
  const most = allowance(ground, battle, unit, 'run');
  const anchor = anchorOf(ground, battle, unit);
  const { x, y } = battle.models[anchor]!;
  let best: Slide | undefined;
  let nearest = 0;
  for (const [dx, dy] of waysHome(home, 2 * x <= battle.table.width ? 1 : -1)) {
    if (dy !== 0 && isOver(ground, battle, unit, dx, dy, home, most)) return 'off';
    const to: Point = [x + Math.round((dx * most) / 5000), y + Math.round((dy * most) / 5000)]; // twice as far as it can go
    const run = asFarAsAllowed(ground, battle, unit, { anchor, to, by: null, shape: 'keep', allowance: most, touch: false }, most, (slide) => isInOrder(slide) && !nearEnemy(ground, battle, unit, slide));
    if (run === undefined) continue;
    if (run.whole) return run.end;
    const homewards = gain(battle, run.end, home);
    if (homewards <= nearest) continue;
    best = run.end;
    nearest = homewards;
  }
  return best;
}

/** Straight home, then 15 degrees off to the side `first` (as x goes), then to the other, then 30 degrees ... In ten thousandths. */
function waysHome(home: -1 | 1, first: -1 | 1): Point[] {
  const quarter = TWENTY_FOUR_WAYS.slice(0, 7).reverse(); // from straight along y to straight along x
  return quarter.flatMap(([x, y]): Point[] => (x === 0 ? [[0, home * y]] : [[first * x, home * y], [-first * x, home * y]]));
}

/** Whether any model gets over its own edge that way. */
function isOver(ground: Ground, battle: Readonly<Battle>, unit: number, dx: number, dy: number, home: -1 | 1, most: number): boolean {
  return ground.members(battle, unit).some((model) => {
    const { x, y } = battle.models[model]!;
    const edgeY = atEdge(battle, home, ground.roll(battle).diameters[model]!);
    return getsOver(ground, battle, unit, model, [[x, y], [x + Math.round((dx * (edgeY - y)) / dy), edgeY]], most);
  });
}

/** How much nearer to its edge the unit comes, all models added up. */
function gain({ models }: Readonly<Battle>, { members, y }: Slide, home: -1 | 1): number {
  return members.reduce((sum, model, member) => sum + home * (y[member]! - models[model]!.y), 0);
}
