/** Commands to be copied from what we print: they start the program as this time. */
import { basename, relative, sep } from 'node:path';

/** `skirmish` where it is installed, `node dist/src/cli/main.js` in a clone. */
export function howStarted(): string {
  const script = process.argv[1]!;
  if (basename(script) !== 'skirmish') {
    const near = relative('.', script);
    return `node ${quoted(near.startsWith('..') ? script : near)}`;
  }
  return script.includes(`node_modules${sep}.bin`) ? 'npx skirmish' : 'skirmish';
}

/** The command that replays a game of a stored run. */
export function replayCommand(folder: string, cell: number | string, game: number | string, program: string): string {
  return `${program} replay ${quoted(folder)} ${cell} ${game}`;
}

export function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
