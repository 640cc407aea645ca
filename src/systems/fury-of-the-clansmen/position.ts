/** A game that begins on a given position: a board as text and figures on it, fought until one side is out of play. */
import { MapError } from '../../kernel/grid/map.ts';
import { formatSquare, squareAt } from '../../kernel/grid/squares.ts';
import { UsageError, unknownName } from '../../kernel/errors.ts';
import { readPosition, type Position } from '../../kernel/position.ts';
import { Battlefield } from './battlefield.ts';
import { readBoard } from './board-text.ts';
import type { Numbers } from './book.ts';
import { TERRAIN } from './data/terrain.ts';
import { FuryGame } from './game.ts';
import type { Ground } from './ground.ts';
import { encounter } from './missions/encounter.ts';
import { rosterOf, type Roster } from './roster.ts';
import { beginTurn } from './sequence.ts';
import { newBattle, type Battle } from './state.ts';
import { UNITS, type Unit } from './vocabulary.ts';

/** What a figure's `state` may say. */
const FIGURE_STATE = ['actions', 'steps'] as const;
const MOST = 99;

/** Throws a `UsageError` that names the figure or the place on the board that is wrong. */
export function openPosition(file: unknown, book: Numbers): FuryGame {
  const position = readPosition(file);
  const map = boardOf(position.board);
  const roster = rosterOf(position.figures.map(({ id, unit, squad }) => ({ id, unit: unitOf(id, unit), squad })));
  const field = new Battlefield(map, book);
  const battle = newBattle(roster.troopers.length, roster.squads.length);
  battle.round = 1;
  for (const [number, figure] of position.figures.entries()) {
    battle.figures[number]!.at = squareOf(figure, field, position.figures.slice(0, number));
    battle.figures[number]!.fate = 'in-play';
    battle.figures[number]!.brainbusters = roster.troopers[number]!.unit === 'chieftain' ? book.brainbuster.carried : 0;
  }
  const game = new FuryGame(book, encounter(field), { roster, state: { open: battle, secret: null } });
  refuseFoxholes(game.ground, field);
  battle.agenda.push({ step: 'draw' });
  if (position.turn === undefined) battle.cup = roster.squads.map((_, squad) => squad);
  else startTurn(game, battle, roster, position.turn, position);
  return game;
}

function boardOf(text: string): ReturnType<typeof readBoard> {
  try {
    return readBoard(text);
  } catch (error) {
    if (error instanceof MapError) throw new UsageError(`position: board: ${error.message}`);
    throw error;
  }
}

function unitOf(id: string, unit: string): Unit {
  const known = UNITS.find((name) => name === unit);
  if (known === undefined) throw new UsageError(`position: figure "${id}": ${unknownName('unit', unit, UNITS)}`);
  return known;
}

/** The basic rules have no foxholes. */
function refuseFoxholes(ground: Ground, { foxhole, width }: Battlefield): void {
  const refusal = ground.refuseAbility('foxholes');
  const square = foxhole.indexOf(1);
  if (refusal === undefined || square < 0) return;
  throw new UsageError(`position: board: "${TERRAIN.foxhole.mark}" at ${formatSquare(width, square)}: ${refusal}; draw "${TERRAIN.clear.mark}" there, or play with them`);
}

function squareOf({ id, at }: Position['figures'][number], field: Battlefield, others: Position['figures']): number {
  const { width, height } = field;
  const [column, row] = at;
  const where = `position: figure "${id}" at [${at.join(', ')}]`;
  if (!(column >= 0 && column < width && row >= 0 && row < height)) {
    throw new UsageError(`${where} is off the board, which has columns 0 to ${width - 1} and rows 0 to ${height - 1}`);
  }
  const square = squareAt(width, column, row);
  const terrain = field.terrain(square);
  if (TERRAIN[terrain].costs === null) throw new UsageError(`${where} stands on ${terrain === 'water' ? 'water' : `a ${terrain}`}, which nobody can enter`);
  const same = others.find((other) => other.at[0] === column && other.at[1] === row);
  if (same !== undefined) throw new UsageError(`${where} shares its square with "${same.id}"`);
  const twin = others.find((other) => other.id === id);
  if (twin !== undefined) throw new UsageError(`position: two figures are called "${id}"`);
  return square;
}

function startTurn(game: FuryGame, battle: Battle, roster: Roster, name: string, position: Position): void {
  const names = roster.squads.map(({ id }) => id);
  const squad = names.indexOf(name);
  if (squad < 0) throw new UsageError(`position: turn: ${unknownName('squad', name, names)}`);
  beginTurn(game.ground, battle, squad);
  for (const member of roster.squads[squad]!.members) {
    for (const [name, value] of Object.entries(position.figures[member]!.state ?? {})) {
      battle.figures[member]![stateName(position.figures[member]!.id, name)] = left(position.figures[member]!.id, name, value);
    }
  }
}

function stateName(id: string, name: string): (typeof FIGURE_STATE)[number] {
  const known = FIGURE_STATE.find((word) => word === name);
  if (known === undefined) throw new UsageError(`position: figure "${id}": state: ${unknownName('name', name, FIGURE_STATE)}`);
  return known;
}

function left(id: string, name: string, value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST) return value;
  throw new UsageError(`position: figure "${id}": state: ${name} cannot be ${JSON.stringify(value)}; expected a whole number from 0 to ${MOST}`);
}
