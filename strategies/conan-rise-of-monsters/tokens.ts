/** Destiny: how many tokens go to a roll, and how many are sacrificed in place of wounds ("Destiny Tokens", Red Rage). */
import type { ConanAction, ConanView, Tactics } from '../../src/systems/conan-rise-of-monsters/tactics.ts';

/** Points that a token is worth while all units are still to act; it falls to nothing at the end of the turn. */
const PRICE = 0.45;
/** Points that a token gone for good is worth, for each turn that is left. */
const FOR_GOOD = 0.15;

/** As many as bring more than they could bring later in the turn. */
export function tokensFor(tactics: Tactics, view: ConanView): ConanAction {
  const { asked, open } = view;
  if (asked?.step !== 'destiny') throw new Error('no roll waits for tokens');
  const { left } = open.destiny[asked.seat]!;
  const price = PRICE * Math.min(1, unitsToAct(view) / Math.max(1, left * 2));
  let best = 0;
  let most = tactics.rollWith(view, 0);
  for (let tokens = 1; tokens <= Math.min(asked.most, left); tokens++) {
    const value = tactics.rollWith(view, tokens) - price * tokens;
    if (value <= most) continue;
    most = value;
    best = tokens;
  }
  return { do: 'destiny', tokens: best };
}

/** Of both sides: each means a roll or two. */
function unitsToAct({ open }: ConanView): number {
  let count = 0;
  for (const [number, unit] of open.forces.units.entries()) {
    if (!open.units[number]!.activated && unit.members.some((model) => open.models[model]!.fate === 'in-play')) count += 1;
  }
  return count;
}

export function rageFor(tactics: Tactics, view: ConanView): ConanAction {
  const { asked, open } = view;
  if (asked?.step !== 'rage') throw new Error('nobody is asked for Red Rage');
  const price = FOR_GOOD * tactics.turnsLeft(view);
  let best = 0;
  let least = Infinity;
  for (let tokens = 0; tokens <= Math.min(asked.wounds, open.destiny[asked.seat]!.left); tokens++) {
    const cost = tactics.harmOfWounds(view, asked.unit, asked.wounds - tokens) + price * tokens;
    if (cost >= least) continue;
    least = cost;
    best = tokens;
  }
  return { do: 'rage', tokens: best };
}
