/** Hold the Ground: possession of a piece of scenery for two full turns ("Victory"). */
import { BOOK } from '../book.ts';
import { SIDES } from '../vocabulary.ts';
import { FIELD, restsOn, TWINS, type Mission } from './mission.ts';

const ID = 'hold-the-ground';

export const holdTheGround: Mission = {
  card: {
    id: ID,
    title: 'Hold the Ground',
    about: 'Who alone has figures on or around the objective for two full turns wins: from the end of a turn to the end of the second after it.',
    grades: [
      { id: 'red-holds', about: 'red has held an objective for long enough', winner: 0 },
      { id: 'red-stands', about: 'no blue figure is left', winner: 0 },
      { id: 'nobody-left', about: 'neither side has a figure left', winner: null },
      { id: 'turn-limit', about: 'nobody has held the objective for long enough by the last turn’s end', winner: null },
      { id: 'blue-stands', about: 'no red figure is left', winner: 1 },
      { id: 'blue-holds', about: 'blue has held an objective for long enough', winner: 1 },
    ],
    field: FIELD,
    roundLimit: BOOK.missions[ID].roundLimit.value,
    restsOn: restsOn(ID),
    twins: TWINS,
  },
  columns: SIDES.map((side, seat) => ({ name: `held.${side}`, kind: 'whole', unit: 'turns', about: `ends of turns in a row at which ${side} had held an objective, when the game ended`, seat })),
  objectives: () => ({ places: 1, middle: true, marked: false }),
  onlyPlaces: true,

  judge({ book }, { turn, held }) {
    const { turns, roundLimit } = book.missions[ID];
    // Held at the end of one turn, then all through so many more.
    const [red, blue] = [0, 1].map((seat) => held.some((by) => by[seat]! > turns));
    if (red !== blue) return red ? { winner: 0, grade: 'red-holds' } : { winner: 1, grade: 'blue-holds' };
    return turn >= roundLimit || red ? { winner: null, grade: 'turn-limit' } : null;
  },

  annihilated: ([red, blue]) => (red ? { winner: 0, grade: 'red-stands' } : blue ? { winner: 1, grade: 'blue-stands' } : { winner: null, grade: 'nobody-left' }),

  measure: (_, { held }) => Object.fromEntries(SIDES.map((side, seat) => [`held.${side}`, Math.max(0, ...held.map((by) => by[seat]!))])),
};
