/** Escape: the runner's units score by running off the table over the enemy's edge. */
import type { Seat } from '../../../kernel/game.ts';
import { INCH } from '../../../kernel/table/inches.ts';
import { BOOK } from '../book.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { SIDES } from '../vocabulary.ts';
import { FIELD, restsOn, type Mission } from './mission.ts';
import { gradesOf, judge } from './victory.ts';

const ID = 'escape';

export const escape: Mission = {
  card: {
    id: ID,
    title: 'Escape',
    about: 'One side has to get across: it scores for each unit that runs off over the enemy’s edge, two for its commander; both score for enemy units destroyed; after the sixth turn more points win.',
    grades: gradesOf('units that got across'),
    field: FIELD,
    roundLimit: BOOK.missions[ID].roundLimit.value,
    restsOn: restsOn(ID),
    twins: 'the two sides begin from each other’s edge of the same table, and where the runner is drawn it is the other side',
  },
  columns: [
    { name: 'runner', kind: 'text', unit: 'side', about: 'the side that had to get across' },
    ...SIDES.map((side, seat) => ({ name: `escaped.${side}`, kind: 'whole', unit: 'units', about: `${side} units that got across`, seat, group: 'units that got across' }) as const),
    { name: 'commanderEscaped', kind: 'whole', unit: 'units', about: 'whether the commander of the runner got across: 1 or 0' },
  ],
  turns: ({ missions }) => missions[ID].roundLimit,
  clear: () => [],
  score() {},

  mayLeave: (ground, battle, unit) => ground.seat(battle, unit) === battle.runner,

  forLeaving(ground, battle, unit) {
    const { commander, unit: other } = ground.book.missions[ID];
    return ground.card(battle, unit).type === 'commander' ? commander : other;
  },

  /** All that can still get to the edge run there. */
  unopposed(ground, battle, seat) {
    if (seat !== battle.runner) return 0;
    return ground.unitsOf(battle, seat).reduce((sum, unit) => sum + (getsAcross(ground, battle, unit) ? escape.forLeaving(ground, battle, unit) : 0), 0);
  },

  judge,

  measure(ground, { units, forces, runner }) {
    const across = forces.units.flatMap((unit, number) => (units[number]!.escaped ? [unit] : []));
    return {
      runner: runner === null ? '' : SIDES[runner]!,
      ...Object.fromEntries(SIDES.map((side, seat) => [`escaped.${side}`, across.filter((unit) => unit.seat === seat).length])),
      commanderEscaped: across.some(({ card }) => ground.book.units[card as keyof typeof ground.book.units].type === 'commander') ? 1 : 0,
    };
  },

  /** How much of what the runner may score has got across or come near. */
  ahead(ground, battle) {
    const { runner, forces, units } = battle;
    if (runner === null) return 0;
    let [all, sum] = [0, 0];
    for (const [number, unit] of forces.units.entries()) {
      if (unit.seat !== runner) continue;
      const points = escape.forLeaving(ground, battle, number);
      all += points;
      if (units[number]!.escaped) sum += points;
      else if (ground.isInPlay(battle, number)) sum += (points / 2) * (1 - toGo(ground, battle, number) / battle.table.height);
    }
    const part = all === 0 ? 0 : sum / all;
    return runner === 0 ? part : -part;
  },
};

/** Whether every model of a unit can be over the edge by the end of the last turn, running in each activation that it has left. */
function getsAcross(ground: Ground, battle: Readonly<Battle>, unit: number): boolean {
  const { activated, fleeing } = battle.units[unit]!;
  const runs = escape.turns(ground.book) - battle.turn + (activated ? 0 : 1);
  return !fleeing && toGo(ground, battle, unit) < runs * ground.book.movement.run * ground.card(battle, unit).movement * INCH;
}

/** From the base of the last model of a unit to the enemy's edge, in hundredths of an inch. */
function toGo(ground: Ground, battle: Readonly<Battle>, unit: number): number {
  const enemy: Seat = 1 - ground.seat(battle, unit);
  const { height } = battle.table;
  return Math.max(...ground.members(battle, unit).map((model) => {
    const { y, diameter } = ground.base(battle, model);
    return (battle.top === enemy ? y : height - y) - diameter / 2;
  }));
}
