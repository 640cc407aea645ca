/** A board section is turned over and shows its other side from now on ("The Game Board", "Surprise Party"). */
import type { Chance } from '../../../kernel/chance.ts';
import { changeBoard } from '../changes.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { BeretsState } from '../state.ts';

/** Nothing happens to one that is turned already. */
export function turnSection(_: Ground, { open, secret }: BeretsState, section: number, chance: Chance): void {
  const { board } = open;
  if (board.faces[section] !== null) return;
  const piece = secret.pieces[section] ?? null;
  if (piece === null) throw new RangeError(`no piece of the board lies on section ${section}`);
  changeBoard(open, { faces: board.faces.map((face, i) => (i === section ? piece : face)) });
  open.clock += 1;
  const event: BeretsEvent = { tell: 'turned', section, face: board.level === 'caves' ? piece.cave : piece.jungle };
  chance.tell?.(event);
}
