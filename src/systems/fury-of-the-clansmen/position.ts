/** A game that begins on a given position: a board as text and figures on it. */
import { MapError, type GridMap } from '../../kernel/grid/map.ts';
import { formatSquare, squareAt } from '../../kernel/grid/squares.ts';
import { unknownName } from '../../kernel/errors.ts';
import { PositionError, readBoardPosition, type BoardPosition, type PositionProblem } from '../../kernel/position.ts';
import { problem, refuse, stop } from '../../kernel/position-problems.ts';
import { LayoutError } from '../../kernel/layout.ts';
import { Battlefield } from './battlefield.ts';
import type { Layout } from './board.ts';
import { readBoard } from './board-text.ts';
import type { Numbers } from './book.ts';
import { TERRAIN } from './data/terrain.ts';
import { FuryGame } from './game.ts';
import type { Ground } from './ground.ts';
import { missionIn } from './layout-file.ts';
import { MISSION_IDS } from './missions/all.ts';
import { encounter } from './missions/encounter.ts';
import type { Mission } from './missions/mission.ts';
import { readAgain, readBattle, readFigure, untouched } from './position-state.ts';
import { rosterOf, type Roster } from './roster.ts';
import { beginTurn } from './sequence.ts';
import { inPlay, newBattle, type Battle, type FuryState } from './state.ts';
import { sideOf, UNITS, type Unit } from './vocabulary.ts';

/** Begins on a position: its mission, or else until one side is out of play. Throws a `PositionError` with all that is wrong. */
export function openPosition(file: unknown, book: Numbers): FuryGame {
  const position = readBoardPosition(file);
  const under = missionUnder(position, book);
  const map = boardOf(position.board, under);
  const roster = rosterFor(position, under);
  const turn = turnOf(position, roster);
  const battle = newBattle(roster.troopers.length, roster.squads.length);
  battle.round = 1;
  stop(readBattle(battle, withoutSecret(position), roster));
  stop(affairs(battle, under));
  if (under !== null && battle.layout !== null) withRim(map, ownBoard(under, battle.layout, book));
  const field = new Battlefield(map, book);
  const mission = under === null ? encounter(field) : { ...under, layout: () => null, battlefield: () => field };
  const game = new FuryGame(book, mission, { roster, state: { open: battle, secret: secretOf(position, under) } });
  stop(foxholes(game.ground, field));
  stop(position.figures.flatMap((_, figure) => place(game.ground, battle, figure, position, roster.troopers[figure]!.squad === turn)));
  countOut(game.ground, battle);
  battle.agenda.push({ step: 'draw' });
  if (turn !== null) beginTurn(game.ground, battle, turn);
  else if (position.state?.['cup'] === undefined) battle.cup = roster.squads.map((_, squad) => squad);
  readAgain(battle, { ...position, state: withoutSecret(position) }, roster, turn);
  return game;
}

/** The mission that is under way, on its own layout where the position brings one; null where there is none. */
function missionUnder({ mission, layout, set }: BoardPosition, book: Numbers): Mission | null {
  if (mission === undefined && layout !== undefined) throw refuse(['layout'], 'layout: is that of a mission; name the mission, or leave it out');
  if (mission === undefined) return null;
  if (!MISSION_IDS.includes(mission)) throw refuse(['mission'], unknownName('mission', mission, MISSION_IDS));
  try {
    return missionIn(mission, book, layout, set);
  } catch (thrown) {
    if (!(thrown instanceof LayoutError)) throw thrown;
    throw new PositionError(thrown.problems.map(({ path, message, ...problem }) => ({ ...problem, path: ['layout', ...path], message: `layout: ${message}` })));
  }
}

function boardOf(text: string, mission: Mission | null): GridMap {
  let map: GridMap;
  try {
    map = readBoard(text);
  } catch (error) {
    if (!(error instanceof MapError)) throw error;
    const { row, column, message } = error;
    throw new PositionError([{ path: ['board'], part: 'value', message: `board: ${message}`, onBoard: { row, column } }]);
  }
  const field = mission?.card.field;
  if (field !== undefined && (map.width !== field.columns || map.height !== field.rows)) {
    throw refuse(['board'], `board: found ${map.width} x ${map.height} squares, expected the ${field.columns} x ${field.rows} of ${mission!.card.title}; or leave "mission" out`);
  }
  return map;
}

/** The basic rules have no foxholes. */
function foxholes(ground: Ground, { foxhole, width }: Battlefield): PositionProblem[] {
  const refusal = ground.refuseAbility('foxholes');
  const square = foxhole.indexOf(1);
  if (refusal === undefined || square < 0) return [];
  return [problem(['board'], `board: "${TERRAIN.foxhole.mark}" at ${formatSquare(width, square)}: ${refusal}; draw "${TERRAIN.clear.mark}" there, or play with them`)];
}

/** What a mission was set up with and keeps count of cannot be seen from the board: a saved position brings it. */
function affairs({ layout, affairs: { kind } }: Battle, mission: Mission | null): PositionProblem[] {
  if (kind !== 'none' && kind !== mission?.card.id) return [problem(['state', 'affairs'], `state: affairs cannot be those of "${kind}"; expected those of the mission`)];
  if (mission === null || layout !== null || (mission.begin === undefined && squaresAreFixed(mission))) return [];
  return [problem(['mission'], `${mission.card.title} is set up with more than a board shows; save a position of a game of it, or leave "mission" out`)];
}

