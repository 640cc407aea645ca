/** Standard output: the answer, and nothing else. */
let write = (text: string): void => void process.stdout.write(text);

/** In a thread: its starter prints. */
export function printTo(elsewhere: (text: string) => void): void {
  write = elsewhere;
}

export function print(...lines: string[]): void {
  for (const line of lines) write(`${line}\n`);
}

export function printJson(document: object): void {
  write(`${JSON.stringify(document)}\n`);
}
