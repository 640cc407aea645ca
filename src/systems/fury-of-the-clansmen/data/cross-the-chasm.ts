/** How Mission Seven lies. The diagram is lost; the places are assumed and can be replaced. */
import type { Place } from '../board.ts';
import type { Building } from '../missions/building.ts';
import type { Squad } from '../vocabulary.ts';

/** Rows of sections on each side of the chasm, from north to south, and squares from edge to edge of it. */
export const ROWS_OF_SECTIONS: readonly number[] = [1, 2];
export const CHASM_DEPTH = 2;

/** On both flanks, the Clan with two squads next to the chasm and one in the south · face to face, along the south side and before the installation. */
export const SQUARES = ['flanks', 'front'] as const;

/** [column, row] of the north-west space of each 2 x 2 square, on a field of 24 x 26. Those of the Clan lie at an end of the board, where its Chieftains go home. */
export const STARTING_SQUARES: Readonly<Record<(typeof SQUARES)[number], Readonly<Record<Squad, Place>>>> = {
  flanks: {
    'clan-1': [0, 11],
    'clan-2': [11, 24],
    'clan-3': [22, 11],
    'legion-1': [0, 5],
    'legion-2': [0, 2],
    'legion-3': [0, 0],
    'legion-4': [22, 2],
    'legion-5': [22, 5],
  },
  front: {
    'clan-1': [3, 24],
    'clan-2': [11, 24],
    'clan-3': [19, 24],
    'legion-1': [1, 0],
    'legion-2': [6, 2],
    'legion-3': [11, 5],
    'legion-4': [15, 2],
    'legion-5': [20, 0],
  },
};

/** The installation: its north opening leads on into the rock, as the arrow shows. */
export const INSTALLATION: Building = { corner: [10, 0], size: 4 };

/** The north-west space of each bridge. */
export const BRIDGES: readonly Place[] = [[4, 8], [18, 8]];
