/** The matrix of scripts as a table, and in sentences what both sides do in it when they choose their best. */
import { ERROR } from '../stats/index.ts';
import { isBeyondChance } from './beyond-chance.ts';
import type { Circle } from './circles.ts';
import type { DominatedScript, Equilibrium } from './equilibrium.ts';
import { percent, percentRange, points } from './percent.ts';
import type { Bounded, Summary } from './summary.ts';
import type { Table, TableCell } from './table.ts';
import { doing, whose } from '../side-words.ts';

/** Matrices in one table: more would bury the rest, and the changes are told by their values. */
const MOST_MATRICES = 4;
/** Scripts of the second seat: a wider matrix would be told row by row, and nobody could read it. */
const MOST_COLUMNS = 8;
/** From so many games of a pairing on, what the resamples agree on is said without a doubt; fewer may agree by chance. */
const ENOUGH_GAMES = 30;

/** Null where there is no matrix to speak of. */
export function matrixTable({ equilibria, pools, cells, seats }: Summary): Table | null {
  const shown = equilibria.slice(0, equilibria.length > MOST_MATRICES ? 1 : MOST_MATRICES);
  const [first, second] = seats as [string, string];
  const scripts = shown[0]?.mixtures.map((side) => side.scripts.map(({ strategy }) => strategy));
  if (scripts === undefined || scripts[1]!.length > MOST_COLUMNS) return null;
  const [rows, columns] = scripts as [string[], string[]];
  return {
    columns: [
      { title: `${first} \\ ${second}`, align: 'left', data: [`${first} plays`] },
      ...columns.map((name) => ({ title: name, align: 'right' as const, data: [name, `${name} low`, `${name} high`] })),
      { title: `${whose(first)} best mix`, align: 'right', data: ['share', 'share low', 'share high'] },
    ],
    groups: shown.map(({ label, mixtures, value }, i) => {
      const score = (row: number, column: number) => cells[pools[i]!.cells.find((cell) => cells[cell]!.strategies[0] === rows[row] && cells[cell]!.strategies[1] === columns[column])!]!.score;
      return {
        heading: shown.length > 1 ? label : null,
        rows: rows.map((name, row) => [named(name), ...columns.map((_, column) => scoreCell(score(row, column))), shareCell(mixtures[0]!.scripts[row]!.share)]),
        total: [named(`${whose(second)} best mix`), ...columns.map((_, column) => shareCell(mixtures[1]!.scripts[column]!.share)), scoreCell(value)],
      };
    }),
    notes: [
      `${whose(first)} score in percent, with its 95 % interval; bottom right: the score when both play their best mix, the one that neither can better alone. Other mixes may do as well. Intervals of mixes and of that score come from resampling the games.`,
      ...(equilibria.length > shown.length ? ['The matrix of the reference; those of the other settings are in summary.json.'] : []),
    ],
  };
}

/** What the matrix says, in sentences; none where there is no matrix. */
export function bestScriptsLines({ equilibria, seats, stopping }: Pick<Summary, 'equilibria' | 'seats' | 'stopping'>): string[] {
  const [reference] = equilibria;
  if (reference === undefined) return [];
  const moved = equilibria.filter(({ difference }) => difference !== null && isBeyondChance(difference));
  const at = equilibria.length > 1 ? `, with ${reference.label}` : '';
  return [
    `If both sides choose their best scripts${at} (${reference.mixtures.map(mixText).join('; ')}): ${reference.verdict.says.charAt(0).toLowerCase()}${reference.verdict.says.slice(1)}${stopping === undefined ? '' : ' Take that as a hint: the games decided when to stop, and this interval is for a number fixed beforehand.'}`,
    ...(equilibria.length === 1 ? [] : [movedLine(seats[0]!, moved)]),
    ...told('Not worth playing', 'Perhaps not worth playing', sureFrom(reference, duelsOf(reference)), reference.dominated, (script) => dominatedText(script, reference, seats)),
    ...told('No best script', 'Perhaps no best script', sureFrom(reference, circlesOf(reference)), reference.circles.slice(0, 3), circleText),
  ];
}

/** "clan: commander 62 %, rush 38 %" */
function mixText({ seat, scripts }: Equilibrium['mixtures'][number]): string {
  const played = scripts.filter(({ share }) => share.estimate! > 0);
  return `${seat}: ${played.length === 1 ? played[0]!.strategy : played.map(({ strategy, share }) => `${strategy} ${percent(share.estimate, 0)}`).join(', ')}`;
}

