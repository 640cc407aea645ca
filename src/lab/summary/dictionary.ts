/** What each figure of a summary is, for a reader who has nothing but the file. */
import type { Manifest } from '../run-data.ts';
import { BAND } from './constants.ts';
import { percentRange } from './percent.ts';
import type { Summary } from './summary.ts';

/** How rates are counted; said wherever they are shown. */
export const DENOMINATORS =
  'Rates are shares of the games that finished; failed games are counted apart and enter no rate. Intervals are 95 %; games that share luck or a set-up count as one. A score is wins plus half the draws.';

const FIELDS: Record<string, string> = {
  digits: 'Decimals of every figure.',
  confidence: 'Of every interval that names no other.',
  band: 'A score of the first seat in here is fair.',
  identity: 'Fingerprint of questions, code and strategies: runs with the same one hold the same games.',
  gamesPerCell: 'Games of each cell; where they differ, the most of any.',
  cells: 'One for each combination of strategies and varied values; of a pool, the indices of its cells.',
  cell: 'Index of a cell, as in the column of that name.',
  label: 'What tables call a cell or a pool.',
  strategies: 'One a seat, in order.',
  varied: 'Book path and value of what varies.',
  reference: 'Index of the cell that this one is compared with: the same strategies, and the first value of all that varies.',
  estimate: 'What was found; null where no game was finished.',
  games: 'Games begun: finished and failed.',
  finished: 'Games played to an end: the denominator of every rate.',
  failed: 'Games that ended in an illegal action, without end or in an error; in no rate.',
  failures: 'Failed games by kind.',
  units: 'Independent units among the finished games; fewer than games where games share luck or set-up.',
  wins: 'Games won by each seat, and their share of the finished games.',
  draws: 'Games drawn, and their share of the finished games.',
  score: 'The first seat: win 1, draw 1/2, loss 0; mean over the finished games.',
  verdict: `Fair: the whole 95 % interval of the score is within ${percentRange(BAND.low, BAND.high, 0)}; favors: all of it is on one side; undecided: it reaches over an edge.`,
  answer: 'What the run answers, in sentences; where something varies, each change from the reference is beyond chance if its interval leaves out zero.',
  grades: 'How games ended, best for the first seat first.',
  rounds: 'Rounds a game: mean, quartiles, and games that reached the round limit.',
  decisions: 'Decisions a game, of all seats.',
  means: "Mean a game of each of the mission's number columns.",
  difference: 'Score minus that of the reference, over the same game numbers; null for the reference and where nothing varies. Of pools, the intervals of all settings hold together at 95 % (Bonferroni); of cells, each by itself.',
  narrowing: 'Variance of the difference over what it would be on unrelated seeds: below 1, sharing seeds narrowed it.',
  luck: "What a seat's dice gave above what they owed: mean a game in the channel's unit, and z, the run's total in standard deviations.",
  duplicates: 'Finished games that were in every figure as an earlier game of the cell: decisions, dice and outcome.',
  effective: 'Games that tell something of their own: not more than there are different games, nor than there are independent units.',
  incomplete: 'Whether games that were asked for have no result: they failed, or ended their worker.',
  warnings: 'What makes the figures worth less than they look: games without a result, games that repeat one another.',
  pools: 'All pairings of strategies together, each pairing with equal weight; one pool for each choice of what varies, the reference first.',
  expectations: 'What the experiment expects of a figure (expected: its band), in each place that it is expected of (of; cells), and what was found. Balanced: the whole interval is within the band; unbalanced: all of it is outside; undecided: it reaches over an edge, and about moreGames more a cell would tell. Several are judged together by the steps of Holm, so each interval is at its own confidence, 95 % or more.',
  equilibria: "The matrix of scripts when both sides choose their best: each seat's mixture that it cannot better alone, the first seat's score then (value), scripts that another or a mixture beats whatever the other seat plays (dominated, by at least margin), and scripts that go round, each beating the next (circles). Certainty: the share of resamples of the games, drawn by independent units, in which it is so.",
  swings: 'Numbers changed one at a time, with all that was tried of each and how far it moves the score of the first seat (reach: the largest change either way). Intervals of the differences hold together at 95 % (Bonferroni). A number turns the verdict over where its change is beyond chance and a sure verdict comes of it that is another.',
  luckAdjusted: "Scores, shares of wins and changes with the luck of the dice taken out: each game's figure less the least-squares multiples of its luck columns, which are estimated from the games of other folds; removed: the share of the raw figure's variance that went with it. In the order of pools and cells; null with too few games.",
  luckShares: "Of the variance of the first seat's score, over a game of a pairing picked at random: the share of each source, in order; each counts with what it does together with those before it; together they are 1. What the experiment's draws cannot tell apart is named together. In the order of pools and cells; null where it cannot be told.",
  dice: "The run's own dice: how often each outcome of each kind of roll came up (observed) and should have (exact), as shares of the rolls; p: how likely sound dice are to be as far off, corrected for kinds and cells; off: below one in a thousand.",
  stopping:
    "Absent where the number of games was fixed. rule: what was asked (kind precision, question or tune, leastGames, mostGames; halfWidth and pruneTarget, or better and margin, or figure, target, margin and the most a game can give). cells: after how many games each stopped, why (precise, answered, dropped, most: as many as allowed, least: not asked about), and the first seat's score then. dropped: settings out of the running, with the best setting by then. answer: finding (first or second: there the first seat scores more; alike: within the margin; undecided), and the difference, first less second. With it, all intervals of shares, scores and differences hold at any look (confidence sequences); those of means and of equilibria do not.",
  response:
    "Absent where nothing is looked for. Each value tried of the number at path, with the figure found (interval: all of them hold together, Bonferroni), its height on the nearest curve that only rises or only falls (fitted), and the share of resamples of the games in which it is nearest to the target (certainty; null where few games agree, perhaps by chance). direction: of the curve; sure where the other is ruled out; neither where both are. reach: whether values lie surely on both sides of the target (within), all above or below it, or it cannot be told (open). between: indices of the last value surely before the target and the first surely past it. meets: of numbers, the value at which the curve meets it, taken as straight between values. nearest: index of the value that looks nearest, and whether that is known: nearest, near enough (no other is nearer by more than margin) or open.",
  worth:
    "Absent where forces were not drawn by lot. Of each size of force (pools): what each kind that is bought was worth (wares, the best value first), from a logistic regression of the first seat's score on what it spent on each kind more than the other; in points, so that all that was fielded is worth together what it cost. worth: 95 % interval by itself; ratio: worth over price, at a confidence that holds for all prices of that size together (Holm), by which the verdict goes; units: set-ups in which one seat had more of it; share: of all points spent; betterThan: kinds surely worth less for their points, over all pairs (pairs). needs: set-ups there should be at least. tenthMore: share that a side with a tenth more points wins. uneven: how far from one half the chance is between forces of equal points, in the mean of squares. predictions: what was expected of prices, and whether the games say so, judged together.",
  n: 'Finished games behind a figure.',
  low: 'Lower bound of the 95 % interval; null where it cannot be told.',
  high: 'Upper bound of the 95 % interval; null where it cannot be told.',
};

export function dictionaryOf({ columns, seats }: Manifest): Summary['dictionary'] {
  return {
    fields: FIELDS,
    columns: columns.map(({ name, unit, about, seat, group }) => ({ name, unit, about, seat: seat === undefined ? null : seats[seat]!, group: group ?? null })),
  };
}
