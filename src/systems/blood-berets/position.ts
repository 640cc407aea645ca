/** A game that begins on a given position: sections of the board, figures on them, and what the Legion hides. */
import type { Chance } from '../../kernel/chance.ts';
import { unknownName } from '../../kernel/errors.ts';
import { LayoutError } from '../../kernel/layout.ts';
import { PositionError, readBoardPosition, type BoardPosition, type PositionPath, type PositionProblem } from '../../kernel/position.ts';
import { bookIn, problem, refuse, stop } from '../../kernel/position-problems.ts';
import { stream, type Rng } from '../../kernel/rng.ts';
import { numbersOf, type Numbers } from './book.ts';
import { BeretsGame } from './game.ts';
import type { Ground } from './ground.ts';
import { readLayout } from './layout-file.ts';
import type { Layout } from './layout.ts';
import { missionOf, MISSIONS } from './missions/all.ts';
import type { Mission } from './missions/mission.ts';
import { layKnown, readBoard, type KnownBoard } from './position-board.ts';
import { readFigure, unitOf, untouched } from './position-figure.ts';
import { drawSecret, readCards, readCounters, readThings, refuseFaces, refuseThings, unnamedFate, type KnownSecret } from './position-secret.ts';
import { readBattle, type Moment } from './position-state.ts';
import { Words } from './position-words.ts';
import { isFigure } from './roster.ts';
import { beginActing } from './rules/acting.ts';
import { exitsBetween } from './rules/exits.ts';
import { extraCounters } from './rules/death.ts';
import { newSecret } from './secret.ts';
import { standing } from './figure.ts';
import { copyState, newBattle, type Battle, type BeretsState } from './state.ts';
import { SIDES } from './vocabulary.ts';

/** What a position holds, and how it goes on. */
export class Given {
  private readonly ground: Ground;
  private readonly known: { readonly board: KnownBoard; readonly secret: KnownSecret; readonly named: ReadonlySet<number> };
  /** With what is certain; backs of pieces that nobody named are drawn once and for all looks. */
  readonly state: BeretsState;

  constructor(ground: Ground, state: BeretsState, known: Given['known']) {
    this.ground = ground;
    this.state = state;
    this.known = known;
  }

  /** A game's own battle: what the file leaves open is drawn. */
  begin({ dice }: Chance): BeretsState {
    const state = copyState(this.state);
    const rng = dice.stream('setup');
    lay(this.ground, state, this.known.board, rng);
    drawSecret(this.ground, state, this.known.secret, this.known.named, rng);
    dice.startRound(state.open.turn);
    return state;
  }
}

/** Throws a `PositionError` with all that is wrong, a `UsageError` for a bad patch. */
export function openPosition(file: unknown, patch: Readonly<Record<string, unknown>> = {}): BeretsGame {
  const position = readBoardPosition(file);
  const book = bookIn(position, numbersOf, patch);
  const mission = missionUnder(position);
  const game = new BeretsGame(book, mission, layoutUnder(position, mission, book));
  const { ground } = game;
  const { pieces } = ground.roster;
  const problems: PositionProblem[] = [];
  const words = new Words(position.state, ['state'], 'state: ', problems);
  const board = readBoard(ground, position.board, words, problems);
  stop(problems);
  const open = newBattle(pieces.map(({ seat }) => seat), board.level);
  const state: BeretsState = { open, secret: newSecret(pieces.length, open.counters.length) };
  lay(ground, state, board, stream('position', 'setup', 0));
  const named = new Set<number>();
  pieces.forEach((_, number) => (open.figures[number] = untouched(ground, number, unnamedFate(ground, number))));
  readElsewhere(ground, open, words, named);
  place(ground, open, position, named, problems);
  const moment = readBattle(ground, open, words);
  const faces = readCounters(ground, open, words, named);
  const things = readThings(ground, open, words);
  const hands = readCards(ground, open, words);
  words.end();
  stop(problems);
  refuseFaces(ground, open, faces, named, words);
  count(ground, open, position);
  refuseThings(ground, open, things, words);
  stop(problems);
  state.secret.hands = hands;
  state.secret.faces = faces.map((face) => face ?? -1);
  begin(ground, state, position, moment);
  game.given = new Given(ground, state, { board, secret: { faces, ...things, hands }, named });
  return game;
}

function lay(ground: Ground, { open, secret }: BeretsState, known: KnownBoard, rng: Rng): void {
  const { board, pieces } = layKnown(ground, known, rng);
  open.board = board;
  secret.pieces = pieces;
  open.clock += 1;
}