function movedLine(seat: string, moved: readonly Equilibrium[]): string {
  if (moved.length === 0) return `No change moves ${whose(seat)} score between best scripts beyond chance.`;
  const effect = ({ label, difference }: Equilibrium) => `${label} by ${points(difference!.estimate)} points (${points(difference!.low)} to ${points(difference!.high)})`;
  return `Between best scripts, ${whose(seat)} score is moved beyond chance by: ${moved.slice(0, 4).map(effect).join('; ')}${moved.length > 4 ? `; ${moved.length - 4} more` : ''}.`;
}

/**
 * The certainty that makes sure: 95 % of a single claim, and so much more where as many might have been made that of scripts
 * that are all alike no more than one run in twenty calls any worthless.
 */
function sureFrom({ mixtures, value }: Equilibrium, claims: number): number {
  const [rows, columns] = mixtures.map(({ scripts }) => scripts.length) as [number, number];
  return value.n / (rows * columns) < ENOUGH_GAMES ? Infinity : 1 - ERROR / Math.max(1, claims);
}

/** Each script against each other of its seat. */
const duelsOf = ({ mixtures }: Equilibrium): number => mixtures.reduce((sum, { scripts: { length } }) => sum + length * (length - 1), 0);

/** Each three that play both seats; of the two ways round chance makes but one. */
function circlesOf({ mixtures: [first, second] }: Equilibrium): number {
  const both = first!.scripts.filter(({ strategy }) => second!.scripts.some((other) => other.strategy === strategy)).length;
  return (both * (both - 1) * (both - 2)) / 6;
}

/** Of what fewer resamples say, nothing is said: it is as likely not so. */
const LIKELY = 0.5;

/** The sure ones in one sentence, those that are likely in another. */
function told<T extends { certainty: number | null }>(sure: string, unsure: string, from: number, all: readonly T[], say: (each: T) => string): string[] {
  const of = (title: string, some: readonly T[]) => (some.length === 0 ? [] : [`${title}: ${some.map(say).join('; ')}.`]);
  return [...of(sure, all.filter(({ certainty }) => certainty! >= from)), ...of(unsure, all.filter(({ certainty }) => certainty! < from && certainty! > LIKELY))];
}

/** "clan's marksman (rush scores at least 9.3 points more whatever legion plays; so in 98 % of resamples)" */
function dominatedText({ seat, strategy, by, margin, certainty }: DominatedScript, { mixtures }: Equilibrium, seats: readonly string[]): string {
  const better = by.length === 1 ? by[0]!.strategy : `a mix of ${by.map((part) => `${part.strategy} ${percent(part.share, 0)}`).join(' and ')}`;
  const other = seats.find((name) => name !== seat)!;
  const [only, ...more] = mixtures.find((side) => side.seat === other)!.scripts;
  const against = more.length === 0 ? `against ${only!.strategy}` : `whatever ${doing(other, 'plays')}`;
  return `${whose(seat)} ${strategy} (${better} scores at least ${(margin! * 100).toFixed(1)} points more ${against}; so in ${percent(certainty, 0)} of resamples)`;
}

/** "rush beats marksman (58 %), marksman beats hunter (55 %), hunter beats rush (60 %), over both seats; so in 97 % of resamples" */
function circleText({ strategies, scores, certainty }: Circle): string {
  const wins = strategies.map((name, i) => `${name} beats ${strategies[(i + 1) % strategies.length]!} (${percent(scores[i]!, 0)})`);
  return `${wins.join(', ')}, over both seats; so in ${percent(certainty, 0)} of resamples`;
}

const named = (text: string): TableCell => ({ text, data: [text] });

function scoreCell({ estimate, low, high }: Bounded): TableCell {
  return { text: estimate === null ? '-' : `${(estimate * 100).toFixed(0)} (${percentRange(low, high, 0).replace(' %', '')})`, data: [estimate, low, high] };
}

function shareCell({ estimate, low, high }: Bounded): TableCell {
  return { text: `${percent(estimate, 0)} (${percentRange(low, high, 0).replace(' %', '')})`, data: [estimate, low, high] };
}
