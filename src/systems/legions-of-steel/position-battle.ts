/** What a position file may say of the battle beyond who stands where, in words of the game. */
import { oneOf, whole } from '../../kernel/book.ts';
import { unknownName } from '../../kernel/errors.ts';
import { formatSquare } from '../../kernel/grid/squares.ts';
import type { PositionPath, PositionProblem } from '../../kernel/position.ts';
import { NOBODY } from './field.ts';
import type { Ground } from './ground.ts';
import { AFFAIR_WORDS, wordsOfAffairs } from './position-affairs.ts';
import { wordsOfLeadership } from './position-leadership.ts';
import { asName, bySide, eachOf, impossible, isMap, onBoard, outOfPlace, placeOn, sides, squareIn, strangers, unknown, wrong, type Words } from './position-words.ts';
import { addDamage, damageOn } from './rules/obstacles.ts';
import { TALLIES, type Battle } from './state.ts';
import { DOOR_STATES, GRENADES, type DoorState } from './vocabulary.ts';

/**
 * `turn`: the number of the game turn; `first`: who is the first phasing player of it; `phase`: assign, action or final; `asked` and `passed`: of the
 * final phase. `doors` by what they are, `forcewalls`, kills that either have taken and still stand (`damage`), `darkness` and `dropped` grenades by squares. Figures by name in `reserve` (still to come) and
 * `killed` (in that order); `leadership` point by point. `bomb`, `hall` and `held` are of single missions; `tallies` are counts for the result.
 */
const BATTLE_WORDS: readonly string[] = ['turn', 'first', 'phase', 'asked', 'passed', 'doors', 'forcewalls', 'damage', 'darkness', 'dropped', 'reserve', 'killed', 'leadership', ...AFFAIR_WORDS, 'tallies'];

const count = whole(0, 999_999);

/** Names that no position has. */
export function unknownWords(state: Words): PositionProblem[] {
  return Object.keys(state).filter((name) => !BATTLE_WORDS.includes(name)).map((name) => unknown(['state', name], name, BATTLE_WORDS));
}

/** Doors, before anybody stands on them. */
export function readDoors({ board }: Ground, battle: Battle, value: unknown): PositionProblem[] {
  const path = ['state', 'doors'];
  if (value === undefined) return [];
  if (!isMap(value)) return [wrong(path, 'doors', value, 'squares by what has become of them, such as { open: [[9, 4]] }')];
  return [
    ...strangers(value, 'doors', DOOR_STATES, path),
    ...DOOR_STATES.flatMap((state) =>
      value[state] === undefined
        ? []
        : eachOf(`doors: ${state}`, value[state], 'a list of squares with doors, such as [[9, 4]]', [...path, state], (item, place) => {
            const square = squareIn(board, item);
            if (square === undefined) return [wrong(place, `doors: ${state}`, item, onBoard(board))];
            const door = board.doorAt[square]!;
            if (door < 0) return [impossible(place, `doors: there is none at ${formatSquare(board.width, square)}`)];
            battle.doors[door] = state;
            return [];
          }),
    ),
  ];
}

/** Things on squares and counts; once all stand on the board. */
export function readBattle(ground: Ground, battle: Battle, state: Words): PositionProblem[] {
  const given = (name: string, read: (value: unknown, path: PositionPath) => PositionProblem[]) => (state[name] === undefined ? [] : read(state[name], ['state', name]));
  return [
    ...given('forcewalls', (value, path) => readForcewalls(ground, battle, value, path)),
    ...given('damage', (value, path) => readDamage(ground, battle, value, path)),
    ...given('darkness', (value, path) => readDarkness(ground, battle, value, path)),
    ...given('dropped', (value, path) => readDropped(ground, battle, value, path)),
    ...given('tallies', (value, path) => readTallies(battle, value, path)),
  ];
}

