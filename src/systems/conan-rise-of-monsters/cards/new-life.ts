/**
 * New Life: an eliminated model returns with one wound. Played immediately after it was eliminated, to the place where it stood; else, at the
 * own pick, at the edge of its player. Its unit may be one that was destroyed, but none that has left the table.
 */
import { rearm } from '../rules/morale.ts';
import { returnPlace } from '../rules/return-place.ts';
import type { Ground } from '../ground.ts';
import { beneath, type Battle } from '../state.ts';
import type { FateCard } from './card.ts';

export const newLife: FateCard = {
  names(ground, battle, seat) {
    const step = beneath(battle);
    if (step?.step === 'removed') return step.models.filter((model) => mayReturn(ground, battle, seat, model)).map((model) => ({ model }));
    return battle.forces.units.flatMap(({ members }) => members.filter((model) => mayReturn(ground, battle, seat, model)).slice(0, 1)).map((model) => ({ model }));
  },

  play(ground, { open }, { model }, chance) {
    const number = model!;
    const unit = ground.unitOf(open, number);
    const place = returnPlace(ground, open, number, beneath(open)?.step === 'removed' ? 'spot' : 'edge');
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
