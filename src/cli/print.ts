/** Standard output: the answer, and nothing else. */
export function print(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

export function printJson(document: object): void {
  process.stdout.write(`${JSON.stringify(document)}\n`);
}
