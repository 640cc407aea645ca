/** A game that begins on a given position: a table and models on it. */
import { unknownName } from '../../kernel/errors.ts';
import { PositionError, readTablePosition, tableOfPosition, type PositionProblem, type TablePosition } from '../../kernel/position.ts';
import { problem, refuse, stop } from '../../kernel/position-problems.ts';
import { INCH } from '../../kernel/table/inches.ts';
import { misplaced } from '../../kernel/table/misplaced.ts';
import type { Numbers } from './book.ts';
import type { Forces } from './forces.ts';
import { ConanGame } from './game.ts';
import { Ground } from './ground.ts';
import { MISSIONS, missionOf } from './missions/all.ts';
import { annihilation } from './missions/annihilation.ts';
import type { Mission } from './missions/mission.ts';
import { CARD_WORDS, countCards, readCards } from './position-cards.ts';
import { leftBehind, readFigure } from './position-figure.ts';
import { muster, type Mustered } from './position-forces.ts';
import { markBelowHalf, notSetUp, readMidst } from './position-owed.ts';
import { readSpot } from './position-spot.ts';
import { readBattle } from './position-state.ts';
import { isSide, notSide, outOfPlace, seatOf, wrong } from './position-words.ts';
import { offerWindow } from './rules/windows.ts';
import { inPlay, newBattle, type Battle } from './state.ts';
import { SIDES, TERRAINS } from './vocabulary.ts';

/** Begins on a position: its mission, or else Annihilation. Throws a `PositionError` with all that is wrong. */
export function openPosition(file: unknown, book: Numbers): ConanGame {
  const position = readTablePosition(file);
  const { state = {} } = position;
  const mission = missionUnder(position);
  const table = tableOfPosition(position, TERRAINS);
  const mustered = muster(position, book);
  const ground = new Ground(book, mission);
  const open = newBattle({ table, forces: mustered.forces, top: topOf(position), shrine: null, runner: runnerOf(position, mission, book) });
  const battle: Battle = { ...open, shrine: shrineOf(position, mission, open) };
  battle.turn = turnNumber(position, mission, book);
  const turn = turnOf(position, battle.forces);
  battle.first = turn?.seat ?? 0;
  stop(stand(ground, battle, position, mustered));
  stop(readBattle(ground, battle, state));
  stop(leaving(battle, position, mustered));
  const problems = markBelowHalf(ground, battle, state['unchecked']);
  const { hands, decks, discards } = readCards(ground, state, problems);
  stop(problems);
  battle.discards = [discards[0] ?? [], discards[1] ?? []];
  const cards = { open: battle, hands, decks: [decks[0]?.toReversed() ?? null, decks[1]?.toReversed() ?? null] } as const;
  if (turn === null && battle.turn === 1) stop(dealtAnew(state));
  else countCards(ground, cards);
  const bids = readMidst(ground, battle, state, position.turn);
  if (state['owed'] === undefined) begin(ground, battle, position, turn);
  stop(notSetUp(battle));
  return new ConanGame(book, mission, null, { ...cards, bids });
}

function missionUnder({ mission, layout }: TablePosition): Mission {
  if (layout !== undefined) throw new PositionError([{ path: ['layout'], part: 'key', message: 'layout: a position brings its own table and figures; leave it out, and say in "state" where the shrine is' }]);
  if (mission === undefined) return annihilation;
  const ids = MISSIONS.map(({ card }) => card.id);
  if (!ids.includes(mission)) throw refuse(['mission'], unknownName('mission', mission, ids));
  return missionOf(mission);
}

/** Whose edge is the upper one: the Legion's, if not said. */
function topOf({ state = {} }: TablePosition): number {
  const { top = 'set' } = state;
  if (!isSide(top)) throw new PositionError([notSide(['state', 'top'], 'top', top)]);
  return seatOf(top);
}

/** Of Escape; where the book has it drawn it must be said. */
function runnerOf({ state = {} }: TablePosition, mission: Mission, { missions }: Numbers): number | null {
  const { runner } = state;
  if (mission.card.id !== 'escape') {
    if (runner === undefined) return null;
    throw new PositionError([outOfPlace(['state', 'runner'], `runner: nobody has to get across in ${mission.card.title}; leave it out`)]);
  }
  const side = runner ?? missions.escape.runner;
  if (isSide(side)) return seatOf(side);
  if (runner === undefined) throw refuse(['mission'], `${mission.card.title} needs a side that has to get across; expected state: { runner: ${SIDES.join(' or ')} }`);
  throw new PositionError([notSide(['state', 'runner'], 'runner', runner)]);
}

/** The middle of the table, if not said. */
function shrineOf({ state = {} }: TablePosition, mission: Mission, battle: Readonly<Battle>): Battle['shrine'] {
  const { shrine } = state;
  const path = ['state', 'shrine'];
  if (mission.card.id !== 'shrine') {
    if (shrine === undefined) return null;
    throw new PositionError([outOfPlace(path, `shrine: there is none in ${mission.card.title}; leave it out`)]);
  }
  if (shrine === undefined) return [Math.round(battle.table.width / 2), Math.round(battle.table.height / 2)];
  const spot = readSpot(battle, shrine);
  if (spot === undefined) throw new PositionError([wrong(path, 'shrine', shrine, '[x, y] in inches, on the table')]);
  return spot;
}

