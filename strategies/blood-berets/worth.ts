/** What it is worth to be rid of each figure, in Blood Berets. */
import type { BeretsView, Tactics } from '../../src/systems/blood-berets/tactics.ts';

const LEGIONNAIRE = 0.6;
/** Where those killed come back. */
const COMES_BACK = 0.4;
const NEPHARITE = 2.5;
/** Without a scanner nothing is found. */
const SCANNER = 1.4;
const SERGEANT = 1.2;

export function worthOf(tactics: Tactics, view: BeretsView, figure: number): number {
  const kind = tactics.kind(figure);
  if (kind === 'legionnaire') return view.open.board.level === 'jungle' ? COMES_BACK : LEGIONNAIRE;
  if (tactics.isNepharite(figure)) return NEPHARITE;
  if (tactics.mission !== 'into-the-caves' && tactics.bears(view, figure, 'scanner')) return SCANNER;
  return kind === 'sergeant' || kind === 'ranger-leader' ? SERGEANT : 1;
}
