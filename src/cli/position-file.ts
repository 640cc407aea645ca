/** Position files: read with the line of whatever is wrong, and written as a person would. */
import { readFileSync } from 'node:fs';
import { UsageError, unknownName } from '../kernel/errors.ts';
import type { System } from '../kernel/game.ts';
import { PositionError, readPosition, type Position, type PositionProblem } from '../kernel/position.ts';
import { readYaml, type PlaceOf } from '../lab/experiment/places.ts';
import { SYSTEMS } from '../systems/index.ts';

export interface PositionFile {
  system: System;
  position: Position;
  /** Does what may refuse the position; a refusal then says where in the file. */
  about<T>(work: () => T): T;
}

/** Throws a `UsageError`, a line for each problem: `file:line:column: found 0, expected ...`. */
export function openPositionFile(file: string): PositionFile {
  const text = textOf(file);
  const { data, place } = readYaml(text, file);
  const about = <T>(work: () => T): T => {
    try {
      return work();
    } catch (thrown) {
      if (!(thrown instanceof PositionError)) throw thrown;
      const placed = thrown.problems.map((problem) => ({ ...problem, at: placeIn(text, file, place, problem) }));
      throw new UsageError(placed.map(({ at, message }) => `${at}: ${message}`).join('\n'));
    }
  };
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

/** A board in a block (`board: |`) begins on the line below its key, indented. */
function placeIn(text: string, file: string, place: PlaceOf, { path, part, onBoard }: PositionProblem): string {
  const at = place(path, part);
  if (onBoard === undefined || text.charAt(at.offset) !== '|') return at.text;
  const above = text.slice(0, at.offset).split('\n').length;
  const indent = text.split('\n').slice(above).find((line) => line.trim() !== '')!.search(/\S/);
  return `${file}:${above + onBoard.row}:${indent + onBoard.column}`;
}

/** A position as the text of a file: the board as it is drawn, a figure a line. */
export async function positionText({ system, mission, set, turn, state, board, figures }: Position): Promise<string> {
  const { Document, isMap, isScalar, isSeq } = await import('yaml');
  const document = new Document({ system, mission, set, turn, state, board, figures });
  const [words, drawn, list] = ['state', 'board', 'figures'].map((key) => document.get(key, true));
  if (isMap(words)) words.flow = true;
  if (isScalar(drawn)) drawn.type = 'BLOCK_LITERAL';
  if (isSeq(list)) for (const figure of list.items) if (isMap(figure)) figure.flow = true;
  return document.toString({ lineWidth: 0 });
}
