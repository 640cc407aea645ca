/**
 * What lies between an attacker and his target, as one of four levels ("Cover").
 *
 * Terrain that the line of sight crosses gives its level, the best one counts. A trench shelters only who is in it. Where sight is taken
 * along several lines, heavy terrain on less than half of them is light cover.
 */
import { APART } from '../../../kernel/table/terrain.ts';
import { BLOCKING, type Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { TERRAINS, type Cover } from '../vocabulary.ts';
import { touching } from './contact.ts';
import { lineIsClear, linesBetween } from './sight.ts';

const LIGHT = 1 << TERRAINS.indexOf('light');
const HEAVY = 1 << TERRAINS.indexOf('heavy');
const ENTRENCHING = TERRAINS.indexOf('entrenching');

/** Cover of `to` against an attack from `from`, which can see it. In base contact nothing lies between; with the option of the book a trench still shelters. */
export function coverFrom(ground: Ground, battle: Readonly<Battle>, from: number, to: number): Cover {
  const contact = touching(ground.field(battle).bases, from, to);
  if (inTrench(ground, battle, to) && (!contact || ground.book.options.trenchInContact)) return 'entrenching';
  if (contact) return 'none';
  const { x, y } = ground.field(battle).bases;
  if (ground.book.options.sight === 'centres') return levelOf(terrainOnLine(ground, battle, from, to, x[from]!, y[from]!, x[to]!, y[to]!));
  return coverOnLines(ground, battle, from, to);
}

function levelOf(kinds: number): Cover {
  return (kinds & HEAVY) !== 0 ? 'heavy' : (kinds & LIGHT) !== 0 ? 'light' : 'none';
}

/** A line that is blocked obscures as heavy terrain does. */
function coverOnLines(ground: Ground, battle: Readonly<Battle>, from: number, to: number): Cover {
  const lines = linesBetween(ground, battle, from, to);
  const levels = lines.map(([[ax, ay], [bx, by]]) =>
    lineIsClear(ground, battle, from, to, ax, ay, bx, by) ? levelOf(terrainOnLine(ground, battle, from, to, ax, ay, bx, by)) : 'heavy',
  );
  const heavy = levels.filter((level) => level === 'heavy').length;
  if (2 * heavy >= lines.length) return 'heavy';
  return levels.some((level) => level !== 'none') ? 'light' : 'none';
}

/** Kinds of terrain on the line, as a mask. What the attacker leans out of does not count, but with the option of the book. */
function terrainOnLine(ground: Ground, battle: Readonly<Battle>, from: number, to: number, ax: number, ay: number, bx: number, by: number): number {
  const sight = ground.field(battle).sight;
  const kinds = sight.look(ax, ay, bx, by) & ~BLOCKING;
  if (kinds === 0 || ground.book.options.ownTerrainCovers) return kinds;
  const { terrain } = sight;
  const { x, y } = ground.field(battle).bases;
  let counting = 0;
  for (let i = 0; i < sight.pieceCount; i++) {
    const piece = sight.pieces[i]!;
    const leansOut = terrain.point(piece, x[from]!, y[from]!) !== APART && terrain.point(piece, x[to]!, y[to]!) === APART;
    if (!leansOut) counting |= 1 << terrain.kind[piece]!;
  }
  return counting;
}

/** Whether the centre of its base lies in entrenching terrain. */
export function inTrench(ground: Ground, battle: Readonly<Battle>, figure: number): boolean {
  const { terrain } = ground.field(battle).sight;
  const { x, y } = ground.field(battle).bases;
  for (let piece = 0; piece < terrain.count; piece++) {
    if (terrain.kind[piece] === ENTRENCHING && terrain.point(piece, x[figure]!, y[figure]!) !== APART) return true;
  }
  return false;
}
