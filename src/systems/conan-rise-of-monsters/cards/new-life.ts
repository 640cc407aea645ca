/**
 * New Life: an eliminated model returns with one wound. Played immediately after it was eliminated, to the place where it stood; else, at the
 * own pick, anywhere at the edge of its player: nearest to its unit, if nothing else is said. Its unit may be one that was destroyed, but none
 * that has left the table.
 */
import { isPoint } from '../rules/maneuver.ts';
import { rearm } from '../rules/morale.ts';
import { atEdge, homeward } from '../rules/own-edge.ts';
import { isReturnPlace, returnPlace } from '../rules/return-place.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { beneath } from '../steps.ts';
import type { FateCard } from './card.ts';

export const newLife: FateCard = {
  names(ground, battle, seat) {
    const step = beneath(battle);
    if (step?.step === 'removed') return step.models.filter((model) => mayReturn(ground, battle, seat, model)).map((model) => ({ model }));
    return battle.forces.units.flatMap(({ members }) => members.filter((model) => mayReturn(ground, battle, seat, model)).slice(0, 1)).map((model) => ({ model }));
  },

  /** Another place at the edge, in hundredths of an inch. */
  refuse(ground, battle, seat, { model, to, unit, whose }) {
    if (unit !== undefined || whose !== undefined || model === undefined || battle.models[model] === undefined || !mayReturn(ground, battle, seat, model)) return 'expected model: the number of one of the own models that was removed (Fate Card New Life)';
    if (beneath(battle)?.step === 'removed') return 'it returns to where it stood: expected nothing but model (Fate Card New Life)';
    if (to === undefined || (isPoint(to) && isReturnPlace(ground, battle, model, to))) return undefined;
    const y = atEdge(battle, homeward(battle, seat), ground.roll(battle).diameters[model]!);
    return `expected to: [x, ${y}], in whole hundredths of an inch, a free place at the own edge that touches nobody (Fate Card New Life)`;
  },

  play(ground, { open }, { model, to }, chance) {
    const number = model!;
    const unit = ground.unitOf(open, number);
    const place = to ?? returnPlace(ground, open, number, beneath(open)?.step === 'removed' ? 'spot' : 'edge');
    if (place === undefined) return;
    if (!ground.isInPlay(open, unit)) open.units[unit]!.fleeing = false;
    Object.assign(open.models[number]!, { x: place[0], y: place[1], fate: 'in-play', wounds: Math.max(0, ground.card(open, unit).wounds - ground.book.cards['new-life'].wounds) });
    open.clock += 1;
    open.tallies.returned[ground.seat(open, unit)]! += 1;
    rearm(ground, open, unit);
    chance.tell?.({ tell: 'returned', model: ground.modelName(open, number), at: place });
  },
};

function mayReturn(ground: Ground, battle: Readonly<Battle>, seat: number, model: number): boolean {
  const { seat: owner, unit } = ground.enlisted(battle, model);
  return owner === seat && battle.models[model]!.fate === 'removed' && ground.unit(battle, unit).members.every((member) => battle.models[member]!.fate !== 'off-table');
}
