/** The table of a position as a report has it: in inches, kinds of terrain with their looks. */
import type { Look, Spot, TableReport } from '../../../kernel/inspect.ts';
import { inInches } from '../../../kernel/table/inches.ts';
import { CHARACTERS, SHRINE } from '../draw.ts';
import type { Battle } from '../state.ts';
import { TERRAINS, type Terrain } from '../vocabulary.ts';

const LOOKS: Readonly<Record<Terrain, Look>> = { rough: 'rough', 'light-woods': 'green', 'heavy-woods': 'thick', swamp: 'water', hill: 'height', ruins: 'floor', rocks: 'block' };

export function tableReport({ table: { width, height, pieces }, shrine }: Readonly<Battle>): TableReport {
  return {
    width: inInches(width),
    height: inInches(height),
    kinds: TERRAINS.filter((kind) => pieces.some((piece) => piece.kind === kind)).map((name) => ({ name, mark: CHARACTERS[name], look: LOOKS[name] })),
    pieces: pieces.map(({ name, kind, outline }) => ({ name, kind, outline: outline.map(([x, y]) => spotOf({ x, y })) })),
    marked: shrine === null ? [] : [{ name: 'shrine', mark: SHRINE, of: 'the shrine', at: spotOf({ x: shrine[0], y: shrine[1] }) }],
  };
}

export function spotOf({ x, y }: { readonly x: number; readonly y: number }): Spot {
  return [inInches(x), inInches(y)];
}
