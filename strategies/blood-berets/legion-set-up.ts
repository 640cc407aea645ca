/** The Legion player before the first turn, and where things lie: board, counters, mines, cards. */
import { pick, type Rng } from '../../src/kernel/rng.ts';
import type { BeretsAction, BeretsView, Step, Tactics } from '../../src/systems/blood-berets/tactics.ts';

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

/** Any board that may be laid: what nobody can foresee. */
export function layFor(tactics: Tactics, view: BeretsView, rng: Rng): BeretsAction {
  return pick(tactics.options(view).filter((action) => action.do === 'lay'), rng);
}

/** A counter's box. With prisoners to guard: they are in a corner that is hard to get to, the others where one has to pass; else spread, so that no box tells more than another. */
export function deployFor(tactics: Tactics, view: BeretsView, { piece }: Extract<Step, { step: 'deploy' }>, rng: Rng): BeretsAction {
  const { counters, board } = view.open;
  const counts = Array<number>(9).fill(0);
  for (const { where, section, level } of counters) if (where !== 'free' && level === (tactics.level(piece) ?? board.level)) counts[section]! += 1;
  const kind = tactics.kind(piece);
  const least = (sections: readonly number[]): BeretsAction => {
    const fewest = Math.min(...sections.map((section) => counts[section]!));
    return { do: 'deploy', section: pick(sections.filter((section) => counts[section] === fewest), rng) };
  };
  const all = [...counts.keys()];
  if (tactics.prisoners < 0) return least(tactics.isNepharite(piece) ? all.filter((section) => section !== CENTRE) : all);
  const hideout = hideoutOf(view);
  if (kind === 'target') return { do: 'deploy', section: hideout };
  if (kind === 'dummy') return least(all.filter((section) => !isBeside(section, hideout)));
  if (tactics.isNepharite(piece)) return least(all.filter((section) => isBeside(section, hideout) && section !== CENTRE));
  return least(all.filter((section) => section !== hideout && (isBeside(section, hideout) || counts[section] === 0)));
}

const CENTRE = 4;
const CORNERS = [0, 2, 6, 8] as const;
const isBeside = (a: number, b: number): boolean => a !== b && Math.abs((a % 3) - (b % 3)) <= 1 && Math.abs(Math.floor(a / 3) - Math.floor(b / 3)) <= 1;

/** The corner that is the longest way around; nobody but the Legion knows what lies there. */
function hideoutOf({ secret }: BeretsView): number {
  const maze = (section: number): number => ({ labyrinth: 3, corridor: 2, hall: 0 })[secret!.pieces[section]!.cave];
  const value = (corner: number): number => (secret!.pieces[corner]!.cave === 'labyrinth' ? 4 : 0) + [...secret!.pieces.keys()].reduce((sum, section) => sum + (isBeside(section, corner) ? maze(section) : 0), 0);
  return CORNERS.reduce((best: number, corner) => (value(corner) > value(best) ? corner : best), 0);
}

/** Anywhere: what nobody can foresee. */
export function hideFor(tactics: Tactics, view: BeretsView, rng: Rng): BeretsAction {
  return pick(tactics.options(view).filter((action) => action.do === 'hide'), rng);
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
