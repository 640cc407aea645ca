/** What a position file may say of the battle beyond who stands where, in words of the game. */
import { whole } from '../../kernel/book.ts';
import { unknownName } from '../../kernel/errors.ts';
import type { PositionPath, PositionProblem } from '../../kernel/position.ts';
import { inInches } from '../../kernel/table/inches.ts';
import type { Ground } from './ground.ts';
import { CARD_WORDS } from './position-cards.ts';
import { bySide, count, isMap, isSide, notSide, outOfPlace, seatOf, sides, unitList, unknown, wrong, type Words } from './position-words.ts';
import { startingPool } from './rules/turn.ts';
import { TALLIES, type Battle, type ConanState, type Destiny } from './state.ts';
import { SIDES } from './vocabulary.ts';

/**
 * Of the battle. `turn`: its number; `first`: who goes first in it; `top`: whose edge is the upper one; `runner`: who has to get across, in
 * Escape; `shrine`: where it is, in Shrine. Units by their names in lists: `activated`, `fleeing`, `escaped`, `reinforced`; `refused` is the one
 * that Not Your Time, Fool! has just refused. By side: `destiny`, `hands`, `decks`, `discards`, `points` (beside those for units), `tallies`, `forces`.
 * In the middle of something: `owed`, what the game owes; `active`, the unit; `sigil`, its attack rolled one; `bids`, face down by side; `unchecked`,
 * units whose losses morale has not been looked at for.
 */
const BATTLE_WORDS = [
  'turn', 'first', 'top', 'runner', 'shrine', 'activated', 'fleeing', 'escaped', 'reinforced', 'refused', 'destiny', ...CARD_WORDS, 'points', 'tallies', 'forces', 'owed', 'active', 'sigil', 'bids', 'unchecked',
] as const;
type BattleWord = (typeof BATTLE_WORDS)[number];

const tokens = whole(0, 99);

type Reader = (battle: Battle, value: unknown, path: PositionPath, ground: Ground) => PositionProblem[];

/** Words that are read where it is said what there is or where play begins. */
const elsewhere: Reader = () => [];

const READERS: Readonly<Record<BattleWord, Reader>> = {
  turn: elsewhere,
  top: elsewhere,
  runner: elsewhere,
  shrine: elsewhere,
  reinforced: elsewhere,
  refused: elsewhere,
  hands: elsewhere,
  decks: elsewhere,
  discards: elsewhere,
  forces: elsewhere,
  owed: elsewhere,
  active: elsewhere,
  sigil: elsewhere,
  bids: elsewhere,
  unchecked: elsewhere,
  first: (battle, value, path) => (isSide(value) ? ((battle.first = seatOf(value)), []) : [notSide(path, 'first', value)]),
  activated: (battle, value, path) => unitList(idsOf(battle), 'activated', value, path, (unit) => (battle.units[unit]!.activated = true)),
  fleeing: (battle, value, path, ground) => [
    ...unitList(idsOf(battle), 'fleeing', value, path, (unit) => (battle.units[unit]!.fleeing = true)),
    ...eachNamed(battle, value, path, (unit) => (ground.card(battle, unit).type === 'commander' ? `fleeing: ${idsOf(battle)[unit]!} is a commander, who never flees` : undefined)),
  ],
  escaped: (battle, value, path, ground) => {
    if (ground.mission.card.id !== 'escape') return [outOfPlace(path, `escaped: nobody gets across in ${ground.mission.card.title}; leave it out`)];
    return [
      ...unitList(idsOf(battle), 'escaped', value, path, (unit) => (battle.units[unit]!.escaped = true)),
      ...eachNamed(battle, value, path, (unit) => (battle.forces.units[unit]!.seat !== battle.runner ? `escaped: ${idsOf(battle)[unit]!} is not of the side that has to get across` : undefined)),
    ];
  },
  destiny: (battle, value, path) => {
    if (!isMap(value)) return [wrong(path, 'destiny', value, 'tokens by side, such as { circle: { pool: 5, left: 3 } }')];
    return Object.entries(value).flatMap(([side, given]): PositionProblem[] => {
      const place = [...path, side];
      if (!isSide(side)) return [{ ...notSide(place, 'destiny: a side', side), part: 'key' }];
      const read = tokensOf(given, battle.destiny[seatOf(side) as 0 | 1]);
      if (read === undefined) return [wrong(place, 'destiny', given, 'tokens of the pool and those left this turn, such as { pool: 5, left: 3 }')];
      battle.destiny[seatOf(side) as 0 | 1] = read;
      return [];
    });
  },
  points: (battle, value, path) => {
    const read = bySide(value, count);
    if (read === undefined) return [wrong(path, 'points', value, 'points by side beside those for units, such as { circle: 1, set: 0 }')];
    battle.points = read;
    return [];
  },
  tallies: (battle, value, path) => {
    if (!isMap(value)) return [wrong(path, 'tallies', value, 'counts by side, such as { wounds: { circle: 2, set: 1 } }')];
    return Object.entries(value).flatMap(([name, counts]): PositionProblem[] => {
      const tally = TALLIES.find((each) => each === name);
      if (tally === undefined) return [{ path: [...path, name], part: 'key', message: `state: tallies: ${unknownName('tally', name, TALLIES)}` }];
      const read = bySide(counts, count);
      if (read === undefined) return [wrong([...path, name], name, counts, 'counts by side, such as { circle: 2, set: 1 }')];
      battle.tallies[tally] = read;
      return [];
    });
  },
};

