/** A side sets up its forces, unit by unit, in a line, a block or a column ("First Turn Setup"). */
import { INCH } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { ActionRule } from '../actions.ts';
import type { ConanEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Step } from '../steps.ts';
import { SHAPES, type Shape } from '../vocabulary.ts';
import { isClear, isInZone, setUpAt, undeployed, zoneOf } from './deployment.ts';
import { isPoint } from './maneuver.ts';
import { homeward } from './own-edge.ts';

export interface Deploy {
  do: 'deploy';
  unit: number;
  /** The middle of its front: where the base of the one who stands there has its middle, in hundredths of an inch. */
  to: Point;
  shape: Exclude<Shape, 'keep'>;
}

const DRAWN_UP = SHAPES.filter((shape) => shape !== 'keep');

/** Inches between the places that `options` offers; a finer grid is looked at only where none of these has room. */
const GRIDS = [3, 1] as const;

export const deploy: ActionRule<Deploy> = {
  /** For the side's next unit: in each shape, places of a grid all over the zone. Any other unit and any other place may be named. */
  options(ground, { open, asked }) {
    if (asked?.step !== 'deploy') return [];
    const [unit] = undeployed(open, asked.seat);
    if (unit === undefined) return [];
    const places = placesFor(ground, open, unit);
    if (places.length === 0) throw new Error(`no room for ${ground.name(open, unit)} within ${ground.book.deployment.depth}" of its own edge`);
    return places;
  },

  refuse(ground, { open, asked }, { unit, to, shape }) {
    if (asked?.step !== 'deploy') return 'nobody is to be set up now ("First Turn Setup")';
    const left = undeployed(open, asked.seat);
    if (!left.includes(unit)) return `unit ${String(unit)} is not to be set up now; there is ${left.map((number) => `${number} (${ground.name(open, number)})`).join(', ')} ("First Turn Setup")`;
    if (!isPoint(to)) return 'expected to: [x, y] in whole hundredths of an inch';
    if (!DRAWN_UP.includes(shape)) return `expected shape: ${DRAWN_UP.map((one) => `"${one}"`).join(' | ')}, not ${JSON.stringify(shape)}`;
    const places = setUpAt(ground, open, unit, ...to, shape);
    if (!isInZone(ground, open, unit, places)) return `${ground.name(open, unit)} has to stand wholly within ${ground.book.deployment.depth}" of its own edge ("First Turn Setup")`;
    return isClear(ground, open, unit, places) ? undefined : `${ground.name(open, unit)} has no room there`;
  },

  apply(ground, { open }, action, { tell }) {
    const { seat } = open.agenda.pop() as Extract<Step, { step: 'deploy' }>;
    const { unit } = action;
    const places = stand(ground, open, action);
    if (undeployed(open, seat).length > 0) open.agenda.push({ step: 'deploy', seat });
    const event: ConanEvent = { tell: 'deployed', unit: ground.name(open, unit), at: places };
    tell?.(event);
  },
};

/** Puts a unit there, and says where its models are. */
export function stand(ground: Ground, battle: Battle, { unit, to, shape }: Deploy): Point[] {
  const places = setUpAt(ground, battle, unit, ...to, shape);
  ground.unit(battle, unit).members.forEach((model, place) => Object.assign(battle.models[model]!, { x: places[place]![0], y: places[place]![1], fate: 'in-play' }));
  battle.clock += 1;
  return places;
}

/** None if there is no room. Places of a grid, with the front as far forward as it may be, in the middle of the zone, and as far back as there is room. */
export function placesFor(ground: Ground, battle: Readonly<Battle>, unit: number): Deploy[] {
  const { seat, members } = ground.unit(battle, unit);
  const { left, right, top, bottom } = zoneOf(ground, battle, seat);
  const half = Math.ceil(ground.roll(battle).diameters[members[0]!]! / 2);
  const shapes = members.length === 1 ? DRAWN_UP.slice(0, 1) : DRAWN_UP;
  for (const every of GRIDS) {
    const found: Deploy[] = [];
    for (const shape of shapes) {
      for (let deep = half; deep <= bottom - top - half; deep += every * INCH) {
        const y = homeward(battle, seat) < 0 ? bottom - deep : top + deep;
        for (let x = left + half; x <= right - half; x += every * INCH) {
          const places = setUpAt(ground, battle, unit, x, y, shape);
          if (isInZone(ground, battle, unit, places) && isClear(ground, battle, unit, places)) found.push({ do: 'deploy', unit, to: [x, y], shape });
        }
      }
    }
    if (found.length > 0) return found;
  }
  return [];
}
