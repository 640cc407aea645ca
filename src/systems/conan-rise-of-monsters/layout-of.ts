/** A layout to begin one's own with: a table as the mission draws it, the same each time. Forces stay the book's, so that they can be patched and varied. */
import { openChance } from '../../kernel/chance.ts';
import { inInches } from '../../kernel/table/inches.ts';
import type { Numbers } from './book.ts';
import type { LayoutFile } from './layout.ts';
import type { Mission } from './missions/mission.ts';
import { setUp } from './missions/set-up.ts';

const SEED = 'layout';

export function layoutOf(mission: Mission, book: Numbers): LayoutFile {
  const { table, shrine } = setUp(book, mission, null, openChance(SEED, 0));
  return {
    system: 'conan-rise-of-monsters',
    mission: mission.card.id,
    table: {
      size: [inInches(table.width), inInches(table.height)],
      terrain: table.pieces.map(({ name, kind, outline }) => ({ name, kind, outline: outline.map(([x, y]) => [inInches(x), inInches(y)]) })),
    },
    ...(shrine === null ? {} : { shrine: [inInches(shrine[0]), inInches(shrine[1])] }),
  };
}
