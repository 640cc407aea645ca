/** Position files: read with the line of whatever is wrong, and written as a person would. */
import { readFileSync } from 'node:fs';
import { UsageError, unknownName } from '../kernel/errors.ts';
import type { System } from '../kernel/game.ts';
import { PositionError, readPosition, type Position } from '../kernel/position.ts';
import { aboutFile, type About } from '../lab/experiment/placed-file.ts';
import { readYaml } from '../lab/experiment/places.ts';
import { SYSTEMS } from '../systems/index.ts';

export interface PositionFile {
  system: System;
  position: Position;
  /** Does what may refuse the position; a refusal then says where in the file. */
  about: About;
}

/** Throws a `UsageError`, a line for each problem: `file:line:column: found 0, expected ...`. */
export function openPositionFile(file: string): PositionFile {
  const text = textOf(file);
  const { data, place } = readYaml(text, file);
  const about = aboutFile(text, file, place);
  const position = about(() => readPosition(data));
  return { position, system: about(() => systemOf(position)), about };
}

function systemOf({ system: id }: Position): System {
  const system = SYSTEMS.get(id);
  const refuse = (message: string) => new PositionError([{ path: ['system'], part: 'value', message }]);
  if (system === undefined) throw refuse(unknownName('system', id, [...SYSTEMS.keys()]));
  if (system.inspect === undefined) throw refuse(`${system.title} has no positions`);
  return system;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'no such file' : code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})`;
    throw new UsageError(`${file}: ${why}; expected a position file`);
  }
}

/** A position as the text of a file: a board as it is drawn, a piece of terrain and a figure a line. */
export async function positionText(position: Position): Promise<string> {
  const { Document, isMap, isScalar, isSeq } = await import('yaml');
  const { system, mission, set, layout, turn, state, figures } = position;
  const ground = 'board' in position ? { board: position.board } : { table: position.table };
  const document = new Document({ system, mission, set, layout, turn, state, ...ground, figures });
  const flow = (node: unknown) => {
    if (isMap(node) || isSeq(node)) node.flow = true;
  };
  const rows = (list: unknown) => {
    if (isSeq(list)) list.items.forEach(flow);
  };
  flow(document.get('state', true));
  flow(document.getIn(['table', 'size'], true));
  rows(document.getIn(['table', 'terrain'], true));
  rows(document.get('figures', true));
  const drawn = document.get('board', true);
  if (isScalar(drawn)) drawn.type = 'BLOCK_LITERAL';
  return document.toString({ lineWidth: 0 });
}
