/**
 * Mission Three, In the Gardens of the Overlord: behind one of six doors lies the chamber that a Chieftain has to destroy.
 * Neither side knows which; a Clansman next to a door opens it.
 *
 * The layout: nine sections, the corners of the six doors, and how wide the openings of the building are.
 */
import { pick } from '../../../kernel/rng.ts';
import { Battlefield } from '../battlefield.ts';
import { boardOf, FIELD, spacesOf, type Layout } from '../board.ts';
import { BOOK } from '../book.ts';
import { DOOR_PLACES, GATEHOUSE, PILLARS, PILLAR_SIZE } from '../data/gardens.ts';
import { fullRoster, type Roster } from '../roster.ts';
import { figuresOf, type Affairs, type Battle, type Result } from '../state.ts';
import { SIDES } from '../vocabulary.ts';
import { doorway, layBuilding, spacesInside } from './building.ts';
import { IN_READING_ORDER, perLayout, placeOf, SECTION_NUMBERS, squareOf } from './exact-boards.ts';
import type { Aim, Mission } from './mission.ts';
import { restsOn } from './rests-on.ts';
import { layPatch } from './open-spaces.ts';

const CLAN = SIDES.indexOf('clan');
const LEGION = SIDES.indexOf('legion');
const ROSTER = fullRoster();
const NUMBER_OF_DOORS = 6;
const NO_GOALS = new Uint8Array(FIELD.columns * FIELD.rows);
const INSIDE = spacesInside(GATEHOUSE, FIELD.columns);
const NOWHERE: readonly number[] = [];

export interface Door {
  spaces: readonly number[];
  /** Those and the squares around them. */
  beside: readonly number[];
}

export const gardens: Mission = {
  card: {
    id: 'gardens',
    title: 'Mission Three: In the Gardens of the Overlord',
    about: 'Clan: find the chamber behind one of six doors, destroy it and get away. Legion: let no Chieftain do it.',
    grades: [
      { id: 'clan-major', about: 'the chamber is destroyed, and enough Clansmen escaped afterwards', winner: CLAN },
      { id: 'clan-minor', about: 'the chamber is destroyed', winner: CLAN },
      { id: 'round-limit', about: 'the chamber stands when time is up', winner: LEGION },
      { id: 'chamber-stands', about: 'no Chieftain with a Brainbuster is left', winner: LEGION },
    ],
    field: FIELD,
    roundLimit: BOOK.missions.gardens.roundLimit.value,
    restsOn: restsOn('gardens'),
  },
  columns: [
    { name: 'doors-opened', kind: 'whole', unit: 'doors', about: 'doors that Clansmen opened', seat: CLAN },
    { name: 'escaped', kind: 'whole', unit: 'figures', about: 'Clansmen that left the way they came in, once the chamber was destroyed', seat: CLAN },
  ],
  roster: () => ROSTER,

  layout: (_chance, book) => [...IN_READING_ORDER, ...DOOR_PLACES[book.missions.gardens.doors].map(squareOf), book.missions.gardens.openings],
  battlefield: (layout, book) => new Battlefield(groundPlan(layout!, book.board.density), book),
  spaces: (layout, squad) => (ROSTER.squads[squad]!.seat === CLAN ? INSIDE : placesOf(layout).doors[squad - LEGION_FROM]!.spaces),
  squadAt: () => -1,
  deployment: (battle, squad) => (ROSTER.squads[squad]!.seat === CLAN ? INSIDE : spacesOfDoors(battle, squad)),
  goals: () => NO_GOALS,
  mark: (battle, square) => {
    const number = placesOf(battle.layout).doors.findIndex(({ spaces }) => spaces.includes(square));
    if (number < 0) return undefined;
    const { found, opened } = gardensOf(battle);
    return found === number ? '!' : opened.includes(number) ? '0' : '?';
  },

  begin(_ground, state, chance) {
    state.open.affairs = { kind: 'gardens', opened: [], found: null, outBefore: null };
    state.secret = { kind: 'gardens', chamber: chance.dice.stream('setup').below(NUMBER_OF_DOORS) };
  },
  imagine(open, rng) {
    const { found, opened } = gardensOf(open);
    const closed = [...placesOf(open.layout).doors.keys()].filter((door) => !opened.includes(door));
    return { kind: 'gardens', chamber: found ?? pick(closed, rng) };
  },
  // Walls enclose the courtyard: nobody leaves but by the way the Clan came in.
  exits: (battle, { seat }) => (seat === CLAN ? placesOf(battle.layout).gate : NOWHERE),
  chamber: {
    from(battle) {
      const { found, outBefore } = gardensOf(battle);
      return found === null || outBefore !== null ? NOWHERE : placesOf(battle.layout).doors[found]!.beside;
    },
    hit: (battle) => ({ ...gardensOf(battle), outBefore: battle.out.length }),
  },

  objectives(battle, roster, book, roundOver) {
    const { roundLimit, escapes } = book.missions.gardens;
    const timeUp = roundOver && battle.round >= roundLimit;
    const clan = figuresOf(battle, roster, CLAN);
    if (gardensOf(battle).outBefore !== null) {
      const out = escaped(battle, roster);
      if (out >= escapes) return won(CLAN, 'clan-major');
      return timeUp || out + clan.length < escapes ? won(CLAN, 'clan-minor') : null;
    }
    if (clan.every((figure) => battle.figures[figure]!.brainbusters === 0)) return won(LEGION, 'chamber-stands');
    return timeUp ? won(LEGION, 'round-limit') : null;
  },
  measure: (battle, roster) => ({ 'doors-opened': gardensOf(battle).opened.length, escaped: escaped(battle, roster) }),
  aims: (battle, roster, seat) => (seat === CLAN ? aimsOfClan(battle, roster) : []),
};

