/** Where figures are set on the board, before the game and as they arrive, and which way they look. */
import { FACINGS, type Facing, type LegionsAction, type LegionsView, type Tactics } from '../../src/systems/legions-of-steel/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { thoughtOf } from './plans.ts';
import { enemySteps } from './errands.ts';

/** Of the free squares from the front backwards: where a leader, and who carries a load, is set. */
const LEADER = 0.4;
const CARRIER = 0.6;

export function setUp(tactics: Tactics, view: LegionsView, figure: number): LegionsAction {
  const [aim] = [...tactics.aims(view), ...tactics.aims(view, 1 - tactics.seat)];
  const steps = aim === undefined ? enemySteps(tactics, view) : tactics.steps(view, aim.place, aim.squares);
  const squares = tactics.placing(view, figure).sort((a, b) => steps[a]! - steps[b]! || a - b);
  const depth = tactics.load(view)?.carrier === figure ? CARRIER : tactics.card(figure).leadership > 0 ? LEADER : 0;
  const at = squares[Math.floor(depth * squares.length)]!;
  return { do: 'place', at, facing: towards(tactics, at, tactics.down(view, steps, at, 4).at(-1) ?? at) };
}

/** An arrival: near to its errand, out of the way of covering fire. */
export function arrive(tactics: Tactics, view: LegionsView, figure: number, doctrine: Doctrine): LegionsAction {
  const { errand: { steps }, worth } = thoughtOf(tactics, view, figure, doctrine);
  let best = -1;
  let least = Infinity;
  for (const square of tactics.placing(view, figure)) {
    const cost = doctrine.haste * steps[square]! + worth * (doctrine.caution * tactics.dangers.ofCover(view.open, figure, [square]) + 0.5 * doctrine.fear * tactics.dangers.ofAll(view.open, figure, square, 0.5));
    if (cost < least) [best, least] = [square, cost];
  }
  return { do: 'place', at: best, facing: towards(tactics, best, tactics.down(view, steps, best, 4).at(-1) ?? best) };
}

function towards(tactics: Tactics, from: number, to: number): Facing {
  return FACINGS.find((facing) => tactics.faces(from, facing, to)) ?? FACINGS[0];
}
