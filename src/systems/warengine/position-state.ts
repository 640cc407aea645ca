/** What a position file may say of the battle beyond who stands where, in words of the game. */
import { whole, type Domain } from '../../kernel/book.ts';
import { unknownName } from '../../kernel/errors.ts';
import type { PositionPath, PositionProblem } from '../../kernel/position.ts';
import { inInches } from '../../kernel/table/inches.ts';
import type { Forces } from './forces.ts';
import type { Ground } from './ground.ts';
import { writtenProfiles } from './points/own-profiles.ts';
import { inPlay, TALLIES, type Battle } from './state.ts';
import { SIDES, type Side } from './vocabulary.ts';

type Words = Readonly<Record<string, unknown>>;

/**
 * Of the battle. `turn`: its number; `first`: who went first in it; `initiative`: who may choose that now; `acting`: the figure that has begun
 * and not finished. Units by their names: `activated` and `leaderless` are lists, `joined` the character's unit, `leaders` a figure or none,
 * `lost` the figures destroyed this turn. `points`, `held`, `tallies` and `forces`: what is counted by side. `profiles`: those of no book, as a force file has them.
 */
const BATTLE_WORDS = ['turn', 'first', 'top', 'initiative', 'acting', 'activated', 'joined', 'leaders', 'lost', 'leaderless', 'points', 'objectives', 'held', 'tallies', 'forces', 'profiles'] as const;
type BattleWord = (typeof BATTLE_WORDS)[number];

const turns = whole(1, 999);
const count = whole(0, 999_999);
const NOBODY = 'none';

type Reader = (battle: Battle, value: unknown, path: PositionPath) => PositionProblem[];

/** Words that `position.ts` reads itself, since they say what there is or where play begins. */
const elsewhere: Reader = () => [];

const READERS: Readonly<Record<BattleWord, Reader>> = {
  turn: (battle, value, path) => ((battle.turn = turns.read(value) ?? 0) > 0 ? [] : [wrong(path, 'turn', value, turns.expects)]),
  first: (battle, value, path) => (isSide(value) ? ((battle.first = seatOf(value)), []) : [notSide(path, 'first', value)]),
  top: elsewhere,
  initiative: elsewhere,
  acting: elsewhere,
  objectives: elsewhere,
  forces: elsewhere,
  profiles: elsewhere,
  joined: elsewhere,
  activated: (battle, value, path) => eachUnit(battle.forces, 'activated', value, path, (unit) => (battle.units[unit]!.activated = true)),
  leaderless: (battle, value, path) => eachUnit(battle.forces, 'leaderless', value, path, (unit) => (battle.units[unit]!.leaderless = true)),
  leaders: (battle, value, path) => byUnit(battle.forces, 'leaders', value, path, (unit, leader) => {
    if (leader === NOBODY) return ((battle.units[unit]!.leader = -1), undefined);
    const ids = battle.forces.figures.map(({ id }) => id);
    const { joined } = battle.units[unit]!;
    const members = [unit, joined].flatMap((each) => battle.forces.units[each]?.members ?? []).filter((member) => inPlay(battle.figures[member]!));
    if (!members.includes(ids.indexOf(String(leader)))) return unknownName('figure of the unit in play', String(leader), [...members.map((member) => ids[member]!), NOBODY]);
    battle.units[unit]!.leader = ids.indexOf(String(leader));
    return undefined;
  }),
  lost: (battle, value, path) => byUnit(battle.forces, 'lost', value, path, (unit, lost) => {
    const { destroyed } = battle.units[unit]!;
    const number = whole(0, destroyed);
    battle.units[unit]!.lost = number.read(lost) ?? 0;
    return number.read(lost) === undefined ? `found ${JSON.stringify(lost)}, expected ${number.expects}: so many of it are destroyed` : undefined;
  }),
  points: (battle, value, path) => {
    const read = bySide(value, count);
    if (read === undefined) return [wrong(path, 'points', value, 'points by side, such as { red: 120, blue: 0 }')];
    battle.points = read;
    return [];
  },
  held: (battle, value, path) => {
    const read = Array.isArray(value) && value.length === battle.objectives.length ? value.map((each) => bySide(each, count)) : [undefined];
    if (read.includes(undefined)) return [wrong(path, 'held', value, 'turn ends in a row by side for each objective, such as [{ red: 1, blue: 0 }]')];
    battle.held = read as [number, number][];
    return [];
  },
  tallies: (battle, value, path) => {
    if (!isMap(value)) return [wrong(path, 'tallies', value, 'counts by side, such as { kills: { red: 2, blue: 1 } }')];
    return Object.entries(value).flatMap(([name, counts]): PositionProblem[] => {
      const tally = TALLIES.find((each) => each === name);
      if (tally === undefined) return [{ path: [...path, name], part: 'key', message: `state: tallies: ${unknownName('tally', name, TALLIES)}` }];
      const read = bySide(counts, count);
      if (read === undefined) return [wrong([...path, name], name, counts, 'counts by side, such as { red: 2, blue: 1 }')];
      battle.tallies[tally] = read;
      return [];
    });
  },
};

