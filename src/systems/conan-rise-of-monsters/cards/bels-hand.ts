/** Bel's Hand: after a unit rolled a Sigil in a melee attack, it may move or run at the end of its activation. One that is engaged can only run. */
import type { FateCard } from './card.ts';

export const belsHand: FateCard = {
  names(ground, battle, seat) {
    const { active } = battle;
    if (active?.sigil !== true || ground.seat(battle, active.unit) !== seat) return [];
    return ground.isInPlay(battle, active.unit) && !battle.units[active.unit]!.fleeing ? [{ unit: active.unit }] : [];
  },

  play: (_, { open }, { unit }) => void open.agenda.push({ step: 'bels-hand', unit: unit! }),
};
