/** The battlefield as text: the table an inch to a character, each model by the letter of its unit. */
import { drawTable, unitLetter, type Mark } from '../../kernel/table/draw-table.ts';
import { inPlay, type Battle } from './state.ts';
import { SIDES, type Terrain } from './vocabulary.ts';

export const CHARACTERS: Readonly<Record<Terrain, string>> = { rough: ',', 'light-woods': ':', 'heavy-woods': '%', swamp: '~', hill: '^', ruins: '=', rocks: '#' };
export const SHRINE = '*';

export function draw(battle: Readonly<Battle>): string {
  const { table, forces, models, shrine } = battle;
  const spots: Mark[] = shrine === null ? [] : [{ x: shrine[0], y: shrine[1], mark: SHRINE }];
  const standing = models.flatMap((model, number): Mark[] => (inPlay(model) ? [{ x: model.x, y: model.y, mark: unitLetter(forces.units, forces.models[number]!.unit) }] : []));
  return `${drawTable(table, CHARACTERS, [...spots, ...standing])}\n${legend(battle)}`;
}

/** Each side's units with how many of their models are in play and what is so of them, its tokens and cards, then the kinds of terrain on this table. */
function legend(battle: Readonly<Battle>): string {
  const { forces, models, units, table, shrine, destiny, hand } = battle;
  const standing = (seat: number) => forces.units.flatMap(({ seat: side, id, members }, unit) => {
    const left = members.filter((member) => inPlay(models[member]!));
    const hurt = left.reduce((sum, member) => sum + models[member]!.wounds, 0);
    const so = [...(members.length > 1 ? [`${left.length} of ${members.length}`] : []), ...(hurt > 0 ? [`${hurt} wound${hurt === 1 ? '' : 's'}`] : []), ...(units[unit]!.fleeing ? ['flees'] : [])];
    return side === seat && left.length > 0 ? [`${unitLetter(forces.units, unit)} ${id}${so.length > 0 ? ` (${so.join(', ')})` : ''}`] : [];
  });
  const kinds = (Object.keys(CHARACTERS) as Terrain[]).filter((kind) => table.pieces.some((piece) => piece.kind === kind));
  return [
    ...SIDES.map((side, seat) => `${side}: ${[...standing(seat), `${destiny[seat]!.left} of ${destiny[seat]!.pool} tokens`, `${hand[seat]!} in hand`].join('  ')}`),
    [...kinds.map((kind) => `${CHARACTERS[kind]} ${kind}`), ...(shrine === null ? [] : [`${SHRINE} shrine`])].join('  '),
  ].join('\n');
}
