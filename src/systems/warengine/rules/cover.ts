/**
 * What lies between an attacker and his target, as one of four levels ("Cover").
 *
 * Terrain that the line of sight crosses gives its level, the best one counts; what an attacker leans out of does not, but with an option
 * of the book. A trench shelters only who is in it. Where sight is taken along several lines, heavy terrain on less than half of them is
 * light cover.
 */
import { CONTACT_GAP } from '../../../kernel/table/bases.ts';
import { APART } from '../../../kernel/table/terrain.ts';
import { BLOCKING } from '../field.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { TERRAINS, type Cover } from '../vocabulary.ts';
import { lineIsClear, linesBetween } from './sight.ts';

const LIGHT = 1 << TERRAINS.indexOf('light');
const HEAVY = 1 << TERRAINS.indexOf('heavy');
const ENTRENCHING = TERRAINS.indexOf('entrenching');

/** Cover of `to` against an attack from `from`, which can see it. In base contact nothing lies between; with the option of the book a trench still shelters. */
export function coverFrom(ground: Ground, battle: Readonly<Battle>, from: number, to: number): Cover {
  const { x, y } = ground.field(battle).bases;
  return coverBetween(ground, battle, from, x[from]!, y[from]!, to, x[to]!, y[to]!);
}

/** The same if the two stood there. */
export function coverBetween(ground: Ground, battle: Readonly<Battle>, from: number, ax: number, ay: number, to: number, bx: number, by: number): Cover {
  const { diameters } = ground.roll(battle);
  const both = diameters[from]! + diameters[to]! + 2 * CONTACT_GAP;
  const contact = 4 * ((ax - bx) * (ax - bx) + (ay - by) * (ay - by)) < both * both;
  if ((!contact || ground.book.options.trenchInContact) && isTrench(ground, battle, bx, by)) return 'entrenching';
  if (contact) return 'none';
  if (ground.book.options.sight === 'centres') return levelOf(terrainOnLine(ground, battle, ax, ay, bx, by, ax, ay, bx, by));
  return coverOnLines(ground, battle, from, ax, ay, to, bx, by);
}

function levelOf(kinds: number): Cover {
  return (kinds & HEAVY) !== 0 ? 'heavy' : (kinds & LIGHT) !== 0 ? 'light' : 'none';
}

/** A line that is blocked obscures as heavy terrain does. */
function coverOnLines(ground: Ground, battle: Readonly<Battle>, from: number, ax: number, ay: number, to: number, bx: number, by: number): Cover {
  const lines = linesBetween(ground, battle, from, ax, ay, to, bx, by);
  const levels = lines.map(([a, b]) => (lineIsClear(ground, battle, from, to, ...a, ...b) ? levelOf(terrainOnLine(ground, battle, ax, ay, bx, by, ...a, ...b)) : 'heavy'));
  const heavy = levels.filter((level) => level === 'heavy').length;
  if (2 * heavy >= lines.length) return 'heavy';
  return levels.some((level) => level !== 'none') ? 'light' : 'none';
}

/** Kinds of terrain on a line from p to q, as a mask; the two stand at a and b. */
function terrainOnLine(ground: Ground, battle: Readonly<Battle>, ax: number, ay: number, bx: number, by: number, px: number, py: number, qx: number, qy: number): number {
  const { sight, terrain } = ground.field(battle);
  const kinds = sight.look(px, py, qx, qy) & ~BLOCKING;
  if (kinds === 0 || ground.book.options.ownTerrainCovers) return kinds;
  let counting = 0;
  for (let i = 0; i < sight.pieceCount; i++) {
    const piece = sight.pieces[i]!;
    const leansOut = terrain.point(piece, ax, ay) !== APART && terrain.point(piece, bx, by) === APART;
    if (!leansOut) counting |= 1 << terrain.kind[piece]!;
  }
  return counting;
}

/** Whether the centre of its base lies in entrenching terrain. */
export function inTrench(ground: Ground, battle: Readonly<Battle>, figure: number): boolean {
  const { x, y } = ground.field(battle).bases;
  return isTrench(ground, battle, x[figure]!, y[figure]!);
}

export function isTrench(ground: Ground, battle: Readonly<Battle>, x: number, y: number): boolean {
  const { terrain } = ground.field(battle);
  for (let piece = 0; piece < terrain.count; piece++) {
    if (terrain.kind[piece] === ENTRENCHING && terrain.point(piece, x, y) !== APART) return true;
  }
  return false;
}
