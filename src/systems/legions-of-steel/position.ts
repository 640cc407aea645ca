/** A game that begins on a given position: a board as text and figures on it. */
import { unknownName } from '../../kernel/errors.ts';
import { MapError, type GridMap } from '../../kernel/grid/map.ts';
import { formatSquare, squareAt } from '../../kernel/grid/squares.ts';
import { LayoutError } from '../../kernel/layout.ts';
import { PositionError, readBoardPosition, type BoardPosition, type PositionProblem } from '../../kernel/position.ts';
import { problem, refuse, stop } from '../../kernel/position-problems.ts';
import { whole } from '../../kernel/book.ts';
import { readBoard } from './board-text.ts';
import type { Numbers } from './book.ts';
import { TERRAIN_MARKS } from './data/terrain.ts';
import { LegionsGame } from './game.ts';
import { Ground } from './ground.ts';
import { fewestToMost, LONGEST_SIDE, missionIn } from './layout-file.ts';
import { MISSIONS } from './missions/all.ts';
import { encounter } from './missions/encounter.ts';
import type { Mission } from './missions/mission.ts';
import { muster } from './muster.ts';
import { readAffairs } from './position-affairs.ts';
import { readBattle, readDoors, readNames, unknownWords } from './position-battle.ts';
import { agendaAt, readBeginning, type Beginning } from './position-begin.ts';
import { misplacedCounters, readActive, readFigure } from './position-figure.ts';
import { leaveUsual, readLeadership } from './position-leadership.ts';
import { impossible, isSide, notSide, seatOf, wrong } from './position-words.ts';
import type { Roster } from './roster.ts';
import { inPlay, type Battle } from './state.ts';
import { SIDES, sideOf, TERRAINS, UNITS, type Unit } from './vocabulary.ts';

/** Begins on a position: its mission, or else until one side is gone. Throws a `PositionError` with all that is wrong. */
export function openPosition(file: unknown, book: Numbers): LegionsGame {
  const position = readBoardPosition(file);
  const { turn, state = {} } = position;
  const under = missionUnder(position, book);
  const map = boardOf(position.board, under);
  const mission = under ?? encounter({ map, zones: {} });
  const { roster, places } = rosterFor(position, under);
  const ground = new Ground(book, roster, mission);
  const battle = muster(ground);
  battle.turn = turnNumber(ground, position);
  stop([...unknownWords(state), ...readDoors(ground, battle, state['doors'])]);
  stop(stand(ground, battle, position, places));
  stop(absent(ground, battle, position, places, under !== null));
  leaveUsual(battle);
  const problems = [...readBattle(ground, battle, state), ...(state['leadership'] === undefined ? [] : readLeadership(ground, battle, state['leadership'], ['state', 'leadership']))];
  battle.clock += 1; // forcewalls and darkness have come since figures were set up
  problems.push(...readAffairs(ground, battle, state));
  problems.push(...places.flatMap((place, number) => (place >= 0 && inPlay(battle.figures[number]!) ? misplacedCounters(ground, battle, number, ['figures', place, 'state', 'suppressing']) : [])));
  const begins = readBeginning(ground, battle, turn, state, problems);
  if (begins !== null) takeUp(ground, battle, position, places, begins, problems);
  stop(problems);
  return new LegionsGame(book, mission, { roster, battle });
}

/** The mission that is under way, on its own layout where the position brings one; null where there is none. */
function missionUnder({ mission, layout }: BoardPosition, book: Numbers): Mission | null {
  if (mission === undefined && layout !== undefined) throw refuse(['layout'], 'layout: is that of a mission; name the mission, or leave it out');
  if (mission === undefined) return null;
  const ids = MISSIONS.map(({ card }) => card.id);
  if (!ids.includes(mission)) throw refuse(['mission'], unknownName('mission', mission, ids));
  try {
    return missionIn(mission, book, layout);
  } catch (thrown) {
    if (!(thrown instanceof LayoutError)) throw thrown;
    throw new PositionError(thrown.problems.map(({ path, message, ...rest }) => ({ ...rest, path: ['layout', ...path], message: `layout: ${message}` })));
  }
}

