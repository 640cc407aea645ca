/** Before the fight goes below, Legionnaires may be given for the Nepharite of the surface, if it lives; their counters are dummies then ("Mission 3"). */
import type { ActionRule } from '../actions.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { Battle, BeretsView } from '../state.ts';

export interface Trade {
  do: 'trade';
  give: boolean;
}

/** The Nepharite that may come along, and who is given for it with the dummy that takes his counter. */
export interface Bargain {
  readonly nepharite: number;
  readonly given: readonly { readonly legionnaire: number; readonly dummy: number }[];
}

/** Name of the dummy that a Legionnaire's counter becomes. */
export const dummyFor = (number: number): string => `dummy-${number}-below`;

/** Null: there is nothing to trade. */
export function bargain(ground: Ground, battle: Readonly<Battle>): Bargain | null {
  const { pieces } = ground.roster;
  const nepharite = pieces.findIndex(({ card, level }, figure) => card === 'nepharite-2' && level === null && !GONE.has(battle.figures[figure]!.fate));
  const given = pieces.flatMap(({ card, level, number }, legionnaire) => {
    if (card !== 'legionnaire' || level !== 'caves') return [];
    const dummy = pieces.findIndex(({ id }) => id === dummyFor(number));
    return dummy < 0 ? [] : [{ legionnaire, dummy }];
  });
  return nepharite < 0 || given.length === 0 ? null : { nepharite, given };
}

const GONE: ReadonlySet<string> = new Set(['dead', 'away']);

export const trade: ActionRule<Trade> = {
  options(_, view) {
    return isAsked(view) ? [true, false].map((give): Trade => ({ do: 'trade', give })) : [];
  },

  refuse(_, view, { give }) {
    if (!isAsked(view)) return 'there is nothing to trade now ("Mission 3")';
    return typeof give === 'boolean' ? undefined : 'expected "give": true or false';
  },

  apply(ground, { open, secret }, { give }, { tell }) {
    open.agenda.pop();
    const event: BeretsEvent = { tell: 'traded', given: give };
    tell?.(event);
    if (!give) return;
    const { nepharite, given } = bargain(ground, open)!;
    for (const { legionnaire, dummy } of given) {
      open.figures[legionnaire]!.fate = 'away';
      open.figures[dummy]!.fate = 'hidden';
      secret.faces[secret.faces.indexOf(legionnaire)] = dummy;
    }
    open.agenda.push({ step: 'deploy', piece: nepharite });
  },
};

const isAsked = ({ asked, seat }: BeretsView): boolean => asked?.step === 'trade' && seat === 1;
