/** What is told of leadership. */
import type { Order } from '../vocabulary.ts';

export type LeadershipEvent = { tell: 'ordered'; figure: string; order: Order };

const WORDS: Readonly<Record<Order, string>> = {
  fire: 'fires', 'hand-to-hand': 'strikes', throw: 'throws', cover: 'covers', move: 'steps aside', door: 'works the door', turn: 'turns',
};

export const tellLeadership = ({ figure, order }: LeadershipEvent): string => `  ${figure} ${WORDS[order]} by order`;
