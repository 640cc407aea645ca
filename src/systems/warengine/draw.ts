/** The battlefield as text: the table an inch to a character, each figure by the letter of its unit. */
import { drawTable, unitLetter, type Mark } from '../../kernel/table/draw-table.ts';
import { inPlay, type Battle } from './state.ts';
import { SIDES, type Terrain } from './vocabulary.ts';

export const CHARACTERS: Readonly<Record<Terrain, string>> = { light: ':', heavy: '%', entrenching: '_', blocking: '#' };
export const OBJECTIVE = '*';

export function draw(battle: Readonly<Battle>): string {
  const { table, forces, figures, objectives } = battle;
  const spots = objectives.flatMap(({ figure, x, y }): Mark[] => (figure < 0 ? [{ x, y, mark: OBJECTIVE }] : []));
  const standing = figures.flatMap((figure, number): Mark[] => (inPlay(figure) ? [{ x: figure.x, y: figure.y, mark: unitLetter(forces.units, forces.figures[number]!.unit) }] : []));
  return `${drawTable(table, CHARACTERS, [...spots, ...standing])}\n${legend(battle)}`;
}

/** Each side's units with how many of them are in play, then the kinds of terrain on this table. */
function legend(battle: Readonly<Battle>): string {
  const { forces, figures, table, objectives } = battle;
  const units = (seat: number) => forces.units.flatMap(({ seat: side, id, members }, unit) => {
    const left = members.filter((member) => inPlay(figures[member]!)).length;
    return side === seat && left > 0 ? [`${unitLetter(forces.units, unit)} ${id}${members.length > 1 ? ` (${left} of ${members.length})` : ''}`] : [];
  });
  const kinds = (Object.keys(CHARACTERS) as Terrain[]).filter((kind) => table.pieces.some((piece) => piece.kind === kind));
  return [
    ...SIDES.map((side, seat) => `${side}: ${units(seat).join('  ')}`),
    [...kinds.map((kind) => `${CHARACTERS[kind]} ${kind}`), ...(objectives.some(({ figure }) => figure < 0) ? [`${OBJECTIVE} objective`] : [])].join('  '),
  ].join('\n');
}
