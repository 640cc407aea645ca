/** The Legion's figures that count: each living one has an initiative counter, and an imprisoned Blood Beret brings one more ("Order of Initiative", "Imprison Dead"). */
import type { Ground } from '../ground.ts';
import { isFigure, isNepharite } from '../roster.ts';
import type { Battle } from '../state.ts';

/** Figures that fight on for it on this level, as figures or as counters. */
export function legionAlive(ground: Ground, battle: Readonly<Battle>): number[] {
  return battle.figures.flatMap((figure, number) => (figure.seat === 1 && isFigure(ground.piece(number).card) && isHere(ground, battle, number) ? [number] : []));
}

export const nephariteAlive = (ground: Ground, battle: Readonly<Battle>): number => legionAlive(ground, battle).filter((figure) => isNepharite(ground.piece(figure).card)).length;

export const beretsAlive = (battle: Readonly<Battle>): number[] => battle.figures.flatMap(({ seat, fate }, number) => (seat === 0 && !GONE.has(fate) ? [number] : []));

/** "If no counters are available the Legion player must let a figure stay inactive." */
export const legionCountersFor = (ground: Ground, counters: number): number => Math.max(0, Math.min(counters, ground.book.counters.legion));

function isHere(ground: Ground, battle: Readonly<Battle>, number: number): boolean {
  const { fate, seat } = battle.figures[number]!;
  if (fate === 'hidden') return (ground.piece(number).level ?? battle.board.level) === battle.board.level;
  return seat === 1 && HERE.has(fate);
}

const HERE: ReadonlySet<string> = new Set(['in-play', 'held', 'warped']);
const GONE: ReadonlySet<string> = new Set(['away', 'dead']);