/** A mission's own board is drawn all the same, so that the file can be read: it has to be that board. */
function boardOf(text: string, mission: Mission | null): GridMap {
  let map: GridMap;
  try {
    map = readBoard(text);
  } catch (thrown) {
    if (!(thrown instanceof MapError)) throw thrown;
    const { row, column, message } = thrown;
    throw new PositionError([{ path: ['board'], part: 'value', message: `board: ${message}`, onBoard: { row, column } }]);
  }
  if (Math.max(map.width, map.height) > LONGEST_SIDE) throw refuse(['board'], `board: found ${map.width} x ${map.height} squares, expected ${fewestToMost(1)} along each side`);
  if (mission === null) return map;
  const { map: own } = mission.board;
  const { title } = mission.card;
  if (map.width !== own.width || map.height !== own.height) {
    throw refuse(['board'], `board: found ${map.width} x ${map.height} squares, expected the ${own.width} x ${own.height} of ${title}; or leave "mission" out, or bring a "layout" of it`);
  }
  const other = map.squares.findIndex((code, square) => code !== own.squares[square]);
  if (other < 0) return map;
  const mark = (code: number) => TERRAIN_MARKS[TERRAINS[code]!];
  throw refuse(['board'], `board: found "${mark(map.squares[other]!)}" at ${formatSquare(map.width, other)}, where ${title} has "${mark(own.squares[other]!)}"; draw it so, or bring a "layout" of it`);
}

interface Mustered {
  readonly roster: Roster;
  /** By figure number: its place in the file; -1: it is not named there. */
  readonly places: readonly number[];
}

/** The figures by their places in the file; with a mission, those of the mission. */
function rosterFor({ figures }: BoardPosition, mission: Mission | null): Mustered {
  const own = mission?.roster();
  const ids = own?.map(({ id }) => id);
  const problems = figures.flatMap(({ id, unit, squad }, number): PositionProblem[] => {
    const path = ['figures', number];
    const found: PositionProblem[] = [];
    if (!UNITS.includes(unit as Unit)) found.push(problem([...path, 'unit'], `figure "${id}": ${unknownName('unit', unit, UNITS)}`));
    if (squad !== undefined) found.push({ path: [...path, 'squad'], part: 'key', message: `figure "${id}": the rules know no squads; leave it out` });
    if (figures.findIndex((other) => other.id === id) < number) found.push(problem([...path, 'id'], `two figures are called "${id}"; expected a name for each`));
    if (ids === undefined) {
      if (isSide(id)) found.push(problem([...path, 'id'], `figure "${id}": that is the name of a side; expected another`));
      return found;
    }
    if (!ids.includes(id)) return [...found, problem([...path, 'id'], `figure "${id}": ${unknownName('figure of the mission', id, ids)}`)];
    const { unit: wanted } = own![ids.indexOf(id)]!;
    return wanted === unit || found.length > 0 ? found : [problem([...path, 'unit'], `figure "${id}": found ${unit}, expected ${wanted}, as the mission has it`)];
  });
  stop(problems);
  if (own !== undefined) return { roster: own, places: own.map(({ id }) => figures.findIndex((figure) => figure.id === id)) };
  const roster = figures.map(({ id, unit }) => ({ id, unit: unit as Unit, seat: seatOf(sideOf(unit as Unit)) }));
  return { roster, places: figures.map((_, number) => number) };
}

function turnNumber({ mission: { card }, book: { missions } }: Ground, { state = {} }: BoardPosition): number {
  const { turn = 1 } = state;
  const { roundLimit } = missions[card.id === 'quarterback-sneak' || card.id === 'heart-of-the-net' ? card.id : 'the-foundry'];
  const turns = whole(1, roundLimit);
  const read = turns.read(turn);
  if (read === undefined) throw new PositionError([wrong(['state', 'turn'], 'turn', turn, `${turns.expects}: so many game turns there are`)]);
  return read;
}

