/** Games that nobody played, between forces drawn by lot, of figures whose true worth is known. */
import type { Prediction, PointsTrial, Ware } from '../../../src/kernel/points.ts';
import { stream, type Rng } from '../../../src/kernel/rng.ts';
import type { TrialGames } from '../../../src/lab/worth/trial-games.ts';

export interface Invented {
  /** Points of a force. */
  points?: number;
  /** Percent that one side lacks at most, in every other pair. */
  short?: number;
  pairs: number;
  seed: string;
  /** Price of each ware, and what it is truly worth. */
  wares: readonly { id: string; price: number; worth: number; /** In how many of a hundred draws it may be picked. */ often?: number }[];
  /** What a point of worth adds to the logarithm of the odds, for each of the force's points. */
  steep?: number;
  predictions?: readonly Prediction[];
}

export const column = (seat: number, id: string): string => `fielded.${seat}.${id}`;

export function trialOf({ points = 300, wares, predictions = [] }: Pick<Invented, 'points' | 'wares' | 'predictions'>): PointsTrial {
  return { points, wares: wares.map(({ id, price }): Ware => ({ id, points: price, columns: [column(0, id), column(1, id)] })), predictions };
}

/** In pairs with the same forces; the odds of the first seat go by the difference in worth. */
export function inventedGames({ points = 300, short = 20, pairs, seed, wares, steep = 4 }: Invented): TrialGames {
  const games = 2 * pairs;
  const counts = new Map(wares.flatMap(({ id }) => [0, 1].map((seat) => [column(seat, id), new Float64Array(games)])));
  const results = new Float64Array(games);
  const units = Float64Array.from({ length: games }, (_, game) => Math.floor(game / 2));
  for (let pair = 0; pair < pairs; pair++) {
    const rng = stream(seed, 'setup', pair);
    const lacks = short > 0 && rng.below(2) === 1 ? (points * (1 + rng.below(short))) / 100 : 0;
    const poorer = rng.below(2);
    const forces = [0, 1].map((seat) => force(wares, points - (seat === poorer ? lacks : 0), rng));
    const worth = forces.map((own) => wares.reduce((sum, ware, i) => sum + own[i]! * ware.worth, 0));
    const odds = Math.exp((steep * (worth[0]! - worth[1]!)) / points);
    for (const game of [2 * pair, 2 * pair + 1]) {
      forces.forEach((own, seat) => wares.forEach(({ id }, i) => (counts.get(column(seat, id))![game] = own[i]!)));
      results[game] = Number(rng.below(1_000_000) < (1_000_000 * odds) / (1 + odds));
    }
  }
  return { results, units, cells: [new Float64Array(games).fill(1)], numbers: (name) => counts.get(name)!.slice() };
}

/** Lots of one to five of a kind until no kind fits any more; what is left over goes into the last, if it costs one. */
function force(wares: Invented['wares'], points: number, rng: Rng): number[] {
  const own = wares.map(() => 0);
  let left = points;
  for (let misses = 0; misses < 8; ) {
    const kind = rng.below(wares.length);
    const { price, often = 100 } = wares[kind]!;
    const count = Math.min(1 + rng.below(5), Math.floor(left / price));
    if (count < 1 || rng.below(100) >= often) {
      misses += 1;
      continue;
    }
    own[kind] = own[kind]! + count;
    left -= count * price;
  }
  if (wares.at(-1)!.price === 1) own[own.length - 1] = left;
  return own;
}
