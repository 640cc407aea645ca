/** Every game of a baseline, eight characters each: how it ended and a fingerprint of its decisions. Tells which games go otherwise tonight. */
import { firstRow, gamesOf } from '../cell-rows.ts';
import type { RunData } from '../run-data.ts';

/** Which letter stands for a way to end, and who wins then: a seat's name, or "draw". */
export interface Ending {
  letter: string;
  grade: string;
  winner: string;
}

/** Of a cell, game by game: the letter of the ending, then the first digits of the fingerprint; a game that failed is `FAILED_GAME`. */
export interface KeptCell {
  name: string;
  games: readonly string[];
}

export interface KeptGames {
  endings: readonly Ending[];
  cells: readonly KeptCell[];
}

/** A changed game that keeps both is one in sixteen million. */
const DIGITS = 6;
/** A changed game changes one line of the file. */
const A_LINE = 16;
export const FAILED_GAME = '-';

const letterOf = (grade: number): string => String.fromCharCode('A'.charCodeAt(0) + grade);

export function keptGames(run: RunData): KeptGames {
  const { grades, seats, cells } = run.manifest;
  const letters = new Map(grades.map(({ id }, i) => [id, letterOf(i)]));
  const [grade, digest] = [run.texts('grade'), run.texts('digest')];
  const game = (row: number) => (grade[row] === '' ? FAILED_GAME : letters.get(grade[row]!)! + digest[row]!.slice(0, DIGITS));
  return {
    endings: grades.map(({ id, winner }, i) => ({ letter: letterOf(i), grade: id, winner: winner === null ? 'draw' : seats[winner]! })),
    cells: cells.map(({ index, label }) => {
      const first = firstRow(run.manifest, index);
      return { name: label, games: Array.from({ length: gamesOf(run.manifest, index) }, (_, i) => game(first + i)) };
    }),
  };
}

const HEAD = `# Every game of a baseline, written by \`skirmish nightly --update\`: the letter of its ending, then the first ${DIGITS} digits
# of its decisions' fingerprint; ${A_LINE} a line, from game 0.
`;

/** Short lines, so that a change to it reads well. */
export function keptText({ endings, cells }: KeptGames): string {
  const lines = cells.flatMap(({ name, games }) => ['', `cell ${name}`, ...Array.from({ length: Math.ceil(games.length / A_LINE) }, (_, i) => games.slice(i * A_LINE, (i + 1) * A_LINE).join(' '))]);
  return `${HEAD}${[...endings.map(({ letter, grade, winner }) => `ending ${letter} ${grade}, ${winner}`), ...lines].join('\n')}\n`;
}

/** Null for a text that says something else. */
export function readKept(text: string): KeptGames | null {
  const endings: Ending[] = [];
  const cells: { name: string; games: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line === '' || line.startsWith('#')) continue;
    const ending = /^ending (.) (\S+), (\S+)$/.exec(line);
    const cell = /^cell (.+)$/.exec(line);
    if (ending !== null) endings.push({ letter: ending[1]!, grade: ending[2]!, winner: ending[3]! });
    else if (cell !== null) cells.push({ name: cell[1]!, games: [] });
    else if (cells.length === 0) return null;
    else cells.at(-1)!.games.push(...line.split(' '));
  }
  const isKnown = (game: string) => game === FAILED_GAME || (game.length === 1 + DIGITS && endings.some(({ letter }) => letter === game[0]));
  return cells.every(({ games }) => games.every(isKnown)) ? { endings, cells } : null;
}