const LEGION_FROM = ROSTER.squads.findIndex(({ seat }) => seat === LEGION);

/** Where the doors are, and the spaces on the edge of the way out. */
export const placesOf = perLayout((layout): { doors: readonly Door[]; gate: readonly number[] } => ({
  doors: doorCorners(layout).map((corner) => {
    const spaces = spacesOf(corner, FIELD.columns);
    return { spaces, beside: squaresAround(spaces) };
  }),
  gate: doorway(GATEHOUSE, 'south', layout[SECTION_NUMBERS + NUMBER_OF_DOORS]!, FIELD.columns),
}));

export function gardensOf({ affairs }: Readonly<Battle>): Extract<Affairs, { kind: 'gardens' }> {
  if (affairs.kind !== 'gardens') throw new Error(`affairs of ${affairs.kind} in Mission Three`);
  return affairs;
}

const doorCorners = (layout: Layout) => layout.slice(SECTION_NUMBERS, SECTION_NUMBERS + NUMBER_OF_DOORS).map(placeOf);

function groundPlan(layout: Layout, density: number): Battlefield['map'] {
  const board = boardOf(layout.slice(0, SECTION_NUMBERS), density, doorCorners(layout));
  for (const place of PILLARS) layPatch(board, 'pillar', place, PILLAR_SIZE, PILLAR_SIZE);
  layBuilding(board, GATEHOUSE, layout[SECTION_NUMBERS + NUMBER_OF_DOORS]!);
  return board;
}

/** A Legion squad takes a door with its first figure, any that no other squad holds; the rest stand with it. */
function spacesOfDoors(battle: Readonly<Battle>, squad: number): readonly number[] {
  const { doors } = placesOf(battle.layout);
  const standing = (members: readonly number[]) => members.map((member) => battle.figures[member]!.at).filter((at) => at >= 0);
  const [first] = standing(ROSTER.squads[squad]!.members);
  if (first !== undefined) return doors.find(({ spaces }) => spaces.includes(first))!.spaces;
  const taken = standing(ROSTER.squads.flatMap(({ seat, members }) => (seat === LEGION ? members : [])));
  return doors.filter(({ spaces }) => !spaces.some((space) => taken.includes(space))).flatMap(({ spaces }) => spaces);
}

function squaresAround(spaces: readonly number[]): number[] {
  const { columns, rows } = FIELD;
  const beside = new Set<number>();
  for (const space of spaces) {
    const column = space % columns;
    const row = Math.floor(space / columns);
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) beside.add(y * columns + x);
    }
  }
  return [...beside];
}

/** "Leave the way they came in": only once the chamber is destroyed does it count. */
function escaped(battle: Readonly<Battle>, roster: Roster): number {
  const { outBefore } = gardensOf(battle);
  if (outBefore === null) return 0;
  return battle.out.slice(outBefore).filter((figure) => battle.figures[figure]!.fate === 'left-board' && roster.troopers[figure]!.seat === CLAN).length;
}

/** To the doors still closed; then a Chieftain to the chamber; then everybody out. */
function aimsOfClan(battle: Readonly<Battle>, roster: Roster): readonly Aim[] {
  const { found, opened, outBefore } = gardensOf(battle);
  const { doors, gate } = placesOf(battle.layout);
  const by = figuresOf(battle, roster, CLAN);
  if (outBefore !== null) return [{ place: 'way out', squares: gate, by, wanted: by.length, then: 'out' }];
  const throwers = by.filter((figure) => battle.figures[figure]!.brainbusters > 0);
  if (found !== null) return [{ place: `door ${found}`, squares: doors[found]!.beside, by: throwers, wanted: 1, then: 'act' }];
  return doors.flatMap(({ beside }, door) => (opened.includes(door) ? [] : [{ place: `door ${door}`, squares: beside, by, wanted: 1, then: 'act' as const }]));
}

const won = (winner: number, grade: string): Result => ({ winner, grade });
