/** What adds to the dice of an attack roll, what rerolls them, and what their Sigils do ("To Attack"; unit cards; Fate Cards). */
import type { Modifier } from '../../../kernel/odds.ts';
import type { Numbers } from '../book.ts';
import type { Reading } from '../dice-odds.ts';
import type { AttackRoll } from '../steps.ts';
import type { Card, Special } from '../vocabulary.ts';
import { diceOf, explain, type Row } from './dice-rows.ts';

/** All that the dice of an attack roll depend on, beside those of the models. Hazardous ground has dice of its own and no such facts. */
export interface AttackFacts {
  readonly kind: Exclude<AttackRoll['kind'], 'hazard'>;
  /** Abilities of the unit that attacks: none while it flees. */
  readonly specials: ReadonlySet<Special>;
  /** The first attack after a charge that reached its target. */
  readonly charge: boolean;
  /** All units that it is aimed at have Phalanx and do not flee. */
  readonly phalanx: boolean;
  /** Other friendly units, not fleeing, that are engaged with those attacked. */
  readonly support: number;
  /** An Aquilonian unit in reach of King Conan and his Crown. */
  readonly crown: boolean;
  /** Shots: from high ground at lower one; most models that fire are beyond half their range; the unit has moved. */
  readonly higher: boolean;
  readonly far: boolean;
  readonly moved: boolean;
}

/** Tokens and cards that go to it once it is gathered. */
export type AttackExtras = Pick<AttackRoll, 'kind' | 'destiny' | 'cards'>;

const shot = ({ kind }: Pick<AttackFacts, 'kind'>): boolean => kind === 'ranged';
/** How often a card was played on it. */
const times = ({ cards }: AttackExtras, card: Card): number => cards.filter((played) => played === card).length;

const GATHER_ROWS: readonly Row<AttackFacts>[] = [
  { because: 'charge', dice: ({ attack }) => attack.charge, applies: ({ kind, charge }) => kind === 'melee' && charge },
  { because: 'Phalanx', dice: ({ attack }) => -attack.charge, applies: ({ kind, charge, phalanx }) => kind === 'melee' && charge && phalanx },
  { because: 'support', dice: ({ attack }, { support }) => attack.support * support, applies: (facts, { abilities }) => !shot(facts) && abilities.support },
  { because: 'Destined to Wear the Crown', dice: ({ attack }) => attack.crown, applies: ({ crown }) => crown },
  { because: 'height', dice: ({ attack }) => attack.height, applies: (facts) => shot(facts) && facts.higher },
  { because: 'beyond half range', dice: ({ attack }) => -attack.far, applies: (facts) => shot(facts) && facts.far && !facts.specials.has('long-range') },
  { because: 'moved', dice: ({ attack }) => -attack.moved, applies: (facts) => shot(facts) && facts.moved },
];

const EXTRA_ROWS: readonly Row<AttackExtras>[] = [
  { because: 'Destiny', dice: (_, { destiny }) => destiny, applies: ({ destiny }) => destiny > 0 },
  { because: 'Eye for an Eye', dice: ({ cards }, extras) => cards['eye-for-an-eye'].dice * times(extras, 'eye-for-an-eye'), applies: ({ kind }) => kind === 'counterstrike' },
  { because: 'Black Lotus', dice: ({ cards }, extras) => -cards['black-lotus'].dice * times(extras, 'black-lotus'), applies: () => true },
];

/** Dice beside those of the models. Of a split attack they may go anywhere; those of a charge not at Phalanx. */
export const gatherDice = (facts: AttackFacts, book: Numbers): number => diceOf(GATHER_ROWS, facts, book);

/** Those that come once it is gathered. */
export const extraDice = (extras: AttackExtras, book: Numbers): number => diceOf(EXTRA_ROWS, extras, book);

/** All dice of an attack: never fewer than none, also before Destiny and cards. */
export const attackDice = (models: number, facts: AttackFacts, extras: AttackExtras, book: Numbers): number =>
  Math.max(0, Math.max(0, models + gatherDice(facts, book)) + extraDice(extras, book));

export const explainGathered = (facts: AttackFacts, book: Numbers): Modifier[] => explain('attack', GATHER_ROWS, facts, book);
export const explainExtras = (extras: AttackExtras, book: Numbers): Modifier[] => explain('attack', EXTRA_ROWS, extras, book);

/** Why attack dice that show a Sigil are rerolled; undefined when they are not. */
export function attackReroll({ kind, charge, specials }: Pick<AttackFacts, 'kind' | 'charge' | 'specials'>): string | undefined {
  if (specials.has('fury')) return 'Fury';
  if (specials.has('shock-unit') && kind === 'melee' && charge) return 'Shock Unit';
  if (specials.has('hex-magic') && kind === 'ranged') return 'Hex Magic';
  return undefined;
}

/** What each Sigil that stays does to the target. One die, one effect: those of Trample are wounds whatever card is played. */
export function sigilsOf({ kind, charge, specials }: Pick<AttackFacts, 'kind' | 'charge' | 'specials'>, cards: readonly Card[]): { reading: Reading; because: string } {
  if (specials.has('trample') && kind === 'melee' && charge) return { reading: 'unstoppable', because: 'Trample' };
  if (cards.includes('by-babd')) return { reading: 'sword', because: 'By Babd, Morrigan, Macha and Nemain' };
  if (specials.has('venomous')) return { reading: 'poison', because: 'Venomous' };
  if (cards.includes('poison')) return { reading: 'poison', because: 'Poison' };
  return { reading: 'nothing', because: '' };
}
