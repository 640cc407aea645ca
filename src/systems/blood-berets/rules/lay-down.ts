/** What a scan has found is laid on the board by the Legion player, face down and not close to anybody ("Using the Scanner"). */
import type { Chance } from '../../../kernel/chance.ts';
import { chebyshev } from '../../../kernel/grid/squares.ts';
import type { ActionRule } from '../actions.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { placeOf } from '../places.ts';
import { standing } from '../figure.ts';
import type { Battle, BeretsState, BeretsView } from '../state.ts';
import type { Step } from '../steps.ts';
import { OBJECTS, type Hidden } from '../vocabulary.ts';
import { takeHidden } from './mines.ts';

type Scanned = Extract<Step, { step: 'scanned' }>;

export interface LayDown {
  do: 'lay-down';
  kind: Hidden;
  at: number;
}

export const layDown: ActionRule<LayDown> = {
  options(ground, view) {
    const step = asked(view);
    return step === null ? [] : layDownOptions(ground, view, step);
  },

  refuse(ground, view, { kind, at }) {
    const step = asked(view);
    if (step === null) return 'nothing was found that is to be laid down ("Using the Scanner")';
    const kinds = kindsIn(view, step);
    if (!kinds.includes(kind)) return `kind: expected ${kinds.join(' or ')}, found ${String(kind)}`;
    if (squaresFor(ground, view.open, step.section).includes(at)) return undefined;
    return `square ${String(at)}: expected a free one of section ${step.section}, ${ground.book.objects.keepsOff} squares or more from every figure, or as far away as it goes ("Using the Scanner")`;
  },

  apply(ground, state, action, chance) {
    layDownAt(ground, state, state.open.agenda.pop() as Scanned, action, chance);
  },
};

export function layDownOptions(ground: Ground, view: Pick<BeretsView, 'open' | 'secret'>, step: Scanned): LayDown[] {
  const squares = squaresFor(ground, view.open, step.section);
  return kindsIn(view, step).flatMap((kind) => squares.map((at): LayDown => ({ do: 'lay-down', kind, at })));
}

export function layDownAt(ground: Ground, state: BeretsState, { section, left }: Scanned, { kind, at }: LayDown, chance: Chance): void {
  const { open, secret } = state;
  if (left > 1) open.agenda.push({ step: 'scanned', section, left: left - 1 });
  takeHidden(state, section, kind);
  open.markers = [...open.markers, { id: secret.kinds.length, at, kind: null }];
  secret.kinds = [...secret.kinds, kind];
  chance.tell?.({ tell: 'found', section, at: placeOf(ground, open, at) } satisfies BeretsEvent);
}

const kindsIn = ({ secret }: Pick<BeretsView, 'secret'>, { section }: Scanned): Hidden[] => OBJECTS.filter((kind) => secret!.hidden[section]!.includes(kind));

/** "Not closer than two squares from any figure"; where that is nowhere, as far away as it goes. */
function squaresFor(ground: Ground, battle: Readonly<Battle>, section: number): number[] {
  const field = ground.board(battle);
  const figures = battle.figures.filter(standing);
  const nearest = (square: number) => figures.reduce((least, { at }) => Math.min(least, chebyshev(field.width, square, at)), Infinity);
  const taken = new Set(battle.markers.map(({ at }) => at));
  const free = Array.from(field.section.keys()).filter((square) => field.section[square] === section && field.isGround(square) && !taken.has(square));
  const far = free.filter((square) => nearest(square) >= ground.book.objects.keepsOff);
  if (far.length > 0) return far;
  const farthest = Math.max(...free.map(nearest));
  return free.filter((square) => nearest(square) === farthest);
}

function asked({ asked, seat }: BeretsView): Scanned | null {
  return asked?.step === 'scanned' && seat === 1 ? asked : null;
}
