/** Are the figures where the experiment expects them? All its expectations together, each by its whole interval. */
import { CONFIDENCE, ERROR, holm } from '../stats/index.ts';
import type { CellGames } from '../summary/cell-games.ts';
import { bounded, figure as rounded } from '../summary/rounding.ts';
import type { Bounded, Pool } from '../summary/summary.ts';
import { drawsReturn, gamesToDecide } from '../summary/verdict.ts';
import type { Manifest } from '../run-data.ts';
import type { Outcome } from './expectation.ts';
import { figuresOf, intervalOf, type NamedFigure } from './figures.ts';
import { cellsNamed } from './read.ts';
import { inWords } from './words.ts';

/** An expectation in one place, and what became of it. */
export interface Judged {
  figure: string;
  unit: string;
  isShare: boolean;
  /** Label of the cell, or of the pool. */
  of: string;
  /** The cells that it is about, together. */
  cells: readonly number[];
  expected: { low: number; high: number };
  found: Bounded;
  /** Of the bounds: above 95 % where several expectations are judged together. */
  confidence: number;
  verdict: Outcome;
  /** Of an undecided one: about how many more games in each cell would tell; null where no number would, and with too few games to say. */
  moreGames: number | null;
  says: string;
}

interface Claim {
  figure: NamedFigure;
  band: Judged['expected'];
  of: string;
  games: readonly CellGames[];
}

/**
 * "Balanced" says that a figure is not outside its band, "unbalanced" that it is not inside. The words of each kind are a
 * family of their own for Holm's steps, so at most one run in twenty calls any balanced figure unbalanced, and at most one
 * any unbalanced figure balanced, however many are expected.
 */
export function judgeExpectations(manifest: Manifest, pools: readonly Pick<Pool, 'label' | 'cells'>[], games: readonly CellGames[]): Judged[] {
  const claims = claimsOf(manifest, pools, games);
  const at = ({ figure, games }: Claim, error: number) => bounded(intervalOf(figure, games, error));
  const balanced = holm(claims.length, (i, error) => isWithin(at(claims[i]!, error), claims[i]!.band));
  const unbalanced = holm(claims.length, (i, error) => isOutside(at(claims[i]!, error), claims[i]!.band));
  return claims.map((claim, i) => {
    const { figure, band, of, games } = claim;
    const { estimate } = at(claim, ERROR);
    const { sure, error } = (estimate !== null && isWithin({ low: estimate, high: estimate }, band) ? balanced : unbalanced)[i]!;
    const found = at(claim, error);
    const verdict: Outcome = !sure ? 'undecided' : isWithin(found, band) ? 'balanced' : 'unbalanced';
    const judged = {
      figure: figure.name,
      unit: figure.unit,
      isShare: figure.isShare,
      of,
      cells: games.map(({ cell }) => cell.index),
      expected: band,
      found,
      confidence: error === ERROR ? CONFIDENCE : rounded(1 - error)!,
      verdict,
      moreGames: verdict === 'undecided' && !drawsReturn(manifest) ? gamesToDecide(intervalOf(figure, games, error), games.length, band) : null,
    };
    return { ...judged, says: inWords(judged, manifest.stopping !== undefined) };
  });
}

function claimsOf(manifest: Manifest, pools: readonly Pick<Pool, 'label' | 'cells'>[], games: readonly CellGames[]): Claim[] {
  const figures = figuresOf({ ...manifest, roundLimit: manifest.mission.roundLimit });
  return (manifest.expect ?? []).flatMap(({ figure: name, low, high, cell }) => {
    const places = cell === null ? pools : cellsNamed(manifest.cells, cell).map(({ label, index }) => ({ label, cells: [index] }));
    const figure = figures.find((candidate) => candidate.name === name)!;
    return places.map(({ label, cells }) => ({ figure, band: { low, high }, of: label, games: cells.map((index) => games[index]!) }));
  });
}

type Bounds = Pick<Bounded, 'low' | 'high'>;

const isWithin = ({ low, high }: Bounds, band: Judged['expected']): boolean => low !== null && high !== null && low >= band.low && high <= band.high;

const isOutside = ({ low, high }: Bounds, band: Judged['expected']): boolean => low !== null && high !== null && (low > band.high || high < band.low);