function readForcewalls(ground: Ground, battle: Battle, value: unknown, path: PositionPath): PositionProblem[] {
  const { board, mission } = ground;
  const field = ground.field(battle);
  return eachOf('forcewalls', value, 'a list of squares, such as [[9, 4]]', path, (item, place) => {
    const square = squareIn(board, item);
    if (square === undefined) return [wrong(place, 'forcewalls', item, onBoard(board))];
    const where = `forcewalls: ${formatSquare(board.width, square)}`;
    if (field.obstacle[square] !== 0) return [impossible(place, `${where} is a wall or a closed door already`)];
    if (field.figureAt[square] !== NOBODY) return [impossible(place, `${where} is where ${ground.name(field.figureAt[square]!)} stands`)];
    if (mission.entries[square] !== 0) return [impossible(place, `${where} is where figures come onto the board, and none comes up there`)];
    if (battle.forcewalls.includes(square)) return [impossible(place, `${where} is named twice`)];
    battle.forcewalls.push(square);
    return [];
  });
}

function readDamage(ground: Ground, battle: Battle, value: unknown, path: PositionPath): PositionProblem[] {
  const { board, book: { fire } } = ground;
  return eachOf('damage', value, 'a list, such as [{ at: [9, 4], kills: 1 }]', path, (item, place) => {
    if (!isMap(item)) return [wrong(place, 'damage', item, 'kills that a door or a forcewall has taken, such as { at: [9, 4], kills: 1 }')];
    const extra = strangers(item, 'damage', ['at', 'kills'], place);
    const at = squareIn(board, item['at']);
    if (at === undefined) return [...extra, wrong([...place, 'at'], 'damage: at', item['at'], onBoard(board))];
    const where = `damage: ${formatSquare(board.width, at)}`;
    const isForcewall = battle.forcewalls.includes(at);
    if (!isForcewall && battle.doors[board.doorAt[at]!] !== 'closed') return [...extra, impossible([...place, 'at'], `${where} is no closed door and no forcewall; leave it out`)];
    if (damageOn(battle, at) > 0) return [...extra, impossible([...place, 'at'], `${where} is named twice`)];
    const destroyedBy = isForcewall ? fire.forcewallKills : fire.doorKills;
    const standing = whole(1, destroyedBy - 1);
    const kills = standing.read(item['kills']);
    if (kills === undefined) return [...extra, wrong([...place, 'kills'], 'damage: kills', item['kills'], destroyedBy === 1 ? 'nothing said of it: one kill destroys it' : `${standing.expects}: ${destroyedBy} destroy it`)];
    addDamage(battle, at, kills);
    return extra;
  });
}

function readDarkness({ board }: Ground, battle: Battle, value: unknown, path: PositionPath): PositionProblem[] {
  return eachOf('darkness', value, 'a list, such as [{ at: [9, 4], until: 3 }]', path, (item, place) => {
    if (!isMap(item)) return [wrong(place, 'darkness', item, 'where a Nachtmacher went off, such as { at: [9, 4], until: 3 }')];
    const extra = strangers(item, 'darkness', ['at', 'until'], place);
    const at = squareIn(board, item['at']);
    const turns = whole(Math.max(1, battle.turn), 999);
    const until = turns.read(item['until']);
    if (at === undefined) return [...extra, wrong([...place, 'at'], 'darkness: at', item['at'], onBoard(board))];
    if (until === undefined) return [...extra, wrong([...place, 'until'], 'darkness: until', item['until'], `${turns.expects}, the game turn at whose end it lifts`)];
    battle.darkness = [...battle.darkness, { at, until }];
    return extra;
  });
}

