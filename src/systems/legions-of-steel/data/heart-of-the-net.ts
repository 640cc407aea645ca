/** Heart of the Net: two assault groups in the two zones P, the Overlord's room O, garrison on its posts, and machines that come in by N, S and E. One character a square. */
import { EAST, WEST } from '../../../kernel/grid/directions.ts';

export const HEART_OF_THE_NET = {
  facing: EAST,
  start: 'P',
  goal: 'O',
  entries: ['N', 'S', 'E'],
  /** [column, row] of Nightmares that cover from the beginning, and the way they look. */
  garrison: [[12, 11], [18, 11], [21, 10], [26, 13], [24, 8]],
  garrisonFacing: WEST,
  plan: `
####################################
####################################
############......##################
#PPP########......#########NNNN#####
#PPPD......D...#..###########.######
#PPPD......#......D...#######.######
#PPP#####.##......###.#######.######
#########.####D##..##.#######.######
#########D####.##..............#####
########.......##..#####D####..#####
########...#...##..#OOOOOOOO#..###E#
########.......D...DOO#OO#OO#.....E#
########.......D...DOO#OO#OOD.....E#
########...#...##..#OOOOOOOO#..###E#
########.......##..#####D####..#####
#########D####.##..............#####
#########.####D##..##.#######.######
#PPP#####.##......###.#######.######
#PPPD......#......D...#######.######
#PPPD......D...#..###########.######
#PPP########......#########SSSS#####
############......##################
####################################
####################################
`,
} as const;
