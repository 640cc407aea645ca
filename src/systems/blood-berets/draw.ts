/** The battlefield as text: what is turned of the board, who stands on it, and what lies there. */
import { NUMBERS_MEAN, numbered } from '../../kernel/grid/numbered-map.ts';
import { DRAWN, drawBoard } from './board.ts';
import type { Ground } from './ground.ts';
import type { Piece } from './roster.ts';
import { SECTIONS } from './data/sections.ts';
import { standing } from './figure.ts';
import type { Battle } from './state.ts';
import { TERRAINS, type Hidden } from './vocabulary.ts';

/** Troopers by the numbers on their stands; none is a letter of the map. */
export function letterOf({ card, number, seat }: Piece, serves: number): string {
  if (seat === 0 && serves === 1) return 's';
  switch (card) {
    case 'trooper': return String(number);
    case 'sergeant': return 'S';
    case 'medic': return 'M';
    case 'ranger': return 'R';
    case 'ranger-gunner': return 'G';
    case 'ranger-leader': return 'L';
    case 'legionnaire': return 'l';
    case 'nepharite-1': return 'n';
    case 'nepharite-2': return 'm';
    case 'target': return 'P';
    case 'dummy': return 'd';
  }
}

const THINGS: Readonly<Record<Hidden, string>> = { tunnel: 'o', 'small-mine': '!', 'troop-mine': '!' };
const UNKNOWN_THING = '*';
const ACID = '~';
const WAY_UP = '>';

export function draw(ground: Ground, battle: Readonly<Battle>): string {
  const { map } = ground.board(battle);
  const marks = new Map<number, string>();
  if (battle.affairs.wayUp >= 0) marks.set(battle.affairs.wayUp, WAY_UP);
  for (const { squares } of battle.acid) for (const square of squares) marks.set(square, ACID);
  for (const { at, kind } of battle.markers) marks.set(at, kind === null ? UNKNOWN_THING : THINGS[kind]);
  battle.figures.forEach((figure, number) => {
    if (standing(figure)) marks.set(figure.at, letterOf(ground.piece(number), figure.seat));
  });
  return `${numbered(drawBoard(map, (square) => marks.get(square)), map)}\n${legend(ground, battle)}`;
}

/** Who stands here, troop counters and hidden things by section, and the ground that this map has. */
function legend(ground: Ground, battle: Readonly<Battle>): string {
  const { map } = ground.board(battle);
  const standingOf = (seat: number) => {
    const all = battle.figures.flatMap((figure, number) => (standing(figure) && figure.seat === seat ? [`${letterOf(ground.piece(number), seat)} ${ground.piece(number).id}${state(figure.wounds, figure.stunned)}`] : []));
    return all.length > 0 ? all.join('  ') : 'nobody on the board';
  };
  const terrain = TERRAINS.filter((_, code) => map.squares.includes(code)).map((name) => `${DRAWN[name]} ${name}`);
  return [
    `Blood Berets: ${standingOf(0)}`,
    `Legion: ${standingOf(1)}`,
    ...countersBySection(battle, 'board', 'Troop counters'),
    ...countersBySection(battle, 'display', 'On the display'),
    ...(battle.display.some((things) => things > 0) ? [`Hidden things by section: ${battle.display.join(' ')}`] : []),
    [...terrain, `${UNKNOWN_THING} thing found`, `${THINGS.tunnel} tunnel`, `${THINGS['small-mine']} mine`, `${WAY_UP} way up`].join('  '),
    NUMBERS_MEAN,
  ].join('\n');
}

const state = (wounds: number, stunned: boolean): string => {
  const words = [...(wounds > 0 ? [`wounds ${wounds}`] : []), ...(stunned ? ['stunned'] : [])];
  return words.length > 0 ? ` (${words.join(', ')})` : '';
};

function countersBySection({ counters, board }: Readonly<Battle>, where: 'board' | 'display', title: string): string[] {
  const all = Array<number>(SECTIONS).fill(0);
  for (const counter of counters) if (counter.where === where && counter.level === board.level) all[counter.section]! += 1;
  return all.some((number) => number > 0) ? [`${title} by section: ${all.join(' ')}`] : [];
}
