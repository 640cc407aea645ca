/** Why two runs cannot be compared: their games must be the same game and meet the same luck. */
import { UsageError } from '../../kernel/errors.ts';
import type { Cell, Manifest } from '../run-data.ts';
import { matchCells, variedInBoth, type Matching } from './match-cells.ts';
import type { Side } from './side.ts';

/** The cells that correspond. Throws a `UsageError` with every reason against it, a line each. */
export function comparableCells(a: Side, b: Side): Matching {
  const reasons = unlike(a.run.manifest, b.run.manifest);
  const matching = matchCells(a.run.manifest.cells, b.run.manifest.cells);
  if (matching.pairs.length === 0) reasons.push(noMatch(a.run.manifest.cells, b.run.manifest.cells));
  if (reasons.length > 0) throw new UsageError([`${a.folder} and ${b.folder} cannot be compared:`, ...reasons.map((reason) => `  ${reason}`)].join('\n'));
  return matching;
}

function unlike(a: Manifest, b: Manifest): string[] {
  if (a.system.id !== b.system.id) return [`they play different systems, ${a.system.id} and ${b.system.id}`];
  if (a.mission.id !== b.mission.id) return [`they play different missions, ${a.mission.id} and ${b.mission.id}`];
  const reasons: string[] = [];
  if (String(a.seed) !== String(b.seed)) reasons.push(`their games do not meet the same luck: seed ${a.seed} and seed ${b.seed}; run one of them again with the --seed of the other`);
  if (drawsText(a) !== drawsText(b)) reasons.push(`their games do not meet the same luck: draws ${drawsText(a)} and ${drawsText(b)}; give both experiments the same draws`);
  return reasons;
}

const drawsText = ({ draws }: Manifest): string => {
  const sorted = Object.entries(draws).sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([purpose, different]) => `${purpose}: ${different}`).join(', ') || 'none';
};

function noMatch(a: readonly Cell[], b: readonly Cell[]): string {
  const lineUps = (cells: readonly Cell[]) => [...new Set(cells.map(({ strategies }) => strategies.join(' / ')))];
  const common = lineUps(a).filter((lineUp) => lineUps(b).includes(lineUp));
  if (common.length === 0) return `no pairing of strategies is in both: ${few(lineUps(a))} and ${few(lineUps(b))}; run one of them with the strategies of the other`;
  const paths = variedInBoth(a, b);
  return `no cell is in both: ${paths.join(' and ')} ${paths.length === 1 ? 'varies' : 'vary'} in both, over no common ${paths.length === 1 ? 'value' : 'combination of values'}`;
}

const few = (names: readonly string[]): string => `${names.slice(0, 4).join(', ')}${names.length > 4 ? ', ...' : ''}`;