/** Reads the battle's `state`, in the order in which one word rests on another. Gives what is wrong with it. */
export function readBattle(battle: Battle, state: Words): PositionProblem[] {
  const strangers = Object.keys(state).filter((name) => !BATTLE_WORDS.includes(name as BattleWord));
  return [
    ...strangers.map((name) => unknown(['state', name], name, BATTLE_WORDS)),
    ...BATTLE_WORDS.flatMap((name) => (state[name] === undefined ? [] : READERS[name](battle, state[name], ['state', name]))),
  ];
}

/** The battle's `state`. `usual`: the same battle as `settleLeaders` has it. */
export function wordsOfBattle(ground: Ground, battle: Readonly<Battle>, usual: Readonly<Battle>): Record<string, unknown> {
  const { turn, first, top, units, points, objectives, held, tallies, forces } = battle;
  const id = (unit: number) => forces.units[unit]!.id;
  const listed = (is: (unit: number) => boolean) => [...units.keys()].filter(is).map(id);
  const mapped = (of: (unit: number) => unknown) => Object.fromEntries([...units.keys()].flatMap((unit) => (of(unit) === undefined ? [] : [[id(unit), of(unit)]])));
  const isCharacter = (unit: number) => ground.profile(battle, forces.units[unit]!.members[0]!).type === 'character';
  const led = (unit: number) => units[unit]!.leader;
  const words: [BattleWord, unknown][] = [
    ['turn', turn],
    ['first', SIDES[first]],
    ['top', SIDES[top]],
    ['activated', listed((unit) => units[unit]!.activated)],
    ['joined', mapped((unit) => (units[unit]!.joined < 0 || isCharacter(unit) ? undefined : id(units[unit]!.joined)))],
    ['leaders', mapped((unit) => (led(unit) === usual.units[unit]!.leader ? undefined : led(unit) < 0 ? NOBODY : forces.figures[led(unit)]!.id))],
    ['lost', mapped((unit) => units[unit]!.lost || undefined)],
    ['leaderless', listed((unit) => units[unit]!.leaderless)],
    ['points', sides(points)],
    ['objectives', objectives.map(({ name, piece, figure, x, y }) => (piece >= 0 || figure >= 0 ? name : { name, at: [inInches(x), inInches(y)] }))],
    ['held', held.map(sides)],
    ['tallies', Object.fromEntries(TALLIES.filter((tally) => tallies[tally].some((each) => each > 0)).map((tally) => [tally, sides(tallies[tally])]))],
    ['forces', Object.fromEntries(SIDES.map((side, seat) => [side, forces.names[seat]]))],
    ['profiles', writtenProfiles(forces.profiles)],
  ];
  return Object.fromEntries(words.filter(([, value]) => typeof value !== 'object' || value === null || Object.keys(value).length > 0));
}

const sides = (counts: readonly number[]) => Object.fromEntries(SIDES.map((side, seat) => [side, counts[seat]]));

export const isSide = (value: unknown): value is Side => SIDES.includes(value as Side);
export const seatOf = (side: Side) => SIDES.indexOf(side);

const isMap = (value: unknown): value is Words => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Both sides, or one where the other has none. */
function bySide(value: unknown, domain: Domain<number>): [number, number] | undefined {
  if (!isMap(value) || !Object.keys(value).every(isSide)) return undefined;
  const [red, blue] = SIDES.map((side) => (value[side] === undefined ? 0 : domain.read(value[side])));
  return red === undefined || blue === undefined ? undefined : [red, blue];
}

function eachUnit({ units }: Forces, name: string, value: unknown, path: PositionPath, mark: (unit: number) => void): PositionProblem[] {
  if (!Array.isArray(value)) return [wrong(path, name, value, 'a list of units')];
  const ids = units.map(({ id }) => id);
  return value.flatMap((unit, place): PositionProblem[] => {
    const number = ids.indexOf(String(unit));
    if (number < 0) return [{ path: [...path, place], part: 'value', message: `state: ${name}: ${unknownName('unit', String(unit), ids)}` }];
    mark(number);
    return [];
  });
}

/** `read` gives why the value is none. */
export function byUnit({ units }: Forces, name: string, value: unknown, path: PositionPath, read: (unit: number, value: unknown) => string | undefined): PositionProblem[] {
  if (!isMap(value)) return [wrong(path, name, value, 'a value for each unit')];
  const ids = units.map(({ id }) => id);
  return Object.entries(value).flatMap(([unit, each]): PositionProblem[] => {
    const place = [...path, unit];
    if (!ids.includes(unit)) return [{ path: place, part: 'key', message: `state: ${name}: ${unknownName('unit', unit, ids)}` }];
    const refusal = read(ids.indexOf(unit), each);
    return refusal === undefined ? [] : [{ path: place, part: 'value', message: `state: ${name}: ${unit}: ${refusal}` }];
  });
}

export const unknown = (path: PositionPath, name: string, valid: readonly string[]): PositionProblem => ({ path, part: 'key', message: `state: ${unknownName('name', name, valid)}` });

export const wrong = (path: PositionPath, name: string, value: unknown, expects: string): PositionProblem => ({ path, part: 'value', message: `state: ${name} cannot be ${JSON.stringify(value)}; expected ${expects}` });

export const notSide = (path: PositionPath, name: string, value: unknown): PositionProblem => wrong(path, name, value, `one of ${SIDES.join(', ')}`);
