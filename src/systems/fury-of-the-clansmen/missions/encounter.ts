/** No mission of the book: the objective of a position file, which has none of its own. The last side with a figure in play wins. */
import type { MissionCard } from '../../../kernel/game.ts';
import type { Battlefield } from '../battlefield.ts';
import { BOOK } from '../book.ts';
import { inPlay } from '../state.ts';
import { SIDES } from '../vocabulary.ts';
import type { Mission } from './mission.ts';
import { restsOn } from './rests-on.ts';
import { AS_IN_THE_BOOK } from './site.ts';

export const ENCOUNTER = 'encounter';

const CARD: Omit<MissionCard, 'field'> = {
  id: ENCOUNTER,
  title: 'A position',
  about: 'The last side with a figure in play wins.',
  grades: [
    { id: 'clan-stands', about: 'no Legionnaire is left in play', winner: 0 },
    { id: 'nobody-left', about: 'neither side has a figure left in play', winner: null },
    { id: 'round-limit', about: 'both sides are still in play', winner: null },
    { id: 'legion-stands', about: 'no Clansman is left in play', winner: 1 },
  ],
  roundLimit: BOOK.missions.breakthrough.roundLimit.value,
  // Its board is given, its round limit that of Mission One.
  restsOn: restsOn('breakthrough').filter((prefix) => prefix !== 'board.'),
};

export function encounter(field: Battlefield): Mission {
  const nowhere = new Uint8Array(field.width * field.height);
  return {
    card: { ...CARD, field: { columns: field.width, rows: field.height } },
    site: AS_IN_THE_BOOK,
    pieces: () => [],
    columns: [],
    roster: () => {
      throw new Error('a position brings its own figures');
    },
    layout: () => null,
    battlefield: () => field,
    spaces: () => [],
    squadAt: () => -1,
    deployment: () => [],
    goals: () => nowhere,
    objectives(battle, roster, book, roundOver) {
      const [clan, legion] = SIDES.map((_, seat) => battle.figures.some((figure, number) => inPlay(figure) && roster.troopers[number]!.seat === seat));
      if (!clan && !legion) return { winner: null, grade: 'nobody-left' };
      if (!legion) return { winner: 0, grade: 'clan-stands' };
      if (!clan) return { winner: 1, grade: 'legion-stands' };
      if (roundOver && battle.round >= book.missions.breakthrough.roundLimit) return { winner: null, grade: 'round-limit' };
      return null;
    },
    measure: () => ({}),
    aims: () => [],
  };
}
