/** A finished game in figures: the columns of a result row, each with a unit and a meaning. */
import type { Column, LuckChannel, Measures } from '../../kernel/game.ts';
import { INCH } from '../../kernel/table/inches.ts';
import { UNIT_CARDS } from './book.ts';
import type { Ground } from './ground.ts';
import type { Mission } from './missions/mission.ts';
import { forObjectives, isDestroyed, victoryPoints } from './missions/victory.ts';
import { TALLIES, type Battle, type Model, type Tally } from './state.ts';
import { SIDES } from './vocabulary.ts';

/** What a game counts of each side: in units, in a sentence, and in the few words that a chart has room for. */
const ABOUT: Readonly<Record<Tally, readonly [unit: string, about: string, inCharts: string]>> = {
  moves: ['moves', 'moves made', 'moves'],
  runs: ['moves', 'runs made', 'runs'],
  charges: ['charges', 'charges that reached their target', 'charges that reached'],
  failedCharges: ['charges', 'charges that fell short', 'charges that fell short'],
  melees: ['attacks', 'melee attacks made', 'melee attacks'],
  counterstrikes: ['attacks', 'counterstrikes made', 'counterstrikes'],
  shots: ['attacks', 'ranged attacks made', 'ranged attacks'],
  friendlyWounds: ['wounds', 'wounds dealt to its own side by its ranged attacks', 'wounds to its own side'],
  hazardWounds: ['wounds', 'wounds suffered from hazardous ground', 'wounds from hazardous ground'],
  wounds: ['wounds', 'wounds dealt to the enemy', 'wounds dealt'],
  destinySpent: ['tokens', 'Destiny Tokens spent, on initiative too', 'Destiny Tokens spent'],
  destinySacrificed: ['tokens', 'Destiny Tokens sacrificed', 'Destiny Tokens sacrificed'],
  cardsPlayed: ['cards', 'Fate Cards played', 'Fate Cards played'],
  cardsCancelled: ['cards', 'Fate Cards of its own that came to nothing', 'own Fate Cards undone'],
  moraleChecks: ['checks', 'morale checks made, to rally not among them', 'morale checks'],
  moraleFailed: ['checks', 'morale checks failed, to rally not among them', 'morale checks failed'],
  rallies: ['units', 'units that rallied', 'units that rallied'],
  fled: ['units', 'units that fled over an edge of the table', 'units that fled the table'],
  disengaged: ['runs', 'runs made to disengage', 'runs to disengage'],
  returned: ['models', 'models that came back', 'models that came back'],
};

export const LUCK: readonly LuckChannel[] = [
  { name: 'attack', unit: 'wounds', about: 'what attack rolls changed in the wounds to expect' },
  { name: 'defense', unit: 'wounds', about: 'what defense rolls made of those' },
  { name: 'morale', unit: 'checks', about: 'morale checks and rallies passed against the odds' },
  { name: 'initiative', unit: 'turns', about: 'turns in which it could choose who goes first, against the odds' },
];

