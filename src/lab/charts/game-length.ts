/** How long games last: a histogram of rounds, colored by who won. */
import type { RunData } from '../run-data.ts';
import { percent, type Pool, type Summary } from '../summary/index.ts';
import { table } from './arquero.ts';
import { chart, type Chart } from './chart.ts';
import { gamesOf } from './pool-games.ts';
import { ofReference, withReference } from './reference-only.ts';
import { DRAW_COLOR, seatColor } from './style.ts';
import { grouped } from '../grouped.ts';

/** More bars than this would be hairs: rounds are then put together. */
const MOST_BARS = 40;
/** Of a thousand games the shortest so many are drawn: a few that last for ever would leave no room for the others. */
const DRAWN_IN_THOUSAND = 995;
/** More numbers than this would run into each other. */
const MOST_NUMBERS = 20;

export function gameLength(run: RunData, summary: Summary): Chart | null {
  const pool = summary.pools[0]!;
  if (pool.finished === 0) return null;
  const games = gamesOf(run, pool);
  const rounds = games.flatMap((cell) => [...cell.numbers('rounds')]);
  const { last, beyond } = cut(rounds);
  const longest = Math.max(1, last);
  const step = Math.ceil(longest / MOST_BARS);
  const bins = table({ from: rounds.map((round) => Math.floor(round / step) * step), winner: games.flatMap((cell) => cell.texts('winner')) })
    .groupby('from', 'winner')
    .count({ as: 'games' })
    .orderby('from', 'winner')
    .objects() as { from: number; winner: string; games: number }[];
  const sides = [...summary.seats, 'draw'];
  const values = bins.filter(({ from }) => from <= longest).map(({ from, winner, games: count }) => ({ from: from - 0.5, to: from + step - 0.5, rounds: step === 1 ? String(from) : `${from}-${from + step - 1}`, winner, order: sides.indexOf(winner), games: count }));
  const first = values[0]!.from + 0.5;
  const stride = Math.ceil((longest - first + 1) / (MOST_NUMBERS * step)) * step;
  const numbered = Array.from({ length: Math.floor((longest - first) / stride) + 1 }, (_, i) => first + i * stride); // whole rounds, also where there are few
  return chart(
    'game-length',
    titleOf(pool, run.manifest.mission.roundLimit, withReference(summary)),
    `${middleHalf(pool)}; ${ofReference(summary)}, ${grouped(pool.finished)} finished ${pool.finished === 1 ? 'game' : 'games'}.${beyond.length === 0 ? '' : ` Not drawn: ${beyond.length} that last longer, up to ${beyond.at(-1)!} rounds.`}`,
    600,
    {
      data: { values },
      width: 540,
      height: 240,
      mark: { type: 'bar', tooltip: true, binSpacing: 1 },
      encoding: {
        x: { field: 'from', type: 'quantitative', bin: 'binned', title: 'rounds', scale: { zero: false, nice: false }, axis: { format: 'd', values: numbered, grid: false } },
        x2: { field: 'to' },
        y: { field: 'games', type: 'quantitative', title: 'games', stack: 'zero' },
        order: { field: 'order', type: 'quantitative' },
        color: { field: 'winner', type: 'nominal', title: 'won by', scale: { domain: sides, range: [...summary.seats.map((_, seat) => seatColor(seat)), DRAW_COLOR] } },
        tooltip: [{ field: 'rounds', title: 'rounds' }, { field: 'winner', title: 'won by' }, { field: 'games', type: 'quantitative' }],
      },
    },
  );
}

function titleOf({ rounds: { quartiles, atLimit }, finished }: Pool, limit: number, setting: string): string {
  const share = percent(atLimit / finished, atLimit * 100 < finished ? 1 : 0);
  if (atLimit === finished) return `All games${setting} go to the limit of ${limit} rounds`;
  if (atLimit * 2 > finished) return `Most games${setting} go to the limit of ${limit} rounds: ${share}`;
  return `Half of the games${setting} end within ${quartiles.median} rounds; ${atLimit === 0 ? 'none reaches' : `${share} reach`} the limit of ${limit}`;
}

function middleHalf({ rounds: { quartiles: { low, high } } }: Pool): string {
  return low === high ? `Half of the games or more last exactly ${low} ${low === 1 ? 'round' : 'rounds'}` : `The middle half of the games lasts ${low} to ${high} rounds`;
}

/** The longest game that is drawn, and those beyond it. */
function cut(rounds: readonly number[]): { last: number; beyond: number[] } {
  const sorted = [...rounds].sort((a, b) => a - b);
  const last = sorted[Math.ceil((sorted.length * DRAWN_IN_THOUSAND) / 1000) - 1]!;
  return { last, beyond: sorted.filter((round) => round > last) };
}
