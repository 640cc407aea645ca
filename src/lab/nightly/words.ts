/** A night in words and as a table. */
import { percent, percentRange, points, type Table, type TableCell } from '../summary/index.ts';
import { flipSentence } from './flip-words.ts';
import { failedGames, outcomeOf, type Night, type NightOf, type NightRow, type Outcome } from './night.ts';
import { grouped } from '../grouped.ts';

/** What a figure's outcome is called in tables. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  same: 'all games alike',
  'no sure change': 'no sure change',
  small: 'moved, below the margin',
  'not confirmed': 'not confirmed',
  moved: 'moved',
  drift: 'DRIFT',
};

/** More figures than these are not told one by one. */
const MOST_TOLD = 5;

const few = (count: number, one: string, many = `${one}s`): string => `${grouped(count)} ${count === 1 ? one : many}`;

export const isDrift = ({ experiments }: Night): boolean => experiments.some(({ rows }) => rows.some(({ outcome }) => outcome === 'drift'));
export const failuresOf = ({ experiments }: Night): number => experiments.reduce((sum, experiment) => sum + failedGames(experiment), 0);

/** What the night comes to, in one line. */
export function headline(night: Night): string {
  const { experiments } = night;
  const skipped = experiments.filter(({ tallies }) => tallies === null).length;
  const failed = failuresOf(night);
  const broken = failed === 0 ? '' : ` ${few(failed, 'game')} failed, which is no drift but a fault: see below.`;
  const drifted = experiments.filter((experiment) => outcomeOf(experiment) === 'drift');
  if (drifted.length > 0) return `Confirmed drift in ${drifted.map(({ name }) => name).join(', ')}.${broken}`;
  const moved = experiments.filter((experiment) => outcomeOf(experiment) === 'moved');
  if (moved.length > 0) return `The new baseline differs from the old one in ${moved.map(({ name }) => name).join(', ')}.${broken}`;
  if (skipped === experiments.length) return `Nothing has changed since the baseline: ${few(skipped, 'experiment')} unchanged, skipped.`;
  const compared = experiments.filter(({ rows }) => rows.length > 0);
  const same = compared.length > 0 && compared.every((experiment) => outcomeOf(experiment) === 'same');
  const what = compared.length === 0 ? 'Nothing to compare with yet.' : same ? 'No drift: every game was played as in the baseline.' : 'No drift.';
  return `${what}${skipped === 0 ? '' : ` ${few(skipped, 'experiment')} unchanged, skipped.`}${broken}`;
}

/** A line or more for each experiment. */
export function linesOf(night: Night): string[] {
  return night.experiments.flatMap((experiment) => {
    const [failed, flips] = [failedGames(experiment), flipSentence(experiment)];
    return [
      `${experiment.name}: ${stateOf(experiment)}`,
      ...toldRows(experiment).map((row) => `  ${rowInWords(row)}`),
      ...(flips === null ? [] : [`  ${flips}`]),
      ...(failed === 0 ? [] : [`  ${few(failed, 'game')} failed and ${failed === 1 ? 'counts' : 'count'} for no figure: see ${experiment.folder!}/failures.json`]),
    ];
  });
}

export function stateOf(experiment: NightOf): string {
  const { tallies, baseline, rows, key } = experiment;
  if (tallies === null) return 'unchanged, skipped';
  if (baseline === null || rows.length === 0) return 'new, nothing to compare with';
  const outcome = outcomeOf(experiment)!;
  switch (outcome) {
    case 'same': return key === baseline.key ? 'played all the same: every game as in the baseline, drift exactly 0' : 'something it is made of has changed, but every game was played as in the baseline: drift exactly 0';
    case 'no sure change': return `${playedAnew(rows)} no figure has surely moved${key === baseline.key ? `. ${ODD}` : ''}`;
    case 'small': return `${playedAnew(rows)} no figure has moved by as much as the margin`;
    case 'not confirmed': return `${playedAnew(rows)} what seemed to have moved did not in games with fresh seeds`;
    case 'moved': return `${playedAnew(rows)} it has moved`;
    case 'drift': return `${playedAnew(rows)} it has drifted, and games with fresh seeds confirm it`;
  }
}

/** The key covers our own code and data. */
const ODD = 'That games differ under the same key means that something else has a say in them: another Node, or another version of a package';

