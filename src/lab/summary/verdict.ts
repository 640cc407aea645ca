/** Is it fair? The first seat's score against the band, judged by its whole interval and not by its middle. */
import type { Manifest } from '../run-data.ts';
import type { Interval } from '../stats/index.ts';
import { BAND } from './constants.ts';
import { percent, percentRange } from './percent.ts';
import type { Verdict } from './summary.ts';
import { doing } from '../side-words.ts';
import { grouped } from '../grouped.ts';

export interface Judged {
  seats: readonly string[];
  score: Interval;
  /** Games won, one a seat. */
  wins: readonly number[];
  /** Over how many cells further games would be spread. */
  cells: number;
  /** Whether the experiment limits the draws of some luck, so that further games meet what earlier ones did. */
  returning: boolean;
}

/** Beyond this many more games in each cell, waiting is no advice. */
const TOO_MANY = 1_000_000;
/** With fewer games in each cell, the score is too vague to foretell from. */
const LEAST_TO_FORETELL = 30;

export const drawsReturn = ({ draws }: Pick<Manifest, 'draws'>): boolean => Object.keys(draws).length > 0;

/** Games that meet known luck make an interval no narrower than so few draws of it allow. */
export const MORE_DRAWS = 'The same luck is met again and again ("draws"): more draws of it would tell, more games alone need not.';

/** Fair: the whole interval is within the band. Favors: all of it is on one side. Undecided: it reaches over an edge. */
export function judge({ seats, score, wins, cells, returning }: Judged): Verdict {
  const first = seats[0]!;
  if (score.n === 0) return { kind: 'undecided', seat: null, moreGames: null, says: 'Undecided: no game was finished.' };
  const scores = `${doing(first, 'scores')} ${percent(score.estimate)} (${percentRange(score.low, score.high)})`;
  const band = percentRange(BAND.low, BAND.high, 0);
  if (score.low >= BAND.low && score.high <= BAND.high) {
    return { kind: 'fair', seat: null, moreGames: null, says: `Fair: ${scores}, within ${band}.` };
  }
  if (score.low > BAND.high || score.high < BAND.low) {
    const seat = score.low > BAND.high ? 0 : strongestOther(wins);
    return { kind: 'favors', seat, moreGames: null, says: `Favors ${seats[seat]!}: ${scores}, outside ${band}.` };
  }
  const says = `Undecided${leaning(score, seats, wins)}: ${scores}, across the edge of ${band}.`;
  if (score.n / cells < LEAST_TO_FORETELL) return { kind: 'undecided', seat: null, moreGames: null, says };
  if (returning) return { kind: 'undecided', seat: null, moreGames: null, says: `${says} ${MORE_DRAWS}` };
  const moreGames = gamesToDecide(score, cells, BAND);
  const advice = moreGames === null ? 'It lies too near the edge for more games to tell.' : `About ${grouped(moreGames)} more games a cell would tell, if the score stays; to look until it is sure, use --precision.`;
  return { kind: 'undecided', seat: null, moreGames, says: `${says} ${advice}` };
}

/** Whose favor an undecided score shows all the same: its interval leaves out 50 %. */
function leaning(score: Interval, seats: readonly string[], wins: readonly number[]): string {
  if (score.low > 0.5) return `, leaning to ${seats[0]!}`;
  return score.high < 0.5 ? `, leaning to ${seats[strongestOther(wins)]!}` : '';
}

function strongestOther(wins: readonly number[]): number {
  let best = 1;
  for (let seat = 2; seat < wins.length; seat++) if (wins[seat]! > wins[best]!) best = seat;
  return best;
}

/**
 * An interval shrinks with the square root of the games: until it no longer reaches over an edge of the band that it reaches
 * over now. In games of each of `cells` cells; null where no number would do, and with too few games to say.
 */
export function gamesToDecide({ n, estimate, low, high }: Interval, cells: number, band: { low: number; high: number }): number | null {
  if (n / cells < LEAST_TO_FORETELL || Number.isNaN(high - low)) return null;
  const isAcross = (edge: number) => low < edge && high > edge;
  const ratios = [band.low, band.high].filter(isAcross).map((edge) => Math.max((high - low) / 2, edge < estimate ? estimate - low : high - estimate) / Math.abs(estimate - edge));
  const ratio = Math.max(1, ...ratios);
  const more = Math.max(1, (n * (ratio * ratio - 1)) / cells);
  if (!(more <= TOO_MANY)) return null;
  const step = more < 100 ? 10 : more < 1000 ? 100 : more < 10_000 ? 1000 : 10_000;
  return Math.ceil(more / step) * step;
}
