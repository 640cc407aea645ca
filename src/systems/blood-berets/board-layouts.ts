/** How the nine pieces of the board may lie: in the caves so that halls and labyrinths hang together, whatever corridors lie between them, and no corridor is out of reach ("Preparations for Play"). */
import { shuffle, type Rng } from '../../kernel/rng.ts';
import { changeBoard } from './changes.ts';
import type { Ground } from './ground.ts';
import { PER_ROW } from './field.ts';
import { SECTIONS } from './data/sections.ts';
import type { BeretsState, BoardPiece } from './state.ts';

/** The two passages of a corridor join its north and west exits, and its south and east exits, whichever way it lies. */
const FIRST = 0;
const SECOND = 1;

/** Whether all sections without a corridor can be reached from each other. `corridors`: by section. */
export function hangsTogether(corridors: readonly boolean[]): boolean {
  const group = Array.from({ length: 2 * SECTIONS }, (_, node) => node);
  const node = (section: number, passage: number): number => (corridors[section] ? 2 * section + passage : 2 * section);
  const join = (a: number, b: number): void => {
    const [kept, lost] = [group[a]!, group[b]!];
    group.forEach((own, i) => {
      if (own === lost) group[i] = kept;
    });
  };
  for (let section = 0; section < SECTIONS; section++) {
    if (section % PER_ROW < PER_ROW - 1) join(node(section, SECOND), node(section + 1, FIRST));
    if (section + PER_ROW < SECTIONS) join(node(section, SECOND), node(section + PER_ROW, FIRST));
  }
  const rooms = corridors.flatMap((corridor, section) => (corridor ? [] : [group[2 * section]!]));
  const leadsToThem = (section: number): boolean => [FIRST, SECOND].some((passage) => group[node(section, passage)] === rooms[0]);
  return rooms.every((room) => room === rooms[0]) && (rooms.length === 0 || corridors.every((_, section) => leadsToThem(section)));
}

/** All ways to spread corridors over the board that leave it in one piece, by section. */
const WHOLE = Array.from({ length: 1 << SECTIONS }, (_, mask) => Array.from({ length: SECTIONS }, (_, section) => (mask & (1 << section)) !== 0)).filter(hangsTogether);

const isCorridor = ({ cave }: BoardPiece): boolean => cave === 'corridor';

/** Whether the pieces still to be laid can complete the board so that it hangs together. */
export function canHangTogether(laid: readonly (BoardPiece | null)[], stock: readonly BoardPiece[]): boolean {
  const left = stock.filter(isCorridor).length;
  return WHOLE.some((corridors) => {
    if (laid.some((piece, section) => piece !== null && isCorridor(piece) !== corridors[section])) return false;
    return laid.filter((piece, section) => piece === null && corridors[section]).length === left;
  });
}

/** Lays a piece on a section. What lies up then, everybody sees; what is below it and how it is turned, the Legion player alone. */
export function layPiece({ open, secret }: BeretsState, section: number, piece: BoardPiece): void {
  const { board } = open;
  const taken = secret.stock.findIndex(({ cave, jungle }) => cave === piece.cave && jungle === piece.jungle);
  secret.stock = secret.stock.filter((_, i) => i !== taken);
  secret.pieces = secret.pieces.map((other, i) => (i === section ? piece : other));
  const back = board.level === 'caves' ? piece.jungle : piece.cave;
  changeBoard(open, { backs: board.backs.map((other, i) => (i === section ? back : other)) });
  open.clock += 1;
}

/** A lot lays all that is left, each order and direction as likely as any other that hangs together. */
export function layByLot(ground: Ground, state: BeretsState, rng: Rng): void {
  const { secret, open } = state;
  const empty = secret.pieces.flatMap((piece, section) => (piece === null ? [section] : []));
  const inOnePiece = open.board.level === 'caves' && !ground.book.options.cutOffBoards;
  for (let again = 0; again < MOST_LOTS; again++) {
    const drawn = shuffle([...secret.stock], rng).map((piece) => ({ ...piece, turned: rng.below(2) === 1 }));
    const laid = secret.pieces.map((piece, section) => piece ?? drawn[empty.indexOf(section)] ?? null);
    if (inOnePiece && !canHangTogether(laid, [])) continue;
    for (const section of empty) layPiece(state, section, laid[section]!);
    return;
  }
  throw new Error(`no board that hangs together in ${MOST_LOTS} lots`);
}

/** About one board in six does not hang together. */
const MOST_LOTS = 1000;
