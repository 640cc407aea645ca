/** What may be said of an attack beside who makes it: how both moved, cover, control, those who assist, hero points; several at once, where they go together. */
import { scenes, type SceneRow } from '../../../kernel/scenes.ts';
import type { Cover } from '../vocabulary.ts';

/** All situations of a question, put together. */
export interface Scene {
  attacker: 'moved' | 'did not move' | 'charges';
  target: 'moved' | 'did not move' | 'in close combat';
  cover: Cover;
  /** It is a secondary target that the attacker does not see. */
  unseen: boolean;
  attackerUncontrolled: boolean;
  targetUncontrolled: boolean;
  /** Figures that assist. */
  support: number;
  heroPoints: boolean;
}


const covered = (cover: Cover, about: string): SceneRow<Scene> => ({ name: `${cover}-cover`, of: "the target's cover", about, means: { cover } });
const massed = (figures: number, about: string): SceneRow<Scene> => ({ name: `massed-${figures}`, of: 'the number of attackers', about, means: { support: figures - 1 } });

export const SITUATIONS: readonly SceneRow<Scene>[] = [
  { name: 'did-not-move-attacker', of: "the attacker's move", about: 'the attacker has not moved since its last activation, nor been in contact', means: { attacker: 'did not move' } },
  { name: 'charge', of: "the attacker's move", about: 'the first attack after a charge', means: { attacker: 'charges' } },
  { name: 'did-not-move-target', of: "the target's move", about: 'the target has not moved since its last activation, nor been in contact', means: { target: 'did not move' } },
  { name: 'into-combat', of: "the target's move", about: 'the target is in close combat with others and is shot at', means: { target: 'in close combat' } },
  covered('light', 'the target is behind light cover'),
  covered('heavy', 'the target is behind heavy cover'),
  covered('entrenching', 'the target is in entrenching cover'),
  { name: 'unseen-secondary', of: "the target's cover", about: 'the target is a secondary one of an explosion, out of sight of the attacker', means: { cover: 'heavy', unseen: true } },
  { name: 'uncontrolled-attacker', of: "the attacker's control", about: 'the attacker is uncontrolled', means: { attackerUncontrolled: true } },
  { name: 'uncontrolled-target', of: "the target's control", about: 'the target is uncontrolled', means: { targetUncontrolled: true } },
  massed(2, 'a massed attack: one other figure assists'),
  massed(3, 'the same: two assist'),
  massed(4, 'the same: three assist'),
  massed(5, 'the same: four assist'),
  massed(6, 'the same: five assist'),
  { name: 'hero-points', of: 'hero points', about: 'both sides spend all hero points of their profiles, if they must', means: { heroPoints: true } },
];

const PLAIN: Scene = {
  attacker: 'moved',
  target: 'moved',
  cover: 'none',
  unseen: false,
  attackerUncontrolled: false,
  targetUncontrolled: false,
  support: 0,
  heroPoints: false,
};

export const sceneOf = scenes(PLAIN, SITUATIONS);
