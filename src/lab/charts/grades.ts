/** How games end: the share of each grade of the mission, in its order from the first seat's best. */
import type { Grade } from '../../kernel/game.ts';
import type { RunData } from '../run-data.ts';
import { percent, type Figures, type Summary } from '../summary/index.ts';
import { capital, chart, inPercent, type Chart } from './chart.ts';
import { textWidth } from './font-metrics.ts';
import { withReference } from './reference-only.ts';
import { DRAW_COLOR, DRAW_COLORS, LABEL_SIZE, seatColor, shades } from './style.ts';
import { whose } from '../side-words.ts';

export function grades({ manifest }: RunData, summary: Summary): Chart | null {
  const rows = rowsOf(summary).filter(({ figures }) => figures.finished > 0);
  if (rows.length === 0) return null;
  const aboutOf = new Map(manifest.grades.map(({ id, about }) => [id, about]));
  const names = manifest.grades.map(({ about }) => capital(about));
  const values = rows.flatMap(({ name, figures }) =>
    figures.grades.map(({ games, share }, order) => ({ row: name, grade: names[order]!, order, games, share: inPercent(share.estimate) })),
  );
  const first = summary.pools[0]!;
  const commonest = first.grades.reduce((best, grade) => (grade.games > best.games ? grade : best));
  const labels = Math.max(...rows.map(({ name }) => textWidth(name, LABEL_SIZE)));
  return chart(
    'grades',
    `Commonest ending${withReference(summary)}, ${percent(commonest.share.estimate, 0)} of games: ${aboutOf.get(commonest.grade)!.replace(/\.$/, '')}`,
    `How games ended, from ${whose(summary.seats[0]!)} best on the left to the worst on the right; so is the legend, downward.`,
    Math.round(labels + 460),
    {
      data: { values },
      width: 440,
      height: { step: 26 },
      mark: { type: 'bar', tooltip: true, stroke: 'white', strokeWidth: 0.5 },
      encoding: {
        y: { field: 'row', type: 'nominal', sort: rows.map(({ name }) => name), title: summary.pools.length > 1 ? null : summary.seats.join(' / ') },
        x: { field: 'share', type: 'quantitative', stack: 'zero', scale: { domain: [0, 100] }, title: '% of finished games' },
        order: { field: 'order', type: 'quantitative' },
        color: { field: 'grade', type: 'nominal', title: null, scale: { domain: names, range: gradeColors(manifest.grades) }, sort: names, legend: { columns: 1 } },
      },
    },
  );
}

/** The pairings and all of them together; where something varies, all pairings for each value. */
function rowsOf(summary: Summary): { name: string; figures: Figures }[] {
  if (summary.pools.length > 1) return summary.pools.map((pool) => ({ name: pool.label, figures: pool }));
  const pool = summary.pools[0]!;
  const cells = pool.cells.map((index) => ({ name: summary.cells[index]!.strategies.join(' / '), figures: summary.cells[index]! }));
  return cells.length > 1 ? [...cells, { name: pool.label, figures: pool }] : cells;
}

/** Shades of the winner's color: full for the first grade of seat 0 and for the last of the others. */
function gradeColors(list: readonly Grade[]): string[] {
  return list.map((grade) => {
    const alike = list.filter(({ winner }) => winner === grade.winner);
    const place = alike.indexOf(grade);
    if (grade.winner === null) return alike.length === 1 ? DRAW_COLOR : DRAW_COLORS[place % DRAW_COLORS.length]!;
    return shades(seatColor(grade.winner), alike.length)[grade.winner === 0 ? place : alike.length - 1 - place]!;
  });
}
