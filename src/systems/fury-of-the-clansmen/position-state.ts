/** What a position file may say beyond who stands where: of a figure and of the battle, in words of the game. */
import { oneOf, whole, yesNo, type Domain } from '../../kernel/book.ts';
import { unknownName } from '../../kernel/errors.ts';
import type { BoardPosition, PositionPath, PositionProblem } from '../../kernel/position.ts';
import type { Ground } from './ground.ts';
import type { Roster } from './roster.ts';
import { WEAPONS, type Affairs, type Battle, type Figure } from './state.ts';
import { SIDES } from './vocabulary.ts';

type Words = Readonly<Record<string, unknown>>;

const MOST = 99;
const count = whole(0, MOST);

/** As many actions as a book may give; so, with twelve steps for each, a figure's reach stays within what can be worked out. */
const actions = whole(0, 9);

/** Of a figure in the turn of its squad: what it has left, and the extra actions that it took. */
const IN_TURN = { actions, extra: actions, steps: whole(0, 30) } as const satisfies Partial<Record<keyof Figure, Domain<unknown>>>;

/** Of any figure. */
const FIGURE = {
  fate: oneOf('in-play', 'entering', 'eliminated', 'left-board', 'on-goal'),
  weapon: oneOf(...WEAPONS),
  alert: yesNo,
  brainbusters: count,
} as const satisfies Partial<Record<keyof Figure, Domain<unknown>>>;

const EVERY: Readonly<Record<string, Domain<unknown>>> = { ...FIGURE, ...IN_TURN };

/** What is so of a figure where its file says nothing. */
export function untouched(ground: Ground, figure: number): Pick<Figure, keyof typeof FIGURE> {
  return { fate: 'in-play', weapon: 'ready', alert: false, brainbusters: ground.brainbustersOf(figure) };
}

/** Of the battle. `extra`, `leadership` (the roll may still be made) and `rolled` (it was): of the squad in turn. */
const BATTLE = { round: whole(1, 999), extra: count, leadership: yesNo, rolled: yesNo } as const satisfies Partial<Record<keyof Battle, Domain<unknown>>>;

/** Reads a figure's `state` into the battle. Gives what is wrong with it. */
export function readFigure(figure: Figure, state: Words, isInTurn: boolean, path: PositionPath): PositionProblem[] {
  return Object.entries(state).flatMap(([name, value]): PositionProblem[] => {
    const place = [...path, name];
    if (!Object.hasOwn(EVERY, name)) return [unknown(place, name, Object.keys(EVERY))];
    if (!isInTurn && Object.hasOwn(IN_TURN, name)) return [{ path: place, part: 'key', message: `state: ${name} is of a figure in its turn; expected its squad as "turn"` }];
    return into(figure, name, EVERY, value, place);
  });
}

/** Once a turn has begun, which gave fresh actions: what the file says of it stands. Nothing is wrong any more. */
export function readAgain(battle: Battle, { state = {}, figures }: BoardPosition, roster: Roster, turn: number | null): void {
  for (const [number, figure] of figures.entries()) if (roster.troopers[number]!.squad === turn) readFigure(battle.figures[number]!, figure.state ?? {}, true, []);
  readBattle(battle, state, roster);
}

/** A figure's `state`: what its turn has left, and all that sets it apart from one that nothing has happened to; undefined where nothing does. */
export function wordsOfFigure(ground: Ground, battle: Readonly<Battle>, number: number, isInTurn: boolean): Record<string, unknown> | undefined {
  const figure = battle.figures[number]!;
  const usual = untouched(ground, number);
  const names = [...namesOf(FIGURE).filter((name) => figure[name] !== usual[name]), ...(isInTurn ? namesOf(IN_TURN) : [])];
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, figure[name]]));
}

/** Reads the battle's `state`. Gives what is wrong with it. */
export function readBattle(battle: Battle, state: Words, { squads }: Roster): PositionProblem[] {
  const ids = squads.map(({ id }) => id);
  return Object.entries(state).flatMap(([name, value]): PositionProblem[] => {
    const path = ['state', name];
    if (name === 'layout') return readLayout(battle, value, path);
    if (name === 'affairs') return readAffairs(battle, value, path);
    if (name === 'cup') return readCup(battle, value, ids, path);
    if (name === 'first') {
      const seat = SIDES.findIndex((side) => side === value);
      if (seat < 0) return [wrong(path, name, value, `one of ${SIDES.join(', ')}`)];
      battle.first = seat;
      return [];
    }
    if (!Object.hasOwn(BATTLE, name)) return [unknown(path, name, [...Object.keys(BATTLE), 'cup', 'first', 'layout', 'affairs', 'secret'])];
    return into(battle, name, BATTLE, value, path);
  });
}

export function wordsOfBattle(battle: Readonly<Battle>, { squads }: Roster): Words {
  return {
    round: battle.round,
    cup: battle.cup.map((squad) => squads[squad]!.id),
    ...(battle.first === null ? {} : { first: SIDES[battle.first]! }),
    extra: battle.extra,
    leadership: battle.leadership,
    ...(battle.rolled ? { rolled: true } : {}),
    ...(battle.layout === null ? {} : { layout: [...battle.layout] }),
    ...(battle.affairs.kind === 'none' ? {} : { affairs: { ...battle.affairs } }),
  };
}

function readCup(battle: Battle, value: unknown, ids: readonly string[], path: PositionPath): PositionProblem[] {
  if (!Array.isArray(value)) return [wrong(path, 'cup', value, 'a list of squads')];
  const squads = value.map((name) => ids.indexOf(String(name)));
  const stranger = squads.indexOf(-1);
  if (stranger >= 0) return [{ path: [...path, stranger], part: 'value', message: `cup: ${unknownName('squad', String(value[stranger]), ids)}` }];
  battle.cup = [...new Set(squads)];
  return [];
}

/** Which board sections lie where: the board is drawn in the file, but a mission may ask. */
function readLayout(battle: Battle, value: unknown, path: PositionPath): PositionProblem[] {
  if (!Array.isArray(value) || !value.every((section) => Number.isSafeInteger(section))) return [wrong(path, 'layout', value, 'a list of whole numbers')];
  battle.layout = value as number[];
  return [];
}

/** What a mission keeps count of, as it was saved: only the mission knows its form. */
function readAffairs(battle: Battle, value: unknown, path: PositionPath): PositionProblem[] {
  if (typeof (value as { kind?: unknown } | null)?.kind !== 'string') return [wrong(path, 'affairs', value, 'what a saved position of the mission has there')];
  battle.affairs = value as Affairs;
  return [];
}

function into(record: object, name: string, domains: Readonly<Record<string, Domain<unknown>>>, value: unknown, path: PositionPath): PositionProblem[] {
  const domain = domains[name]!;
  const normal = domain.read(value);
  if (normal === undefined) return [wrong(path, name, value, domain.expects)];
  Object.assign(record, { [name]: normal });
  return [];
}

const namesOf = <T extends object>(words: T) => Object.keys(words) as (keyof T)[];

const unknown = (path: PositionPath, name: string, valid: readonly string[]): PositionProblem => ({ path, part: 'key', message: `state: ${unknownName('name', name, valid)}` });

const wrong = (path: PositionPath, name: string, value: unknown, expects: string): PositionProblem => ({ path, part: 'value', message: `state: ${name} cannot be ${JSON.stringify(value)}; expected ${expects}` });
