/** What adds to the dice of a defense, and what rerolls them ("To Defend"; "Terrain Effects"; unit cards). */
import type { Modifier } from '../../../kernel/odds.ts';
import type { Numbers } from '../book.ts';
import type { Struck } from '../dice-odds.ts';
import type { Special } from '../vocabulary.ts';
import { diceOf, explain, type Row } from './dice-rows.ts';

/** All that the dice of a defense depend on, beside the Defense of the unit and what has struck it. */
export interface DefenseFacts {
  /** Hazardous ground is a melee attack that ignores cover. */
  readonly against: 'melee' | 'ranged' | 'hazard';
  /** Abilities of the unit: none while it flees. */
  readonly specials: ReadonlySet<Special>;
  /** At least half of its models are in such cover. */
  readonly lightCover: boolean;
  readonly heavyCover: boolean;
  /** Tokens spent on it. */
  readonly destiny: number;
}

const inCover = ({ against }: DefenseFacts, { options }: Numbers): boolean => against === 'ranged' || (against === 'melee' && options.coverInMelee);

const ROWS: readonly Row<DefenseFacts>[] = [
  { because: 'light cover', dice: ({ defense }) => defense.lightCover, applies: (facts, book) => facts.lightCover && inCover(facts, book) },
  { because: 'heavy cover', dice: ({ defense }) => defense.heavyCover, applies: (facts, book) => facts.heavyCover && inCover(facts, book) },
  { because: 'Pikes', dice: ({ defense }) => defense.pikes, applies: ({ against, specials }) => against !== 'ranged' && specials.has('pikes') },
  { because: 'Destiny', dice: (_, { destiny }) => destiny, applies: ({ destiny }) => destiny > 0 },
];

const BLOW_ROWS: readonly Row<Struck>[] = [
  { because: 'hits', dice: ({ defense }, { hits }) => defense.perHit * hits, applies: () => true },
  { because: 'poison', dice: (_, { poison }) => -poison, applies: ({ poison }) => poison > 0 },
];

/** Dice of a defense of so much before what has struck it, as `SigilDice.volley` and `defenseDice` want them. */
export const defenseBase = (defense: number, facts: DefenseFacts, book: Numbers): number => defense + diceOf(ROWS, facts, book);

export const explainDefense = (facts: DefenseFacts, book: Numbers): Modifier[] => explain('armor', ROWS, facts, book);
/** What the blow itself adds and takes. */
export const explainBlow = (blow: Struck, book: Numbers): Modifier[] => explain('armor', BLOW_ROWS, blow, book);

/** Why defense dice that show a Sigil are rerolled; undefined when they are not. */
export function defenseReroll({ against, specials }: Pick<DefenseFacts, 'against' | 'specials'>): string | undefined {
  if (specials.has('fury')) return 'Fury';
  if (specials.has('excellency-in-armor')) return 'Excellency in Armor';
  if (specials.has('skirmisher') && against === 'ranged') return 'Skirmisher';
  return undefined;
}
