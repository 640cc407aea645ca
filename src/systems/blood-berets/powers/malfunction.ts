/** Malfunction: a scanner or a cybernetic eye of a Blood Beret in sight is destroyed for good ("Dark Symmetry"). */
import type { BeretsEvent } from '../events.ts';
import type { BeretsView } from '../state.ts';
import { bears } from '../rules/gear.ts';
import type { Equipment } from '../vocabulary.ts';
import type { PowerCard } from './card.ts';
import { beretsInSight, refuseTarget } from './in-sight.ts';

/** "Equipment which can be destroyed have a note saying so." */
const FRAIL: readonly Equipment[] = ['scanner', 'cybernetic-eye'];

const frailOf = ({ open }: BeretsView, target: number): Equipment[] => FRAIL.filter((card) => bears(open.figures[target]!, card));

export const malfunction: PowerCard = {
  save: false,

  aims(ground, view, figure) {
    return beretsInSight(ground, view, figure).flatMap((target) => frailOf(view, target).map((gear) => ({ target, gear })));
  },

  refuse(ground, view, figure, aim) {
    const refusal = refuseTarget(ground, view, figure, aim);
    if (refusal !== undefined) return refusal;
    const { id } = ground.piece(aim.target!);
    const frail = frailOf(view, aim.target!);
    if (frail.length === 0) return `${id} has nothing that a malfunction destroys ("Dark Symmetry")`;
    return aim.gear !== undefined && frail.includes(aim.gear) ? undefined : `gear: expected ${frail.join(' or ')} of ${id}, found ${String(aim.gear)}`;
  },

  work(ground, { open }, _, { target, gear }, __, { tell }) {
    open.figures[target!]!.broken.push(gear!);
    tell?.({ tell: 'broken', figure: ground.piece(target!).id, card: gear! } satisfies BeretsEvent);
  },
};
