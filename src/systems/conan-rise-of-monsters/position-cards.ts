/**
 * The Fate Cards of a position: hands, decks and discards by side ("Fate Cards").
 *
 * A hand that is not said is dealt from the deck when the game begins, and a deck that is not said is what is left of the side's cards, shuffled.
 */
import type { Chance } from '../../kernel/chance.ts';
import { unknownName } from '../../kernel/errors.ts';
import type { PositionPath, PositionProblem } from '../../kernel/position.ts';
import { shuffle } from '../../kernel/rng.ts';
import type { Ground } from './ground.ts';
import type { Bids } from './position-owed.ts';
import { isMap, isSide, notSide, seatOf, wrong, type Words } from './position-words.ts';
import { cardStream, wholeDeck } from './rules/draw-cards.ts';
import { copyState, type Battle, type ConanState } from './state.ts';
import { SIDES, type Card } from './vocabulary.ts';

/** Where a game begins. Cards by seat: null where they are dealt. A deck's last card is the next. */
export interface Given {
  readonly open: Battle;
  readonly hands: readonly [Card[] | null, Card[] | null];
  readonly decks: readonly [Card[] | null, Card[] | null];
  readonly bids: Bids;
}

export const CARD_WORDS = ['hands', 'decks', 'discards'] as const;

/** Cards by side. `problems`: what is wrong with them is added. */
export function readCards(ground: Ground, state: Words, problems: PositionProblem[]): Record<(typeof CARD_WORDS)[number], [Card[] | null, Card[] | null]> {
  const read = Object.fromEntries(CARD_WORDS.map((word) => [word, listsIn(ground, word, state[word], problems)])) as ReturnType<typeof readCards>;
  for (const seat of [0, 1] as const) {
    const all = CARD_WORDS.flatMap((word) => read[word][seat] ?? []);
    const most = ground.book.deck.copies;
    for (const card of new Set(all)) {
      const times = all.filter((other) => other === card).length;
      const word = CARD_WORDS.find((each) => read[each][seat]?.includes(card))!;
      if (times > most) problems.push({ path: ['state', word, SIDES[seat]], part: 'value', message: `state: ${word}: ${card} is named ${times} times in hand, deck and discards; a deck has ${most} of it (deck.copies)` });
    }
  }
  return read;
}

function listsIn(ground: Ground, word: string, value: unknown, problems: PositionProblem[]): [Card[] | null, Card[] | null] {
  const path = ['state', word];
  const lists: [Card[] | null, Card[] | null] = [null, null];
  if (value === undefined) return lists;
  if (!isMap(value)) {
    problems.push(wrong(path, word, value, 'Fate Cards by side, such as { circle: [first-strike], set: [] }'));
    return lists;
  }
  for (const [side, list] of Object.entries(value)) {
    if (!isSide(side)) problems.push({ ...notSide([...path, side], `${word}: a side`, side), part: 'key' });
    else lists[seatOf(side)] = listIn(ground, word, seatOf(side), list, [...path, side], problems);
  }
  return lists;
}

function listIn(ground: Ground, word: string, seat: number, list: unknown, path: PositionPath, problems: PositionProblem[]): Card[] {
  const own = [...new Set(wholeDeck(ground, seat))];
  if (!Array.isArray(list)) {
    problems.push(wrong(path, word, list, 'a list of Fate Cards'));
    return [];
  }
  if (list.length > 0 && own.length === 0) {
    problems.push({ path, part: 'value', message: `state: ${word}: Fate Cards are left out (abilities.fate-cards)` });
    return [];
  }
  return list.flatMap((card: unknown, place): Card[] => {
    if (own.includes(card as Card)) return [card as Card];
    problems.push({ path: [...path, place], part: 'value', message: `state: ${word}: ${unknownName(`Fate Card of ${SIDES[seat]!}`, typeof card === 'string' ? card : JSON.stringify(card), own)}` });
    return [];
  });
}

/** How many cards both sides have in hand and deck, which is no secret. */
export function countCards(ground: Ground, { open, hands, decks }: Omit<Given, 'bids'>): void {
  for (const seat of [0, 1] as const) {
    const left = decks[seat]?.length ?? unseen(ground, open, seat, hands[seat] ?? []).length;
    const dealt = hands[seat] === null ? Math.min(ground.book.deck.hand, left) : 0;
    open.hand[seat] = hands[seat]?.length ?? dealt;
    open.deck[seat] = left - dealt;
  }
}

/** A game that begins there. */
export function stateOf(ground: Ground, { open, hands, decks, bids }: Given, chance: Chance): ConanState {
  const state = copyState({ open, secret: [{ hand: hands[0] ?? [], bid: bids[0] }, { hand: hands[1] ?? [], bid: bids[1] }], decks: [decks[0] ?? [], decks[1] ?? []] });
  for (const seat of [0, 1] as const) {
    const wants = open.hand[seat] + open.deck[seat] - state.secret[seat].hand.length;
    if (decks[seat] === null && wants > 0) state.decks[seat] = shuffle(unseen(ground, open, seat, state.secret[seat].hand), chance.dice.stream(cardStream(seat)));
    if (hands[seat] === null) for (let dealt = 0; dealt < open.hand[seat]; dealt++) state.secret[seat].hand.push(state.decks[seat].pop()!);
  }
  return state;
}

/** Cards of a side that are neither in this hand nor discarded. */
function unseen(ground: Ground, { discards }: Readonly<Battle>, seat: 0 | 1, hand: readonly Card[]): Card[] {
  const cards = wholeDeck(ground, seat);
  for (const card of [...hand, ...discards[seat]]) {
    const at = cards.indexOf(card);
    if (at >= 0) cards.splice(at, 1);
  }
  return cards;
}
