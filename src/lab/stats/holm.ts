/** Several claims of one run, judged so that one false word among them is as rare as it would be of a single claim. */
import { ERROR } from './interval.ts';

export interface JudgedClaim {
  sure: boolean;
  /** The error at which it was judged: its interval is to be shown at this one, and then says the same as the word. */
  error: number;
}

/**
 * S. Holm, "A simple sequentially rejective multiple test procedure", Scand. J. Statistics 6 (1979), 65-70. The surest of
 * `count` claims must stand at error / count, the next at error / (count - 1), and so on, until one does not.
 * It holds however the claims hang together, as they do here: cells of a run meet the same seeds. So does the procedure
 * of Benjamini and Yekutieli (Annals of Statistics 29 (2001), 1165), but that one bounds the share of false claims, and
 * whoever is stopped by an exit code wants none; and of the few claims that a run makes it demands more than Holm.
 * `isSure`: whether claim `at` stands at that error; if so, then at any larger one.
 */
export function holm(count: number, isSure: (at: number, error: number) => boolean, error = ERROR): JudgedClaim[] {
  const judged = Array.from({ length: count }, (): JudgedClaim => ({ sure: false, error: error / count }));
  for (let sure = 0; sure < count; ) {
    const step = error / (count - sure);
    const open = judged.flatMap((claim, at) => (claim.sure ? [] : [at]));
    for (const at of open) judged[at] = { sure: isSure(at, step), error: step };
    const more = open.filter((at) => judged[at]!.sure).length;
    if (more === 0) break;
    sure += more;
  }
  return judged;
}
