/** Last Man Standing: destroy all of the enemy's figures ("Victory"). */
import { BOOK } from '../book.ts';
import { FIELD, restsOn, TWINS, type Mission } from './mission.ts';

const ID = 'last-man-standing';

export const lastManStanding: Mission = {
  card: {
    id: ID,
    title: 'Last Man Standing',
    about: 'Who has a figure left when the enemy has none wins.',
    grades: [
      { id: 'red-stands', about: 'no blue figure is left', winner: 0 },
      { id: 'nobody-left', about: 'neither side has a figure left', winner: null },
      { id: 'turn-limit', about: 'both sides still have figures at the last turn’s end', winner: null },
      { id: 'blue-stands', about: 'no red figure is left', winner: 1 },
    ],
    field: FIELD,
    roundLimit: BOOK.missions[ID].roundLimit.value,
    restsOn: restsOn(ID),
    twins: TWINS,
  },
  columns: [],
  objectives: () => ({ places: 0, middle: false, marked: false }),
  onlyPlaces: false,
  judge: ({ book }, { turn }) => (turn >= book.missions[ID].roundLimit ? { winner: null, grade: 'turn-limit' } : null),
  annihilated: ([red, blue]) => (red ? { winner: 0, grade: 'red-stands' } : blue ? { winner: 1, grade: 'blue-stands' } : { winner: null, grade: 'nobody-left' }),
  measure: () => ({}),
};
