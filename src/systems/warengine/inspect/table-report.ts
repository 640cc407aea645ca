/** The table of a position as a report has it: in inches, kinds of terrain with their looks. */
import type { Look, Spot, TableReport } from '../../../kernel/inspect.ts';
import { inInches } from '../../../kernel/table/inches.ts';
import { CHARACTERS, OBJECTIVE } from '../draw.ts';
import { isPlace } from '../rules/objectives.ts';
import type { Battle } from '../state.ts';
import { TERRAINS, type Terrain } from '../vocabulary.ts';

const LOOKS: Readonly<Record<Terrain, Look>> = { light: 'green', heavy: 'rough', entrenching: 'pit', blocking: 'block' };

export function tableReport({ table: { width, height, pieces }, objectives }: Readonly<Battle>): TableReport {
  return {
    width: inInches(width),
    height: inInches(height),
    kinds: TERRAINS.filter((kind) => pieces.some((piece) => piece.kind === kind)).map((name) => ({ name, mark: CHARACTERS[name], look: LOOKS[name] })),
    pieces: pieces.map(({ name, kind, outline }) => ({ name, kind, outline: outline.map(([x, y]) => spotOf({ x, y })) })),
    marked: objectives.filter(isPlace).map(({ name, x, y }) => ({ name: 'objective', mark: OBJECTIVE, of: name, at: spotOf({ x, y }) })),
  };
}

export function spotOf({ x, y }: { readonly x: number; readonly y: number }): Spot {
  return [inInches(x), inInches(y)];
}
