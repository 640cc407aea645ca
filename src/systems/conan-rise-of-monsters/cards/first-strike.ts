/** First Strike: defense and wounds from a charge are resolved before the units that were charged strike back. Played before they roll. */
import { nextCounterstrike } from '../rules/counterstrike.ts';
import { beneath, replaceBeneath } from '../steps.ts';
import { PLAYABLE, type FateCard } from './card.ts';

export const firstStrike: FateCard = {
  /** If the charge may wound anybody, and somebody would strike back. */
  names(ground, battle, seat) {
    const step = beneath(battle);
    if (step?.step !== 'rolled' || step.attack > 0 || step.bout.firstStrike) return [];
    const [charge] = step.bout.attacks;
    if (charge?.kind !== 'melee' || ground.seat(battle, charge.by) !== seat) return [];
    if (!charge.charge && !ground.book.options.firstStrikeAny) return [];
    const mayWound = charge.swords.some((swords) => swords > 0) || charge.sigils.some((sigils) => sigils > 0);
    return mayWound && nextCounterstrike(ground, battle, step.bout) !== undefined ? PLAYABLE : [];
  },

  play(_, { open }) {
    const step = beneath(open);
    if (step?.step === 'rolled') replaceBeneath(open, step, { ...step, bout: { ...step.bout, firstStrike: true } });
  },
};
