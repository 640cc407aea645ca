/** What a figure does with its fire action where it stands. */
import { GRENADES, type Grenade, type LegionsAction, type LegionsView, type Tactics } from '../../src/systems/legions-of-steel/tactics.ts';
import { aimed } from './aimed.ts';
import { bestBreach } from './breaching.ts';
import type { Doctrine } from './doctrine.ts';
import { errandOf } from './errands.ts';
import { bestThrow, LEAST } from './grenades.ts';
import type { Thought } from './plans.ts';

export interface Deed {
  readonly action: LegionsAction;
  readonly hope: number;
}

/** The best attack, grenade or suppression of the active figure; null: none that is better than to cover. `kept`: what covering is worth. */
export function deed(tactics: Tactics, view: LegionsView, thought: Thought, doctrine: Doctrine, kept: number): Deed | null {
  const { figure } = thought;
  const as = view.open.active!.as;
  let best: Deed | null = null;
  const offer = (action: LegionsAction, hope: number) => {
    if (hope > (best?.hope ?? kept)) best = { action, hope };
  };
  const stance = tactics.ground.book.modifiers[as];
  for (const { enemy, worth } of thought.enemies) {
    const attack = aimed(tactics, view, figure, enemy, worth, 'fire', stance, doctrine);
    if (attack === null || attack.chance < doctrine.fireFrom) continue;
    const { at, mode, spread, lift, hope } = attack;
    offer(attack.hands ? { do: 'strike', at, lift } : { do: 'fire', at, mode, spread: spread && thought.enemies.length > 1, lift }, hope);
  }
  if (doctrine.throws) {
    for (const grenade of grenadesOf(view, figure)) {
      const thrown = tactics.ground.has(grenade) ? bestThrow(tactics, view, thought, grenade, stance, doctrine) : null;
      if (thrown !== null && thrown.hope > LEAST) offer({ do: 'throw', grenade, over: thrown.over }, thrown.hope);
    }
  }
  if (doctrine.suppression > 0 && as === 'stationary' && tactics.ground.has('suppression')) {
    const laid = bestSuppression(tactics, view, thought);
    if (laid !== null) offer({ do: 'suppress', at: laid.at, wide: false }, doctrine.suppression * laid.hope);
  }
  if (doctrine.breach > 0) {
    const breach = bestBreach(tactics, view, thought, stance, doctrine);
    if (breach !== null) offer({ do: 'fire', at: breach.at, mode: breach.mode, spread: false, lift: null }, breach.hope);
  }
  if (doctrine.grenade > 0) for (const action of fromHandToHand(tactics, view, figure, doctrine)) offer(action, doctrine.grenade);
  return best;
}

/** Grenades of the fallen that it picks up where it stands, and those that it gives to who has none and is nearer to the enemy, and has yet to act. */
function fromHandToHand(tactics: Tactics, view: LegionsView, figure: number, doctrine: Doctrine): LegionsAction[] {
  const { figures } = view.open;
  const lying = tactics.hands.lying(view, figure).map((what): LegionsAction => ({ do: 'pick-up', what }));
  const away = (other: number) => errandOf(tactics, view, other, doctrine).steps[figures[other]!.at]!;
  const passed = tactics.hands.passes(view).filter(({ grenade, to }) => !figures[to]!.activated && figures[to]!.grenades[GRENADES.indexOf(grenade)] === 0 && away(to) < away(figure));
  return [...lying, ...passed];
}

/** Grenades that a figure has. */
function grenadesOf(view: LegionsView, figure: number): Grenade[] {
  return GRENADES.filter((_, place) => view.open.figures[figure]!.grenades[place]! > 0);
}

export function bestSuppression(tactics: Tactics, view: LegionsView, { figure, approaches }: Thought): { at: number; hope: number } | null {
  const { open } = view;
  const { at: from, facing } = open.figures[figure]!;
  const { obstacle, figureAt } = tactics.ground.field(open);
  const squares = new Set(approaches.flatMap(({ way }) => way));
  let best: { at: number; hope: number } | null = null;
  for (const at of squares) {
    if (at === from || obstacle[at] !== 0 || tactics.isEntry(at) || !tactics.faces(from, facing, at)) continue;
    if (figureAt[at]! >= 0 && tactics.isOwn(figureAt[at]!)) continue;
    const hope = tactics.suppressing(view, figure, at, approaches);
    if (hope > (best?.hope ?? 0)) best = { at, hope };
  }
  return best;
}
