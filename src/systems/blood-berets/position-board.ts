/** The board of a position: its text tells which sections are turned and what they show; which piece lies where may be said, and is drawn where it is not. */
import { found } from '../../kernel/errors.ts';
import { MapError, parseMap, type Alphabet, type GridMap } from '../../kernel/grid/map.ts';
import { PositionError, type PositionProblem } from '../../kernel/position.ts';
import { refuse } from '../../kernel/position-problems.ts';
import { shuffle, type Rng } from '../../kernel/rng.ts';
import { canHangTogether } from './board-layouts.ts';
import { boardMap, boardSquare, DRAWN, faceCodes } from './board.ts';
import { PER_ROW } from './field.ts';
import type { Ground } from './ground.ts';
import { allPieces } from './missions/lay-board.ts';
import { isSamePiece, pieceText, readPiece } from './piece-words.ts';
import { listOf, squareOf, type Words } from './position-words.ts';
import { terrainCode, type Sections } from './sections.ts';
import { SECTIONS } from './data/sections.ts';
import type { Board, BoardPiece } from './state.ts';
import { CAVES, JUNGLES, LEVELS, TERRAINS, type Level } from './vocabulary.ts';

/** What is known of the piece on a section. */
export interface KnownPiece extends Partial<BoardPiece> {
  /** It shows its side. */
  readonly shown: boolean;
}

export interface KnownBoard {
  readonly level: Level;
  readonly pieces: readonly KnownPiece[];
  readonly opened: readonly number[];
  readonly blocked: readonly number[];
}

const UNKNOWN = terrainCode('unknown');
const ROCK = terrainCode('rock');
const FLOOR = terrainCode('floor');
const OPEN = terrainCode('open');
/** Open ground and floor look alike; the level says which it is. */
const ALPHABET: Alphabet = { squares: { ...Object.fromEntries(TERRAINS.map((terrain) => [DRAWN[terrain], terrainCode(terrain)])), [DRAWN.floor]: FLOOR }, upright: {}, level: {} };
/** Squares of a cave that a Shellshocker may have opened or blocked, before it is another cave. */
const MOST_BLASTED = 8;
/** Lots for a board that hangs together. */
const TRIES = 1000;

/** Throws a `PositionError` for a text that is no board. */
export function readBoard(ground: Ground, text: string, state: Words, problems: PositionProblem[]): KnownBoard {
  const { sections } = ground.layout;
  const map = fullBoard(parsed(text), sections);
  const level = levelOf(ground, map, state);
  const said = saidPieces(state, problems);
  const [opened, blocked] = [state.take('opened', listOf(squareOf(map))) ?? [], state.take('blocked', listOf(squareOf(map))) ?? []];
  const pieces = Array.from({ length: SECTIONS }, (_, section): KnownPiece => {
    const squares = Array.from({ length: sections.columns * sections.rows }, (_, place) => boardSquare(sections, section, place));
    const codes = squares.map((square) => onLevel(map.squares[square]!, level));
    const piece = said[section] ?? null;
    if (codes.every((code) => code === UNKNOWN)) return { shown: false, ...piece };
    const at = (place: number) => ({ row: Math.floor(squares[place]! / map.width) + 1, column: 2 * (squares[place]! % map.width) + 1 });
    const wrong = (place: number, message: string): KnownPiece => {
      problems.push({ path: ['board'], part: 'value', message: `board: section ${section}: ${message}`, onBoard: at(place) });
      return { shown: false };
    };
    const blank = codes.indexOf(UNKNOWN);
    if (blank >= 0) return wrong(blank, 'found "?" beside squares that are drawn, expected the whole section drawn, or none of it');
    const foreign = codes.findIndex((code) => !MARKED[level].has(code));
    if (foreign >= 0) return wrong(foreign, `found "${DRAWN[TERRAINS[codes[foreign]!]!]}", which ${level === 'caves' ? 'no cave has' : 'is in caves only'}`);
    const best = nearest(codes, level, sections, piece);
    const differs = codes.flatMap((code, place) => (code === best.codes[place] ? [] : [place]));
    if (differs.length > (level === 'caves' ? MOST_BLASTED : 0)) return wrong(differs[0]!, `no side of a piece is like it; the nearest is ${best.name}, which differs here; draw that one, or give your own as "layout: { sections: ... }"`);
    for (const place of differs) (codes[place] === FLOOR ? opened : blocked).push(squares[place]!);
    return { shown: true, ...best.known };
  });
  refuseDoubles(pieces, problems);
  return { level, pieces, opened: [...new Set(opened)], blocked: [...new Set(blocked)] };
}

