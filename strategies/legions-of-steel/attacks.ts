/** What a figure does with its fire action where it stands. */
import { GRENADES, type Grenade, type LegionsAction, type LegionsView, type Tactics } from '../../src/systems/legions-of-steel/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { bestThrow } from './grenades.ts';
import type { Thought } from './plans.ts';

export interface Deed {
  readonly action: LegionsAction;
  readonly hope: number;
}

/** The least that is hoped for of a grenade. */
const GRENADE = 0.3;

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
    const attack = tactics.attacks.on(view, figure, enemy, 'fire', stance);
    if (attack === null || attack.chance < doctrine.fireFrom) continue;
    const { at, mode, spread } = attack;
    offer(attack.hands ? { do: 'strike', at, lift: null } : { do: 'fire', at, mode, spread: spread && thought.enemies.length > 1, lift: null }, attack.chance * worth);
  }
  if (doctrine.throws) {
    for (const grenade of grenadesOf(view, figure)) {
      const thrown = tactics.ground.has(grenade) ? bestThrow(tactics, view, thought, grenade, stance, doctrine) : null;
      if (thrown !== null && thrown.hope > GRENADE) offer({ do: 'throw', grenade, over: thrown.over }, thrown.hope);
    }
  }
  if (doctrine.suppression > 0 && as === 'stationary' && tactics.ground.has('suppression')) {
    const laid = bestSuppression(tactics, view, thought);
    if (laid !== null) offer({ do: 'suppress', at: laid.at, wide: false }, doctrine.suppression * laid.hope);
  }
  return best;
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
