/**
 * Whether a model can see another ("Line of Sight").
 *
 * From disc to disc along three parallel lines: between the centres, and to either side of them by nine tenths of the lesser radius; any
 * clear one is a view. Models of other units hide what is behind them, of friends and enemies alike; so does terrain that blocks, and it
 * hides what is deep inside.
 */
import { nearerThan } from '../../../kernel/table/segment.ts';
import { APART, THROUGH } from '../../../kernel/table/terrain.ts';
import type { Field, Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { isAtEdge } from './edge.ts';

/** Of the lesser radius, in hundredths: how far from the centres the outer lines run. */
const ASIDE = 90;

export function sees(ground: Ground, battle: Readonly<Battle>, model: number, other: number): boolean {
  const { x, y } = battle.models[model]!;
  return seesFrom(ground, battle, model, x, y, other);
}

/** The same if the model stood there. */
export function seesFrom(ground: Ground, battle: Readonly<Battle>, model: number, x: number, y: number, other: number): boolean {
  const { x: toX, y: toY } = battle.models[other]!;
  const [along, across] = [toX - x, toY - y];
  const length = Math.sqrt(along * along + across * across);
  if (length === 0) return true;
  const { diameters } = ground.roll(battle);
  const aside = (Math.min(diameters[model]!, diameters[other]!) * ASIDE) / 200;
  const view: View = { ground, battle, field: ground.field(battle), model, other, x, y, toX, toY };
  findHiders(view, aside, length);
  const asideX = Math.trunc((-across * aside) / length);
  const asideY = Math.trunc((along * aside) / length);
  return isClear(view, 0, 0) || isClear(view, asideX, asideY) || isClear(view, -asideX, -asideY);
}

/** Whether any model of a unit sees any of another. */
export function unitSees(ground: Ground, battle: Readonly<Battle>, unit: number, target: number): boolean {
  const targets = ground.members(battle, target);
  return ground.members(battle, unit).some((model) => targets.some((other) => sees(ground, battle, model, other)));
}

/** Who looks at whom, and where the two stand. */
interface View {
  readonly ground: Ground;
  readonly battle: Readonly<Battle>;
  readonly field: Field;
  readonly model: number;
  readonly other: number;
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
}

/** Models that may hide one from the other on any of the three lines: the first `hiderCount` of these, found anew for each view. */
const hiders: number[] = [];
let hiderCount = 0;

/** Models of the two units are none; over one that is no monster, monsters see and are seen (with an option of the book). */
function findHiders({ ground, battle, field: { bases }, model, other, x: ax, y: ay, toX, toY }: View, aside: number, length: number): void {
  const { units, cards } = ground.roll(battle);
  const { x, y, diameter } = bases;
  const own = units[model]!;
  const target = units[other]!;
  const isTall = (unit: number) => cards[unit]!.type === 'monster';
  const overAll = ground.book.options.tallMonsters && (isTall(own) || isTall(target));
  const [along, across] = [toX - ax, toY - ay];
  hiderCount = 0;
  for (let between = 0; between < x.length; between++) {
    const area = along * (y[between]! - ay) - across * (x[between]! - ax);
    const far = (diameter[between]! / 2 + aside + ROUNDING) * length;
    if (area > far || area < -far || diameter[between] === 0) continue;
    const unit = units[between]!;
    if (unit !== own && unit !== target && !(overAll && !isTall(unit))) hiders[hiderCount++] = between;
  }
}

/** Hundredths of an inch, more than the lines may be off by. */
const ROUNDING = 2;

/** Whether nothing hides one from the other on the line that lies so far beside the centres. */
function isClear(view: View, asideX: number, asideY: number): boolean {
  const { ground, field: { bases, terrain } } = view;
  const { x, y, diameter } = bases;
  const ax = view.x + asideX;
  const ay = view.y + asideY;
  const bx = view.toX + asideX;
  const by = view.toY + asideY;
  for (let i = 0; i < hiderCount; i++) {
    const between = hiders[i]!;
    if (nearerThan(diameter[between]!, ax, ay, bx, by, x[between]!, y[between]!)) return false;
  }
  const { blocksSight } = ground.having;
  for (let piece = 0; piece < terrain.count; piece++) {
    if ((blocksSight & (1 << terrain.kind[piece]!)) !== 0 && terrain.segment(piece, ax, ay, bx, by) === THROUGH && pieceHides(view, piece)) return false;
  }
  return true;
}

/**
 * High ground hides nobody who stands on it, nor whoever he looks at. Other terrain hides those inside it, but for one whose base touches
 * its edge: he sees and is seen as if it were not there.
 */
function pieceHides({ ground, battle, field: { terrain }, model, other, x, y, toX, toY }: View, piece: number): boolean {
  const from = terrain.point(piece, x, y) !== APART;
  const to = terrain.point(piece, toX, toY) !== APART;
  if (!from && !to) return true;
  if ((ground.having.height & (1 << terrain.kind[piece]!)) !== 0) return false;
  const { diameters } = ground.roll(battle);
  return (from && !isAtEdge(terrain, piece, diameters[model]!, x, y)) || (to && !isAtEdge(terrain, piece, diameters[other]!, toX, toY));
}
