/** The board sections, as text: # rock, . floor (caves) or open ground (jungle), t thicket, j jungle. The printed ones are lost: all of them are assumed. */
import type { Cave, Jungle } from '../vocabulary.ts';

/** Sections of the board, three by three. */
export const SECTIONS = 9;

/** Squares of a section: its short and its long side. */
export const SECTION = { columns: 8, rows: 10 } as const;

export const CAVE_SECTIONS: Readonly<Record<Cave, string>> = {
  corridor: `
    ###..###
    #....###
    #....###
    #..#####
    ...##...
    ...##...
    #####..#
    ###....#
    ###....#
    ###..###`,
  labyrinth: `
    ###..###
    #......#
    ######.#
    #......#
    ..####..
    ..####..
    #....#.#
    #.######
    #......#
    ###..###`,
  hall: `
    ###..###
    #......#
    #......#
    #.#..#.#
    ........
    ........
    #.#..#.#
    #......#
    #......#
    ###..###`,
};

export const JUNGLE_SECTIONS: Readonly<Record<Jungle, string>> = {
  'jungle-a': `
    ttttjjjt
    t.jjjttt
    ......tt
    ........
    ........
    ...tttt.
    .j..t...
    .jjtj...
    .tttjj..
    ........`,
  'jungle-b': `
    tj....jj
    jj....jj
    t.......
    tt..tt..
    ..jjjtt.
    ........
    .tt.t.jj
    .tj.tttj
    .tjttttj
    jjjjtttt`,
  'jungle-c': `
    jjjttt..
    jjjttt..
    ttjjjtjj
    ttt...jj
    ttt.....
    ttj..j..
    tjj..j.j
    j....jjj
    jjt.tttt
    tttjjjtt`,
};
