/** Setting the stage: who fights, the table, whose edge is whose, and the shrine or the runner ("The Battlefield"). All of it drawn from the set-up stream, or given by a layout. */
import type { Chance } from '../../../kernel/chance.ts';
import { UsageError } from '../../../kernel/errors.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { generateTable, type PiecePlan } from '../../../kernel/table/generate-table.ts';
import { INCH, inInches } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Table } from '../../../kernel/table/table.ts';
import { facingZones } from '../../../kernel/table/zones.ts';
import type { Numbers } from '../book.ts';
import { RANDOM } from '../data/force-names.ts';
import { forcesFor } from '../forces/forces-for.ts';
import type { Forces } from '../forces.ts';
import type { Layout } from '../layout.ts';
import { forceCost } from '../points/price.ts';
import { newBattle, type Battle } from '../state.ts';
import { SIDES, type Terrain } from '../vocabulary.ts';
import type { Mission } from './mission.ts';

const SEEDS = 4294967296;
/** Tables drawn before it is said that there is no room. */
const TABLES = 20;

/** An empty table with both forces beside it. The second game of a pair is the same with the edges swapped, and the runner where he is drawn. */
export function setUp(book: Numbers, mission: Mission, layout: Layout | null, { dice, half = 0 }: Chance, tables = TABLES): Battle {
  const rng = dice.stream('setup');
  const top: Seat = rng.below(2) ^ half;
  const drawn: Seat = rng.below(2) ^ half;
  const forces = forcesFor(book, layout?.forces ?? [undefined, undefined], rng);
  const table = layout?.table ?? drawTable(book, mission, forces, rng, tables);
  return newBattle({
    table,
    forces,
    top,
    shrine: mission.card.id === 'shrine' ? (layout?.shrine ?? middleOf(table)) : null,
    runner: mission.card.id === 'escape' ? runnerOf(book, drawn) : null,
  });
}

/** Skirmishes up to 20 points, battles up to 40, and wars: the table is as deep for all, and wider. */
export function widthFor({ table }: Numbers, points: number): number {
  return points <= 20 ? table.width : points <= 40 ? table.widthAbove20 : table.widthAbove40;
}

/** How large the table is for these forces, in hundredths of an inch. */
export function sizeFor(book: Numbers, forces: Forces): { readonly width: number; readonly height: number } {
  return { width: widthFor(book, pointsOf(book, forces)) * INCH, height: book.table.depth * INCH };
}

/** Points of the larger of two forces; of one drawn by lot, what it was drawn for. */
function pointsOf(book: Numbers, forces: Forces): number {
  return Math.max(...SIDES.map((_, seat) => (forces.names[seat] === RANDOM ? book.forces.points : forceCost(book, forces, seat))));
}

/** So many pieces of each kind, so much of the table covered, away from the edges of the players. */
function drawTable(book: Numbers, mission: Mission, forces: Forces, rng: Rng, tables: number): Table<Terrain> {
  const { table } = book;
  const { width, height } = sizeFor(book, forces);
  const { cover } = table;
  const pieces: PiecePlan<Terrain>[] = [
    { kind: 'rough', shapes: ['patch'], count: table.rough },
    { kind: 'light-woods', shapes: ['patch'], count: table['light-woods'] },
    { kind: 'heavy-woods', shapes: ['patch'], count: table['heavy-woods'] },
    { kind: 'swamp', shapes: ['patch'], count: table.swamp },
    { kind: 'hill', shapes: ['patch'], count: table.hill },
    { kind: 'ruins', shapes: ['block'], count: table.ruins },
    { kind: 'rocks', shapes: ['block'], count: table.rocks },
  ];
  const clear = [...facingZones(width, height, table.edge * INCH), ...mission.clear(book, width, height)];
  const count = pieces.reduce((sum, piece) => sum + piece.count, 0);
  for (let tried = 1; ; tried++) {
    try {
      return generateTable({ width, height, pieces, density: cover, clear }, rng.below(SEEDS));
    } catch (thrown) {
      if (!(thrown instanceof UsageError)) throw thrown;
      if (tried === tables) throw new UsageError(`conan-rise-of-monsters: table: no room for ${count} pieces of terrain that cover ${cover} % of ${inInches(width)}" by ${inInches(height)}"; change table.cover, table.edge${mission.card.id === 'shrine' ? ', missions.shrine.around' : ''}, how many there are of a kind, or the size`);
    }
  }
}

const middleOf = ({ width, height }: Table<Terrain>): Point => [Math.round(width / 2), Math.round(height / 2)];

function runnerOf({ missions }: Numbers, drawn: Seat): Seat {
  const { runner } = missions.escape;
  return runner === 'drawn' ? drawn : SIDES.indexOf(runner);
}