function missionUnder({ mission }: BoardPosition): Mission {
  const ids = MISSIONS.map(({ card }) => card.id);
  if (mission === undefined) throw refuse([], `the key "mission" is missing; expected one of ${ids.join(', ')}`);
  if (!ids.includes(mission)) throw refuse(['mission'], unknownName('mission', mission, ids));
  return missionOf(mission);
}

/** Of a layout, a position needs the sections only. */
function layoutUnder({ layout }: BoardPosition, mission: Mission, book: Numbers): Layout {
  try {
    return readLayout(layout, mission, book);
  } catch (thrown) {
    if (!(thrown instanceof LayoutError)) throw thrown;
    throw new PositionError(thrown.problems.map(({ path, message, ...rest }) => ({ ...rest, path: ['layout', ...path], message: `layout: ${message}` })));
  }
}

/** Who stands nowhere: outside, hidden with wounds, below the ground. */
function readElsewhere(ground: Ground, battle: Battle, state: Words, named: Set<number>): void {
  const ids = ground.roster.pieces.map(({ id }) => id);
  for (const [id, words] of state.each('elsewhere', ids, 'figure')) {
    const number = ids.indexOf(id);
    const figure = battle.figures[number]!;
    const hasFate = words.has('fate');
    readFigure(ground, figure, words);
    if (hasFate) named.add(number);
    if (standing(figure)) words.wrong('fate', `cannot be ${figure.fate}; expected the figure under "figures", with its square`);
  }
}

/** Puts the figures on their squares. */
function place(ground: Ground, battle: Battle, { figures }: BoardPosition, named: Set<number>, problems: PositionProblem[]): void {
  const ids = ground.roster.pieces.map(({ id }) => id);
  const field = ground.board(battle);
  figures.forEach(({ id, unit, at: [column, row], state }, index) => {
    const path: PositionPath = ['figures', index];
    const number = ids.indexOf(id);
    if (number < 0) return problems.push(problem([...path, 'id'], unknownName(`figure of ${ground.mission.card.title}`, id, ids)));
    if (ground.piece(number).card === 'dummy') return problems.push(problem([...path, 'id'], `figure "${id}": a dummy is a troop counter and nothing else; expected it in "counters"`));
    if (unit !== unitOf(ground, number)) problems.push(problem([...path, 'unit'], `figure "${id}": found unit "${unit}", expected ${unitOf(ground, number)}`));
    if (named.has(number)) return problems.push(problem([...path, 'id'], `figure "${id}" is in the file already; expected it once`));
    named.add(number);
    const figure = (battle.figures[number] = untouched(ground, number, 'in-play'));
    readFigure(ground, figure, new Words(state, [...path, 'state'], `figure "${id}": state: `, problems));
    const { width, height } = field;
    const where = `figure "${id}" at [${column}, ${row}]`;
    if (column >= width || row >= height) return problems.push(problem([...path, 'at'], `${where} is off the board, which has columns 0 to ${width - 1} and rows 0 to ${height - 1}`));
    figure.at = row * width + column;
    if (!standing(figure)) return undefined;
    const refusal = refuseSquare(ground, battle, number) ?? refuseFate(ground, battle, number);
    if (refusal !== undefined) problems.push(problem([...path, 'at'], `${where} ${refusal}`));
    const other = figures.findIndex((before, earlier) => earlier < index && before.at[0] === column && before.at[1] === row && standing(battle.figures[ids.indexOf(before.id)] ?? { ...figure, fate: 'dead' }));
    if (other >= 0) problems.push(problem([...path, 'at'], `${where} shares its square with "${figures[other]!.id}"`));
    return undefined;
  });
}

function refuseSquare(ground: Ground, battle: Readonly<Battle>, number: number): string | undefined {
  const field = ground.board(battle);
  const { at, seat, fate } = battle.figures[number]!;
  if (field.rock[at] === 1) return 'stands in rock; expected floor';
  if (field.unknown[at] === 0) return undefined;
  const mayBe = fate === 'held' || seat !== ground.piece(number).seat;
  return mayBe ? undefined : `stands in section ${field.section[at]!}, which is not turned; draw the section${seat === 1 ? ', or expect a troop counter there' : ''}`;
}

function refuseFate(ground: Ground, battle: Readonly<Battle>, number: number): string | undefined {
  const { at, fate, into, seat, wounds } = battle.figures[number]!;
  const { card } = ground.piece(number);
  if (isFigure(card) && wounds >= ground.book.units[card].wounds) return `has ${wounds} wounds, which kill it; expected fewer, or state: { fate: dead }`;
  if (fate !== 'held') return into < 0 ? undefined : 'has to enter a section; expected state: { fate: held } with "into"';
  if (seat === 0) return 'is held, which only Legion figures are';
  const field = ground.board(battle);
  return into >= 0 && exitsBetween(field, field.area[at]!, into).some(({ from }) => from === at) ? undefined : 'waits beside no exit to the section that it has to enter; expected state: { into: ... } with a section next to it';
}

