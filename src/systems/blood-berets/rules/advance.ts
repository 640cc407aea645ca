/** The Legion player moves a troop counter: from the display to the board, and on to the next section; Nepharites and dummies go farther ("The Cave Forces"). */
import type { ActionRule } from '../actions.ts';
import { halfOf, sectionOfArea } from '../board-areas.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { isNepharite } from '../roster.ts';
import type { BeretsState, BeretsView } from '../state.ts';
import { areasNextTo } from './areas.ts';
import { waitingRoom } from './exits.ts';
import { areasOfBerets, beretsIn } from './presence.ts';
import { refusePrisoners } from './prisoners.ts';
import { hasActed } from './sleepers.ts';
import { areaOfCounter } from './troop-counters.ts';

export interface Advance {
  do: 'advance';
  /** Slot of the counter. */
  counter: number;
  /** Area; null: it is put on the board in its own section, and stays there. */
  to: number | null;
  /** Area that it comes in from, where Blood Berets are in the last one and it has gone through another before; else null. */
  via: number | null;
}

export const advance: ActionRule<Advance> = {
  options(ground, view) {
    if (!isDrawn(view)) return [];
    const guarded = areasOfBerets(ground, view.open);
    return view.open.counters.flatMap((_, counter) => (refuseCounter(ground, view, counter) === undefined ? waysOf(ground, view, counter, guarded) : []));
  },

  refuse(ground, view, { counter, to, via }) {
    if (!isDrawn(view)) return 'no Legion counter was drawn ("Order of Initiative")';
    const refusal = refuseCounter(ground, view, counter);
    if (refusal !== undefined) return refusal;
    const ways = waysOf(ground, view, counter);
    if (ways.some((way) => way.to === to && way.via === via)) return undefined;
    const there = ways.filter((way) => way.to === to);
    if (there.length > 0) return `via: expected ${there.map((way) => String(way.via)).join(' or ')}, found ${String(via)}`;
    return `to: a counter goes to the next area, a Nepharite's or a dummy's up to ${ground.book.counters.far} of them: ${ways.map((way) => String(way.to)).join(', ') || 'there is none'}; found ${String(to)} ("The Cave Forces")`;
  },

  apply(ground, state, { counter, to, via }, chance) {
    const { open } = state;
    open.agenda.pop();
    const slot = open.counters[counter]!;
    const start = areaOfCounter(slot);
    const event: BeretsEvent = { tell: 'advanced', from: slot.where === 'display' ? null : slot.section, to: to === null ? null : sectionOfArea(to) };
    chance.tell?.(event);
    slot.where = 'board';
    open.tallies.counterMoves[1] += 1;
    if (to !== null && beretsIn(ground, open, to).length > 0) {
      const from = via ?? start;
      putInto(state, counter, from);
      open.agenda.push({ step: 'surprise', counter, from, area: to });
      return;
    }
    if (to !== null) putInto(state, counter, to);
    slot.acted = true;
  },
};

/** Why a counter cannot move now, wherever to; undefined when it can. */
function refuseCounter(ground: Ground, view: BeretsView, counter: number): string | undefined {
  const { open } = view;
  const secret = view.secret!;
  const slot = open.counters[counter];
  if (slot === undefined || slot.where === 'free' || slot.level !== open.board.level) return `counter: there is no troop counter ${String(counter)}`;
  if (slot.stunned) return `troop counter ${counter} is stunned ("Stunned Figures")`;
  if (hasActed(open, secret, counter)) return `troop counter ${counter} has acted this turn ("Order of Initiative")`;
  const piece = secret.faces[counter]!;
  return ground.piece(piece).card === 'target' ? refusePrisoners(ground, open, secret, piece) : undefined;
}

/**
 * Where a counter may get to, each place once. On its way there are no Blood Berets; into an area with some it comes by one exit, which is
 * told apart from the others, and only where there is room to wait beside it.
 */
export function waysOf(ground: Ground, view: BeretsView, counter: number, guarded = areasOfBerets(ground, view.open)): Advance[] {
  const { open } = view;
  const field = ground.board(open);
  const slot = open.counters[counter]!;
  const start = areaOfCounter(slot);
  const ways: Advance[] = slot.where === 'display' ? [{ do: 'advance', counter, to: null, via: null }] : [];
  const seen = new Set([start]);
  let edge = [start];
  for (let far = rangeOf(ground, view.secret!.faces[counter]!); far > 0; far--) {
    const further: number[] = [];
    for (const from of edge) {
      for (const { area: to } of areasNextTo(field, from)) {
        if (guarded.has(to)) {
          if (waitingRoom(ground, open, from, to).length > 0) ways.push({ do: 'advance', counter, to, via: from === start ? null : from });
        } else if (!seen.has(to)) {
          seen.add(to);
          further.push(to);
          ways.push({ do: 'advance', counter, to, via: null });
        }
      }
    }
    edge = further;
  }
  return ways;
}

/** "Legionnaire counters may move from one section to another. Nepharite and dummy counters may move across 1 or 2 sections." */
function rangeOf(ground: Ground, piece: number): number {
  const { card } = ground.piece(piece);
  return card === 'dummy' || isNepharite(card) ? ground.book.counters.far : ground.book.counters.near;
}

function putInto({ open }: BeretsState, counter: number, area: number): void {
  Object.assign(open.counters[counter]!, { section: sectionOfArea(area), half: halfOf(area) });
}

const isDrawn = ({ asked, seat }: BeretsView): boolean => asked?.step === 'drawn' && asked.seat === 1 && seat === 1;
