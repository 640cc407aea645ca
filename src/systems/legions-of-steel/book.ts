/** Every number that a designer may change, each with where it is from. */
import { assumed, derived, found, printed, valuesOf, whole, yesNo, type Values } from '../../kernel/book.ts';
import { memo } from '../../kernel/dice/memo.ts';
import { UNITS_DATA } from './data/units.ts';
import { WEAPONS_DATA } from './data/weapons.ts';
import type { UnitCard, WeaponCard } from './unit-card.ts';
import { RANGES, type Unit } from './vocabulary.ts';

const modifier = whole(-4, 4);
const cost = whole(1, 9);
const need = whole(2, 12);
const points = whole(1, 9);
const turns = whole(1, 50);
const turn = whole(1, 50);
const few = whole(0, 12);
const score = whole(0, 20);
const squares = whole(1, 24);
const played = (where: string) => printed(yesNo, true, `whether it is played; ${where}`);

const TABLE = '"Movement", table';
const KILL = 'to be rolled on a die; "Kill Number"';
const LEADERSHIP = 'leadership points; "Leadership", Actions';
const SCENARIO = 'the box has scenarios, their texts are lost; set where scripted players come out even';

export const BOOK = {
  units: UNITS_DATA,
  weapons: WEAPONS_DATA,

  kill: {
    'point-blank-plus': printed(need, 2, KILL),
    'point-blank': printed(need, 3, KILL),
    short: printed(need, 4, KILL),
    medium: printed(need, 5, KILL),
    long: printed(need, 6, KILL),
    'extra-long': printed(need, 7, KILL),
    'hand-to-hand': printed(need, 2, 'to be rolled on a die; "Hand to Hand Combat"'),
  },

  modifiers: {
    stationary: printed(modifier, 1, 'to each die; "Movement modifiers"'),
    walking: printed(modifier, 0, 'to each die; "Movement modifiers"'),
    running: printed(modifier, -1, 'to each die; "Movement modifiers"'),
    corner: printed(modifier, -1, 'to each die for each corner; "LOF modifiers"'),
    nachtmacher: printed(modifier, -2, 'to each die, once; "LOF modifiers"'),
    door: printed(modifier, -1, 'to each die of an attack on it; "General modifiers"'),
    forcewall: printed(modifier, -1, 'to each die of an attack on it; "General modifiers"'),
    covering: printed(modifier, -1, 'to each die; "Fire modifiers"'),
    automaticFire: printed(modifier, -1, 'to each die; "Fire modifiers"'),
    displacedThrowing: printed(modifier, -1, 'to the die; "Fire modifiers"'),
    sideArc: printed(modifier, -1, 'to the die of a throw; "Using Grenades"'),
    secondary: printed(modifier, -1, 'to each die at secondary target squares; "Suppression"'),
    leadership: printed(modifier, 1, 'to each die for the point that may be spent; "Leadership", Actions'),
  },

  movement: {
    running: printed(points, 2, 'times the movement points; "Movement"'),
    forward: printed(cost, 1, `points; ${TABLE}`),
    turn: printed(cost, 1, `points for 90 degrees, walking; ${TABLE}`),
    turnRunning: printed(cost, 2, `points for 90 degrees, running; ${TABLE}`),
    door: printed(cost, 1, `points, walking; ${TABLE}`),
    doorRunning: printed(cost, 2, `points, running; ${TABLE}`),
    sideways: printed(cost, 2, `points, walking only; ${TABLE}`),
    backward: printed(cost, 2, `points, walking only; ${TABLE}`),
    firstDiagonal: printed(cost, 2, 'points for the first, third, ... diagonal; "Diagonal Rule"'),
    secondDiagonal: printed(cost, 1, 'points for the second, fourth, ... diagonal; "Diagonal Rule"'),
    backwardDiagonal: printed(cost, 3, `points, walking only; ${TABLE}`),
    throughFigure: printed(cost, 1, 'points more for each figure moved through; "Movement Through Figures"'),
  },

  fire: {
    automatic: printed(points, 2, 'times the rate of fire; "Automatic Fire"'),
    doorKills: assumed(points, 1, 'kills that destroy a door; in the examples one does', [1, 2]),
    forcewallKills: printed(points, 1, 'kills that destroy it; "Forcewall Grenades"'),
  },

  grenades: {
    range: printed(squares, 8, 'squares, and the most that may be needed to throw at all; "Using Grenades"'),
    rear: printed(points, 2, 'times the range, in the rear arc; "Using Grenades"'),
    sureAhead: found(yesNo, true, 'whether a throw into the adjacent square in front never misses, not on a 1 either; answers of the publisher'),
    pulse: {
      target: printed(need, 4, 'to be rolled in the target square; "K-Pulse grenades"'),
      range1: printed(need, 5, 'to be rolled at range 1; "K-Pulse grenades"'),
      range2: printed(need, 6, 'to be rolled at range 2; "K-Pulse grenades"'),
    },
    pulseWalls: assumed(yesNo, true, 'whether walls, closed doors and forcewalls stop a K-Pulse; the book is silent', [true, false]),
    darkTurns: printed(points, 2, 'the game turn at whose end it is gone, counted from the throw; "Nachtmacher grenades"'),
  },

  leadership: {
    fire: printed(points, 2, LEADERSHIP),
    throw: printed(points, 2, LEADERSHIP),
    cover: printed(points, 2, LEADERSHIP),
    coverModifier: printed(modifier, -1, 'of the covering counter; "Leadership", Actions'),
    move: printed(points, 1, LEADERSHIP),
    door: printed(points, 1, LEADERSHIP),
    turn: printed(points, 1, LEADERSHIP),
    assignedAbove: printed(few, 1, 'points that may be assigned to a figure beyond those of its own; "Assigning Leadership"'),
  },

  missions: {
    'quarterback-sneak': {
      roundLimit: assumed(turns, 12, 'game turns; an unopposed run takes five or six', [12, 10, 15]),
      perTurn: assumed(few, 2, `Nightmares that arrive in a turn of the machines; ${SCENARIO}`, [2, 3, 4]),
      from: assumed(turn, 2, 'first game turn with arrivals', [2, 1]),
      fiend: assumed(turn, 5, 'game turn in which the Assault Fiend arrives', [5, 2]),
      south: assumed(turn, 6, 'first game turn in which machines come in behind the objective (zone Y)', [6, 4]),
      decisive: assumed(few, 4, 'commandos alive for a decisive victory', [4, 3, 5]),
      past: assumed(whole(0, 80), 20, 'the bomb has to get beyond this column, or the machines win decisively', [20]),
    },
    'the-foundry': {
      roundLimit: assumed(turns, 10, 'game turns', [10, 8, 12]),
      nightmare: assumed(score, 1, 'points for one destroyed', [1]),
      fiend: assumed(score, 3, 'points for it destroyed', [3, 2]),
      commando: assumed(score, 2, 'points for one killed', [2, 1]),
      hall: assumed(score, 2, 'points at the end of a game turn to the side that is alone in the hall; without, both sides wait in cover', [2, 1, 0]),
      from: assumed(turn, 3, 'first game turn whose end gives points for the hall', [3]),
      decisive: assumed(score, 6, 'points ahead for a decisive victory', [6]),
    },
    'heart-of-the-net': {
      roundLimit: assumed(turns, 10, 'game turns', [10, 8, 12]),
      from: assumed(turn, 3, 'first game turn with arrivals', [3, 2]),
      first: assumed(few, 2, 'Nightmares that arrive in that turn', [2]),
      second: assumed(few, 2, 'Nightmares that arrive in the next', [2]),
      third: assumed(few, 1, 'Nightmares that arrive in the one after', [1]),
      fiend: assumed(turn, 4, 'game turn in which the Assault Fiend arrives', [4]),
      held: assumed(turn, 2, 'ends of game turns in a row at which commandos are alone with the Overlord', [2, 1]),
      early: assumed(turn, 8, 'last game turn for a decisive victory whatever the losses', [8]),
      decisive: assumed(few, 4, 'commandos alive for a decisive victory later on', [4]),
    },
    arrivals: {
      clear: assumed(whole(0, 40), 7, 'squares of walking from a zone within which a commando closes it: else arrivals are shot one by one as they come', [7, 0, 4]),
    },
  },

  /** Left out where false: what is it worth? */
  abilities: {
    'automatic-fire': played('"Automatic Fire"'),
    'spread-fire': played('"Spread-Fire"'),
    covering: played('"Covering"'),
    suppression: played('"Suppression"'),
    leadership: played('"Leadership"; without, nobody has any'),
    forcewall: played('"Forcewall Grenades"'),
    'k-pulse': played('"K-Pulse grenades"'),
    nachtmacher: played('"Nachtmacher grenades"'),
    'displaced-throwing': played('"Displaced Throwing"'),
    'hand-to-hand': played('"Hand to Hand Combat"'),
  },

  options: {
    throughFigures: printed(yesNo, false, '"Movement Through Figures"'),
    recovery: printed(yesNo, false, '"Recovery of Grenades"'),
    passing: printed(yesNo, false, '"Passing Grenades"'),
    firstTurnCover: assumed(yesNo, false, 'whether figures cover before their own first turn; where a mission begins with figures that cover, those do', [false, true]),
    doubleCorner: derived(yesNo, false, 'whether a line may pass between two corners that touch; a figure cannot step through there either'),
  },
} as const;

