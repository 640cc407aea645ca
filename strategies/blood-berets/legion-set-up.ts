/** The Legion player before the first turn: cards, and what has to leave the entry section. */
import { pick, type Rng } from '../../src/kernel/rng.ts';
import type { BeretsAction, BeretsView, Tactics } from '../../src/systems/blood-berets/tactics.ts';

type Yield = Extract<BeretsAction, { do: 'yield' }>;
type Take = Extract<BeretsAction, { do: 'take' }>;
/** Best first: what kills from afar, what kills close by, what works at once, what stuns. */
const NECROTECH: readonly Take['card'][] = ['gretchjakth', 'azogar', 'belitshe', 'alimahn', 'nefasti', 'nafai', 'necrolance', 'claws-of-bohnar'];
/** Cards drawn by lot instead of one of these. */
const POWERS = 1;

export function cardFor(tactics: Tactics, view: BeretsView): BeretsAction {
  const options = tactics.options(view);
  const counts = options.filter((action) => action.do === 'powers').map(({ count }) => count);
  if (counts.length > 0) return { do: 'powers', count: Math.min(POWERS, Math.max(...counts)) };
  const cards = options.filter((action): action is Take => action.do === 'take').map(({ card }) => card);
  return { do: 'take', card: NECROTECH.find((card) => cards.includes(card))! };
}

/** Off the entry section: the prisoners around a corner, the others beside it. */
export function yieldFor(tactics: Tactics, view: BeretsView, rng: Rng): BeretsAction {
  const options = tactics.options(view).filter((action): action is Yield => action.do === 'yield');
  const { entry } = view.open;
  const value = ({ counter, to }: Yield): number => {
    const around = entry % 3 !== to % 3 && Math.floor(entry / 3) !== Math.floor(to / 3);
    return tactics.kind(view.secret!.faces[counter]!) === 'target' && around ? 1 : 0;
  };
  const most = Math.max(...options.map(value));
  return pick(options.filter((option) => value(option) === most), rng);
}
