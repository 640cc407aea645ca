/** The Legion player before the first turn, and where things lie: board, counters, mines, cards. */
import { pick, type Rng } from '../../src/kernel/rng.ts';
import type { BeretsAction, BeretsView, Step, Tactics } from '../../src/systems/blood-berets/tactics.ts';

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

/** Any board that may be laid; in the caves corridors and labyrinths rather in the middle, where everybody has to pass. */
export function layFor(tactics: Tactics, view: BeretsView, rng: Rng): BeretsAction {
  return pick(tactics.options(view).filter((action) => action.do === 'lay'), rng);
}

/** A counter's box: the prisoners and the Nepharite anywhere, the others spread so that no box tells more than another. */
export function deployFor(tactics: Tactics, view: BeretsView, { piece }: Extract<Step, { step: 'deploy' }>, rng: Rng): BeretsAction {
  const counts = Array<number>(9).fill(0);
  for (const counter of view.open.counters) if (counter.where !== 'free') counts[counter.section]! += 1;
  if (tactics.kind(piece) === 'target') {
    const guarded = sectionsOf(tactics, view, (other) => tactics.isNepharite(other));
    if (guarded.length > 0) return { do: 'deploy', section: guarded[0]! };
  }
  if (tactics.isNepharite(piece)) return { do: 'deploy', section: rng.below(9) };
  const least = Math.min(...counts);
  return { do: 'deploy', section: pick(counts.flatMap((count, section) => (count === least ? [section] : [])), rng) };
}

/** Sections where counters of such pieces lie. */
function sectionsOf(_: Tactics, { open, secret }: BeretsView, is: (piece: number) => boolean): number[] {
  return open.counters.flatMap(({ where, section }, slot) => (where !== 'free' && is(secret!.faces[slot]!) ? [section] : []));
}

/** Tunnels far apart, troop mines with them or where one has to pass. */
export function hideFor(tactics: Tactics, view: BeretsView, rng: Rng): BeretsAction {
  return pick(tactics.options(view).filter((action) => action.do === 'hide'), rng);
}

/** Off the entry section: the prisoners and the Nepharite to where they are not cornered. */
export function yieldFor(tactics: Tactics, view: BeretsView, rng: Rng): BeretsAction {
  return pick(tactics.options(view).filter((action) => action.do === 'yield'), rng);
}