/** The book's numbers as plain values, patched. */
export type Numbers = Values<typeof BOOK>;

/** Throws a `UsageError` for an unknown path or an impossible value. */
export function numbersOf(patch: Readonly<Record<string, unknown>> = {}): Numbers {
  return valuesOf(BOOK, patch);
}

const cardsByBook = new WeakMap<Numbers, (unit: Unit) => UnitCard>();

/** A kind of figure with the book's numbers, without what its abilities leave out. */
export function cardOf(book: Numbers, unit: Unit): UnitCard {
  let cards = cardsByBook.get(book);
  if (cards === undefined) cardsByBook.set(book, (cards = memo((name: Unit) => read(book, name))));
  return cards(unit);
}

function read(book: Numbers, unit: Unit): UnitCard {
  const { abilities } = book;
  const { weapon, forcewalls, kPulses, nachtmachers, hands, leadership, ...rest } = book.units[unit];
  return {
    unit,
    ...rest,
    hands: abilities['hand-to-hand'] ? hands : 0,
    leadership: abilities.leadership ? leadership : 0,
    weapon: weaponOf(book, weapon),
    grenades: [abilities.forcewall ? forcewalls : 0, abilities['k-pulse'] ? kPulses : 0, abilities.nachtmacher ? nachtmachers : 0],
  };
}

function weaponOf(book: Numbers, weapon: keyof Numbers['weapons']): WeaponCard {
  const row = book.weapons[weapon];
  const ranges = RANGES.map((range) => row[range]);
  return { weapon, rof: row.rof, ranges, reach: Math.max(...ranges) };
}
