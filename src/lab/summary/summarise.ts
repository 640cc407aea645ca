/** A played run in figures: each cell, and all pairings pooled for each choice of what varies. */
import { judgeExpectations } from '../expect/judge.ts';
import { expectationsInWords } from '../expect/words.ts';
import { inTurnLabel, isInTurn } from '../in-turn.ts';
import type { Manifest, RunData } from '../run-data.ts';
import { CONFIDENCE, luckScore } from '../stats/index.ts';
import { worthSummary } from '../worth/worth-summary.ts';
import { responseOf } from '../tune/response.ts';
import { cellsOf, type CellGames } from './cell-games.ts';
import { findings } from './changes.ts';
import { luckColumns } from './columns.ts';
import { BAND, DIGITS } from './constants.ts';
import { diceReport } from './dice.ts';
import { dictionaryOf } from './dictionary.ts';
import { equilibriaOf } from './equilibrium.ts';
import { changeFrom, figuresOf } from './figures.ts';
import { errorOfChange } from './intervals.ts';
import { luckAdjusted } from './luck-adjusted.ts';
import { luckSources } from './luck-shares.ts';
import { figure } from './rounding.ts';
import { stoppingLines } from './stopping-words.ts';
import type { CellSummary, Figures, Pool, Summary } from './summary.ts';
import { whenStopped } from './when-stopped.ts';
import { duplicatesOf, warningsOf } from './warnings.ts';
import { swingLines } from './swing-words.ts';
import { swingsOf } from './swings.ts';

export function summarise(run: RunData): Summary {
  const { manifest } = run;
  const games = cellsOf(run);
  const figures = games.map((cell) => figuresOf(manifest, [cell], cell.cell.reference === null ? [] : [games[cell.cell.reference]!]));
  const pools = poolsOf(manifest, games, figures);
  const { verdict } = pools[0]!;
  const cells = games.map((cell, i) => cellSummary(manifest, cell, figures[i]!));
  const expectations = judgeExpectations(manifest, pools, games);
  const swings = swingsOf(pools, games, manifest.inTurn === true);
  const { seats } = manifest;
  const stopping = whenStopped(games, pools);
  const response = responseOf(manifest, pools, games);
  const worth = worthSummary(manifest, pools, games);
  const found = response !== undefined ? response.says : swings.length > 0 ? swingLines({ swings, seats, verdict }) : findings({ pools, seats, verdict });
  return {
    format: 1,
    digits: DIGITS,
    confidence: CONFIDENCE,
    band: BAND,
    identity: manifest.identity,
    title: manifest.title,
    system: manifest.system,
    mission: { id: manifest.mission.id, title: manifest.mission.title },
    seats: manifest.seats,
    seed: manifest.seed,
    gamesPerCell: manifest.games,
    verdict,
    answer: [...found, ...(stopping === undefined ? [] : stoppingLines({ seats, cells, stopping })), ...expectationsInWords(expectations)],
    pools,
    cells,
    incomplete: cells.some(({ failed }) => failed > 0),
    warnings: warningsOf(cells),
    expectations,
    equilibria: equilibriaOf(manifest, pools, games),
    swings,
    luckAdjusted: luckAdjusted(manifest, pools, games),
    luckShares: luckSources(manifest, pools, games),
    dice: diceReport(run),
    ...(stopping === undefined ? {} : { stopping }),
    ...(response === undefined ? {} : { response }),
    ...(worth === undefined ? {} : { worth }),
    dictionary: dictionaryOf(manifest),
  };
}

function cellSummary(manifest: Manifest, games: CellGames, figures: Figures): CellSummary {
  const { index, label, strategies, varied, reference } = games.cell;
  const duplicates = duplicatesOf(manifest, games);
  return {
    cell: index,
    label,
    strategies,
    varied,
    reference,
    ...figures,
    luck: luckColumns(manifest.columns, manifest.seats).map(({ channel, seat, unit, deviation, variance }) => {
      const { mean, z } = luckScore(games.numbers(deviation), games.numbers(variance), games.numbers('pair'));
      return { channel, seat, unit, mean: figure(mean), z: figure(z) };
    }),
    duplicates,
    effective: Math.min(figures.units, games.finished - duplicates),
  };
}

/** Cells that differ by their strategies only, together. `figures`: of each cell, which are those of a pool that has no other. */
function poolsOf(manifest: Manifest, all: readonly CellGames[], figures: readonly Figures[]): Pool[] {
  const pools = new Map<string, CellGames[]>();
  for (const games of all) {
    const key = JSON.stringify(games.cell.varied);
    pools.set(key, [...(pools.get(key) ?? []), games]);
  }
  const settings = [...pools.values()].map(([first]) => first!.cell.varied);
  const inTurn = manifest.inTurn === true || isInTurn(settings);
  const error = errorOfChange(pools.size);
  return [...pools.values()].map((cells) => {
    const { varied, reference } = cells[0]!.cell;
    const references = reference === null ? [] : cells.map(({ cell }) => all[cell.reference!]!);
    const own = cells.length === 1 ? { ...figures[cells[0]!.cell.index]!, difference: changeFrom(references, cells, error) } : figuresOf(manifest, cells, references, error);
    return { label: inTurn ? inTurnLabel(varied, settings[0]!) : variantLabel(varied), varied, cells: cells.map(({ cell }) => cell.index), ...own };
  });
}

/** "firearm=2r, move=6"; "regular.actions=2, centurion.actions=3" where the last words are the same; "all pairings" where nothing varies. */
function variantLabel(varied: Readonly<Record<string, unknown>>): string {
  const paths = Object.keys(varied);
  if (paths.length === 0) return 'all pairings';
  const short = (words: number) => paths.map((path) => path.split('.').slice(-words).join('.'));
  let words = 1;
  while (new Set(short(words)).size < paths.length) words += 1;
  return short(words).map((name, i) => `${name}=${String(varied[paths[i]!])}`).join(', ');
}
