/** Gods of Yag: a unit's Destiny limit is two lower, for the roll that tokens have just been announced for; those above it are not spent. */
import { owed, replaceBeneath } from '../steps.ts';
import { PLAYABLE, type FateCard } from './card.ts';

export const godsOfYag: FateCard = {
  names({ book }, battle, seat) {
    const asked = owed(battle, 'destiny');
    if (asked === undefined || asked.seat === seat || asked.tokens === null) return [];
    return asked.tokens > Math.max(0, asked.most - book.cards['gods-of-yag'].limit) ? PLAYABLE : [];
  },

  play({ book }, { open }) {
    const asked = owed(open, 'destiny');
    if (asked === undefined) return;
    const most = Math.max(0, asked.most - book.cards['gods-of-yag'].limit);
    replaceBeneath(open, asked, { ...asked, most, tokens: Math.min(asked.tokens ?? 0, most) });
  },
};
