/** Heart of the Net: two assault groups break into the room of the Overlord computer, and have to be alone there long enough to destroy it. */
import { rowOf } from '../../../kernel/grid/squares.ts';
import { Board } from '../board.ts';
import { readPlan } from '../board-text.ts';
import { BOOK } from '../book.ts';
import { HEART_OF_THE_NET } from '../data/heart-of-the-net.ts';
import { HORDE, rosterOf, SECTION } from '../roster.ts';
import type { Battle } from '../state.ts';
import { COMMANDOS, MACHINES } from '../vocabulary.ts';
import { due, entriesOf, openSquares, zoneOn, type Schedule } from './arrivals.ts';
import type { Mission } from './mission.ts';
import { restsOn } from './rests-on.ts';
import type { Site } from './site.ts';
import { alive, aloneOn, onSquares, wipedOut } from './standing.ts';

const ID = 'heart-of-the-net';
const ROSTER = rosterOf([...SECTION, ...HORDE]);
const COMMANDO_NUMBERS = ROSTER.flatMap(({ seat }, number) => (seat === COMMANDOS ? [number] : []));
const NIGHTMARES = ROSTER.flatMap(({ unit }, number) => (unit === 'nightmare' ? [number] : []));
/** An assault group: its leader, two troopers and a heavy weapon trooper ("UNE Commandos"). */
const WITH_SERGEANT: readonly string[] = ['sergeant', 'trooper-1', 'trooper-2', 'heavy-weapon-trooper-1'];

const scheduleAfter = (garrison: number): Schedule => ({
  nightmares({ missions: { [ID]: mission } }, turn) {
    const since = turn - mission.from;
    const arrived = [mission.first, mission.second, mission.third].slice(0, Math.max(0, since + 1)).reduce((sum, more) => sum + more, 0);
    return garrison + arrived;
  },
  fiend: ({ missions: { [ID]: mission } }) => mission.fiend,
});

function builtIn(): Site {
  const plan = readPlan(HEART_OF_THE_NET.plan);
  return { ...plan, garrison: HEART_OF_THE_NET.garrison.map(([column, row]) => ({ at: row * plan.map.width + column, facing: HEART_OF_THE_NET.garrisonFacing })) };
}

export function heartOfTheNetOn(_book: unknown, site: Site = builtIn()): Mission {
  const board = new Board(site);
  const garrison = site.garrison ?? [];
  const schedule = scheduleAfter(garrison.length);
  const zones = HEART_OF_THE_NET.entries.map((letter) => zoneOn(board, letter));
  const start = board.zone(HEART_OF_THE_NET.start);
  const goal = board.zone(HEART_OF_THE_NET.goal);
  const middle = board.height / 2;
  const [north, south] = [start.filter((square) => rowOf(board.width, square) < middle), start.filter((square) => rowOf(board.width, square) >= middle)];
  return {
    card: {
      id: ID,
      title: 'Heart of the Net',
      about: 'Commandos: be alone in the room O at the ends of two turns in a row. Machines: keep them out.',
      grades: [
        { id: 'destroyed-at-once', about: 'the Overlord is destroyed early, or with commandos enough to get out', winner: COMMANDOS },
        { id: 'destroyed', about: 'the Overlord is destroyed', winner: COMMANDOS },
        { id: 'contested', about: 'time is up with commandos in the room', winner: MACHINES },
        { id: 'repelled', about: 'the section is dead, or time is up without a commando in the room', winner: MACHINES },
      ],
      field: { columns: board.width, rows: board.height },
      roundLimit: BOOK.missions[ID].roundLimit.value,
      restsOn: restsOn(ID),
    },
    board,
    entries: entriesOf(board, zones),
    first: COMMANDOS,
    columns: [
      { name: 'held', kind: 'whole', unit: 'turn ends', about: 'ends of turns in a row, up to the last, at which commandos were alone with the Overlord', seat: COMMANDOS },
      { name: 'inside', kind: 'whole', unit: 'figures', about: 'commandos in the room at the end', seat: COMMANDOS },
    ],
    roster: () => ROSTER,
    begin(ground, { open }) {
      const { modifiers } = ground.book;
      open.affairs = { kind: ID, held: 0 };
      for (const [i, { at, facing }] of garrison.entries()) {
        const figure = open.figures[NIGHTMARES[i]!]!;
        figure.fate = 'in-play';
        figure.at = at;
        figure.facing = facing;
        figure.covering = ground.has('covering') ? modifiers.stationary + modifiers.covering : null;
      }
      open.agenda.push({ step: 'place', seat: COMMANDOS, why: 'deploy', left: COMMANDO_NUMBERS });
    },
    placing(ground, battle, figure) {
      if (ground.seat(figure) === MACHINES) return openSquares(ground, battle, zones);
      return WITH_SERGEANT.includes(ground.name(figure)) ? north : south;
    },
    arriving: (ground, battle, seat) => (seat === MACHINES ? due(schedule, ground, battle) : []),
    observe(ground, battle, when) {
      if (when === 'turn-over') battle.affairs = { kind: ID, held: aloneOn(ground, battle, goal) === COMMANDOS ? heldFor(battle) + 1 : 0 };
    },
    objectives(ground, battle, when) {
      const { held, early, decisive, roundLimit } = ground.book.missions[ID];
      if (wipedOut(ground, battle, COMMANDOS)) return { winner: MACHINES, grade: 'repelled' };
      if (when !== 'turn-over') return null;
      if (heldFor(battle) >= held) return { winner: COMMANDOS, grade: battle.turn <= early || alive(ground, battle, COMMANDOS) >= decisive ? 'destroyed-at-once' : 'destroyed' };
      if (battle.turn < roundLimit) return null;
      return { winner: MACHINES, grade: onSquares(ground, battle, COMMANDOS, goal) > 0 ? 'contested' : 'repelled' };
    },
    measure: (ground, battle) => ({ held: heldFor(battle), inside: onSquares(ground, battle, COMMANDOS, goal) }),
    aims: (ground, battle, seat) => [{ place: 'Overlord', squares: goal, by: ground.figuresOf(battle, seat), wanted: 1 }],
  };
}

function heldFor({ affairs }: Readonly<Battle>): number {
  if (affairs.kind !== ID) throw new Error(`${ID}: no account is kept of the room`);
  return affairs.held;
}
