/** Phantasm: one player rolls his initiative dice again. Played immediately after they are rolled. */
import { rerollInitiative } from '../rules/initiative.ts';
import { owed } from '../steps.ts';
import type { FateCard, Named } from './card.ts';

export const phantasm: FateCard = {
  names(_, battle) {
    const dice = owed(battle, 'initiative')?.dice ?? [];
    return dice.flatMap((number, whose): Named[] => (number > 0 ? [{ whose }] : []));
  },

  play: (ground, { open }, { whose }, chance) => rerollInitiative(ground, open, whose!, chance),
};
