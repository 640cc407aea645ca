/** A Nepharite's cards: so many as its player likes from the Dark Symmetry, drawn at random, and necrotech of his choice for the rest ("Cards"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import { shuffle } from '../../../kernel/rng.ts';
import type { ActionRule } from '../actions.ts';
import { changedHand } from '../changes.ts';
import type { Ground } from '../ground.ts';
import type { Hand, Secret } from '../secret.ts';
import type { BeretsState, BeretsView } from '../state.ts';
import type { Step } from '../steps.ts';
import { NECROTECH, POWERS, type Level, type Necrotech, type Power } from '../vocabulary.ts';

type PowersStep = Extract<Step, { step: 'powers' }>;
type NecrotechStep = Extract<Step, { step: 'necrotech' }>;

/** How many are drawn from the Dark Symmetry. */
export interface Powers {
  do: 'powers';
  count: number;
}

export interface Take {
  do: 'take';
  card: Necrotech;
}

/** There is one of each card, so the two Nepharites of a fight have no card in common. */
const inHand = (ground: Ground, { hands }: Readonly<Secret>, piece: number): Hand[] =>
  hands.filter((hand, other): hand is Hand => hand !== null && mayMeet(ground.piece(other).level, ground.piece(piece).level));

/** On one level, or on both. */
const mayMeet = (one: Level | null, other: Level | null): boolean => one === null || other === null || one === other;

const powersLeft = (ground: Ground, secret: Readonly<Secret>, piece: number): Power[] =>
  POWERS.filter((power) => ground.has(power) && !inHand(ground, secret, piece).some(({ powers }) => powers.includes(power)));

const necrotechLeft = (ground: Ground, secret: Readonly<Secret>, piece: number): Necrotech[] =>
  NECROTECH.filter((card) => ground.has(card) && !inHand(ground, secret, piece).some(({ necrotech }) => necrotech.includes(card)));

const mostPowers = (ground: Ground, secret: Readonly<Secret>, piece: number): number => Math.min(ground.book.setup.necrotech, powersLeft(ground, secret, piece).length);

export const powers: ActionRule<Powers> = {
  options(ground, view) {
    const step = askedPowers(view);
    return step === null ? [] : Array.from({ length: mostPowers(ground, view.secret!, step.piece) + 1 }, (_, count): Powers => ({ do: 'powers', count }));
  },

  refuse(ground, view, { count }) {
    const step = askedPowers(view);
    if (step === null) return 'no Dark Symmetry cards are drawn now ("Cards")';
    const most = mostPowers(ground, view.secret!, step.piece);
    return Number.isInteger(count) && count >= 0 && count <= most ? undefined : `count: expected 0 to ${most}, found ${String(count)} ("Cards")`;
  },

  apply(ground, { open, secret }, { count }, chance) {
    const { piece } = open.agenda.pop() as PowersStep;
    const drawn = shuffle(powersLeft(ground, secret, piece), chance.dice.stream('setup')).slice(0, count);
    give(open, secret, piece, changedHand(NO_CARDS, { powers: POWERS.filter((power) => drawn.includes(power)) }));
    open.agenda.push({ step: 'necrotech', piece, left: ground.book.setup.necrotech - count });
  },
};

export const take: ActionRule<Take> = {
  options(ground, view) {
    const step = askedNecrotech(view);
    return step === null ? [] : necrotechLeft(ground, view.secret!, step.piece).map((card): Take => ({ do: 'take', card }));
  },

  refuse(ground, view, { card }) {
    const step = askedNecrotech(view);
    if (step === null) return 'no necrotech is chosen now ("Cards")';
    const left = necrotechLeft(ground, view.secret!, step.piece);
    return left.includes(card) ? undefined : `card: expected one of ${left.join(', ')}, found ${String(card)}`;
  },

  apply(_, { open, secret }, { card }) {
    const { piece, left } = open.agenda.pop() as NecrotechStep;
    const hand = secret.hands[piece]!;
    give(open, secret, piece, changedHand(hand, { necrotech: NECROTECH.filter((each) => each === card || hand.necrotech.includes(each)) }));
    if (left > 1) open.agenda.push({ step: 'necrotech', piece, left: left - 1 });
  },
};

/** Where the deck of powers is empty or no cards are given, nobody is asked. */
export function performPowers(ground: Ground, { open, secret }: BeretsState, { piece }: PowersStep): typeof WAIT | typeof DONE {
  if (mostPowers(ground, secret, piece) > 0) return WAIT;
  give(open, secret, piece, NO_CARDS);
  open.agenda.push({ step: 'necrotech', piece, left: ground.book.setup.necrotech });
  return DONE;
}

export function performNecrotech(ground: Ground, { open, secret }: BeretsState, { piece, left }: NecrotechStep): typeof WAIT | typeof DONE {
  const cards = necrotechLeft(ground, secret, piece);
  if (left > 0 && cards.length > left) return WAIT;
  const hand = secret.hands[piece]!;
  if (left > 0) give(open, secret, piece, changedHand(hand, { necrotech: NECROTECH.filter((card) => cards.includes(card) || hand.necrotech.includes(card)) }));
  return DONE;
}

/** By the basic rules a Nepharite has these two cards and no others ("The Forces"). */
export const basicCards = (ground: Ground): Necrotech[] => (['azogar', 'belitshe'] as const).filter((card) => ground.has(card));

export function giveBasicCards(ground: Ground, { open, secret }: BeretsState, piece: number): void {
  give(open, secret, piece, changedHand(NO_CARDS, { necrotech: basicCards(ground) }));
}

const NO_CARDS: Hand = { powers: [], necrotech: [], awake: [], aroused: 0, strength: 0 };

function give(open: BeretsState['open'], secret: Secret, piece: number, hand: Hand): void {
  secret.hands[piece] = hand;
  open.hands[piece] = { cards: hand.powers.length + hand.necrotech.length, shown: [], awake: 0 };
}

const askedPowers = ({ asked, seat }: BeretsView): PowersStep | null => (asked?.step === 'powers' && seat === 1 ? asked : null);
const askedNecrotech = ({ asked, seat }: BeretsView): NecrotechStep | null => (asked?.step === 'necrotech' && seat === 1 ? asked : null);