/** Puts all on the board. Gives who cannot stand there, and what is wrong with their state. */
function stand(ground: Ground, battle: Battle, { figures, turn }: BoardPosition, places: readonly number[]): PositionProblem[] {
  const { board, roster } = ground;
  const { obstacle } = ground.field(battle);
  const taken = new Map<number, string>();
  return places.flatMap((place, number): PositionProblem[] => {
    if (place < 0) return [];
    const { id, at: [column, row], state = {} } = figures[place]!;
    const path = ['figures', place];
    const where = `figure "${id}" at [${column}, ${row}]`;
    const problems = readFigure(ground, battle, number, state, [...path, 'state'], turn === id).map((each) => ({ ...each, message: `figure "${id}": ${each.message}` }));
    if (column >= board.width || row >= board.height) {
      return [...problems, problem([...path, 'at'], `${where} is off the board, which has columns 0 to ${board.width - 1} and rows 0 to ${board.height - 1}`)];
    }
    const square = squareAt(board.width, column, row);
    battle.figures[number]!.at = square;
    if (!inPlay(battle.figures[number]!)) return problems;
    if (obstacle[square] !== 0) problems.push(problem([...path, 'at'], `${where} stands on ${board.walls[square] !== 0 ? 'a wall' : 'a closed door; expected the door among the open or destroyed ones (state: doors), or another square'}`));
    if (taken.has(square)) problems.push(problem([...path, 'at'], `${where} shares its square with "${taken.get(square)!}"`));
    taken.set(square, roster[number]!.id);
    return problems;
  });
}

/** Who is still to come, and who was killed, in which order. Whom the file does not name was killed. */
function absent(ground: Ground, battle: Battle, { state = {}, figures }: BoardPosition, places: readonly number[], hasMission: boolean): PositionProblem[] {
  const problems: PositionProblem[] = [];
  if (!hasMission && state['reserve'] !== undefined) problems.push(impossible(['state', 'reserve'], 'reserve: nobody comes later where there is no mission; leave it out'));
  const reserve = hasMission ? readNames(ground, 'reserve', state['reserve'], problems) : [];
  const killed = readNames(ground, 'killed', state['killed'], problems);
  const named = (number: number) => figures[places[number]!]!.id;
  for (const number of reserve) if (places[number]! >= 0) problems.push(impossible(['state', 'reserve'], `reserve: "${named(number)}" is among the figures; leave it out of one of the two`));
  for (const number of killed) {
    if (reserve.includes(number)) problems.push(impossible(['state', 'killed'], `killed: "${ground.name(number)}" is still to come; leave it out of one of the two`));
    else if (places[number]! >= 0 && inPlay(battle.figures[number]!)) problems.push(impossible(['state', 'killed'], `killed: "${named(number)}" is among the figures in play; expected state: { fate: killed } there`));
  }
  for (const [number, place] of places.entries()) if (place < 0 && !reserve.includes(number)) Object.assign(battle.figures[number]!, { fate: 'killed', kills: ground.card(number).kills });
  battle.killed = [...killed, ...battle.figures.flatMap(({ fate }, number) => (fate === 'killed' && !killed.includes(number) ? [number] : []))];
  battle.clock += 1;
  return problems;
}

/** What the game owes here: a new turn, a choice of a side, or what the active figure does. */
function takeUp(ground: Ground, battle: Battle, { state = {}, figures }: BoardPosition, places: readonly number[], begins: Beginning, problems: PositionProblem[]): void {
  if (begins.phase === 'turn') {
    battle.turn -= 1; // it is about to begin
    battle.begun = [battle.turn, battle.turn];
  } else {
    const { first = SIDES[begins.seat] } = state;
    if (!isSide(first)) {
      problems.push(notSide(['state', 'first'], 'first', first));
      return;
    }
    battle.first = seatOf(first);
    battle.phasing = begins.seat;
    const others = battle.first === begins.seat ? battle.turn - 1 : battle.turn;
    battle.begun = begins.seat === 0 ? [battle.turn, others] : [others, battle.turn];
  }
  if (begins.phase === 'acting') {
    const place = places[begins.figure]!;
    const { id, state: own = {} } = figures[place]!;
    problems.push(...readActive(ground, battle, begins.figure, own, ['figures', place, 'state']).map((each) => ({ ...each, message: `figure "${id}": ${each.message}` })));
  }
  battle.agenda = agendaAt(begins, battle.first);
}