/** Reads the battle's `state`. Gives what is wrong with it. */
export function readBattle(ground: Ground, battle: Battle, state: Words): PositionProblem[] {
  for (const seat of [0, 1] as const) {
    const pool = startingPool(ground, battle, seat);
    battle.destiny[seat] = { pool, left: pool };
  }
  const strangers = Object.keys(state).filter((name) => !BATTLE_WORDS.includes(name as BattleWord));
  return [
    ...strangers.map((name) => unknown(['state', name], name, BATTLE_WORDS)),
    ...BATTLE_WORDS.flatMap((name) => (state[name] === undefined ? [] : READERS[name](battle, state[name], ['state', name], ground))),
  ];
}

/** The pool not said is as it was; all of it is left, if that is not said. */
function tokensOf(given: unknown, usual: Readonly<Destiny>): Destiny | undefined {
  if (!isMap(given) || !Object.keys(given).every((key) => key === 'pool' || key === 'left')) return undefined;
  const pool = given['pool'] === undefined ? usual.pool : tokens.read(given['pool']);
  const left = given['left'] === undefined ? pool : tokens.read(given['left']);
  return pool === undefined || left === undefined ? undefined : { pool, left };
}

const idsOf = ({ forces }: Readonly<Battle>): string[] => forces.units.map(({ id }) => id);

function eachNamed(battle: Readonly<Battle>, list: unknown, path: PositionPath, whyNot: (unit: number) => string | undefined): PositionProblem[] {
  const ids = idsOf(battle);
  return (Array.isArray(list) ? list : []).flatMap((name: unknown, place): PositionProblem[] => {
    const unit = ids.indexOf(String(name));
    const why = unit < 0 ? undefined : whyNot(unit);
    return why === undefined ? [] : [{ path: [...path, place], part: 'value', message: `state: ${why}` }];
  });
}

/** The battle's `state`, with the cards that nobody else sees. */
export function wordsOfBattle({ open, secret, decks }: Readonly<ConanState>): Record<string, unknown> {
  const { turn, first, top, runner, shrine, units, destiny, discards, points, tallies, forces } = open;
  const listed = (is: (unit: number) => boolean) => [...units.keys()].filter(is).map((unit) => forces.units[unit]!.id);
  const words: [BattleWord, unknown][] = [
    ['turn', turn],
    ['first', SIDES[first]],
    ['top', SIDES[top]],
    ['runner', runner === null ? [] : SIDES[runner]],
    ['shrine', shrine === null ? [] : [inInches(shrine[0]), inInches(shrine[1])]],
    ['activated', listed((unit) => units[unit]!.activated)],
    ['fleeing', listed((unit) => units[unit]!.fleeing)],
    ['escaped', listed((unit) => units[unit]!.escaped)],
    ['destiny', sides(destiny.map(({ pool, left }) => ({ pool, left })))],
    ['hands', sides(secret.map(({ hand }) => [...hand]))],
    ['decks', sides(decks.map((deck) => deck.toReversed()))],
    ['discards', sides(discards.map((cards) => [...cards]))],
    ['points', sides(points)],
    ['tallies', Object.fromEntries(TALLIES.filter((tally) => tallies[tally].some((each) => each > 0)).map((tally) => [tally, sides(tallies[tally])]))],
    ['forces', sides(forces.names)],
  ];
  return Object.fromEntries(words.filter(([, value]) => typeof value !== 'object' || value === null || Object.keys(value).length > 0));
}
