/** What a position file may say of the battle beyond figures, board and what is hidden: turn, cup, acid, what the mission counts, and the activation under way. */
import { oneOf, whole, yesNo, type Domain } from '../../kernel/book.ts';
import { SLEEPERS } from './data/weapons.ts';
import type { Ground } from './ground.ts';
import { isMap, listOf, nameAmong, squareOf, type Words } from './position-words.ts';
import { SECTIONS } from './data/sections.ts';
import type { Active, Affairs, Battle } from './state.ts';
import { SIDES, type Side } from './vocabulary.ts';

const count = whole(0, 99);
const turn = whole(0, 999);
const section = whole(0, SECTIONS - 1);

export const bySide = (counts: readonly number[]): Record<Side, number> => Object.fromEntries(SIDES.map((side, seat) => [side, counts[seat]!])) as Record<Side, number>;

const counters: Domain<[number, number]> = {
  expects: `counters by side: { ${SIDES.map((side) => `${side}: 3`).join(', ')} }`,
  read(value) {
    if (!isMap(value) || !Object.keys(value).every((side) => SIDES.includes(side as Side))) return undefined;
    const [berets, legion] = SIDES.map((side) => (value[side] === undefined ? 0 : count.read(value[side])));
    return berets === undefined || legion === undefined ? undefined : [berets, legion];
  },
};

/** How the next choice comes about. */
export interface Moment {
  /** Counters in the cup; null: those of all who have not acted. */
  readonly cup: [number, number] | null;
  /** A saved counter may be used, none was drawn. */
  readonly asked: 'drawn' | 'saved';
  /** The cup is empty, and saved counters are used or lost. */
  readonly last: boolean;
  /** Of the activation under way, in place of a fresh one. */
  readonly acting: Partial<Active>;
}

export function readBattle(ground: Ground, battle: Battle, state: Words): Moment {
  const field = ground.board(battle);
  const square = squareOf(field);
  const names = ground.roster.pieces.map(({ id }) => id);
  const figure = nameAmong(names, 'the id of a figure');
  battle.turn = state.take('turn', whole(1, ground.mission.turns(ground.book))) ?? 1;
  battle.saved = state.take('saved', count) ?? 0;
  battle.extrasUsed = state.take('extras', whole(0, 2)) ?? 0;
  battle.entry = state.take('entry', section) ?? -1;
  state.list('acid').forEach((words) => {
    const [by, squares, fed] = [words.take('by', figure), words.take('squares', listOf(square)), words.take('fed', turn) ?? battle.turn];
    words.end();
    if (by === undefined || squares === undefined) words.wrong('', 'expected acid as { by: nepharite-1, squares: [[3, 4], [4, 4]] }');
    else battle.acid.push({ by, squares, fed });
  });
  battle.affairs = { ...battle.affairs, ...readAffairs(state.below('affairs'), square, figure) };
  const acting = state.below('acting');
  const moment: Moment = {
    cup: state.take('cup', counters) ?? null,
    asked: state.take('asked', oneOf('drawn', 'saved')) ?? 'drawn',
    last: state.take('last', yesNo) ?? false,
    acting: readActing(acting, figure),
  };
  return moment;
}

/** Only what is said. */
const said = <T extends object>(all: { [K in keyof T]: T[K] | undefined }): Partial<T> => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Partial<T>;

function readAffairs(words: Words, square: Domain<number>, figure: Domain<number>): Partial<Affairs> {
  const affairs = said<Affairs>({
    found: words.take('found', turn),
    held: words.take('held', whole(-1, 99)),
    tunnels: words.take('tunnels', count),
    blown: words.take('blown', count),
    troopMines: words.take('troopMines', count),
    mapped: words.take('mapped', listOf(section)),
    tunnel: words.take('tunnel', square),
    wayUp: words.take('wayUp', square),
    groups: words.take('groups', listOf(listOf(figure))),
    wentDown: words.take('wentDown', count),
    below: words.take('below', turn),
  });
  words.end();
  return affairs;
}

function readActing(words: Words, figure: Domain<number>): Partial<Active> {
  const acting = said<Omit<Active, 'figure'>>({
    extra: words.take('extra', yesNo),
    left: words.take('left', count),
    used: words.take('used', count),
    steps: words.take('steps', count),
    turns: words.take('turns', count),
    moved: words.take('moved', count),
    risky: words.take('risky', listOf(section)),
    hip: words.take('hip', oneOf('no', 'to-come', 'fired')),
    fed: words.take('fed', listOf(oneOf(...SLEEPERS))),
    victim: words.take('victim', figure),
  });
  words.end();
  return acting;
}

/** What is to be said of an activation: all that it has left. */
export function actingWords(ground: Ground, { figure: _, victim, ...active }: Active): Record<string, unknown> {
  return { ...active, ...(victim < 0 ? {} : { victim: ground.piece(victim).id }) };
}
