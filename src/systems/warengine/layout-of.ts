/** A layout to begin one's own with: a table as the mission draws it, the same each time, and what is fought over on it. Forces stay the book's, so that they can be patched and varied. */
import { openChance } from '../../kernel/chance.ts';
import { UsageError } from '../../kernel/errors.ts';
import { LayoutError } from '../../kernel/layout.ts';
import { INCH, inInches } from '../../kernel/table/inches.ts';
import type { Numbers } from './book.ts';
import { forcesFor } from './forces/forces-for.ts';
import { Ground } from './ground.ts';
import type { Layout, LayoutFile } from './layout.ts';
import type { Mission } from './missions/mission.ts';
import { setUp } from './missions/set-up.ts';
import { roomProblem } from './rules/room.ts';
import { newBattle } from './state.ts';

const SEED = 'layout';

export function layoutOf(mission: Mission, book: Numbers): LayoutFile {
  const { table, objectives } = setUp(book, mission, null, openChance(SEED, 0));
  const places = objectives.filter(({ figure }) => figure < 0);
  return {
    system: 'warengine',
    mission: mission.card.id,
    table: {
      size: [inInches(table.width), inInches(table.height)],
      terrain: table.pieces.map(({ name, kind, outline }) => ({ name, kind, outline: outline.map(([x, y]) => [inInches(x), inInches(y)]) })),
    },
    // where figures are marked as well they depend on the forces: left to the mission
    ...(places.length === 0 || places.length < objectives.length ? {} : { objectives: places.map(({ name, piece, x, y }) => (piece >= 0 ? name : { name, at: [inInches(x), inInches(y)] as const })) }),
  };
}

/** Throws a `LayoutError` for forces that may not be built, objectives that are not there and figures that have no room, before any game. */
export function tryLayout(layout: Layout, mission: Mission, book: Numbers): void {
  const problem = roomProblem(new Ground(book, mission), setUp(book, mission, layout, openChance(SEED, 0)));
  if (problem !== undefined) throw new LayoutError([{ path: ['table', 'size'], part: 'value', message: `table: ${problem}` }]);
}

/** The same for forces of the book on a table of its size. Throws a `UsageError`. */
export function tryBook(book: Numbers, mission: Mission): void {
  const side = book.terrain.size * INCH;
  const forces = forcesFor(book, [undefined, undefined], openChance(SEED, 0).dice.stream('setup'));
  const problem = roomProblem(new Ground(book, mission), newBattle({ table: { width: side, height: side, pieces: [] }, forces, objectives: [], top: 0 }));
  if (problem !== undefined) throw new UsageError(`warengine: ${problem}`);
}
