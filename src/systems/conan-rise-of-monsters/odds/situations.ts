/** What may be said of an attack beside who makes it: how many, from where, cover, friends, Destiny Tokens, a card; several at once, where they go together. */
import { scenes, type SceneRow } from '../../../kernel/scenes.ts';
import type { Card } from '../vocabulary.ts';

/** All situations of a question, put together. */
export interface Scene {
  /** Models that attack; null: all of the unit. */
  models: number | null;
  reinforcedTarget: boolean;
  fleeingTarget: boolean;
  lightCover: boolean;
  heavyCover: boolean;
  higher: boolean;
  far: boolean;
  moved: boolean;
  support: number;
  crown: boolean;
  destiny: number;
  targetDestiny: number;
  /** Of either side, on this attack. */
  card: Card | null;
}


/** Of the largest unit, reinforced. */
const MOST_MODELS = 10;
const MOST_SUPPORT = 3;
const MOST_TOKENS = 4;

const upTo = (most: number, row: (number: number) => SceneRow<Scene>): SceneRow<Scene>[] => Array.from({ length: most }, (_, index) => row(index + 1));
const card = (name: Card, about: string): SceneRow<Scene> => ({ name, of: 'the card that is played', about, means: { card: name } });

export const SITUATIONS: readonly SceneRow<Scene>[] = [
  ...upTo(MOST_MODELS, (models) => ({
    name: `models-${models}`,
    of: 'the number of models that attack',
    about: models === 1 ? 'one model attacks: touches the target, or sees and reaches it' : `${models} models do; where the card has fewer, of a reinforced unit`,
    means: { models },
  })),
  { name: 'reinforced-target', of: "the target's size", about: 'the target is a reinforced unit', means: { reinforcedTarget: true } },
  { name: 'fleeing-target', of: "the target's morale", about: 'the target is fleeing: it does not strike back and has no use of its abilities', means: { fleeingTarget: true } },
  { name: 'light-cover', of: "the target's cover", about: 'half of the target or more is in light cover', means: { lightCover: true } },
  { name: 'heavy-cover', of: "the target's cover", about: 'half of the target or more is in heavy cover', means: { heavyCover: true } },
  { name: 'both-covers', of: "the target's cover", about: 'half of the target is in light cover, half in heavy cover', means: { lightCover: true, heavyCover: true } },
  { name: 'height', of: 'the height of those who shoot', about: 'they are higher than the target', means: { higher: true } },
  { name: 'far', of: 'the distance of those who shoot', about: 'most of them shoot beyond half their range', means: { far: true } },
  { name: 'moved', of: 'the move of those who shoot', about: 'they have moved', means: { moved: true } },
  ...upTo(MOST_SUPPORT, (support) => ({
    name: `support-${support}`,
    of: 'friends of the attacker',
    about: support === 1 ? 'one other unit of its side is engaged with the target' : `the same with ${support}`,
    means: { support },
  })),
  { name: 'crown', of: 'King Conan', about: 'the attacker is Aquilonian and in reach of King Conan and his Crown', means: { crown: true } },
  ...upTo(MOST_TOKENS, (destiny) => ({ name: `destiny-${destiny}`, of: "the attacker's Destiny", about: `Destiny Tokens on the attack: ${destiny}`, means: { destiny } })),
  ...upTo(MOST_TOKENS, (targetDestiny) => ({ name: `target-destiny-${targetDestiny}`, of: "the target's Destiny", about: `Destiny Tokens on the defense: ${targetDestiny}`, means: { targetDestiny } })),
  card('by-babd', 'By Babd, Morrigan, Macha and Nemain on the attack'),
  card('eye-for-an-eye', 'Eye for an Eye on the counterstrike'),
  card('first-strike', 'First Strike on the charge: it changes what is struck back'),
  card('cimmerian-toughness', 'Cimmerian Toughness of the target'),
  card('black-lotus', 'Black Lotus on the attack'),
  card('poison', 'Poison on the attack'),
];

const PLAIN: Scene = {
  models: null,
  reinforcedTarget: false,
  fleeingTarget: false,
  lightCover: false,
  heavyCover: false,
  higher: false,
  far: false,
  moved: false,
  support: 0,
  crown: false,
  destiny: 0,
  targetDestiny: 0,
  card: null,
};

export const sceneOf = scenes(PLAIN, SITUATIONS);
