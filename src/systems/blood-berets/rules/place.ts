/** A player places figures in a section, one after another: the Blood Berets as they come in, and Legion figures where troop counters were ("Preparations for Play", "Surprise Party"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import { chebyshev } from '../../../kernel/grid/squares.ts';
import type { ActionRule } from '../actions.ts';
import { areaOf } from '../board-areas.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { placeOf } from '../places.ts';
import type { Battle, BeretsState, BeretsView } from '../state.ts';
import type { SectionStep, SetupStep, Step } from '../steps.ts';
import { FACINGS, type Facing } from '../vocabulary.ts';
import { squaresOf } from './areas.ts';
import { isCutOff } from './exits.ts';
import { enterArea } from './enter-area.ts';
import { beretsIn } from './presence.ts';
import { hasActed } from './sleepers.ts';
import { takeCounter } from './troop-counters.ts';

export interface Place {
  do: 'place';
  /** The first of those that are still to be placed. */
  piece: number;
  to: number;
  /** Where facing is played. */
  facing?: Facing;
}

type PlacingStep = Extract<SectionStep, { step: 'placing' }> | Extract<SetupStep, { step: 'muster' }>;

export const place: ActionRule<Place> = {
  options(ground, view) {
    const step = asked(view);
    if (step === null) return [];
    const piece = step.pieces[0]!;
    return placesFor(ground, view.open, step).flatMap((to) => (ground.has('facing') ? FACINGS.map((facing): Place => ({ do: 'place', piece, to, facing })) : [{ do: 'place', piece, to } satisfies Place]));
  },

  refuse(ground, view, { piece, to, facing }) {
    const step = asked(view);
    if (step === null) return 'nobody is to be placed now';
    const first = step.pieces[0]!;
    if (piece !== first) return `piece: expected ${first} (${ground.piece(first).id}), who is to be placed now; found ${String(piece)}`;
    if (ground.has('facing') ? !FACINGS.includes(facing as Facing) : facing !== undefined) return `facing: expected ${ground.has('facing') ? FACINGS.join(', ') : 'none: it is not played'}; found ${String(facing)}`;
    return placesFor(ground, view.open, step).includes(to) ? undefined : `to: ${ground.piece(first).id} is placed on a free square of section ${step.section}, not where nobody gets to, and a squad not in two halves ("Preparations for Play"); found ${String(to)}`;
  },

  apply(ground, state, { piece, to, facing }, chance) {
    const { open } = state;
    const step = open.agenda.pop() as PlacingStep;
    open.agenda.push({ ...step, pieces: step.pieces.slice(1) });
    standAt(ground, state, piece, to, facing);
    const event: BeretsEvent = { tell: 'placed', figure: ground.piece(piece).id, at: placeOf(ground, open, to), by: seatOf(step) };
    chance.tell?.(event);
    if (step.step === 'muster') enterArea(ground, state, piece, -1);
  },
};

export function performPlacing(ground: Ground, { open }: BeretsState, step: PlacingStep, _: Chance): typeof WAIT | typeof DONE {
  if (step.pieces.length === 0) return DONE;
  if (placesFor(ground, open, step).length === 0) throw new Error(`no room in section ${step.section} nor anywhere else for ${ground.piece(step.pieces[0]!).id}`);
  return WAIT;
}

/** A figure stands here from now on; one that was a troop counter is none any longer. */
function standAt(ground: Ground, state: BeretsState, piece: number, at: number, facing?: Facing): void {
  const { open } = state;
  const figure = open.figures[piece]!;
  if (figure.fate === 'hidden') convert(state, piece);
  Object.assign(figure, { fate: 'in-play', at, into: -1, facing: facing ?? figure.facing });
  open.clock += 1;
}

/** What lay beside its counter, or on a card of its own, lies beside the figure. */
export function convert(state: BeretsState, piece: number): void {
  const { open, secret } = state;
  const figure = open.figures[piece]!;
  const acted = figure.acted || hasActed(open, secret, secret.faces.indexOf(piece));
  const { stunned } = takeCounter(state, piece);
  Object.assign(figure, { acted, stunned });
}

/**
 * Free squares of the section, or of the half that is meant, without halves that are cut off from everything. Where they are all
 * taken: the free ones nearest to it.
 */
function placesFor(ground: Ground, battle: Readonly<Battle>, step: PlacingStep): number[] {
  const field = ground.field(battle);
  const isFree = (square: number): boolean => field.occupied[square] === 0;
  const meant = areasFor(ground, battle, step).flatMap((area) => squaresOf(field, area));
  const free = meant.filter(isFree);
  if (free.length > 0) return free.sort((a, b) => a - b);
  const others = [...field.map.squares.keys()].filter((square) => field.isGround(square) && isFree(square));
  const away = (square: number): number => Math.min(...meant.map((one) => chebyshev(field.width, one, square)));
  const nearest = Math.min(...others.map(away));
  return others.filter((square) => away(square) === nearest);
}

/** Areas of the section where figures may be placed now. */
function areasFor(ground: Ground, battle: Readonly<Battle>, step: PlacingStep): number[] {
  const field = ground.board(battle);
  const { section } = step;
  if (step.step === 'placing' && step.half !== null) return [areaOf(section, step.half)];
  const halves = ([0, 1] as const).map((half) => areaOf(section, half));
  const reached = orElse(halves.filter((area) => !isCutOff(field, area)), halves);
  return step.step === 'placing' ? reached : orElse(reached.filter((area) => beretsIn(ground, battle, area).length > 0), reached);
}

const orElse = (areas: number[], others: number[]): number[] => (areas.length > 0 ? areas : others);

const seatOf = (step: PlacingStep): Seat => (step.step === 'muster' ? 0 : step.seat);

function asked({ asked, seat }: BeretsView): PlacingStep | null {
  return isPlacing(asked) && seatOf(asked) === seat ? asked : null;
}

const isPlacing = (step: Readonly<Step> | null): step is PlacingStep => step?.step === 'placing' || step?.step === 'muster';
