/**
 * Mission Three, In the Gardens of the Overlord: behind one of six doors lies the chamber that a Chieftain has to destroy.
 * Neither side knows which; a Clansman next to a door opens it.
 *
 * The layout: nine sections, the corners of the six doors, and how wide the openings of the building are.
 */
import { pick } from '../../../kernel/rng.ts';
import { Battlefield } from '../battlefield.ts';
import { layStartingSquare, spacesOf, type Field, type Layout } from '../board.ts';
import { BOOK, type Numbers } from '../book.ts';
import { DOOR_PLACES, GATEHOUSE, PILLARS, PILLAR_SIZE } from '../data/gardens.ts';
import { fullRoster, type Roster } from '../roster.ts';
import { figuresOf, type Affairs, type Battle, type Result } from '../state.ts';
import { SIDES } from '../vocabulary.ts';
import { buildingAt, doorway, layBuilding, spacesInside } from './building.ts';
import { IN_READING_ORDER, perLayout, placeOf, SECTION_NUMBERS, squareOf } from './exact-boards.ts';
import type { Aim, Door, Mission } from './mission.ts';
import { restsOn } from './rests-on.ts';
import { layPatch } from './open-spaces.ts';
import { AS_IN_THE_BOOK, fieldOn, groundOn, pieceOn, SQUARE, type Piece, type Site } from './site.ts';

const CLAN = SIDES.indexOf('clan');
const LEGION = SIDES.indexOf('legion');
const ROSTER = fullRoster();
const NUMBER_OF_DOORS = 6;
const NOWHERE: readonly number[] = [];

/** Where the doors are, and the spaces on the edge of the way out. */
interface Places {
  doors: readonly Door[];
  gate: readonly number[];
}

export function gardensOn(site: Site): Mission {
  const field = fieldOn(site);
  const gatehouse = pieceOn(site, 'gatehouse', GATEHOUSE.corner, GATEHOUSE.size, { end: 'south' });
  const pillars = PILLARS.map((place, number) => pieceOn(site, `pillar-${number + 1}`, place, PILLAR_SIZE));
  const doorsOf = (book: Numbers): Piece[] => DOOR_PLACES[book.missions.gardens.doors].map((place, number) => pieceOn(site, `door-${number}`, place, SQUARE));
  const building = buildingAt(gatehouse);
  const inside = spacesInside(building, field.columns);
  const noGoals = new Uint8Array(field.columns * field.rows);
  const doorCorners = (layout: Layout) => layout.slice(SECTION_NUMBERS, SECTION_NUMBERS + NUMBER_OF_DOORS).map(placeOf(field.columns));
  const placesOf = perLayout((layout): Places => ({
    doors: doorCorners(layout).map((corner) => {
      const spaces = spacesOf(corner, field.columns);
      return { spaces, beside: squaresAround(spaces, field) };
    }),
    gate: doorway(building, 'south', layout[SECTION_NUMBERS + NUMBER_OF_DOORS]!, field.columns),
  }));
  return {
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
      field,
      roundLimit: BOOK.missions.gardens.roundLimit.value,
      restsOn: restsOn('gardens'),
    },
    site,
    pieces: (book) => [gatehouse, ...pillars, ...doorsOf(book)],
    movedBy: ['missions.gardens.doors'],
    columns: [
      { name: 'doors-opened', kind: 'whole', unit: 'doors', about: 'doors that Clansmen opened', seat: CLAN },
      { name: 'escaped', kind: 'whole', unit: 'figures', about: 'Clansmen that left the way they came in, once the chamber was destroyed', seat: CLAN },
    ],
    roster: () => ROSTER,

    layout: (_chance, book) => [...IN_READING_ORDER, ...doorsOf(book).map(({ at }) => at).map(squareOf(field.columns)), book.missions.gardens.openings],
    battlefield(layout, book) {
      const board = groundOn(site, layout!.slice(0, SECTION_NUMBERS), book);
      for (const corner of doorCorners(layout!)) layStartingSquare(board, corner);
      for (const { at } of pillars) layPatch(board, 'pillar', at, PILLAR_SIZE, PILLAR_SIZE);
      layBuilding(board, building, layout![SECTION_NUMBERS + NUMBER_OF_DOORS]!);
      return new Battlefield(board, book);
    },
    spaces: (layout, squad) => (ROSTER.squads[squad]!.seat === CLAN ? inside : placesOf(layout).doors[squad - LEGION_FROM]!.spaces),
    squadAt: () => -1,
    deployment: (battle, squad) => (ROSTER.squads[squad]!.seat === CLAN ? inside : spacesOfDoors(battle, squad, placesOf(battle.layout).doors)),
    goals: () => noGoals,
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
    doors: (battle) => placesOf(battle.layout).doors,
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
    aims: (battle, roster, seat) => (seat === CLAN ? aimsOfClan(battle, roster, placesOf(battle.layout)) : []),
  };
}

export const gardens = gardensOn(AS_IN_THE_BOOK);

const LEGION_FROM = ROSTER.squads.findIndex(({ seat }) => seat === LEGION);

export function gardensOf({ affairs }: Readonly<Battle>): Extract<Affairs, { kind: 'gardens' }> {
  if (affairs.kind !== 'gardens') throw new Error(`affairs of ${affairs.kind} in Mission Three`);
  return affairs;
}

/** A Legion squad takes a door with its first figure, any that no other squad holds; the rest stand with it. */
function spacesOfDoors(battle: Readonly<Battle>, squad: number, doors: readonly Door[]): readonly number[] {
  const standing = (members: readonly number[]) => members.map((member) => battle.figures[member]!.at).filter((at) => at >= 0);
  const [first] = standing(ROSTER.squads[squad]!.members);
  if (first !== undefined) return doors.find(({ spaces }) => spaces.includes(first))!.spaces;
  const taken = standing(ROSTER.squads.flatMap(({ seat, members }) => (seat === LEGION ? members : [])));
  return doors.filter(({ spaces }) => !spaces.some((space) => taken.includes(space))).flatMap(({ spaces }) => spaces);
}

function squaresAround(spaces: readonly number[], { columns, rows }: Field): number[] {
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
function aimsOfClan(battle: Readonly<Battle>, roster: Roster, { doors, gate }: Places): readonly Aim[] {
  const { found, opened, outBefore } = gardensOf(battle);
  const by = figuresOf(battle, roster, CLAN);
  if (outBefore !== null) return [{ place: 'way out', squares: gate, by, wanted: by.length, then: 'out' }];
  const throwers = by.filter((figure) => battle.figures[figure]!.brainbusters > 0);
  if (found !== null) return [{ place: `door ${found}`, squares: doors[found]!.beside, by: throwers, wanted: 1, then: 'act' }];
  return doors.flatMap(({ beside }, door) => (opened.includes(door) ? [] : [{ place: `door ${door}`, squares: beside, by, wanted: 1, then: 'act' as const }]));
}

const won = (winner: number, grade: string): Result => ({ winner, grade });
