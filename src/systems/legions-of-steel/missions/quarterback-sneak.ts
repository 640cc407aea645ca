/** Quarterback Sneak: a section carries a bomb to the far end of the complex, while a horde arrives in its way. */
import { columnOf } from '../../../kernel/grid/squares.ts';
import { Board } from '../board.ts';
import { readPlan, type Plan } from '../board-text.ts';
import { QUARTERBACK_SNEAK } from '../data/quarterback-sneak.ts';
import { BOOK, type Numbers } from '../book.ts';
import { HORDE, rosterOf, SECTION } from '../roster.ts';
import { inPlay, type Battle } from '../state.ts';
import { COMMANDOS, MACHINES } from '../vocabulary.ts';
import { due, entriesOf, openSquares, zoneOn, type Schedule } from './arrivals.ts';
import type { Mission } from './mission.ts';
import { restsOn } from './rests-on.ts';
import { alive, wipedOut } from './standing.ts';

const ID = 'quarterback-sneak';
const ROSTER = rosterOf([...SECTION, ...HORDE]);
/** The first trooper begins with the bomb. */
const CARRIER = ROSTER.findIndex(({ unit }) => unit === 'trooper');

const SCHEDULE: Schedule = {
  nightmares: ({ missions: { [ID]: mission } }, turn) => mission.perTurn * Math.max(0, turn - mission.from + 1),
  fiend: ({ missions: { [ID]: mission } }) => mission.fiend,
};

export function quarterbackSneakOn(book: Numbers, plan: Plan = readPlan(QUARTERBACK_SNEAK.plan)): Mission {
  const board = new Board(plan);
  const zones = QUARTERBACK_SNEAK.entries.map((letter) => zoneOn(board, letter, letter === QUARTERBACK_SNEAK.late ? book.missions[ID].south : 1));
  const entries = entriesOf(board, zones);
  const [start, goal] = [board.zone(QUARTERBACK_SNEAK.start), board.zone(QUARTERBACK_SNEAK.goal)];
  return {
    card: {
      id: ID,
      title: 'Quarterback Sneak',
      about: 'Commandos: whoever carries the bomb ends a player turn in B. Machines: keep it away.',
      grades: [
        { id: 'delivered-in-strength', about: 'the bomb is delivered, with commandos enough to get out', winner: COMMANDOS },
        { id: 'delivered', about: 'the bomb is delivered', winner: COMMANDOS },
        { id: 'kept-away', about: 'time is up, and the bomb was not delivered', winner: MACHINES },
        { id: 'stopped', about: 'the section is dead, or the bomb never came half way', winner: MACHINES },
      ],
      field: { columns: board.width, rows: board.height },
      roundLimit: BOOK.missions[ID].roundLimit.value,
      restsOn: restsOn(ID),
    },
    board,
    entries,
    first: COMMANDOS,
    columns: [
      { name: 'bomb.farthest', kind: 'whole', unit: 'columns', about: 'farthest column that the bomb was ever in, from 0 on the left', seat: COMMANDOS },
      { name: 'bomb.delivered', kind: 'whole', unit: 'bombs', about: 'bombs delivered', seat: COMMANDOS },
    ],
    roster: () => ROSTER,
    begin(ground, { open }) {
      open.affairs = { kind: ID, carrier: CARRIER, at: -1, farthest: 0 };
      open.agenda.push({ step: 'place', seat: COMMANDOS, why: 'deploy', left: ROSTER.flatMap(({ seat }, number) => (seat === COMMANDOS ? [number] : [])) });
    },
    placing: (ground, battle, figure) => (ground.seat(figure) === COMMANDOS ? start : openSquares(ground, battle, zones)),
    arriving: (ground, battle, seat) => (seat === MACHINES ? due(SCHEDULE, ground, battle) : []),
    load: {
      where: (battle) => bomb(battle),
      pickUp: (battle, figure) => ({ ...bomb(battle), carrier: figure }),
      lay: (battle, square) => ({ kind: ID, carrier: -1, at: square, farthest: Math.max(bomb(battle).farthest, columnOf(board.width, square)) }),
    },
    observe(ground, battle) {
      const { carrier, at, farthest } = bomb(battle);
      if (carrier < 0) return;
      const figure = battle.figures[carrier]!;
      if (figure.at < 0) return;
      const column = Math.max(farthest, columnOf(board.width, figure.at));
      if (inPlay(figure)) {
        if (column !== farthest || at !== figure.at) battle.affairs = { kind: ID, carrier, at: figure.at, farthest: column };
      } else battle.affairs = { kind: ID, carrier: -1, at: figure.at, farthest: column };
    },
    objectives(ground, battle, when) {
      const { carrier, farthest } = bomb(battle);
      const { decisive, past, roundLimit } = ground.book.missions[ID];
      if (wipedOut(ground, battle, COMMANDOS)) return { winner: MACHINES, grade: 'stopped' };
      if (when === 'player-turn-over' && battle.phasing === COMMANDOS && carrier >= 0 && goal.includes(battle.figures[carrier]!.at)) {
        return { winner: COMMANDOS, grade: alive(ground, battle, COMMANDOS) >= decisive ? 'delivered-in-strength' : 'delivered' };
      }
      if (when !== 'turn-over' || battle.turn < roundLimit) return null;
      return { winner: MACHINES, grade: farthest > past ? 'kept-away' : 'stopped' };
    },
    measure: (_, battle) => ({ 'bomb.farthest': bomb(battle).farthest, 'bomb.delivered': battle.result?.winner === COMMANDOS ? 1 : 0 }),
    aims(ground, battle, seat) {
      const { carrier, at } = bomb(battle);
      const mine = ground.figuresOf(battle, seat);
      if (seat === MACHINES) return [];
      return carrier >= 0 ? [{ place: 'goal', squares: goal, by: [carrier], wanted: 1 }] : [{ place: `bomb ${at}`, squares: [at], by: mine, wanted: 1 }];
    },
    mark: (battle, square) => (bomb(battle).carrier < 0 && bomb(battle).at === square ? '*' : undefined),
  };
}

function bomb({ affairs }: Readonly<Battle>): Extract<Battle['affairs'], { kind: typeof ID }> {
  if (affairs.kind !== ID) throw new Error(`${ID}: no account is kept of the bomb`);
  return affairs;
}
