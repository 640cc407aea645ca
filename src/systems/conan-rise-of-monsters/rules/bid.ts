/** Destiny Tokens for initiative: any number, hidden until both have chosen ("Destiny Tokens"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { ConanState } from '../state.ts';
import type { Step } from '../steps.ts';

export interface Bid {
  do: 'bid';
  tokens: number;
}

export const bid: ActionRule<Bid> = {
  options: (_, { open, asked }) => (asked?.step === 'bid' ? Array.from({ length: open.destiny[asked.seat]!.left + 1 }, (__, tokens): Bid => ({ do: 'bid', tokens })) : []),

  refuse(_, { open, asked }, { tokens }) {
    if (asked?.step !== 'bid') return 'nobody bids for initiative now ("Initiative Phase")';
    const { left } = open.destiny[asked.seat]!;
    return Number.isInteger(tokens) && tokens >= 0 && tokens <= left ? undefined : `expected tokens: a whole number from 0 to ${left} ("Destiny Tokens")`;
  },

  apply(_, { open, secret }, { tokens }) {
    const step = open.agenda.pop();
    if (step?.step !== 'bid') throw new Error('nobody bids for initiative');
    secret[step.seat]!.bid = tokens;
  },
};

/** Without a token nobody is asked. */
export function performBid({ book }: Ground, { open, secret }: ConanState, { seat }: Extract<Step, { step: 'bid' }>): typeof WAIT | typeof DONE {
  if (book.abilities.destiny && open.destiny[seat]!.left > 0) return WAIT;
  secret[seat]!.bid = 0;
  return DONE;
}
