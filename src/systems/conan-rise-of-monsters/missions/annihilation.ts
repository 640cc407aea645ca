/** Annihilation: the battle as the book prints it; points are enemy units destroyed ("Victory"). */
import { BOOK } from '../book.ts';
import { FIELD, restsOn, type Mission } from './mission.ts';
import { gradesOf, judge } from './victory.ts';

const ID = 'annihilation';

export const annihilation: Mission = {
  card: {
    id: ID,
    title: 'Annihilation',
    about: 'A point for each enemy unit destroyed; after the sixth turn more points win.',
    grades: gradesOf(null),
    field: FIELD,
    roundLimit: BOOK.missions[ID].roundLimit.value,
    restsOn: restsOn(ID),
    twins: 'the two sides begin from each other’s edge of the same table',
  },
  columns: [],
  turns: ({ missions }) => missions[ID].roundLimit,
  clear: () => [],
  score() {},
  mayLeave: () => false,
  forLeaving: () => 0,
  unopposed: () => 0,
  judge,
  measure: () => ({}),
  ahead: () => 0,
};
