/**
 * Areas: a section, or one half of a turned corridor, whose two passages do not meet. The first half is the one that touches the
 * north exit of the piece as it is drawn, so it stays the same one when the piece is turned around.
 */
import { neighbors } from '../../kernel/grid/squares.ts';
import { boardSquare, sectionOf } from './board.ts';
import { terrainCode, type Sections } from './sections.ts';
import { SECTIONS } from './data/sections.ts';
import type { Board } from './state.ts';
import type { Cave } from './vocabulary.ts';

/** Of rock: no area. */
export const NO_AREA = 255;

export const areaOf = (section: number, half: 0 | 1): number => section * 2 + half;
export const sectionOfArea = (area: number): number => area >> 1;
export const halfOf = (area: number): 0 | 1 => (area & 1) as 0 | 1;

/** By square of the board; what was blown open in rock belongs to the area beside it. */
export function areasOf(board: Board, rock: Uint8Array, next: Int16Array, sections: Sections): Uint8Array {
  const areas = new Uint8Array(rock.length);
  for (let section = 0; section < SECTIONS; section++) layAreas(board, section, areas, sections);
  const blown = new Set(board.opened.filter((square) => board.faces[sectionOf(sections, square)] !== null));
  for (let square = 0; square < areas.length; square++) if (rock[square] === 1 || blown.has(square)) areas[square] = NO_AREA;
  for (let left = blown.size; left > 0; left--) {
    for (const square of blown) if (rock[square] === 0) areas[square] = besideOf(square, areas, next, sections) ?? NO_AREA;
  }
  for (const square of blown) if (rock[square] === 0 && areas[square] === NO_AREA) areas[square] = areaOf(sectionOf(sections, square), 0); // a hole amid rock
  return areas;
}

function layAreas({ faces, level }: Board, section: number, areas: Uint8Array, sections: Sections): void {
  const face = faces[section] ?? null;
  const halves = face !== null && level === 'caves' ? halvesOf(face.cave, sections) : null;
  const last = sections.columns * sections.rows - 1;
  for (let place = 0; place <= last; place++) {
    const half = halves === null ? 0 : halves[face!.turned ? last - place : place]!;
    areas[boardSquare(sections, section, place)] = areaOf(section, half as 0 | 1);
  }
}

/** The lowest area of the squares around it in its own section. */
function besideOf(square: number, areas: Uint8Array, next: Int16Array, sections: Sections): number | undefined {
  let lowest: number | undefined;
  for (let step = square * 8; step < square * 8 + 8; step++) {
    const there = next[step]!;
    if (there < 0 || areas[there] === NO_AREA || sectionOf(sections, there) !== sectionOf(sections, square)) continue;
    if (lowest === undefined || areas[there]! < lowest) lowest = areas[there]!;
  }
  return lowest;
}

/** By square of a printed cave: 0 for all that hangs together with its north exit, 1 for the rest. */
export function halvesOf(cave: Cave, sections: Sections): Uint8Array {
  let known = halves.get(sections);
  if (known === undefined) halves.set(sections, (known = {}));
  return (known[cave] ??= split(sections.caves[cave], sections));
}

const halves = new WeakMap<Sections, Partial<Record<Cave, Uint8Array>>>();

function split(codes: Uint8Array, { columns, rows }: Sections): Uint8Array {
  const next = neighbors(columns, rows);
  const halves = new Uint8Array(codes.length).fill(1);
  const found = [...codes.keys()].filter((place) => place < columns && codes[place] === FLOOR);
  for (const place of found) halves[place] = 0;
  for (const place of found) {
    for (let direction = 0; direction < 8; direction += 2) {
      const there = next[place * 8 + direction]!;
      if (there < 0 || codes[there] !== FLOOR || halves[there] === 0) continue;
      halves[there] = 0;
      found.push(there);
    }
  }
  return halves;
}

const FLOOR = terrainCode('floor');