/** The pieces where nothing is said of them are drawn: those that show a side have it, no other rule than that of the set-up. */
export function layKnown(ground: Ground, known: KnownBoard, rng: Rng): { board: Board; pieces: BoardPiece[] } {
  let pieces = drawPieces(known, rng);
  const mustHang = known.level === 'caves' && !ground.book.options.cutOffBoards;
  for (let tries = 0; mustHang && tries < TRIES && !canHangTogether(pieces, []); tries++) pieces = drawPieces(known, rng);
  const { level, opened, blocked } = known;
  return {
    pieces,
    board: {
      level,
      faces: pieces.map((piece, section) => (known.pieces[section]!.shown ? piece : null)),
      backs: pieces.map((piece) => (level === 'caves' ? piece.jungle : piece.cave)),
      opened,
      blocked,
    },
  };
}

function drawPieces({ pieces }: KnownBoard, rng: Rng): BoardPiece[] {
  const stock = shuffle(allPieces(), rng);
  const drawn: BoardPiece[] = [];
  const inOrder = [...pieces.keys()].sort((a, b) => said(pieces[b]!) - said(pieces[a]!)); // the more is said of it, the earlier
  for (const section of inOrder) {
    const { cave, jungle, turned } = pieces[section]!;
    const fits = stock.findIndex((piece) => (cave ?? piece.cave) === piece.cave && (jungle ?? piece.jungle) === piece.jungle);
    const [piece] = stock.splice(fits, 1);
    drawn[section] = { ...piece!, turned: turned ?? rng.below(2) === 1 };
  }
  return drawn;
}

const said = ({ cave, jungle }: KnownPiece): number => (cave === undefined ? 0 : 1) + (jungle === undefined ? 0 : 1);

/** The board as text. */
export const boardText = (map: GridMap): string => {
  const marks = Array.from(map.squares, (code) => DRAWN[TERRAINS[code]!]);
  return Array.from({ length: map.height }, (_, row) => `${marks.slice(row * map.width, (row + 1) * map.width).join(' ')}\n`).join('');
};

/** Squares opened and blocked where the board is not turned yet: the text does not show them. */
export function hiddenBlasts(board: Board, sections: Sections): { opened: number[]; blocked: number[] } {
  const { squares } = boardMap(board, sections);
  const isHidden = (square: number) => squares[square] === UNKNOWN;
  return { opened: board.opened.filter(isHidden), blocked: board.blocked.filter(isHidden) };
}

function parsed(text: string): GridMap {
  try {
    return parseMap(text, ALPHABET);
  } catch (error) {
    if (!(error instanceof MapError)) throw error;
    const { row, column, message } = error;
    throw new PositionError([{ path: ['board'], part: 'value', message: `board: ${message}`, onBoard: { row, column } }]);
  }
}

/** Sections that are not drawn, to the right and below, are not turned. */
function fullBoard(map: GridMap, { columns, rows }: Sections): GridMap {
  const [width, height] = [PER_ROW * columns, PER_ROW * rows];
  if (map.width > width || map.height > height || map.width % columns !== 0 || map.height % rows !== 0) {
    throw refuse(['board'], `board: found ${map.width} x ${map.height} squares, expected ${width} x ${height}, or fewer sections of ${columns} x ${rows} from the top left; what is not turned is drawn "?"`);
  }
  const squares = new Uint8Array(width * height).fill(UNKNOWN);
  map.squares.forEach((code, square) => (squares[Math.floor(square / map.width) * width + (square % map.width)] = code));
  return { width, height, squares, upright: new Uint8Array((width + 1) * height), level: new Uint8Array(width * (height + 1)) };
}