const playedAnew = (rows: readonly NightRow[]): string => {
  const [same, all] = [rows.filter(({ outcome }) => outcome === 'same').length, rows.length];
  return same === 0 ? 'games go otherwise than in the baseline;' : `games go otherwise than in the baseline, in ${all - same} of ${few(all, 'figure')};`;
};

/** The worst, and not those that say nothing. */
function toldRows({ rows }: NightOf): NightRow[] {
  const telling = (['drift', 'moved', 'not confirmed', 'small'] as const).flatMap((outcome) => rows.filter((row) => row.outcome === outcome));
  return telling.slice(0, MOST_TOLD);
}

/** "rush / marksman, clan score: from 48.2 % to 54.1 %, by +5.9 points (+3.1 to +8.7); fresh seeds: 53.6 %, by +5.4 (+3.2 to +7.6): DRIFT" */
export function rowInWords({ of, figure, before, now, difference, fresh, outcome }: NightRow): string {
  const by = ({ estimate, low, high }: NightRow['difference']) => `${points(estimate)} (${points(low)} to ${points(high)})`;
  const again = fresh === null ? '' : `; with fresh seeds ${percent(fresh.now.estimate)}, by ${by(fresh.difference)}`;
  return `${of}, ${figure}: from ${percent(before.estimate)} to ${percent(now.estimate)}, by ${by(difference)} points${again}: ${OUTCOME_WORDS[outcome]}`;
}

/** Figures under a heading for each experiment; without those of experiments that played every game as in the baseline. */
export function nightTable(night: Night): Table {
  const right = (title: string, ...data: string[]) => ({ title, align: 'right' as const, data });
  const isAgain = night.experiments.some(({ freshFolder }) => freshFolder !== null);
  return {
    columns: [
      { title: 'figure', align: 'left', data: ['of', 'figure'] },
      right('baseline (95 %)', 'before', 'before low', 'before high'),
      right('tonight (95 %)', 'now', 'now low', 'now high'),
      right('change, points', 'change', 'change low', 'change high'),
      ...(isAgain ? [right('with fresh seeds', 'fresh change', 'fresh low', 'fresh high')] : []),
      { title: 'outcome', align: 'left', data: ['outcome'] },
    ],
    groups: night.experiments.flatMap((experiment) => {
      const { rows, name, games } = experiment;
      if (rows.every(({ outcome }) => outcome === 'same')) return [];
      return [{ heading: `${name}, ${grouped(games)} games a cell: ${stateOf(experiment)}`, rows: rows.map((row) => tableRow(row, isAgain)), total: null }];
    }),
    notes: notesOf(night),
  };
}

export function notesOf({ margin, findable, experiments }: Night): string[] {
  if (experiments.every(({ rows }) => rows.every(({ outcome }) => outcome === 'same'))) return [];
  return [
    'Change: tonight less the baseline. Its interval is as wide as judging all figures of the night together asks for: if the balance has not moved, fewer than one night in twenty raises an alarm, even if every game meets new dice.',
    `An alarm is a change that is sure, at least ${points(margin, 1).replace('+', '')} points, and found again in games with fresh seeds.${findable === null ? '' : ` A shift by ${(findable * 100).toFixed(1)} points in an even pairing is seen in four nights of five; of all pairings together, a smaller one.`}`,
  ];
}

function tableRow({ of, figure, before, now, difference, fresh, outcome }: NightRow, isAgain: boolean): TableCell[] {
  const shareCell = ({ estimate, low, high }: NightRow['before']): TableCell => ({ text: `${percent(estimate)} (${percentRange(low, high, 0).replace(' %', '')})`, data: [estimate, low, high] });
  const changeCell = ({ estimate, low, high }: NightRow['difference']): TableCell => ({ text: `${points(estimate)} (${points(low)} to ${points(high)})`, data: [estimate, low, high] });
  return [
    { text: `${of}, ${figure}`, data: [of, figure] },
    shareCell(before),
    shareCell(now),
    outcome === 'same' ? { text: 'exactly 0', data: [0, 0, 0] } : changeCell(difference),
    ...(isAgain ? [fresh === null ? { text: '', data: [null, null, null] } : changeCell(fresh.difference)] : []),
    { text: OUTCOME_WORDS[outcome], data: [outcome] },
  ];
}
