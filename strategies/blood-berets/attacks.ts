/** Carries out the best attack of the active figure: takes aim, turns to its target, fires or strikes. */
import type { BeretsAction, BeretsView, Offer, Tactics } from '../../src/systems/blood-berets/tactics.ts';
import { offersHere } from './plans.ts';
import { worthOf } from './worth.ts';

/** Less than this is not worth an action that something else could use. */
export const LEAST = 0.01;

/** Null: there is nothing to attack from here. */
export function bestAttack(tactics: Tactics, view: BeretsView, figure: number): BeretsAction | null {
  const { left } = view.open.active!;
  if (left < 1) return null;
  const wide = bestWide(tactics, view, figure);
  for (const offer of offersHere(tactics, view, figure)) {
    if (wide !== null && wide.each * left >= offer.value) break;
    const action = actionOf(tactics, view, figure, offer);
    if (action !== null) return action;
  }
  return wide?.action ?? null;
}

export function actionOf(tactics: Tactics, view: BeretsView, figure: number, { value, arm, target, aim }: Offer): BeretsAction | null {
  if (arm === null || value < LEAST) return null;
  const { at, facing } = view.open.figures[figure]!;
  const there = view.open.figures[target]!.at;
  const turns = tactics.faces(figure) && !tactics.hasInFront(view, at, facing, there) ? { turn: tactics.facing(view, at, there) } : {};
  if (arm.flame) return null; // a flame has a direction, not a target
  const actions: BeretsAction[] = [];
  if (aim) actions.push({ do: 'aim', target, ...turns });
  const { weapon } = arm;
  actions.push(arm.close ? { do: 'close', weapon, target, ...turns } : { do: 'shoot', weapon, target, ...turns });
  return actions.find((action) => tactics.refuse(view, action) === undefined) ?? null;
}

/** What flames, grenades and the nafai do to all whom they meet, an action each. */
function bestWide(tactics: Tactics, view: BeretsView, figure: number): { action: BeretsAction; each: number } | null {
  let best: { action: BeretsAction; each: number } | null = null;
  for (const action of tactics.wideAttacks(view)) {
    const each = wideWorth(tactics, view, figure, action);
    if (each > (best?.each ?? LEAST)) best = { action, each };
  }
  return best;
}

/** Chances, roughly: of a flame with its +2, a grenade, a flight. */
const FLAME = 0.35;
const GRENADE = 0.4;
const FLIGHT = 0.2;

function wideWorth(tactics: Tactics, view: BeretsView, figure: number, action: BeretsAction): number {
  const { figures } = view.open;
  const own = figures[figure]!.seat;
  const signed = (target: number): number => (figures[target]!.seat === own ? -1 : 1) * worthOf(tactics, view, target);
  if (action.do === 'nafai') return action.targets.reduce((sum, target) => sum + (FLIGHT * signed(target)) / 2, 0);
  if (action.do === 'burst') {
    const caught = [...tactics.figures(view, 0), ...tactics.figures(view, 1)].filter((target) => tactics.away(view, figures[target]!.at, action.target) <= 1);
    return caught.reduce((sum, target) => sum + (GRENADE * signed(target)) / 2, 0);
  }
  if (action.do !== 'burn') return 0;
  const flame = tactics.flame(view, figure, action.direction);
  return flame.reduce((sum, target) => sum + FLAME * (tactics.isNepharite(target) ? 0.3 : 1) * signed(target), 0);
}
