/** A figure dies: it leaves the board, and an initiative counter leaves the game with it ("Wounds", "Order of Initiative", "Extra Actions"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import { columnOf, rowOf } from '../../../kernel/grid/squares.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { Fate } from '../figure.ts';
import type { Battle, BeretsState } from '../state.ts';
import { changeActive, loseAim } from './spend.ts';

export function die(ground: Ground, { open }: BeretsState, figure: number, chance: Chance): void {
  const dead = open.figures[figure]!;
  if (!hasItsCounter(open, figure)) removeCounter(open, dead.seat);
  if (inspires(ground, open, figure) && open.extrasUsed < extraCounters(ground, open)) removeCounter(open, dead.seat);
  if (open.active?.figure === figure) changeActive(open, { left: 0, steps: 0, turns: 0, hip: 'no' });
  Object.assign(dead, { fate: 'dead', stunned: false, into: -1, aura: 'none' });
  open.acid = open.acid.filter(({ by }) => by !== figure);
  loseAim(open, figure);
  open.figures.forEach(({ aim }, by) => {
    if (aim === figure) loseAim(open, by);
  });
  open.clock += 1;
  open.deaths.push({ piece: figure, at: dead.at });
  open.tallies.kills[1 - dead.seat]! += 1;
  const { width } = ground.board(open);
  const event: BeretsEvent = { tell: 'killed', figure: ground.piece(figure).id, at: [columnOf(width, dead.at), rowOf(width, dead.at)] };
  chance.tell?.(event);
}

/** The sergeant, alive and on his own side, gives the squad a counter more. */
export const inspires = (ground: Ground, battle: Readonly<Battle>, figure: number): boolean =>
  ground.has('extra-counter') && battle.turn > 0 && battle.figures[figure]!.seat === 0 && SERGEANTS.has(ground.piece(figure).card);

/** Extra counters of a turn: one for each of them. */
export const extraCounters = (ground: Ground, battle: Readonly<Battle>): number =>
  ground.roster.bySeat[0].filter((figure) => !GONE.has(battle.figures[figure]!.fate) && inspires(ground, battle, figure)).length;

const GONE: ReadonlySet<Fate> = new Set<Fate>(['away', 'dead', 'below', 'safe']);
const SERGEANTS: ReadonlySet<string> = new Set(['sergeant', 'ranger-leader']);

/** Its counter lies beside it, or was drawn for what it does now. */
function hasItsCounter(battle: Readonly<Battle>, figure: number): boolean {
  return battle.figures[figure]!.acted || (battle.active?.figure === figure && !battle.active.extra);
}

/** One from the cup, or else one that was saved. */
function removeCounter(battle: Battle, seat: Seat): void {
  if (battle.cup[seat]! > 0) battle.cup[seat]! -= 1;
  else if (seat === 0 && battle.saved > 0) battle.saved -= 1;
}
