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
