/** What may be said of an attack beside who makes it: which side of the cards lies up, aim, cover, equipment; several at once, where they go together. */
import { scenes, type SceneRow } from '../../../kernel/scenes.ts';

/** All situations of a question, put together. */
export interface Scene {
  /** Whose card is turned over. */
  wounded: boolean;
  woundedTarget: boolean;
  aimed: boolean;
  onTheMove: boolean;
  rear: boolean;
  ground: 'open' | 'thicket' | 'jungle';
  corner: boolean;
  pastLegionnaire: boolean;
  /** Equipment: sonar and eye of the attacker, armor and helmet of the target, the others of the Blood Beret of the two. */
  sonar: boolean;
  cyberneticEye: boolean;
  armor: boolean;
  psychicHelmet: boolean;
  hyperactivator: boolean;
  scanner: boolean;
}


export const SITUATIONS = [
  { name: 'wounded', of: "the attacker's card", about: 'the attacker is wounded: his card is turned over', means: { wounded: true } },
  { name: 'wounded-target', of: "the target's card", about: "the target is wounded: a Nepharite, twice", means: { woundedTarget: true } },
  { name: 'aim', of: 'how it is shot', about: 'the attacker has taken aim', means: { aimed: true } },
  { name: 'on-the-move', of: 'how it is shot', about: 'a shot from the hip while the attacker moves', means: { onTheMove: true } },
  { name: 'rear', of: 'the side of the target', about: 'in close combat, from behind', means: { rear: true } },
  { name: 'thicket', of: 'the ground between', about: 'the line crosses thicket, or the target stands in it', means: { ground: 'thicket' } },
  { name: 'jungle', of: 'the ground between', about: 'the line crosses a square of jungle, or the target stands in it', means: { ground: 'jungle' } },
  { name: 'corner', of: 'a corner', about: 'the target is behind a corner', means: { corner: true } },
  { name: 'past-legionnaire', of: 'a friend in the line of fire', about: 'a Nepharite shoots past a Legionnaire', means: { pastLegionnaire: true } },
  { name: 'sonar', of: "the attacker's sonar", about: 'the attacker has a sonar', means: { sonar: true } },
  { name: 'cybernetic-eye', of: "the attacker's eye", about: 'the attacker has a cybernetic eye', means: { cyberneticEye: true } },
  { name: 'armor', of: "the target's Armor card", about: 'the target has the Armor card', means: { armor: true } },
  { name: 'psychic-helmet', of: "the target's helmet", about: 'the target has a psychic helmet', means: { psychicHelmet: true } },
  { name: 'hyperactivator', of: "the Blood Beret's hyperactivator", about: "the Blood Beret's hyperactivator is on", means: { hyperactivator: true } },
  { name: 'scanner', of: "the Blood Beret's scanner", about: 'the Blood Beret has a scanner', means: { scanner: true } },
] as const satisfies readonly SceneRow<Scene>[];
export type Name = (typeof SITUATIONS)[number]['name'];

const PLAIN: Scene = {
  wounded: false, woundedTarget: false, aimed: false, onTheMove: false, rear: false, ground: 'open', corner: false, pastLegionnaire: false,
  sonar: false, cyberneticEye: false, armor: false, psychicHelmet: false, hyperactivator: false, scanner: false,
};

export const sceneOf = scenes(PLAIN, SITUATIONS);
