/** A game that begins on a given position: a table and figures on it. */
import { found, unknownName } from '../../kernel/errors.ts';
import { ForceError } from '../../kernel/force-file.ts';
import { LayoutError } from '../../kernel/layout.ts';
import { PositionError, readTablePosition, tableOfPosition, type PositionProblem, type TablePosition } from '../../kernel/position.ts';
import { problem, refuse, stop } from '../../kernel/position-problems.ts';
import { INCH } from '../../kernel/table/inches.ts';
import { misplaced } from '../../kernel/table/misplaced.ts';
import type { Table } from '../../kernel/table/table.ts';
import { profileIn, PROFILES, type Numbers } from './book.ts';
import type { Forces } from './forces.ts';
import { WarGame } from './game.ts';
import { Ground } from './ground.ts';
import { objectiveProblems, objectivesOf, type LayoutFile } from './layout.ts';
import { missionOf, MISSIONS } from './missions/all.ts';
import { holdTheGround } from './missions/hold-the-ground.ts';
import { lastManStanding } from './missions/last-man-standing.ts';
import type { Mission } from './missions/mission.ts';
import { costOf } from './points/cost.ts';
import { readProfiles, type OwnProfiles } from './points/own-profiles.ts';
import { boughtPoints, readFigure, settleFigures, settleLeaders } from './position-figure.ts';
import { byUnit, isSide, notSide, readBattle, seatOf, wrong } from './position-state.ts';
import { inPlay, newBattle, type Battle, type Objective, type Step } from './state.ts';
import { SIDES, standsInUnit, TERRAINS, type Side, type Terrain } from './vocabulary.ts';

/** Begins on a position: its mission, or else until one side is out of play. Throws a `PositionError` with all that is wrong. */
export function openPosition(file: unknown, book: Numbers): WarGame {
  const position = readTablePosition(file);
  const mission = missionUnder(position);
  const table = tableOfPosition(position, TERRAINS);
  const forces = forcesIn(position, book);
  const battle = newBattle({ table, forces, objectives: objectivesIn(position, mission, table, forces), top: topOf(position) });
  const ground = new Ground(book, mission);
  const turn = turnOf(position, forces);
  stop(stand(battle, position, ground));
  stop(joinUnits(ground, battle, position));
  settleLeaders(ground, battle);
  battle.turn = 1;
  stop(readBattle(battle, position.state ?? {}));
  settleFigures(ground, battle);
  const active = turn === null || turn.unit < 0 ? [] : [turn.unit, battle.units[turn.unit]!.joined].filter((unit) => unit >= 0);
  for (const unit of active) battle.units[unit]!.activated = true;
  stop(position.figures.flatMap(({ id, state = {} }, number) =>
    readFigure(ground, battle, number, state, active.includes(ground.unitOf(battle, number)), ['figures', number, 'state']).map((each) => ({ ...each, message: `figure "${id}": ${each.message}` })),
  ));
  battle.agenda.push(...stepsAt(ground, battle, position, turn));
  return new WarGame(book, mission, null, battle);
}

function missionUnder({ mission, layout }: TablePosition): Mission {
  if (layout !== undefined) throw new PositionError([{ path: ['layout'], part: 'key', message: 'layout: a position brings its own table and figures; leave it out, and name objectives in "state"' }]);
  if (mission === undefined) return lastManStanding;
  const ids = MISSIONS.map(({ card }) => card.id);
  if (!ids.includes(mission)) throw refuse(['mission'], unknownName('mission', mission, ids));
  return missionOf(mission);
}

