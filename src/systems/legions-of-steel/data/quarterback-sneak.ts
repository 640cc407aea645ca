/** Quarterback Sneak: the section in A, the bomb's goals B at the far end, and machines that come in by X, Z and later Y. One character a square. */
import { EAST } from '../../../kernel/grid/directions.ts';

export const QUARTERBACK_SNEAK = {
  facing: EAST,
  start: 'A',
  goal: 'B',
  /** Where machines arrive; the last from a later turn on. */
  entries: ['X', 'Z', 'Y'],
  late: 'Y',
  plan: `
##################################
##################################
##################XXXX######BBBBB#
##########.......###.#######BBBBB#
###......D.......###.##....DBBBBB#
###......D...#...D.........DBBBBB#
###.######.......######..###BBBBB#
###.######.......######..#####D###
###.#########D#########..#####.###
###D#######.........###..#####.###
#AAAAA#####.........###..#####.###
#AAAAA#####..#...#..###..#####.#Y#
#AAAAAD...D.........D...........Y#
#AAAAAD...D..#...#..D...........Y#
#AAAAA#####.........###..#####.#Y#
###D#######.........###..#####.###
###.#########D#########..#####.###
###.######.......######..#####D###
###.######.......######..###BBBBB#
###......D...#...D.........DBBBBB#
###......D.......###.##....DBBBBB#
##########.......###.#######BBBBB#
##################ZZZZ######BBBBB#
##################################
##################################
`,
} as const;
