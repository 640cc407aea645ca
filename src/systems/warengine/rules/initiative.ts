/** Initiative: the higher roll decides who goes first; ties are rolled again ("Initiative"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ActionRule } from '../actions.ts';

export interface Go {
  do: 'go';
  /** Whether the seat that is asked goes first. */
  first: boolean;
}

export const go: ActionRule<Go> = {
  options: (_, { asked }) => (asked?.step === 'initiative' ? [{ do: 'go', first: true }, { do: 'go', first: false }] : []),

  refuse(_, { asked }, { first }) {
    if (asked?.step !== 'initiative') return 'nobody is asked who goes first now ("Initiative")';
    return typeof first === 'boolean' ? undefined : 'expected first: true or false';
  },

  apply(_, { open }, { first }, chance) {
    const step = open.agenda.pop();
    if (step?.step !== 'initiative') return;
    open.first = first ? step.seat : 1 - step.seat;
    open.agenda.push({ step: 'next', seat: open.first });
    chance.tell?.({ tell: 'goes-first', seat: open.first });
  },
};

const SIDES_OF_A_DIE = 6;

/** Both roll a die, again and again until they differ; who has the higher one. */
export function rollOff(chance: Chance): { higher: Seat; dice: readonly [number, number] } {
  const rng = chance.dice.stream('initiative');
  for (;;) {
    const dice = [1 + rng.below(SIDES_OF_A_DIE), 1 + rng.below(SIDES_OF_A_DIE)] as const;
    if (dice[0] !== dice[1]) return { higher: dice[0] > dice[1] ? 0 : 1, dice };
  }
}

/** The roll of a turn, with its luck: each side is owed half of the choices. */
export function rollInitiative(chance: Chance): Seat {
  const { higher, dice } = rollOff(chance);
  for (const seat of [0, 1]) chance.luck.record('initiative', seat, seat === higher ? 0.5 : -0.5, 0.25);
  chance.tell?.({ tell: 'initiative', dice, seat: higher });
  return higher;
}