const MARKED: Readonly<Record<Level, ReadonlySet<number>>> = { caves: new Set([ROCK, FLOOR]), jungle: new Set([OPEN, terrainCode('thicket'), terrainCode('jungle')]) };

const onLevel = (code: number, level: Level): number => (code === FLOOR && level === 'jungle' ? OPEN : code);

/** As the mission has it; where that has both, what is drawn tells, or is said. */
function levelOf({ mission }: Ground, { squares }: GridMap, state: Words): Level {
  const value = state.raw('level');
  const levels: readonly Level[] = mission.goesBelow ? LEVELS : [mission.level];
  if (value !== undefined && !levels.includes(value as Level)) throw refuse(['state', 'level'], `state: level cannot be ${JSON.stringify(value)}; expected ${levels.join(' or ')}: so ${mission.card.title} is played`);
  return (value as Level | undefined) ?? (mission.goesBelow && squares.includes(ROCK) ? 'caves' : mission.level);
}

function saidPieces(state: Words, problems: PositionProblem[]): (BoardPiece | null)[] {
  const given = state.raw('pieces');
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length !== SECTIONS) {
    state.wrong('pieces', `cannot be ${Array.isArray(given) ? `a list of ${given.length}` : found(given)}; expected ${SECTIONS} in reading order, such as hall/jungle-a, "?" for those that are drawn`);
    return [];
  }
  const pieces = given.map((value: unknown, section): BoardPiece | null => {
    if (value === '?') return null;
    const piece = readPiece(value);
    if (typeof piece !== 'string') return piece;
    problems.push({ path: ['state', 'pieces', section], part: 'value', message: `state: pieces: ${piece}` });
    return null;
  });
  pieces.forEach((piece, section) => {
    const before = pieces.findIndex((other) => piece !== null && other !== null && isSamePiece(piece, other));
    if (before >= 0 && before < section) problems.push({ path: ['state', 'pieces', section], part: 'value', message: `state: pieces: ${pieceText(piece!)} lies on section ${before} already; there is one of each` });
  });
  return pieces;
}

/** The side that the drawn squares are most like: of the piece that is said to lie there, or of any. */
function nearest(codes: readonly number[], level: Level, sections: Sections, piece: BoardPiece | null): { name: string; codes: Uint8Array; known: Partial<BoardPiece> } {
  const sides: Partial<BoardPiece>[] = piece !== null ? [piece] : (level === 'caves' ? CAVES.map((cave) => ({ cave })) : JUNGLES.map((jungle) => ({ jungle }))).flatMap((side) => [{ ...side, turned: false }, { ...side, turned: true }]);
  const compared = sides.map((known) => {
    const shown = faceCodes({ cave: 'hall', jungle: 'jungle-a', turned: false, ...known }, level, sections);
    return { known, codes: shown, name: `${(level === 'caves' ? known.cave : known.jungle)!}${known.turned ? ' upside down' : ''}`, differs: codes.filter((code, place) => code !== shown[place]).length };
  });
  return compared.reduce((best, other) => (other.differs < best.differs ? other : best));
}

/** There are three of each side, one with each side on its back. */
function refuseDoubles(pieces: readonly KnownPiece[], problems: PositionProblem[]): void {
  const stock = allPieces();
  for (const section of [...pieces.keys()].sort((a, b) => said(pieces[b]!) - said(pieces[a]!))) {
    const { cave, jungle } = pieces[section]!;
    const fits = stock.findIndex((piece) => (cave ?? piece.cave) === piece.cave && (jungle ?? piece.jungle) === piece.jungle);
    if (fits >= 0) stock.splice(fits, 1);
    else problems.push({ path: ['board'], part: 'value', message: `board: section ${section} shows ${cave ?? jungle ?? 'a piece'}, and no such piece is left; there are three of each, one for each back` });
  }
}