/** The figures by their places in the file, in units by the order in which these are named first. Who names none is a unit of its own. */
function forcesIn({ figures, state = {} }: TablePosition, book: Numbers): Forces {
  const problems: PositionProblem[] = [];
  const own = ownProfilesIn(book, state['profiles']);
  const known = [...PROFILES, ...Object.keys(own)];
  const unitOf = ({ id, squad }: TablePosition['figures'][number]) => squad ?? id;
  const named = [...new Set(figures.map(unitOf))];
  for (const [number, figure] of figures.entries()) {
    const { id, unit, squad, side, state: so = {} } = figure;
    const wrongWith = (key: string, message: string) => problems.push(problem(key === 'side' && side === undefined ? ['figures', number] : ['figures', number, key], `figure "${id}": ${message}`));
    if (side === undefined) wrongWith('side', `the key "side" is missing; expected one of ${SIDES.join(', ')}`);
    else if (!isSide(side)) wrongWith('side', unknownName('side', side, SIDES));
    if (figures.findIndex((other) => other.id === id) < number) wrongWith('id', `another figure is called "${id}"; expected a name for each`);
    if (isSide(unitOf(figure))) wrongWith(squad === undefined ? 'id' : 'squad', `a unit cannot be called "${unitOf(figure)}", as a side is`);
    if (!known.includes(unit)) {
      wrongWith('unit', unknownName('profile', unit, known));
      continue;
    }
    const { type } = profileIn(book, own, unit);
    const together = figures.filter((other) => unitOf(other) === unitOf(figure));
    const other = together[0]!;
    if (isSide(side) && isSide(other.side) && side !== other.side) wrongWith('squad', `a ${side} figure cannot be of the unit "${unitOf(figure)}", that of "${other.id}", which is ${other.side}`);
    if (together.length > 1 && !standsInUnit(type)) wrongWith('squad', `a ${unit} (${type}) stands alone, not in the unit "${unitOf(figure)}" with others; a character joins one by state: { joined: ... }`);
    const bought = so['bought'];
    if (bought !== undefined && boughtPoints.read(bought) === undefined) problems.push(problem(['figures', number, 'state', 'bought'], `figure "${id}": state: bought cannot be ${JSON.stringify(bought)}; expected ${boughtPoints.expects}`));
  }
  stop(problems);
  return {
    figures: figures.map((figure) => {
      const profile = profileIn(book, own, figure.unit);
      const heroPoints = boughtPoints.read(figure.state?.['bought']) ?? profile.heroPoints;
      return { id: figure.id, profile: profile.id, seat: seatOf(figure.side as Side), unit: named.indexOf(unitOf(figure)), heroPoints, points: costOf(book, profile, heroPoints) };
    }),
    units: named.map((id) => {
      const members = [...figures.keys()].filter((number) => unitOf(figures[number]!) === id);
      return { id, seat: seatOf(figures[members[0]!]!.side as Side), members };
    }),
    profiles: own,
    names: namesIn(state['forces']),
  };
}

/** Profiles that the book does not have, as a force file has them. */
function ownProfilesIn(book: Numbers, profiles: unknown): OwnProfiles {
  if (profiles === undefined) return {};
  try {
    return readProfiles(book, profiles);
  } catch (thrown) {
    if (!(thrown instanceof ForceError)) throw thrown;
    throw new PositionError(thrown.problems.map((each) => ({ ...each, path: ['state', ...each.path], message: `state: ${each.message}` })));
  }
}

const UNNAMED = 'position';

function namesIn(forces: unknown): [string, string] {
  if (forces === undefined) return [UNNAMED, UNNAMED];
  const names = SIDES.map((side) => (forces as Partial<Record<string, unknown>> | null)?.[side] ?? UNNAMED);
  if (typeof forces !== 'object' || !names.every((name) => typeof name === 'string')) throw new PositionError([wrong(['state', 'forces'], 'forces', forces, 'a name by side')]);
  return names as [string, string];
}

/** As a layout has them: terrain pieces, figures, or spots with a name. */
function objectivesIn({ state = {} }: TablePosition, mission: Mission, table: Table<Terrain>, forces: Forces): Objective[] {
  const path = ['state', 'objectives'];
  const given = state['objectives'] ?? [];
  const placed = (problems: readonly PositionProblem[]) => problems.map((each) => ({ ...each, path: ['state', ...each.path], message: `state: ${each.message}` }));
  stop(placed(objectiveProblems(given, table)));
  const objectives = given as NonNullable<LayoutFile['objectives']>;
  if (objectives.length === 0 && mission === holdTheGround) throw refuse(state['objectives'] === undefined ? ['mission'] : path, `${mission.card.title} needs an objective; expected state: { objectives: [name of a terrain piece] }`);
  try {
    return objectivesOf(objectives, mission, table, forces);
  } catch (thrown) {
    if (!(thrown instanceof LayoutError)) throw thrown;
    throw new PositionError(placed(thrown.problems));
  }
}

/** Whose edge is the top one. */
function topOf({ state = {} }: TablePosition): number {
  const { top } = state;
  if (top === undefined) return 0;
  if (!isSide(top)) throw new PositionError([notSide(['state', 'top'], 'top', top)]);
  return seatOf(top);
}

/** Puts all on the table. Gives who cannot stand there. */
function stand(battle: Battle, { figures }: TablePosition, ground: Ground): PositionProblem[] {
  for (const [number, { at: [x, y], state = {} }] of figures.entries()) {
    const fate = state['fate'];
    const figure = battle.figures[number]!;
    figure.x = Math.round(x * INCH);
    figure.y = Math.round(y * INCH);
    figure.fate = fate === 'destroyed' || fate === 'routed' ? fate : 'in-play';
    if (fate === 'destroyed') battle.units[ground.unitOf(battle, number)]!.destroyed += 1;
  }
  const standing = [...figures.keys()].filter((number) => inPlay(battle.figures[number]!));
  const { diameters } = ground.roll(battle);
  const bases = standing.map((number) => ({ id: figures[number]!.id, x: battle.figures[number]!.x, y: battle.figures[number]!.y, diameter: diameters[number]! }));
  return misplaced(battle.table, ['blocking'], bases).map(({ figure, problem: why }) => problem(['figures', standing[figure]!, 'at'], `figure ${why}`));
}

