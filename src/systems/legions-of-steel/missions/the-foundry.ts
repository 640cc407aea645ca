/** The Foundry: a section and a horde destroy each other, and fight for the hall between them. */
import type { Seat } from '../../../kernel/game.ts';
import { Board } from '../board.ts';
import { readPlan, type Plan } from '../board-text.ts';
import { BOOK } from '../book.ts';
import { THE_FOUNDRY } from '../data/the-foundry.ts';
import type { Ground } from '../ground.ts';
import { HORDE, rosterOf, SECTION } from '../roster.ts';
import type { Battle } from '../state.ts';
import { COMMANDOS, MACHINES, SIDES } from '../vocabulary.ts';
import type { Mission } from './mission.ts';
import { restsOn } from './rests-on.ts';
import { aloneOn, killedOf, wipedOut } from './standing.ts';

const ID = 'the-foundry';
const ROSTER = rosterOf([...SECTION, ...HORDE]);
const numbersOf = (seat: Seat) => ROSTER.flatMap((trooper, number) => (trooper.seat === seat ? [number] : []));

export function theFoundryOn(_book: unknown, plan: Plan = readPlan(THE_FOUNDRY.plan)): Mission {
  const board = new Board(plan);
  const hall = board.zone(THE_FOUNDRY.hall);
  const starts = [board.zone(THE_FOUNDRY.commandos.start), board.zone(THE_FOUNDRY.machines.start)];
  return {
    card: {
      id: ID,
      title: 'The Foundry',
      about: 'Points for enemies killed, and for being alone in the hall H as a turn ends.',
      grades: [
        { id: 'commandos-decisive', about: 'the horde is destroyed, or the commandos are far ahead in points', winner: COMMANDOS },
        { id: 'commandos-marginal', about: 'the commandos are ahead in points, or level', winner: COMMANDOS },
        { id: 'machines-marginal', about: 'the machines are ahead in points', winner: MACHINES },
        { id: 'machines-decisive', about: 'the section is dead, or the machines are far ahead in points', winner: MACHINES },
      ],
      field: { columns: board.width, rows: board.height },
      roundLimit: BOOK.missions[ID].roundLimit.value,
      restsOn: restsOn(ID),
    },
    board,
    entries: new Uint8Array(board.size),
    first: null,
    columns: SIDES.flatMap((side, seat) => [
      { name: `points.${side}`, kind: 'whole' as const, unit: 'points', about: `points of the ${side}`, seat, group: 'points' },
      { name: `hall.${side}`, kind: 'whole' as const, unit: 'points', about: `points of the ${side} for the hall`, seat, group: 'points for the hall' },
    ]),
    roster: () => ROSTER,
    begin(_, { open }) {
      open.affairs = { kind: ID, hall: [0, 0] };
      open.agenda.push(
        { step: 'place', seat: MACHINES, why: 'deploy', left: numbersOf(MACHINES) },
        { step: 'place', seat: COMMANDOS, why: 'deploy', left: numbersOf(COMMANDOS) },
      );
    },
    placing: (ground, _, figure) => starts[ground.seat(figure)]!,
    arriving: () => [],
    observe(ground, battle, when) {
      const { from, hall: points } = ground.book.missions[ID];
      const holder = when === 'turn-over' && battle.turn >= from ? aloneOn(ground, battle, hall) : null;
      if (holder === null) return;
      const [commandos, machines] = hallPoints(battle);
      battle.affairs = { kind: ID, hall: holder === COMMANDOS ? [commandos + points, machines] : [commandos, machines + points] };
    },
    objectives(ground, battle, when) {
      const [noCommando, noMachine] = [wipedOut(ground, battle, COMMANDOS), wipedOut(ground, battle, MACHINES)];
      if (noMachine && !noCommando) return { winner: COMMANDOS, grade: 'commandos-decisive' };
      if (noCommando && !noMachine) return { winner: MACHINES, grade: 'machines-decisive' };
      if (!noCommando && (when !== 'turn-over' || battle.turn < ground.book.missions[ID].roundLimit)) return null;
      const ahead = points(ground, battle, COMMANDOS) - points(ground, battle, MACHINES);
      const how = Math.abs(ahead) >= ground.book.missions[ID].decisive ? 'decisive' : 'marginal';
      return ahead >= 0 ? { winner: COMMANDOS, grade: `commandos-${how}` } : { winner: MACHINES, grade: `machines-${how}` };
    },
    measure: (ground, battle) =>
      Object.fromEntries(SIDES.flatMap((side, seat) => [[`points.${side}`, points(ground, battle, seat)], [`hall.${side}`, hallPoints(battle)[seat]!]])),
    aims: (ground, battle, seat) => [{ place: 'hall', squares: hall, by: ground.figuresOf(battle, seat), wanted: 1 }],
  };
}

/** For enemies killed and for the hall. */
export function points(ground: Ground, battle: Readonly<Battle>, seat: Seat): number {
  const { nightmare, fiend, commando } = ground.book.missions[ID];
  const kills = seat === MACHINES
    ? killedOf(ground, battle, 'sergeant', 'corporal', 'trooper', 'heavy-weapon-trooper') * commando
    : killedOf(ground, battle, 'nightmare') * nightmare + killedOf(ground, battle, 'assault-fiend') * fiend;
  return kills + hallPoints(battle)[seat]!;
}

function hallPoints({ affairs }: Readonly<Battle>): readonly [number, number] {
  if (affairs.kind !== ID) throw new Error(`${ID}: no account is kept of the hall`);
  return affairs.hall;
}
