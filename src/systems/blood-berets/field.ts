/** The game board: three by three sections, and its squares ("The Game Board Sections"). */
import { SECTION } from './data/sections.ts';

/** Sections along a side. */
export const PER_ROW = 3;
export const FIELD = { columns: PER_ROW * SECTION.columns, rows: PER_ROW * SECTION.rows } as const;