/** What neither side sees, as a saved position has it: only the mission knows its form. */
function secretOf({ state }: BoardPosition, mission: Mission | null): FuryState['secret'] {
  const secret = state?.['secret'] as FuryState['secret'] | undefined;
  if (secret === undefined) {
    if (mission?.imagine === undefined) return null;
    throw refuse(['mission'], `${mission.card.title} hides something from both sides; save a position of a game of it, or leave "mission" out`);
  }
  if (mission?.imagine === undefined || secret?.kind !== mission.card.id) throw refuse(['state', 'secret'], 'state: secret: expected what a saved position of the mission has there, and nothing in any other');
  return secret;
}

const withoutSecret = ({ state = {} }: BoardPosition): Record<string, unknown> => Object.fromEntries(Object.entries(state).filter(([name]) => name !== 'secret'));

/** Whether the Starting/Goal Squares lie in the same places in every game of it. */
function squaresAreFixed(mission: Mission): boolean {
  try {
    mission.squadAt(null, 0);
    return true;
  } catch {
    return false;
  }
}

function ownBoard(mission: Mission, layout: Layout, book: Numbers): GridMap {
  try {
    return mission.battlefield(layout, book).map;
  } catch {
    throw refuse(['state', 'layout'], `state: layout cannot be ${JSON.stringify(layout)}; expected one of ${mission.card.title}, as a saved position has it`);
  }
}

/** The rim is not in the text: it is that of the mission's own board. */
function withRim(map: GridMap, { width, height, upright, level }: GridMap): void {
  for (let row = 0; row < height; row++) for (const edge of [row * (width + 1), row * (width + 1) + width]) map.upright[edge] = upright[edge]!;
  for (let column = 0; column < width; column++) for (const edge of [column, height * width + column]) map.level[edge] = level[edge]!;
}

/** The figures by their places in the file; with a mission, in its squads. */
function rosterFor({ figures }: BoardPosition, mission: Mission | null): Roster {
  const squads = mission?.roster().squads;
  const problems: PositionProblem[] = [];
  for (const [number, { id, unit, squad }] of figures.entries()) {
    const path = ['figures', number];
    if (!UNITS.includes(unit as Unit)) {
      problems.push(problem([...path, 'unit'], `figure "${id}": ${unknownName('unit', unit, UNITS)}`));
      continue;
    }
    const ids = squads?.map((each) => each.id);
    if (squad !== undefined && ids !== undefined && !ids.includes(squad)) problems.push(problem([...path, 'squad'], `figure "${id}": ${unknownName('squad', squad, ids)}`));
    const comrade = figures.find((other) => squad !== undefined && other.squad === squad)!;
    if (comrade !== undefined && UNITS.includes(comrade.unit as Unit) && sideOf(comrade.unit as Unit) !== sideOf(unit as Unit)) {
      problems.push(problem([...path, 'squad'], `figure "${id}": a ${unit} cannot be of the squad "${squad}", that of "${comrade.id}"; they are on different sides`));
    }
    if (figures.findIndex((other) => other.id === id) < number) problems.push(problem([...path, 'id'], `two figures are called "${id}"; expected a name for each`));
  }
  if (problems.length > 0) throw new PositionError(problems);
  return rosterOf(figures.map(({ id, unit, squad }) => ({ id, unit: unit as Unit, squad })), squads);
}

/** Puts a figure on its square. Gives why it cannot be there, and what is wrong with its state. */
function place(ground: Ground, battle: Battle, number: number, position: BoardPosition, isInTurn: boolean): PositionProblem[] {
  const { id, at: [column, row], state = {} } = position.figures[number]!;
  const path = ['figures', number];
  const field = ground.mission.battlefield(null, ground.book);
  const { width, height } = field;
  const figure = battle.figures[number]!;
  Object.assign(figure, untouched(ground, number));
  const problems = readFigure(figure, state, isInTurn, [...path, 'state']).map((each) => ({ ...each, message: `figure "${id}": ${each.message}` }));
  const where = `figure "${id}" at [${column}, ${row}]`;
  if (column >= width || row >= height) {
    return [...problems, problem([...path, 'at'], `${where} is off the board, which has columns 0 to ${width - 1} and rows 0 to ${height - 1}`)];
  }
  figure.at = squareAt(width, column, row);
  if (!inPlay(figure)) return problems;
  const terrain = field.terrain(figure.at);
  if (TERRAIN[terrain].costs === null) problems.push(problem([...path, 'at'], `${where} stands on ${terrain === 'water' ? 'water' : `a ${terrain}`}, which nobody can enter`));
  const other = battle.figures.findIndex((before, earlier) => earlier < number && inPlay(before) && before.at === figure.at);
  if (other >= 0) problems.push(problem([...path, 'at'], `${where} shares its square with "${position.figures[other]!.id}"`));
  return problems;
}

function turnOf({ turn }: BoardPosition, { squads }: Roster): number | null {
  if (turn === undefined) return null;
  const ids = squads.map(({ id }) => id);
  if (!ids.includes(turn)) throw refuse(['turn'], `turn: ${unknownName('squad', turn, ids)}`);
  return ids.indexOf(turn);
}

/** Who went out of play, and onto whose square. */
function countOut({ mission }: Ground, battle: Battle): void {
  for (const [number, { at, fate }] of battle.figures.entries()) {
    if (fate === 'in-play' || fate === 'entering') continue;
    battle.out.push(number);
    if (fate === 'on-goal') battle.entered[mission.squadAt(battle.layout, at)]?.push(number);
  }
}
