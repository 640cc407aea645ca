/** What a figure does with its fire action where it stands. */
import type { LegionsAction, LegionsView, Tactics } from '../../src/systems/legions-of-steel/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import type { Thought } from './plans.ts';
import { worthOf } from './worth.ts';

export interface Deed {
  readonly action: LegionsAction;
  readonly hope: number;
}

/** What is thought of suppression beside what it promises on ways that enemies need not go. */
const SUPPRESSION = 0.8;
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
    const attack = tactics.attackOn(view, figure, enemy, 'fire', stance);
    if (attack === null || attack.chance < doctrine.fireFrom) continue;
    const { at, mode, spread } = attack;
    offer(attack.hands ? { do: 'strike', at, lift: null } : { do: 'fire', at, mode, spread: spread && thought.enemies.length > 1, lift: null }, attack.chance * worth);
  }
  if (doctrine.throws && tactics.card(figure).grenades[K_PULSE] > 0) {
    const thrown = bestPulse(tactics, view, thought, stance);
    if (thrown !== null && thrown.hope > GRENADE) offer({ do: 'throw', grenade: 'k-pulse', over: thrown.over }, thrown.hope);
  }
  if (doctrine.suppresses && as === 'stationary' && tactics.ground.has('suppression')) {
    const laid = bestSuppression(tactics, view, thought);
    if (laid !== null) offer({ do: 'suppress', at: laid.at, wide: false }, SUPPRESSION * laid.hope);
  }
  return best;
}

const K_PULSE = 1;

/** The square where a K-Pulse promises most, and from where; `only`: the place that was chosen. */
export function bestPulse(tactics: Tactics, view: LegionsView, { figure, enemies }: Pick<Thought, 'figure' | 'enemies'>, stance: number, only?: number | null): { at: number; over: number | null; hope: number } | null {
  const { open } = view;
  if (open.figures[figure]!.grenades[K_PULSE] === 0 || !tactics.ground.has('k-pulse')) return null;
  const near = enemies.filter(({ at }) => tactics.range(at, open.figures[figure]!.at) <= tactics.ground.book.grenades.range);
  if (near.length === 0) return null;
  const worth = open.figures.map((_, other) => (tactics.isOwn(other) ? -1 : 1) * worthOf(tactics, view, other));
  let best: { at: number; over: number | null; hope: number } | null = null;
  for (const over of only === undefined ? tactics.throws.places(open, figure) : [only]) {
    for (const { at } of near) {
      const chance = tactics.throws.chance(open, figure, at, over, stance);
      if (chance === 0) continue;
      const hope = chance * tactics.throws.pulse(open, at, worth);
      if (best === null || hope > best.hope) best = { at, over, hope };
    }
  }
  return best;
}

function bestSuppression(tactics: Tactics, view: LegionsView, { figure, approaches }: Thought): { at: number; hope: number } | null {
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
