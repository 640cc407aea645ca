/** The battlefield as text: the board's own map with figures on it. */
import type { GridMap } from '../../kernel/grid/map.ts';
import { NUMBERS_MEAN, numbered } from '../../kernel/grid/numbered-map.ts';
import { drawBoard, edgeCode, terrainCode } from './board-text.ts';
import { TERRAIN, WALL_MARKS } from './data/terrain.ts';
import type { Ground } from './ground.ts';
import { inPlay, type Battle, type Figure } from './state.ts';
import { TERRAINS, UNITS, type Edge, type Unit } from './vocabulary.ts';

/** Clan upper case, Legion lower case; none is a letter of the map. */
export const LETTERS: Readonly<Record<Unit, string>> = {
  chieftain: 'C',
  regular: 'S',
  'charger-carrier': 'G',
  centurion: 'c',
  necromutant: 'n',
};

export const FREE_STARTING_SPACE = '+';

export function draw(ground: Ground, battle: Readonly<Battle>): string {
  const field = ground.field(battle);
  const letters = (of: (figure: Readonly<Figure>) => boolean) => battle.figures.flatMap((figure, number) => (of(figure) ? [[figure.at, LETTERS[ground.trooper(number).unit]] as const] : []));
  const leftOnSquare = ({ at, fate }: Readonly<Figure>) => fate === 'on-goal' && ground.mission.squadAt(battle.layout, at) >= 0; // "Leave the figure on the Square"
  const figures = new Map([...letters(leftOnSquare), ...letters(inPlay)]);
  const map = drawBoard(field.map, (square) => figures.get(square) ?? ground.mission.mark?.(battle, square) ?? (ground.mission.squadAt(battle.layout, square) < 0 ? undefined : FREE_STARTING_SPACE));
  return `${numbered(map, field.map)}\n${legend(field.map)}`;
}

/** Each side's figures, the ground that this map has, and how a square is called. */
function legend({ squares, upright, level }: GridMap): string {
  const side = (ofClan: boolean) => UNITS.filter((unit) => (LETTERS[unit] < 'a') === ofClan).map((unit) => `${LETTERS[unit]} ${unit}`).join('  ');
  const ground = TERRAINS.filter((terrain) => squares.includes(terrainCode(terrain))).map((terrain) => `${TERRAIN[terrain].mark} ${terrain}`);
  const walls = Object.entries(WALL_MARKS).filter(([edge]) => [upright, level].some((codes) => codes.includes(edgeCode(edge as Edge))));
  return [
    `Clan: ${side(true)}   Legion: ${side(false)}   ${FREE_STARTING_SPACE} free Starting/Goal Square`,
    [...ground, ...walls.map(([edge, marks]) => `${marks.upright} ${marks.level} ${edge}`)].join('  '),
    NUMBERS_MEAN,
  ].join('\n');
}
