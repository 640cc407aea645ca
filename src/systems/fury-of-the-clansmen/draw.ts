/** The battlefield as text: the board's own map with figures on it. */
import { drawBoard } from './board-text.ts';
import type { Ground } from './ground.ts';
import { inPlay, type Battle } from './state.ts';
import { UNITS, type Unit } from './vocabulary.ts';

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
  const figures = new Map(battle.figures.flatMap((figure, number) => (inPlay(figure) ? [[figure.at, LETTERS[ground.trooper(number).unit]] as const] : [])));
  const map = drawBoard(field.map, (square) => figures.get(square) ?? ground.mission.mark?.(battle, square) ?? (ground.mission.squadAt(battle.layout, square) < 0 ? undefined : FREE_STARTING_SPACE));
  return `${map}\n${legend()}`;
}

function legend(): string {
  return `${UNITS.map((unit) => `${LETTERS[unit]} ${unit}`).join('  ')}  ${FREE_STARTING_SPACE} Starting/Goal Square\n. clear  J jungle  R rubble  B boulder  : ~ ruined wall`;
}
