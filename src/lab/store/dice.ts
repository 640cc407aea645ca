/** `dice.json`: how every roll of a run came out, by cell, against its exact chances: whole numbers and fractions, sorted. */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { RolledDice } from '../dice/tally.ts';
import { DICE, readIfThere, writeWhole } from './files.ts';

export interface StoredDice {
  format: 1;
  /** Of games.parquet, to which the counts belong. */
  rows: number;
  /** By cell. */
  cells: RolledDice[][];
}

/** Written beside the games, before them; takes its place once they are in theirs. */
const next = (folder: string) => join(folder, `${DICE}.unfinished`);

/** Of so many rows of games; undefined where nobody counted them. A run that was killed between its two files is found whole. */
export async function readDice(folder: string, rows: number): Promise<StoredDice | undefined> {
  for (const file of [join(folder, DICE), next(folder)]) {
    const dice = parsed(await readIfThere(file));
    if (dice?.format === 1 && dice.rows === rows) return dice;
  }
  return undefined;
}

/** A line for each roll, so that two runs can be compared by eye. */
export const prepareDice = (folder: string, { rows, cells }: Omit<StoredDice, 'format'>): Promise<void> =>
  writeWhole(next(folder), `{"format":1,"rows":${rows},"cells":[${cells.map((rolls) => `[${rolls.map((roll) => `\n${JSON.stringify(roll)}`).join(',')}]`).join(',\n')}]}\n`);

export const settleDice = (folder: string): Promise<void> => rename(next(folder), join(folder, DICE));

function parsed(bytes: Buffer | undefined): StoredDice | undefined {
  try {
    return bytes === undefined ? undefined : (JSON.parse(bytes.toString()) as StoredDice);
  } catch {
    return undefined;
  }
}
