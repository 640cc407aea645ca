/** Small questions that a side is asked: where to wait, what to look at first, whom to give for the Nepharite, where Legionnaires come back. */
import type { BeretsAction, BeretsView, Step, Tactics } from '../../src/systems/blood-berets/tactics.ts';
import { areaSteps, beretSquares } from './nearness.ts';
import { worthOf } from './worth.ts';

type Hold = Extract<BeretsAction, { do: 'hold' }>;
type Look = Extract<BeretsAction, { do: 'look' }>;
type ComeBack = Extract<BeretsAction, { do: 'come-back' }>;

/** Outside the section: beside the exit where the Blood Berets can do least to it. */
export function holdFor(tactics: Tactics, view: BeretsView, { figure }: Extract<Step, { step: 'hold' }>): BeretsAction {
  const menace = tactics.menace(view, figure, worthOf(tactics, view, figure));
  const places = tactics.options(view).filter((action): action is Hold => action.do === 'hold');
  return places.reduce((best, place) => (menace.at(place.at) < menace.at(best.at) ? place : best));
}

/** What nobody knows yet before mines that lie open: whoever dies of one has found something first. */
export function lookFor(tactics: Tactics, view: BeretsView): BeretsAction {
  const looks = tactics.options(view).filter((action): action is Look => action.do === 'look');
  const isUnknown = ({ marker }: Look): boolean => view.open.markers.some(({ id, kind }) => id === marker && kind === null);
  return looks.find(isUnknown) ?? looks[0]!;
}

/** The Nepharite of the surface comes along if what is left of it is worth more than the Legionnaires that are given for it. */
export function tradeFor(tactics: Tactics, view: BeretsView): BeretsAction {
  const { nepharite, given } = tactics.bargain(view)!;
  const price = given.reduce((sum, { legionnaire }) => sum + worthOf(tactics, view, legionnaire), 0);
  return { do: 'trade', give: worthOf(tactics, view, nepharite) * tactics.worthLeft(view, nepharite) > price };
}

/** Near the Blood Berets, but not where they stand or next to it: there it would not live to act. */
const TOO_NEAR = 4;

export function comeBackFor(tactics: Tactics, view: BeretsView): BeretsAction {
  const places = tactics.options(view).filter((action): action is ComeBack => action.do === 'come-back');
  const berets = beretSquares(tactics, view);
  const isSection = view.open.board.faces.includes(null);
  const steps = tactics.stepsTo(view, berets);
  const far = ({ to }: ComeBack): number => {
    const away = isSection ? areaSteps(tactics, view, 2 * to, berets) : steps[to]!;
    return away < TOO_NEAR ? 60 - away : away;
  };
  return places.reduce((best, place) => (far(place) < far(best) ? place : best));
}
