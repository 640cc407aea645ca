/** Ranges by the Diagonal Rule: the first diagonal square counts as two, the second as one, the third as two ("Glossary"). The target's square counts, one's own does not. */

/** `width`: squares in a row of the board. */
export function rangeBetween(width: number, a: number, b: number): number {
  const columnA = a % width;
  const columnB = b % width;
  const dx = Math.abs(columnA - columnB);
  const dy = Math.abs((a - columnA) / width - (b - columnB) / width);
  return Math.max(dx, dy) + ((Math.min(dx, dy) + 1) >> 1);
}