function readDropped({ board, book }: Ground, battle: Battle, value: unknown, path: PositionPath): PositionProblem[] {
  if (!book.options.recovery) return [outOfPlace(path, 'dropped: grenades are not recovered (options.recovery); leave it out')];
  const grenades = oneOf(...GRENADES);
  return eachOf('dropped', value, 'a list, such as [{ at: [9, 4], grenade: k-pulse }]', path, (item, place) => {
    if (!isMap(item)) return [wrong(place, 'dropped', item, 'a grenade, such as { at: [9, 4], grenade: k-pulse }')];
    const extra = strangers(item, 'dropped', ['at', 'grenade'], place);
    const at = squareIn(board, item['at']);
    const grenade = grenades.read(item['grenade']);
    if (at === undefined) return [...extra, wrong([...place, 'at'], 'dropped: at', item['at'], onBoard(board))];
    if (grenade === undefined) return [...extra, wrong([...place, 'grenade'], 'dropped: grenade', item['grenade'], grenades.expects)];
    battle.dropped = [...battle.dropped, { at, grenade }];
    return extra;
  });
}

function readTallies(battle: Battle, value: unknown, path: PositionPath): PositionProblem[] {
  if (!isMap(value)) return [wrong(path, 'tallies', value, 'counts by side, such as { shots: { commandos: 2, machines: 1 } }')];
  return [
    ...strangers(value, 'tallies', TALLIES, path),
    ...TALLIES.flatMap((tally) => {
      if (value[tally] === undefined) return [];
      const counts = bySide(value[tally], count);
      if (counts === undefined) return [wrong([...path, tally], `tallies: ${tally}`, value[tally], 'counts by side, such as { commandos: 2, machines: 1 }')];
      battle.tallies[tally] = counts;
      return [];
    }),
  ];
}

/** Figures named in a list: their numbers. */
export function readNames({ roster }: Pick<Ground, 'roster'>, name: string, value: unknown, problems: PositionProblem[]): number[] {
  const ids = roster.map(({ id }) => id);
  const numbers: number[] = [];
  if (value === undefined) return numbers;
  problems.push(
    ...eachOf(name, value, 'a list of figures', ['state', name], (item, place) => {
      const number = ids.indexOf(asName(item));
      if (number < 0) return [impossible(place, `${name}: ${unknownName('figure', asName(item), ids)}`)];
      if (numbers.includes(number)) return [impossible(place, `${name}: ${ids[number]!} is named twice`)];
      numbers.push(number);
      return [];
    }),
  );
  return numbers;
}

/** All but where play is: the turn, who goes first, the phase. */
export function wordsOfBattle(ground: Ground, battle: Readonly<Battle>): Words {
  const { board: { width, doors: squares }, roster } = ground;
  const { doors, forcewalls, damage, darkness, dropped, killed, tallies, figures } = battle;
  const those = (state: DoorState) => squares.filter((_, door) => doors[door] === state).map((square) => placeOn(width, square));
  const moved = DOOR_STATES.filter((state) => state !== 'closed' && doors.includes(state));
  const reserve = roster.filter((_, number) => figures[number]!.fate === 'reserve').map(({ id }) => id);
  const counted = TALLIES.filter((tally) => tallies[tally].some((each) => each > 0));
  const leadership = wordsOfLeadership(ground, battle);
  return {
    ...(moved.length === 0 ? {} : { doors: Object.fromEntries(moved.map((state) => [state, those(state)])) }),
    ...(forcewalls.length === 0 ? {} : { forcewalls: forcewalls.map((square) => placeOn(width, square)) }),
    ...(damage.length === 0 ? {} : { damage: damage.map(({ at, kills }) => ({ at: placeOn(width, at), kills })) }),
    ...(darkness.length === 0 ? {} : { darkness: darkness.map(({ at, until }) => ({ at: placeOn(width, at), until })) }),
    ...(dropped.length === 0 ? {} : { dropped: dropped.map(({ at, grenade }) => ({ at: placeOn(width, at), grenade })) }),
    ...(reserve.length === 0 ? {} : { reserve }),
    ...(killed.length === 0 ? {} : { killed: killed.map((number) => ground.name(number)) }),
    ...(leadership === undefined ? {} : { leadership }),
    ...wordsOfAffairs(ground, battle),
    ...(counted.length === 0 ? {} : { tallies: Object.fromEntries(counted.map((tally) => [tally, sides(tallies[tally])])) }),
  };
}