/** Columns of every mission, then the mission's own. */
export function columnsOf(mission: Mission): readonly Column[] {
  const bySide = (of: (side: string, seat: number) => Column) => SIDES.map(of);
  return [
    ...bySide((side, seat) => ({ name: `force.${side}`, kind: 'text', unit: 'force', about: `the force of ${side}`, seat })),
    { name: 'top', kind: 'text', unit: 'side', about: 'whose edge was the top one' },
    { name: 'first', kind: 'text', unit: 'side', about: 'who went first in the last turn' },
    ...bySide((side, seat) => ({ name: `score.${side}`, kind: 'whole', unit: 'points', about: `Victory Points of ${side}`, seat, group: 'Victory Points' })),
    ...bySide((side, seat) => ({ name: `objectives.${side}`, kind: 'whole', unit: 'points', about: `those of them that are not for units destroyed, ${side}`, seat, group: 'points for objectives' })),
    ...bySide((side, seat) => ({ name: `unitsLost.${side}`, kind: 'whole', unit: 'units', about: `${side} units completely removed`, seat, group: 'units lost' })),
    ...bySide((side, seat) => ({ name: `losses.${side}`, kind: 'whole', unit: 'models', about: `${side} models removed, or fled over an edge`, seat })),
    ...bySide((side, seat) => ({ name: `woundsLeft.${side}`, kind: 'whole', unit: 'wounds', about: `wounds that the models of ${side} in play can still take`, seat, group: 'wounds left' })),
    ...bySide((side, seat) => ({ name: `pool.${side}`, kind: 'whole', unit: 'tokens', about: `the Destiny Pool of ${side} at the end`, seat, group: 'Destiny Pool' })),
    ...TALLIES.flatMap((tally) => bySide((side, seat) => ({ name: `${tally}.${side}`, kind: 'whole', unit: ABOUT[tally][0], about: `${ABOUT[tally][1]}, ${side}`, seat, group: ABOUT[tally][2] }))),
    ...UNIT_CARDS.flatMap((card) => bySide((side, seat) => ({ name: `losses.${side}.${card}`, kind: 'whole', unit: 'models', about: `${card} of ${side} removed, or fled over an edge`, seat, group: `losses of ${side}` }))),
    ...UNIT_CARDS.flatMap((card) => bySide((side, seat) => ({ name: `fielded.${side}.${card}`, kind: 'whole', unit: 'models', about: `${card} that ${side} began with`, seat, group: 'fielded' }))),
    { name: 'deaths', kind: 'places', unit: 'models', about: 'who was removed where, an inch to a square' },
    ...mission.columns,
  ];
}

export function measure(ground: Ground, battle: Readonly<Battle>): Measures {
  const { models, forces, units, tallies, turn, result } = battle;
  const values: Record<string, number | string> = { top: SIDES[battle.top]!, first: SIDES[battle.first]! };
  const cardOf = (model: number) => forces.units[forces.models[model]!.unit]!.card;
  const isLost = (model: number) => models[model]!.fate === 'removed' || (models[model]!.fate === 'off-table' && !units[forces.models[model]!.unit]!.escaped);
  for (const [seat, side] of SIDES.entries()) {
    const own = [...models.keys()].filter((model) => forces.models[model]!.seat === seat);
    const lost = own.filter(isLost);
    values[`force.${side}`] = forces.names[seat]!;
    values[`score.${side}`] = victoryPoints(ground, battle, seat);
    values[`objectives.${side}`] = forObjectives(ground, battle, seat);
    values[`unitsLost.${side}`] = forces.units.filter((unit, number) => unit.seat === seat && isDestroyed(battle, number)).length;
    values[`losses.${side}`] = lost.length;
    values[`woundsLeft.${side}`] = own.reduce((sum, model) => sum + (models[model]!.fate === 'in-play' ? ground.card(battle, forces.models[model]!.unit).wounds - models[model]!.wounds : 0), 0);
    values[`pool.${side}`] = battle.destiny[seat]!.pool;
    for (const tally of TALLIES) values[`${tally}.${side}`] = tallies[tally][seat]!;
    for (const card of UNIT_CARDS) {
      values[`losses.${side}.${card}`] = 0;
      values[`fielded.${side}.${card}`] = 0;
    }
    for (const model of own) count(values, `fielded.${side}.${cardOf(model)}`);
    for (const model of lost) count(values, `losses.${side}.${cardOf(model)}`);
  }
  values['deaths'] = models.flatMap((model, number) => (model.fate === 'removed' ? [`${cardOf(number)}@${place(battle, model)}`] : [])).join(' ');
  Object.assign(values, ground.mission.measure(ground, battle));
  return { winner: result?.winner ?? null, grade: result?.grade ?? '', rounds: turn, values };
}

function count(values: Record<string, number | string>, name: string): void {
  values[name] = (values[name] as number) + 1;
}

/** The far rim belongs to the last square. */
function place({ table }: Readonly<Battle>, { x, y }: Readonly<Model>): string {
  const square = (at: number, side: number) => Math.min(Math.ceil(side / INCH) - 1, Math.floor(at / INCH));
  return `${square(x, table.width)},${square(y, table.height)}`;
}
