/** The nine pieces of the board in the words of a file: "hall/jungle-a" by what is printed on both sides, with a * after it where the piece lies upside down. */
import { found, unknownName } from '../../kernel/errors.ts';
import type { BoardPiece } from './state.ts';
import { CAVES, JUNGLES } from './vocabulary.ts';

const UPSIDE_DOWN = '*';

export const pieceText = ({ cave, jungle, turned }: BoardPiece): string => `${cave}/${jungle}${turned ? UPSIDE_DOWN : ''}`;

/** All of them, right way up. */
const NAMES = JUNGLES.flatMap((jungle) => CAVES.map((cave) => ({ cave, jungle, name: `${cave}/${jungle}` })));

/** What is wrong with it, in words, or the piece. */
export function readPiece(value: unknown): BoardPiece | string {
  if (typeof value !== 'string') return `found ${found(value)}, expected a piece such as ${NAMES[0]!.name}, with ${UPSIDE_DOWN} after it where it lies upside down`;
  const turned = value.endsWith(UPSIDE_DOWN);
  const name = value.replace(/\*$/, '').replaceAll(' ', '');
  const piece = NAMES.find((each) => each.name === name);
  return piece === undefined ? unknownName('piece', value, NAMES.map((each) => each.name)) : { cave: piece.cave, jungle: piece.jungle, turned };
}

/** The same piece, whichever way it lies. */
export const isSamePiece = (one: BoardPiece, other: BoardPiece): boolean => one.cave === other.cave && one.jungle === other.jungle;
