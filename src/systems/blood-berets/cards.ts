/** Both sides of every character card, by the numbers of a book ("Figures and Character Cards", "Wounds"). */
import type { Numbers } from './book.ts';
import { WEAPONS_OF } from './data/characters.ts';
import type { CharacterCard } from './unit-card.ts';
import { CHARACTERS, type Character } from './vocabulary.ts';

/** The two sides of every character card. */
export type CardIndex = Readonly<Record<Character, readonly [unhurt: CharacterCard, wounded: CharacterCard]>>;

const cardsByBook = new WeakMap<Numbers, CardIndex>();

export function characterCards(book: Numbers): CardIndex {
  let found = cardsByBook.get(book);
  if (found === undefined) cardsByBook.set(book, (found = Object.fromEntries(CHARACTERS.map((id) => [id, [unhurt(book, id), woundedSide(book, unhurt(book, id))]])) as unknown as CardIndex));
  return found;
}

function unhurt(book: Numbers, id: Character): CharacterCard {
  return { id, seat: id === 'legionnaire' || id.startsWith('nepharite') ? 1 : 0, wounded: false, ...book.units[id], weapons: WEAPONS_OF[id] };
}

/** "Each skill level drops 3 points when the figure is wounded"; initiative stays. */
export function woundedSide<C extends Omit<CharacterCard, 'id' | 'seat' | 'weapons' | 'wounds'>>(book: Numbers, card: C): C {
  const { skills, armor, lostOfThree, lostOfFive } = book.wounded;
  const lost = card.actions >= 5 ? lostOfFive : card.actions >= 3 ? lostOfThree : 0;
  const drop = (skill: number) => (skill === 0 ? 0 : Math.max(0, skill - skills));
  return {
    ...card,
    wounded: true,
    actions: Math.max(0, card.actions - lost),
    armor: Math.max(0, card.armor - armor),
    missile: drop(card.missile),
    close: drop(card.close),
    surgery: drop(card.surgery),
    symmetry: drop(card.symmetry),
  };
}
