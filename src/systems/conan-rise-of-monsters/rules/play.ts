/** Playing a Fate Card: it is discarded, Set's Kiss may answer, then it takes effect ("Fate Cards"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { ActionRule } from '../actions.ts';
import { CARD_RULES } from '../cards/all.ts';
import type { Named } from '../cards/card.ts';
import { seatOfCard, SIDES_AT, WINDOWS_OF } from '../cards/windows-of.ts';
import type { Ground } from '../ground.ts';
import type { Battle, ConanState } from '../state.ts';
import type { Step } from '../steps.ts';
import { CARDS, type Card } from '../vocabulary.ts';
import { layOff } from './discard.ts';
import { isPoint } from './maneuver.ts';
import { mayPlay, occasion } from './poll.ts';
import { offerWindow } from './windows.ts';

/** A card from hand, and what it names: see `names` of the card. */
export interface PlayCard extends Named {
  do: 'play';
  card: Card;
}

export const play: ActionRule<PlayCard> = {
  options(ground, { open, own, asked, seat }) {
    const at = occasion(asked);
    if (at === null) return [];
    return [...new Set(own.hand)]
      .filter((card) => mayPlay(ground, open, seat, card, at))
      .flatMap((card) => CARD_RULES[card].names(ground, open, seat).map((named): PlayCard => ({ do: 'play', card, ...named })));
  },

  refuse(ground, { open, own, asked, seat }, action) {
    const { card } = action;
    const at = occasion(asked);
    if (at === null) return 'no Fate Card may be played now ("Fate Cards")';
    if (!CARDS.includes(card)) return 'expected card: the name of a Fate Card';
    if (!own.hand.includes(card)) return `${card} is not in hand ("Fate Cards")`;
    if (!WINDOWS_OF[card].includes(at)) return `${card} is not played at this moment, but at: ${WINDOWS_OF[card].join(', ')} ("Fate Cards")`;
    if (!ground.book.abilities[card]) return `${card} is left out of this game`;
    const rule = CARD_RULES[card];
    const names = rule.names(ground, open, seat);
    if (names.length === 0) return `${card} would change nothing now ("Fate Cards")`;
    const named = namedBy(action);
    if (names.some((other) => isSame(other, named))) return undefined;
    if (rule.refuse !== undefined) return rule.refuse(ground, open, seat, named);
    return `${card} cannot be played on that; expected one of ${JSON.stringify(names)}`;
  },

  apply(ground, state, action, chance) {
    const { open } = state;
    const { card } = action;
    const named = namedBy(action);
    const seat = seatOfCard(card);
    layOff(state, seat, card);
    open.tallies.cardsPlayed[seat]! += 1;
    chance.tell?.({ tell: 'card', seat, card, on: nameOf(ground, open, named) });
    const asked = open.agenda.at(-1);
    if (asked?.step === 'window') open.agenda[open.agenda.length - 1] = { ...asked, passed: false };
    open.agenda.push({ step: 'card', play: { card, seat, ...named } });
    if (SIDES_AT.played[1 - seat]) offerWindow(ground, state, 'played');
  },
};

/** A card takes effect. */
export function performCard(ground: Ground, state: ConanState, { play }: Extract<Step, { step: 'card' }>, chance: Chance): void {
  CARD_RULES[play.card].play(ground, state, play, chance);
}

/** What of an action names anything. */
function namedBy({ unit, model, to, whose }: PlayCard): Named {
  return { ...(unit === undefined ? {} : { unit }), ...(model === undefined ? {} : { model }), ...(to === undefined ? {} : { to }), ...(whose === undefined ? {} : { whose }) };
}

const isSame = (a: Named, b: Named): boolean => a.unit === b.unit && a.model === b.model && a.whose === b.whose && (a.to === b.to || (isPoint(b.to) && a.to?.[0] === b.to[0] && a.to[1] === b.to[1]));

function nameOf(ground: Ground, battle: Readonly<Battle>, { unit, model }: Named): string | null {
  if (model !== undefined) return ground.modelName(battle, model);
  return unit === undefined ? null : ground.name(battle, unit);
}