function turnNumber({ state = {} }: TablePosition, mission: Mission, book: Numbers): number {
  const { turn = 1 } = state;
  const most = mission.turns(book);
  if (typeof turn !== 'number' || !Number.isInteger(turn) || turn < 1 || turn > most) throw new PositionError([wrong(['state', 'turn'], 'turn', turn, `a whole number from 1 to ${most}: so many turns ${mission.card.title} has`)]);
  return turn;
}

/** A side that is to pick a unit (`unit` -1), or the unit that is active. */
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

/** Puts all on the table. Models that the file does not name are removed. Gives who cannot stand there. */
function stand(ground: Ground, battle: Battle, { figures }: TablePosition, { figures: places }: Mustered): PositionProblem[] {
  const problems = places.flatMap((place, number): PositionProblem[] => {
    const model = battle.models[number]!;
    if (place < 0) {
      Object.assign(model, { fate: 'removed', wounds: ground.card(battle, ground.unitOf(battle, number)).wounds } satisfies Partial<typeof model>);
      return [];
    }
    const { id, at: [x, y], state = {} } = figures[place]!;
    model.x = Math.round(x * INCH);
    model.y = Math.round(y * INCH);
    return readFigure(ground, battle, number, state, ['figures', place, 'state']).map((each) => ({ ...each, message: `figure "${id}": ${each.message}` }));
  });
  const standing = [...places.keys()].filter((number) => inPlay(battle.models[number]!));
  const bases = standing.map((number) => ({ id: ground.modelName(battle, number), ...ground.base(battle, number) }));
  const blocks = TERRAINS.filter((kind) => ground.book.terrain[kind].impassable);
  const crowded = misplaced(battle.table, blocks, bases).map(({ figure, problem: why }) => problem(['figures', places[standing[figure]!]!, 'at'], `figure ${why}`));
  return [...problems, ...crowded].sort((a, b) => Number(a.path[1]) - Number(b.path[1]));
}

/** Units that have left the table, or are said to have got across, and still have models on it. */
function leaving(battle: Readonly<Battle>, { figures }: TablePosition, { figures: places }: Mustered): PositionProblem[] {
  const { units, models, forces } = battle;
  const behind = leftBehind(battle).map(({ unit, model }) => {
    const { id } = figures[places[model]!]!;
    return problem(['figures', places[model]!], `figure "${id}": others of "${forces.units[unit]!.id}" are off the table, which a unit leaves as a whole; expected state: { fate: off-table } or { fate: removed }`);
  });
  const here = forces.units.filter(({ members }, unit) => units[unit]!.escaped && !members.some((member) => models[member]!.fate === 'off-table'));
  return [...behind, ...here.map(({ id }) => problem(['state', 'escaped'], `state: escaped: nobody of "${id}" has left the table; expected figures with state: { fate: off-table }`))];
}

/** The first turn shuffles the decks, deals the hands and refreshes the tokens. */
function dealtAnew(state: Readonly<Record<string, unknown>>): PositionProblem[] {
  return ['destiny', ...CARD_WORDS].flatMap((word) => (state[word] === undefined ? [] : [outOfPlace(['state', word], `${word}: the first turn begins with new cards and tokens; leave it out, or say as "turn" whose turn it is`)]));
}

/** What the game still owes here: a new turn, a pick, or what an active unit does. */
function begin(ground: Ground, battle: Battle, { state = {} }: TablePosition, turn: Turn | null): void {
  const { refused } = state;
  if (refused !== undefined && (turn === null || turn.unit >= 0)) throw new PositionError([outOfPlace(['state', 'refused'], 'refused is of a side that is to pick a unit; expected the side as "turn"')]);
  if (turn === null) {
    battle.turn -= 1; // it is about to begin
    battle.agenda.push({ step: 'turn' });
    return;
  }
  battle.agenda.push({ step: 'end-turn' });
  if (turn.unit < 0) {
    battle.agenda.push({ step: 'pick', seat: turn.seat, not: refusedUnit(battle, refused, turn) });
    return;
  }
  const { unit } = turn;
  const name = ground.name(battle, unit);
  if (!ground.isInPlay(battle, unit)) throw refuse(['turn'], `turn: nobody of "${name}" is in play`);
  if (battle.units[unit]!.fleeing) throw refuse(['turn'], `turn: "${name}" flees and has to rally before it acts; expected the side that is to pick it, ${SIDES[turn.seat]!}`);
  battle.units[unit]!.activated = true;
  battle.active = { unit, sigil: false };
  battle.agenda.push({ step: 'activated', unit });
  offerWindow(ground, { open: battle }, 'activation-end');
  battle.agenda.push({ step: 'acting', unit });
}

function refusedUnit({ forces: { units } }: Readonly<Battle>, refused: unknown, { seat }: Turn): number {
  if (refused === undefined) return -1;
  const own = units.filter((unit) => unit.seat === seat).map(({ id }) => id);
  if (typeof refused !== 'string' || !own.includes(refused)) throw refuse(['state', 'refused'], `state: refused: ${unknownName('unit of the side that picks', typeof refused === 'string' ? refused : JSON.stringify(refused), own)}`);
  return units.findIndex(({ id }) => id === refused);
}