/** What the mission counts, where the file says nothing: prisoners in sight are found, tunnels face up are too. */
function count(ground: Ground, battle: Battle, { state }: BoardPosition): void {
  const said = (state?.['affairs'] ?? {}) as Readonly<Record<string, unknown>>;
  const target = ground.roster.pieces.findIndex(({ card }) => card === 'target');
  const found = target >= 0 && battle.figures[target]!.fate === 'in-play' ? battle.turn : 0;
  const tunnels = battle.markers.filter(({ kind }) => kind === 'tunnel').length;
  battle.affairs = { ...battle.affairs, ...(said['found'] === undefined ? { found } : {}), ...(said['tunnels'] === undefined ? { tunnels } : {}) };
}

/** What the game still owes here: a new turn, a counter that was drawn, or what an active figure does. */
function begin(ground: Ground, state: BeretsState, { turn, state: words = {} }: BoardPosition, { cup, asked, last, acting }: Moment): void {
  const { open } = state;
  if (turn === undefined) {
    const moot = ['cup', 'asked', 'last', 'acting', 'saved', 'extras'].find((name) => words[name] !== undefined);
    if (moot !== undefined) throw new PositionError([{ path: ['state', moot], part: 'key', message: `state: ${moot}: a turn begins here, which sets it anew; leave it out, or say as "turn" whose counter was drawn` }]);
    open.turn -= 1; // it is about to begin
    open.agenda.push({ step: 'turn' });
    return;
  }
  const ids = ground.roster.pieces.map(({ id }) => id);
  const names = [...SIDES, ...ids];
  if (!names.includes(turn)) throw refuse(['turn'], `turn: ${unknownName('side or figure', turn, names)}`);
  const seat = SIDES.findIndex((side) => side === turn);
  if (seat >= 0 && words['acting'] !== undefined) throw new PositionError([{ path: ['state', 'acting'], part: 'key', message: 'state: acting is of a figure that acts; expected the figure as "turn"' }]);
  if (asked === 'saved' && (seat !== 0 || open.saved === 0)) throw refuse(['state', 'asked'], 'state: asked cannot be "saved"; expected "turn: berets", with saved counters');
  open.agenda.push({ step: 'end-turn' });
  if (!last) open.agenda.push({ step: 'draw' });
  if (seat >= 0) {
    open.agenda.push({ step: 'saved', last });
    if (asked === 'drawn') open.agenda.push({ step: 'drawn', seat, saved: false });
  } else {
    open.agenda.push({ step: 'saved', last });
    act(ground, state, ids.indexOf(turn), acting);
  }
  open.cup = cup ?? freshCup(ground, open, asked === 'drawn' ? seat : -1, last);
}

function act(ground: Ground, state: BeretsState, figure: number, acting: Moment['acting']): void {
  const { open } = state;
  const acts = open.figures[figure]!;
  const { stunned, hyper } = acts;
  const { id } = ground.piece(figure);
  if (!standing(acts) && acts.fate !== 'outside') throw refuse(['turn'], `turn: "${id}" is not on the board`);
  if (stunned) throw refuse(['turn'], `turn: "${id}" is stunned and does not act; expected the side whose counter was drawn`);
  beginActing(ground, state, figure, { extra: acting.extra ?? false });
  acts.hyper = hyper;
  open.active = { ...open.active!, ...acting };
}

/** A counter for each who has not acted; that which was drawn is out already. */
function freshCup(ground: Ground, battle: Readonly<Battle>, drawn: number, last: boolean): [number, number] {
  if (last) return [0, 0];
  const berets = battle.figures.filter(({ seat, fate, acted }) => seat === 0 && !acted && (fate === 'in-play' || fate === 'outside' || fate === 'warped')).length;
  const acted = battle.figures.filter(({ seat, acted, fate }, number) => seat === 1 && acted && fate !== 'dead' && isFigure(ground.piece(number).card)).length + battle.counters.filter(({ where, acted }) => where !== 'free' && acted).length;
  const left = [berets + extraCounters(ground, battle) - battle.extrasUsed - battle.saved, ground.mission.legionCounters(ground, battle) - acted];
  return [Math.max(0, left[0]! - (drawn === 0 ? 1 : 0)), Math.max(0, left[1]! - (drawn === 1 ? 1 : 0))];
}
