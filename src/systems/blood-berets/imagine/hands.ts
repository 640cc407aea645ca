/** What cards a Nepharite may hold: those that it has shown, and any others that nobody else of its level has ("Cards"). */
import { shuffle, type Rng } from '../../../kernel/rng.ts';
import { FACES } from '../dice-odds.ts';
import { SLEEPERS, type Sleeper } from '../data/weapons.ts';
import type { Ground } from '../ground.ts';
import { basicCards } from '../rules/necrotech.ts';
import type { Hand } from '../secret.ts';
import type { Battle } from '../state.ts';
import { NECROTECH, POWERS, type Necrotech, type Power } from '../vocabulary.ts';

type Card = Power | Necrotech;

export function imagineHands(ground: Ground, { hands }: Readonly<Battle>, rng: Rng): (Hand | null)[] {
  const drawn = new Map<number, Card[]>(hands.flatMap(({ cards, shown }, piece) => (cards > 0 ? [[piece, [...shown]]] : [])));
  for (const [piece, hand] of drawn) {
    const { cards, awake } = hands[piece]!;
    if (!ground.advanced) {
      drawn.set(piece, basicCards(ground)); // everybody knows them
      continue;
    }
    const others = [...drawn].filter(([other]) => ground.piece(other).level === ground.piece(piece).level).flatMap(([, held]) => held);
    const left = shuffle([...POWERS, ...NECROTECH].filter((card): card is Card => ground.has(card) && !others.includes(card)), rng);
    const sleepers = left.filter(isSleeper).slice(0, Math.max(0, awake - hand.filter(isSleeper).length));
    hand.push(...[...sleepers, ...left.filter((card) => !sleepers.includes(card as Sleeper))].slice(0, cards - hand.length));
  }
  return hands.map(({ awake }, piece) => {
    const hand = drawn.get(piece);
    return hand === undefined ? null : handOf(hand, awake, rng);
  });
}

const isSleeper = (card: Card): card is Sleeper => SLEEPERS.includes(card as Sleeper);

function handOf(hand: readonly Card[], awake: number, rng: Rng): Hand {
  return {
    powers: POWERS.filter((power) => hand.includes(power)),
    necrotech: NECROTECH.filter((card) => hand.includes(card)),
    awake: shuffle(hand.filter(isSleeper), rng).slice(0, awake),
    aroused: 0,
    strength: hand.includes('alimahn') ? 1 + rng.below(FACES) : 0,
  };
}
