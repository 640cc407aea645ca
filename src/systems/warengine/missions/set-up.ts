/** Setting the stage: the table, what is fought over, who fights and whose edge is whose ("Setting Up the Game"). All of it drawn from the set-up stream, or given by a layout. */
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { shuffle } from '../../../kernel/rng.ts';
import { distanceUp, INCH } from '../../../kernel/table/inches.ts';
import { generateTable, type PiecePlan } from '../../../kernel/table/generate-table.ts';
import type { Table } from '../../../kernel/table/table.ts';
import type { Numbers } from '../book.ts';
import { forcesFor } from '../forces/forces-for.ts';
import type { Forces } from '../forces.ts';
import { objectivesOf, type Layout } from '../layout.ts';
import { newBattle, type Battle, type Objective } from '../state.ts';
import type { Terrain } from '../vocabulary.ts';
import type { Mission } from './mission.ts';
import { figureObjective, pieceObjective } from './objectives.ts';

const SEEDS = 4294967296;

/** An empty table with both forces beside it. The second game of a pair is the same with the edges swapped. */
export function setUp(book: Numbers, mission: Mission, layout: Layout | null, { dice, half = 0 }: Chance): Battle {
  const rng = dice.stream('setup');
  const top: Seat = rng.below(2) ^ half;
  const table = layout?.table ?? drawTable(book, rng);
  const forces = forcesFor(book, layout?.forces ?? [undefined, undefined], rng);
  const objectives = layout === null || layout.objectives === null ? drawObjectives(book, mission, table, forces, rng) : objectivesOf(layout.objectives, mission, table, forces);
  return newBattle({ table, forces, objectives, top });
}

/** So many pieces of each kind, so much of the table covered; ruins and walls are smaller than woods. */
function drawTable({ terrain }: Numbers, rng: Rng): Table<Terrain> {
  const pieces: PiecePlan<Terrain>[] = [
    { kind: 'light', shapes: ['patch'], count: terrain.light, size: 3 },
    { kind: 'heavy', shapes: ['wall', 'corner', 'block'], count: terrain.heavy, size: 2 },
    { kind: 'entrenching', shapes: ['wall'], count: terrain.entrenching, size: 2 },
    { kind: 'blocking', shapes: ['block'], count: terrain.blocking, size: 2 },
  ];
  const side = terrain.size * INCH;
  return generateTable({ width: side, height: side, pieces, density: terrain.cover, clear: [] }, rng.below(SEEDS));
}

/** Pieces between the two deployment zones, drawn by lot or the one nearest to the middle; spots on the middle line where there are too few. */
function drawObjectives(book: Numbers, mission: Mission, table: Table<Terrain>, forces: Forces, rng: Rng): Objective[] {
  const { places, middle, marked } = mission.objectives(book);
  const depth = book.deployment.depth * INCH;
  const pieces = table.pieces.map((piece, number) => pieceObjective(piece, number)).filter(({ y }) => y > depth && y < table.height - depth);
  const fromMiddle = ({ x, y }: Objective) => distanceUp(x, y, table.width / 2, table.height / 2);
  const order = middle ? pieces.sort((a, b) => fromMiddle(a) - fromMiddle(b)) : shuffle(pieces, rng);
  const chosen = order.slice(0, places);
  for (let spot = chosen.length; spot < places; spot++) {
    const x = Math.round((table.width * (2 * spot + 1)) / (2 * places));
    chosen.push({ name: `spot ${spot + 1}`, piece: -1, figure: -1, x, y: Math.round(table.height / 2) });
  }
  return marked ? [...chosen, ...[0, 1].map((seat) => dearest(forces, seat))] : chosen;
}

function dearest({ figures }: Forces, seat: Seat): Objective {
  const own = [...figures.keys()].filter((figure) => figures[figure]!.seat === seat);
  const figure = own.reduce((best, other) => (figures[other]!.points > figures[best]!.points ? other : best));
  return figureObjective(figures[figure]!.id, figure);
}
