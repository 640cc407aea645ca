/** The whole battle and what the Legion player knows as one number, quick enough to be taken twice a decision: what a player writes to his view changes it. */
import { FINGERPRINT, folded, foldedData, foldedNumbers } from '../../kernel/fingerprint.ts';
import type { Hand } from './secret.ts';
import { FATES, type Figure } from './figure.ts';
import { TALLIES, type BeretsState, type Board, type BoardPiece, type Counter } from './state.ts';
import { CAVES, EQUIPMENT, FACINGS, JUNGLES, LEVELS, OBJECTS, POWERS, WEAPONS } from './vocabulary.ts';

export function fingerprintOf({ open, secret }: BeretsState): number {
  const { turn, clock, board, figures, counters, cup, saved, extrasUsed, display, markers, acid, hands, entry, active, affairs, deaths, tallies, agenda, result } = open;
  let print = FINGERPRINT;
  for (let number = 0; number < figures.length; number++) print = foldedFigure(print, figures[number]!);
  for (let slot = 0; slot < counters.length; slot++) print = foldedCounter(print, counters[slot]!);
  for (let i = 0; i < TALLIES.length; i++) {
    const [one, other] = tallies[TALLIES[i]!];
    print = folded(folded(print, one), other);
  }
  print = folded(folded(folded(folded(print, turn), clock), saved), extrasUsed);
  print = folded(folded(folded(print, entry), cup[0]), cup[1]);
  print = foldedNumbers(foldedBoard(print, board), display);
  for (let i = 0; i < deaths.length; i++) print = folded(folded(print, deaths[i]!.piece), deaths[i]!.at);
  for (let i = 0; i < markers.length; i++) print = folded(folded(folded(print, markers[i]!.id), markers[i]!.at), code(markers[i]!.kind));
  for (let i = 0; i < hands.length; i++) {
    const { cards, shown, awake } = hands[i]!;
    print = foldedWords(folded(folded(print, cards), awake), shown);
  }
  if (acid.length > 0) print = foldedData(print, acid);
  print = foldedData(foldedData(print, affairs), active);
  if (result !== null) print = foldedData(print, result);
  for (let depth = 0; depth < agenda.length; depth++) print = foldedData(print, agenda[depth]);
  print = foldedSecret(print, secret);
  return folded(print, agenda.length);
}

function foldedFigure(print: number, figure: Readonly<Figure>): number {
  const { fate, seat, at, into, wounds, acted, stunned, disarmed, scannerJams, hyper, powers, nefasti, warped, burning, blind, aim } = figure;
  const flags = (acted ? 1 : 0) + (stunned ? 2 : 0) + (disarmed ? 4 : 0) + (scannerJams ? 8 : 0) + (hyper ? 16 : 0);
  let all = folded(folded(folded(folded(print, code(fate)), at), into), flags + 32 * seat + 64 * wounds);
  all = folded(folded(folded(all, aim), blind), powers);
  all = folded(folded(folded(all, nefasti), warped), burning);
  all = folded(folded(folded(all, code(figure.facing)), code(figure.awe)), code(figure.aura));
  return foldedWords(foldedWords(foldedWords(foldedWords(all, figure.jammed), figure.gear), figure.broken), figure.spent);
}

function foldedCounter(print: number, { where, level, section, half, acted, stunned, known }: Readonly<Counter>): number {
  return folded(folded(folded(print, code(where)), code(level)), section + 16 * half + 32 * (acted ? 1 : 0) + 64 * (stunned ? 1 : 0) + 128 * (known + 1));
}

function foldedBoard(print: number, { level, faces, backs, opened, blocked }: Board): number {
  let all = folded(print, code(level));
  for (let section = 0; section < faces.length; section++) all = folded(foldedPiece(all, faces[section] ?? null), code(backs[section]!));
  return foldedNumbers(foldedNumbers(all, opened), blocked);
}

const foldedPiece = (print: number, piece: BoardPiece | null): number =>
  piece === null ? folded(print, -1) : folded(folded(folded(print, code(piece.cave)), code(piece.jungle)), piece.turned ? 1 : 2);

function foldedSecret(print: number, { pieces, stock, faces, hidden, kinds, hands }: BeretsState['secret']): number {
  let all = foldedNumbers(print, faces);
  for (let section = 0; section < pieces.length; section++) all = foldedWords(foldedPiece(all, pieces[section]!), hidden[section]);
  for (let i = 0; i < stock.length; i++) all = foldedPiece(all, stock[i]!);
  all = foldedWords(all, kinds);
  for (let i = 0; i < hands.length; i++) all = hands[i] === null ? folded(all, -1) : foldedHand(all, hands[i]!);
  return all;
}

const foldedHand = (print: number, { powers, necrotech, awake, aroused, strength }: Hand): number =>
  folded(folded(foldedWords(foldedWords(foldedWords(print, powers), necrotech), awake), aroused), strength);

/** Where a player has written something else over what holds the list, there is none. */
function foldedWords(print: number, list: readonly string[] | undefined): number {
  if (list === undefined) return folded(print, -3);
  let all = print;
  for (let i = 0; i < list.length; i++) all = folded(all, code(list[i]!));
  return folded(all, list.length);
}

/** Each word of the state by a number of its own. */
const CODES = new Map<string, number>(
  [...new Set<string>([
    ...FATES, ...FACINGS, ...LEVELS, ...CAVES, ...JUNGLES, ...OBJECTS, ...WEAPONS, ...POWERS, ...EQUIPMENT, 'scanner', 'medikit', 'free', 'display', 'board',
    'none', 'laughs', 'kept-off', 'cowed', 'flees', 'plain', 'perfect',
  ])].map((word, i) => [word, i]),
);
const code = (word: string | null): number => (word === null ? -1 : (CODES.get(word) ?? -2));