/** Characters and the units that they are with: `joined: { thugs: boss }`. */
function joinUnits(ground: Ground, battle: Battle, { state = {} }: TablePosition): PositionProblem[] {
  if (state['joined'] === undefined) return [];
  const { units } = battle.forces;
  return byUnit(battle.forces, 'joined', state['joined'], ['state', 'joined'], (unit, name) => {
    const character = units.findIndex(({ id }) => id === name);
    const typeOf = (each: number) => ground.profile(battle, units[each]!.members[0]!).type;
    if (character < 0) return unknownName('unit', String(name), units.map(({ id }) => id));
    if (typeOf(character) !== 'character') return `${units[character]!.id} is no character; only characters join units`;
    if (!standsInUnit(typeOf(unit))) return 'a character joins troopers and elites only';
    if (units[character]!.seat !== units[unit]!.seat) return `${units[character]!.id} is on the other side`;
    if (battle.units[character]!.joined >= 0) return `${units[character]!.id} has joined another unit already`;
    battle.units[unit]!.joined = character;
    battle.units[character]!.joined = unit;
    return undefined;
  });
}

/** A side that is to activate a unit (`unit` -1), or a unit that is active. */
interface Turn {
  seat: number;
  unit: number;
}

function turnOf({ turn }: TablePosition, { units }: Forces): Turn | null {
  if (turn === undefined) return null;
  if (isSide(turn)) return { seat: seatOf(turn), unit: -1 };
  const unit = units.findIndex(({ id }) => id === turn);
  if (unit < 0) throw refuse(['turn'], `turn: ${unknownName('side or unit', turn, [...SIDES, ...units.map(({ id }) => id)])}`);
  return { seat: units[unit]!.seat, unit };
}

/** What the game still owes here: a new turn, the choice who goes first, the next activation, or the rest of one. */
function stepsAt(ground: Ground, battle: Battle, { state = {} }: TablePosition, turn: Turn | null): Step[] {
  const { initiative, acting } = state;
  if (initiative !== undefined && !isSide(initiative)) throw new PositionError([notSide(['state', 'initiative'], 'initiative', initiative)]);
  if (initiative !== undefined && turn !== null) throw new PositionError([{ path: ['state', 'initiative'], part: 'key', message: 'state: initiative is of a turn that begins; leave it or "turn" out' }]);
  const figure = actingFigure(ground, battle, acting, turn);
  const rest: Step[] = [{ step: 'end-turn' }, { step: 'rout' }, { step: 'follow-up' }];
  if (isSide(initiative)) return [...rest, { step: 'initiative', seat: seatOf(initiative) }];
  if (turn === null) {
    battle.turn -= 1; // it is about to begin
    return [{ step: 'turn' }];
  }
  if (turn.unit < 0) return [...rest, { step: 'next', seat: turn.seat }];
  if (ground.members(battle, turn.unit).length === 0) throw refuse(['turn'], `turn: nobody of "${battle.forces.units[turn.unit]!.id}" is in play`);
  const activation = { unit: turn.unit, with: battle.units[turn.unit]!.joined };
  const window: Step = { step: 'window', seat: 1 - turn.seat, on: 'end', mover: -1, attack: null };
  return [...rest, { step: 'deactivate', ...activation }, window, { step: 'acting', ...activation, figure }];
}

/** The one that has begun its actions, -1 for none. */
function actingFigure(ground: Ground, battle: Readonly<Battle>, acting: unknown, turn: Turn | null): number {
  if (acting === undefined) return -1;
  const members = turn === null || turn.unit < 0 ? [] : ground.members(battle, turn.unit).filter((figure) => !battle.figures[figure]!.done);
  if (members.length === 0) throw new PositionError([{ path: ['state', 'acting'], part: 'key', message: 'state: acting is of a figure in its activation; expected its unit as "turn"' }]);
  const ids = members.map((figure) => ground.id(battle, figure));
  const place = ids.findIndex((id) => id === acting);
  if (place < 0) throw refuse(['state', 'acting'], `state: acting: ${unknownName('figure of the active unit that has not finished', typeof acting === 'string' ? acting : found(acting), ids)}`);
  return members[place]!;
}
