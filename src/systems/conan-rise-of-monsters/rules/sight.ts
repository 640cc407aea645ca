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
  const view: View = { ground, battle, field: ground.field(battle), model, other, x, y, toX, toY };
  if (isClear(view, 0, 0)) return true;
  const { diameters } = ground.roll(battle);
  const [along, across] = [toX - x, toY - y];
  const length = Math.sqrt(along * along + across * across);
  if (length === 0) return false;
  const aside = (Math.min(diameters[model]!, diameters[other]!) * ASIDE) / (200 * length);
  const [asideX, asideY] = [Math.trunc(-across * aside), Math.trunc(along * aside)];
  return isClear(view, asideX, asideY) || isClear(view, -asideX, -asideY);
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

/** Whether nothing hides one from the other on the line that lies so far beside the centres. */
function isClear(view: View, asideX: number, asideY: number): boolean {
  const [ax, ay, bx, by] = [view.x + asideX, view.y + asideY, view.toX + asideX, view.toY + asideY];
  const { x, y, diameter } = view.field.bases;
  for (let between = 0; between < x.length; between++) {
    if (diameter[between]! > 0 && nearerThan(diameter[between]!, ax, ay, bx, by, x[between]!, y[between]!) && hides(view, between)) return false;
  }
  const { terrain } = view.field;
  for (let piece = 0; piece < terrain.count; piece++) {
    if ((view.ground.having.blocksSight & (1 << terrain.kind[piece]!)) !== 0 && terrain.segment(piece, ax, ay, bx, by) === THROUGH && pieceHides(view, piece)) return false;
  }
  return true;
}

/** Models of the two units never do; over one that is no monster, monsters see and are seen (with an option of the book). */
function hides({ ground, battle, model, other }: View, between: number): boolean {
  const { units, cards } = ground.roll(battle);
  const unit = units[between]!;
  const [own, target] = [units[model]!, units[other]!];
  if (unit === own || unit === target) return false;
  const isTall = (of: number) => cards[of]!.type === 'monster';
  return !ground.book.options.tallMonsters || isTall(unit) || !(isTall(own) || isTall(target));
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
