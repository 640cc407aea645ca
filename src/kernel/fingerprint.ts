/** Folding what a player may see into one number: a single change always shows in it. */

export const FINGERPRINT = 0x811c9dc5;

/** Goes on from `print` with a whole number. */
export const folded = (print: number, value: number): number => Math.imul(print ^ value, 0x01000193);

/** Goes on with plain data of any shape: for the small parts, since it looks at each field by its name. */
export function foldedData(print: number, data: unknown): number {
  switch (typeof data) {
    case 'number': return folded(print, data);
    case 'boolean': return folded(print, data ? 1 : 2);
    case 'string': return foldedText(print, data);
    case 'object': {
      if (data === null) return folded(print, -1);
      let all = print;
      for (const key in data) all = foldedData(all, (data as Record<string, unknown>)[key]);
      return folded(all, Array.isArray(data) ? data.length : -2);
    }
    default: return folded(print, -3);
  }
}

export function foldedText(print: number, text: string): number {
  let all = print;
  for (let i = 0; i < text.length; i++) all = folded(all, text.charCodeAt(i));
  return folded(all, text.length);
}

/** Goes on with a list of whole numbers, and with how many they are. */
export function foldedNumbers(print: number, list: readonly number[]): number {
  let all = print;
  for (let i = 0; i < list.length; i++) all = folded(all, list[i]!);
  return folded(all, list.length);
}

/** What was seen last time, and its number: for what hardly ever changes, to compare is several times as quick as to fold it all anew. */
export class Memory {
  private readonly seen: (number | string)[] = [];
  private at = 0;
  private changed = true;
  private last = 0;

  begin(): void {
    this.at = 0;
  }

  see(value: number | string): void {
    if (this.seen[this.at] !== value) {
      this.seen[this.at] = value;
      this.changed = true;
    }
    this.at += 1;
  }

  print(): number {
    if (this.changed || this.at !== this.seen.length) {
      this.seen.length = this.at;
      this.changed = false;
      this.last = this.seen.reduce<number>((print, value) => (typeof value === 'number' ? folded(print, value) : foldedText(print, value)), FINGERPRINT);
    }
    return this.last;
  }
}
