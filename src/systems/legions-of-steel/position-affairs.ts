/** What a mission keeps count of, in a position file: where the bomb is, points for the hall, ends of turns in the Overlord's room. */
import { whole } from '../../kernel/book.ts';
import { unknownName } from '../../kernel/errors.ts';
import { columnOf } from '../../kernel/grid/squares.ts';
import type { PositionPath, PositionProblem } from '../../kernel/position.ts';
import type { Ground } from './ground.ts';
import { ENCOUNTER } from './missions/encounter.ts';
import { asName, bySide, impossible, isMap, onBoard, outOfPlace, placeOn, sides, squareIn, strangers, wrong, type Words } from './position-words.ts';
import { inPlay, type Affairs, type Battle } from './state.ts';
import { COMMANDOS } from './vocabulary.ts';

/** The word of each mission that keeps count of something. */
const WORD_OF: Readonly<Record<Exclude<Affairs['kind'], 'none'>, string>> = { 'quarterback-sneak': 'bomb', 'the-foundry': 'hall', 'heart-of-the-net': 'held' };
export const AFFAIR_WORDS: readonly string[] = Object.values(WORD_OF);

/** Once all stand on the board. Gives what is wrong. */
export function readAffairs(ground: Ground, battle: Battle, state: Words): PositionProblem[] {
  const { id, title } = ground.mission.card;
  const kind = Object.hasOwn(WORD_OF, id) ? (id as keyof typeof WORD_OF) : 'none';
  const word = kind === 'none' ? null : WORD_OF[kind];
  const moot = AFFAIR_WORDS.filter((each) => each !== word && state[each] !== undefined);
  return [
    ...moot.map((each) => outOfPlace(['state', each], `${each}: there is none ${id === ENCOUNTER ? 'where there is no mission' : `in ${title}`}; leave it out`)),
    ...(word === null ? [] : READERS[kind as keyof typeof WORD_OF](ground, battle, state[word], ['state', word])),
  ];
}

const READERS: Readonly<Record<keyof typeof WORD_OF, (ground: Ground, battle: Battle, value: unknown, path: PositionPath) => PositionProblem[]>> = {
  'quarterback-sneak': readBomb,
  'the-foundry': (_, battle, value, path) => {
    const hall = bySide(value ?? {}, whole(0, 999));
    battle.affairs = { kind: 'the-foundry', hall: hall ?? [0, 0] };
    return hall === undefined ? [wrong(path, 'hall', value, 'points for the hall by side, such as { commandos: 2, machines: 0 }')] : [];
  },
  'heart-of-the-net': (_, battle, value, path) => {
    const ends = whole(0, 99);
    battle.affairs = { kind: 'heart-of-the-net', held: ends.read(value ?? 0) ?? 0 };
    return ends.read(value ?? 0) === undefined ? [wrong(path, 'held', value, `${ends.expects}: ends of turns in a row with commandos alone in the room`)] : [];
  },
};

/** With the first trooper, if nothing is said. */
function readBomb(ground: Ground, battle: Battle, value: unknown, path: PositionPath): PositionProblem[] {
  const expects = 'where it is: { with: trooper-1 }, or { at: [8, 12] } where it lies';
  if (value !== undefined && !isMap(value)) return [wrong(path, 'bomb', value, expects)];
  const { with: held, at, farthest }: Words = value ?? {};
  const extra = strangers(value ?? {}, 'bomb', ['with', 'at', 'farthest'], path);
  const spot = at === undefined ? { square: null } : { square: squareIn(ground.board, at) };
  if (at !== undefined && held !== undefined) return [...extra, outOfPlace([...path, 'at'], 'bomb: somebody carries it, or it lies somewhere; leave "with" or "at" out')];
  if (spot.square === undefined) return [...extra, wrong([...path, 'at'], 'bomb: at', at, onBoard(ground.board))];
  if (spot.square !== null && ground.board.walls[spot.square] !== 0) return [...extra, impossible([...path, 'at'], 'bomb: a wall is there; expected a square without one')];
  const ids = ground.roster.map(({ id }) => id);
  const carrier = spot.square === null ? ids.findIndex((id) => id === (held ?? 'trooper-1')) : -1;
  if (spot.square === null && carrier < 0) return [...extra, impossible([...path, 'with'], `bomb: ${unknownName('figure', asName(held), ids)}`)];
  if (spot.square === null && (ground.seat(carrier) !== COMMANDOS || !inPlay(battle.figures[carrier]!))) {
    return [...extra, impossible(held === undefined ? ['state'] : [...path, 'with'], `bomb: ${ids[carrier]!} is no commando in play; expected ${expects}`)];
  }
  const square = spot.square ?? battle.figures[carrier]!.at;
  const column = columnOf(ground.board.width, square);
  const columns = whole(column, ground.board.width - 1);
  battle.affairs = { kind: 'quarterback-sneak', carrier, at: square, farthest: columns.read(farthest ?? column) ?? column };
  return columns.read(farthest ?? column) === undefined ? [...extra, wrong([...path, 'farthest'], 'bomb: farthest', farthest, `${columns.expects}: the farthest column that it was ever in, and it is in ${column} now`)] : extra;
}

export function wordsOfAffairs(ground: Ground, { affairs }: Readonly<Battle>): Words {
  switch (affairs.kind) {
    case 'none':
      return {};
    case 'quarterback-sneak': {
      const { carrier, at, farthest } = affairs;
      return { bomb: { ...(carrier < 0 ? { at: placeOn(ground.board.width, at) } : { with: ground.name(carrier) }), farthest } };
    }
    case 'the-foundry':
      return { hall: sides([affairs.hall[0], affairs.hall[1]]) };
    case 'heart-of-the-net':
      return { held: affairs.held };
  }
}
