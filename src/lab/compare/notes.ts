/** What a reader of a comparison should know beside its figures. */
import { gamesInWords } from '../cell-rows.ts';
import type { Manifest } from '../run-data.ts';
import type { CellName } from './comparison.ts';
import type { CompareFigures } from './figures.ts';

/** `groups`: the figures of each. `unmatched`: cells without a counterpart. */
export function notesOf(a: Manifest, b: Manifest, groups: readonly CompareFigures[], unmatched: { a: readonly CellName[]; b: readonly CellName[] }): string[] {
  const total = (of: (figures: CompareFigures) => number) => groups.reduce((sum, figures) => sum + of(figures), 0);
  const failed = total((figures) => figures.failed);
  return [
    ...(a.identity === b.identity ? [sameRun(total(({ games, alike }) => games - alike))] : otherPlayers(a, b)),
    ...(a.cellGames !== undefined || b.cellGames !== undefined ? [unevenGames(a, b)] : a.games === b.games ? [] : [`A has ${a.games} games a cell and B ${b.games}: the first ${Math.min(a.games, b.games)} are compared.`]),
    ...(failed === 0 ? [] : [`${failed} ${failed === 1 ? 'game' : 'games'} that failed in one run or in both ${failed === 1 ? 'is' : 'are'} left out.`]),
    ...([['A', unmatched.a], ['B', unmatched.b]] as const).filter(([, cells]) => cells.length > 0).map(([name, cells]) => `Only in ${name}: ${cells.map(({ label }) => label).join('; ')}.`),
  ];
}

/** How many games are compared, and what kind of interval that asks for. */
function unevenGames(a: Manifest, b: Manifest): string {
  const stopped = [a, b].flatMap(({ stopping }, i) => (stopping === undefined ? [] : ['AB'[i]!])).join(' and ');
  return `A has ${gamesInWords(a)} games a cell and B ${gamesInWords(b)}: of each cell the first games that both have are compared.${stopped === '' ? '' : ` ${stopped} stopped when enough was known, so the intervals here are of the kind that holds at any look, wider than for a number of games fixed beforehand; take p, which is for such a number, as a hint.`}`;
}

function sameRun(unlike: number): string {
  const same = 'Both runs ask the same questions of the same code and strategies';
  return unlike === 0 ? `${same}: they hold the same games.` : `${same}, yet not all games are alike: a strategy plays the same situation in different ways.`;
}

/** Questions, code and strategy files have a part each in a run's identity. */
function otherPlayers(a: Manifest, b: Manifest): string[] {
  const [, codeA, filesA] = a.identity.split('-');
  const [, codeB, filesB] = b.identity.split('-');
  const sameNames = Object.keys(a.strategies).join() === Object.keys(b.strategies).join();
  return [
    ...(codeA === codeB ? [] : ['The code has changed between the two runs: what differs may be its doing.']),
    ...(filesA === filesB || !sameNames ? [] : ['A strategy file has changed between the two runs: what differs may be its doing.']),
  ];
}
