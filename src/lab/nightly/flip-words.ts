/** Games that go otherwise than in the baseline in words, and the first with another winner, each with the command that plays it again. */
import { flipsByWinner, type Flip } from './flips.ts';
import type { NightOf } from './night.ts';
import { grouped } from '../grouped.ts';

/** Games told one by one, of an experiment. */
const MOST_TOLD = 5;

/** "1,203 of 4,000 games go otherwise; 312 have another winner: legion instead of clan 170, clan instead of legion 142"; null where all are alike. */
export function flipSentence({ changed }: NightOf): string | null {
  const total = (of: (cell: NightOf['changed'][number]) => number) => changed.reduce((sum, cell) => sum + of(cell), 0);
  const [games, otherwise, flips] = [total((cell) => cell.games), total((cell) => cell.otherwise), total((cell) => cell.flips.length)];
  if (otherwise + flips === 0) return null;
  const ways = flipsByWinner(changed).map((way) => `${way.to} instead of ${way.from} in ${grouped(way.games)}`).join(', ');
  const hands = flips === 0 ? 'none has another winner' : `${grouped(flips)} ${flips === 1 ? 'has' : 'have'} another winner: ${ways}`;
  return `${grouped(otherwise)} of ${grouped(games)} games ${otherwise === 1 ? 'goes' : 'go'} otherwise than in the baseline; ${hands}`;
}

export interface ToldFlip {
  cell: number;
  game: number;
  /** "game 17 of rush / marksman: legion (held-off), in the baseline clan (broken-through)" */
  says: string;
  /** The command that plays it again. */
  replay: string;
}

/** The first with another winner; where there are several pairings, of each in turn. */
export function toldFlips({ changed, replay }: NightOf): ToldFlip[] {
  const told: ToldFlip[] = [];
  const most = Math.max(0, ...changed.map(({ flips }) => flips.length));
  for (let nth = 0; nth < most && told.length < MOST_TOLD; nth++) {
    for (const { cell, name, flips } of changed) {
      const flip = flips[nth];
      if (flip !== undefined && told.length < MOST_TOLD) told.push({ cell, game: flip.game, says: inWords(name, flip), replay: replay!(cell, flip.game) });
    }
  }
  return told;
}

function inWords(name: string, { game, before, now }: Flip): string {
  const ended = ({ winner, grade }: Flip['now']) => `${winner === 'draw' || grade.startsWith(winner) ? grade : `${winner} (${grade})`}`;
  return `game ${game} of ${name}: ${ended(now)}, in the baseline ${ended(before)}`;
}
