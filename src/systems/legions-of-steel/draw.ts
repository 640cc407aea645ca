/** The battlefield as text: the board's own map with figures, doors, forcewalls and darkness on it, and below it what each figure is about. */
import { DIRECTION_NAMES } from '../../kernel/grid/directions.ts';
import { NUMBERS_MEAN, numbered } from '../../kernel/grid/numbered-map.ts';
import { formatSquare } from '../../kernel/grid/squares.ts';
import { drawBoard } from './board-text.ts';
import { TERRAIN_MARKS } from './data/terrain.ts';
import { NOBODY } from './field.ts';
import type { Ground } from './ground.ts';
import { inPlay, type Battle } from './state.ts';
import { UNITS, sideOf, type DoorState, type Unit } from './vocabulary.ts';

/** Commandos upper case, machines lower case; none is a mark of the map. */
export const LETTERS: Readonly<Record<Unit, string>> = {
  sergeant: 'S', corporal: 'C', trooper: 'T', 'heavy-weapon-trooper': 'H', nightmare: 'n', 'assault-fiend': 'f',
};

const DOORS: Readonly<Record<DoorState, string>> = { closed: TERRAIN_MARKS.door, open: '/', destroyed: TERRAIN_MARKS.floor };
const FORCEWALL = '%';
const DARK = '~';

export function draw(ground: Ground, battle: Readonly<Battle>): string {
  const { board, mission, roster } = ground;
  const field = ground.field(battle);
  const mark = (square: number): string | undefined => {
    const figure = field.figureAt[square]!;
    if (figure !== NOBODY) return LETTERS[roster[figure]!.unit];
    if (field.forcewall[square] !== 0) return FORCEWALL;
    const own = mission.mark?.(battle, square);
    if (own !== undefined) return own;
    if (board.doorAt[square]! >= 0) return DOORS[battle.doors[board.doorAt[square]!]!];
    return field.dark[square] !== 0 && board.walls[square] === 0 ? DARK : undefined;
  };
  return [numbered(drawBoard(board.map, mark), board.map), legend(), ...figures(ground, battle)].join('\n');
}

function legend(): string {
  const side = (name: 'commandos' | 'machines') => UNITS.filter((unit) => sideOf(unit) === name).map((unit) => `${LETTERS[unit]} ${unit}`).join('  ');
  return [
    `Commandos: ${side('commandos')}   Machines: ${side('machines')}`,
    `# wall  . floor  D closed door  / open door  ${FORCEWALL} forcewall  ${DARK} darkness`,
    NUMBERS_MEAN,
  ].join('\n');
}

/** Figures that do something that the map does not show. */
function figures(ground: Ground, battle: Readonly<Battle>): string[] {
  return battle.figures.flatMap((figure, number) => {
    if (!inPlay(figure)) return [];
    const about = [
      `faces ${DIRECTION_NAMES[figure.facing]}`,
      ...(figure.covering === null ? [] : [`covers at ${figure.covering}`]),
      ...(figure.suppressing.length === 0 ? [] : [`suppresses ${figure.suppressing.map(({ at }) => formatSquare(ground.board.width, at)).join(' ')}`]),
      ...(figure.fired ? ['has fired'] : []),
      ...(figure.kills === 0 ? [] : [`has taken ${figure.kills} ${figure.kills === 1 ? 'kill' : 'kills'}`]),
    ];
    return [`${ground.name(number)} ${formatSquare(ground.board.width, figure.at)} ${about.join(', ')}`];
  });
}
