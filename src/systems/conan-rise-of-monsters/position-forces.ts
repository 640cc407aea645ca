/** The forces of a position: its figures by the units that they belong to; models of a unit that are not named have been removed. */
import { unknownName } from '../../kernel/errors.ts';
import type { PositionProblem, TablePosition } from '../../kernel/position.ts';
import { stop } from '../../kernel/position-problems.ts';
import { cardOf, UNIT_CARDS, type Numbers } from './book.ts';
import type { Enlisted, Forces, UnitOf } from './forces.ts';
import { isSide, namesIn, seatOf, unitList } from './position-words.ts';
import type { UnitCard } from './unit-card.ts';
import { SIDES, type Side } from './vocabulary.ts';

type Figure = TablePosition['figures'][number];

export interface Mustered {
  readonly forces: Forces;
  /** By model: its place among the figures of the file, -1 for one that is not named. */
  readonly figures: readonly number[];
}

/** Its unit: who names none is one of his own. */
const squadOf = ({ squad, id }: Figure): string => squad ?? id;

/** Units in the order in which they are named first. Throws a `PositionError` with all that is wrong. */
export function muster({ figures, state = {} }: TablePosition, book: Numbers): Mustered {
  const squads = [...new Set(figures.map(squadOf))];
  const list = state['reinforced'];
  stop([...figures.flatMap((_, number) => wrongWith(figures, number, book)), ...unitList(squads, 'reinforced', list, ['state', 'reinforced'])]);
  const isReinforced = (squad: string) => Array.isArray(list) && list.includes(squad);
  stop(squads.flatMap((squad) => wrongSize(figures, squad, book, isReinforced(squad))));
  const models: Enlisted[] = [];
  const places: number[] = [];
  const units = squads.map((squad, unit): UnitOf => {
    const named = [...figures.keys()].filter((number) => squadOf(figures[number]!) === squad);
    const card = cardOf(book, figures[named[0]!]!.unit);
    const seat = seatOf(sideOf(figures[named[0]!]!, card));
    const reinforced = isReinforced(squad) || named.length > card.models;
    const first = models.length;
    for (const number of named) {
      models.push({ id: figures[number]!.id, unit, seat });
      places.push(number);
    }
    for (const id of unnamed(figures, squad, card.models * (reinforced ? 2 : 1) - named.length)) {
      models.push({ id, unit, seat });
      places.push(-1);
    }
    return { id: squad, seat, card: card.id, reinforced, members: Array.from({ length: models.length - first }, (_, model) => first + model) };
  });
  return { forces: { units, models, names: namesIn(state['forces']) }, figures: places };
}

/** What its card says, but for a mercenary. */
function sideOf({ side }: Figure, card: UnitCard): Side {
  return card.side === 'mercenary' ? (side as Side) : card.side;
}

function wrongWith(figures: readonly Figure[], number: number, book: Numbers): PositionProblem[] {
  const figure = figures[number]!;
  const { id, unit, squad } = figure;
  const problem = (key: string, message: string): PositionProblem => ({ path: key === '' ? ['figures', number] : ['figures', number, key], part: 'value', message: `figure "${id}": ${message}` });
  const own = squadOf(figure);
  const other = figures.find((each) => squadOf(each) === own)!;
  return [
    ...(figures.findIndex((each) => each.id === id) < number ? [problem('id', `another figure is called "${id}"; expected a name for each`)] : []),
    ...(isSide(own) && other === figure ? [problem(squad === undefined ? 'id' : 'squad', `a unit cannot be called "${own}", as a side is`)] : []),
    ...(!UNIT_CARDS.includes(unit as (typeof UNIT_CARDS)[number]) ? [problem('unit', unknownName('unit card', unit, UNIT_CARDS))]
      : unit !== other.unit ? [problem('squad', `${unit} cannot be of the unit "${own}", that of "${other.id}", which is of ${other.unit}`)]
        : wrongSide(figure, cardOf(book, unit), other, problem)),
  ];
}

function wrongSide({ side, unit, squad }: Figure, card: UnitCard, other: Figure, problem: (key: string, message: string) => PositionProblem): PositionProblem[] {
  if (side === undefined) return card.side === 'mercenary' ? [problem('', `a ${unit} is a mercenary and may fight for either side; expected side: ${SIDES.join(' or ')}`)] : [];
  if (!isSide(side)) return [problem('side', unknownName('side', side, SIDES))];
  if (card.side !== 'mercenary' && card.side !== side) return [problem('side', `a ${unit} fights for ${card.side} only, as its unit card says`)];
  if (isSide(other.side) && other.side !== side) return [problem('side', `is of ${side}, and "${other.id}" of the same unit "${squad ?? ''}" of ${other.side}`)];
  return [];
}

/** More models than the card has; twice as many at most, and of warriors only ("Reinforced Units"). */
function wrongSize(figures: readonly Figure[], squad: string, book: Numbers, isReinforced: boolean): PositionProblem[] {
  const named = [...figures.keys()].filter((number) => squadOf(figures[number]!) === squad);
  const { id, type, models } = cardOf(book, figures[named[0]!]!.unit);
  if (isReinforced && type !== 'warrior') return [{ path: ['state', 'reinforced'], part: 'value', message: `state: reinforced: ${squad} is no warrior unit; only those may be reinforced` }];
  const most = type === 'warrior' ? 2 * models : models;
  if (named.length <= most) return [];
  const reason = type === 'warrior' ? `${models}, or ${most} if it is reinforced` : `${models}`;
  return [{ path: ['figures', named[most]!, 'squad'], part: 'value', message: `figure "${figures[named[most]!]!.id}": a unit of ${id} has ${reason}; "${squad}" would have ${named.length}` }];
}

/** Names for so many models, such as archers.4, that nobody has. */
function unnamed(figures: readonly Figure[], squad: string, count: number): string[] {
  const free: string[] = [];
  for (let number = 1; free.length < count; number++) if (!figures.some(({ id }) => id === `${squad}.${number}`)) free.push(`${squad}.${number}`);
  return free;
}
