/** How long games last: a histogram of rounds, colored by who won. */
import type { RunData } from '../run-data.ts';
import { percent, type Summary } from '../summary/index.ts';
import { table } from './arquero.ts';
import { chart, type Chart } from './chart.ts';
import { gamesOf } from './pool-games.ts';
import { ofReference, withReference } from './reference-only.ts';
import { DRAW_COLOR, seatColor } from './style.ts';

/** More bars than this would be hairs: rounds are then put together. */
const MOST_BARS = 40;
/** Of a thousand games the shortest so many are drawn: a few that last for ever would leave no room for the others. */
const DRAWN_IN_THOUSAND = 995;

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
  const { quartiles, atLimit } = pool.rounds;
  const limit = run.manifest.mission.roundLimit;
  return chart(
    'game-length',
    `Half of the games${withReference(summary)} end within ${quartiles.median} rounds; ${atLimit === 0 ? 'none reaches' : `${percent(atLimit / pool.finished, atLimit * 100 < pool.finished ? 1 : 0)} reach`} the limit of ${limit}`,
    `Middle half: ${quartiles.low} to ${quartiles.high} rounds; ${ofReference(summary)}, ${pool.finished.toLocaleString('en-US')} finished games.${beyond.length === 0 ? '' : ` Not drawn: ${beyond.length} that last longer, up to ${beyond.at(-1)!} rounds.`}`,
    600,
    {
      data: { values },
      width: 540,
      height: 240,
      mark: { type: 'bar', tooltip: true, binSpacing: 1 },
      encoding: {
        x: { field: 'from', type: 'quantitative', bin: 'binned', title: 'rounds', scale: { zero: false, nice: false }, axis: { format: 'd', tickMinStep: 1, grid: false } },
        x2: { field: 'to' },
        y: { field: 'games', type: 'quantitative', title: 'games', stack: 'zero' },
        order: { field: 'order', type: 'quantitative' },
        color: { field: 'winner', type: 'nominal', title: 'won by', scale: { domain: sides, range: [...summary.seats.map((_, seat) => seatColor(seat)), DRAW_COLOR] } },
        tooltip: [{ field: 'rounds', title: 'rounds' }, { field: 'winner', title: 'won by' }, { field: 'games', type: 'quantitative' }],
      },
    },
  );
}

/** The longest game that is drawn, and those beyond it. */
function cut(rounds: readonly number[]): { last: number; beyond: number[] } {
  const sorted = [...rounds].sort((a, b) => a - b);
  const last = sorted[Math.ceil((sorted.length * DRAWN_IN_THOUSAND) / 1000) - 1]!;
  return { last, beyond: sorted.filter((round) => round > last) };
}
