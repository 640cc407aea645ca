/** What may be said of an attack beside who makes it: range, movement, what is in the way, leadership; several at once, where they go together. */
import { scenes, type SceneRow } from '../../../kernel/scenes.ts';
import { RANGES, type Arc, type Range, type Unit } from '../vocabulary.ts';
import type { Room } from './rooms.ts';

/** All situations of a question, put together. */
export interface Scene {
  /** Null: the nearest that the weapon has. */
  band: Range | null;
  /** `ordered`: leadership was spent on the cover or the throw, and no movement counts. */
  stance: 'stationary' | 'walking' | 'running' | 'ordered';
  /** Who stands on the line of fire. */
  past: readonly Unit[];
  corners: number;
  dark: boolean;
  lifted: boolean;
  /** Suppression laid on several squares: one die on each. */
  wide: boolean;
  /** The target has taken a kill. */
  wounded: boolean;
  /** Squares from where a K-Pulse goes off. */
  burst: number;
  arc: Arc;
  displaced: boolean;
  room: Room;
}

/** What situations speak of. */
export type Subject =
  | 'the range' | 'how the attacker moves' | 'figures fired past' | 'corners on the line' | 'light' | 'leadership' | 'how suppression lies' | 'the state of the target'
  | 'where the K-Pulse goes off' | 'the arc of the throw' | 'displaced throwing' | 'the room around the target';

type Row = SceneRow<Scene> & { of: Subject };

const BANDS = RANGES.map((band): Row => ({ name: band, of: 'the range', about: `the target is at the weapon's ${band} range; not said, the nearest that it has`, means: { band } }));
const moving = (name: 'walking' | 'running'): Row => ({ name, of: 'how the attacker moves', about: `the attacker is ${name}, or was: a covering counter says so; not said, stationary`, means: { stance: name } });
const past = (name: string, about: string, ...units: Unit[]): Row => ({ name, of: 'figures fired past', about, means: { past: units } });
const around = (name: Room, about: string): Row => ({ name, of: 'the room around the target', about: `as the grenade flies, the target stands ${about}`, means: { room: name } });

export const SITUATIONS: readonly Row[] = [
  ...BANDS,
  moving('walking'),
  moving('running'),
  { name: 'ordered', of: 'how the attacker moves', about: 'the covering counter or the throw is by leadership', means: { stance: 'ordered' } },
  past('past-trooper', 'the line passes a Trooper, or any figure like him', 'trooper'),
  past('past-nightmare', 'the line passes a Nightmare', 'nightmare'),
  past('past-two', 'the line passes two Nightmares', 'nightmare', 'nightmare'),
  past('past-fiend', 'the line passes an Assault Fiend', 'assault-fiend'),
  { name: 'corner', of: 'corners on the line', about: 'the line passes a corner', means: { corners: 1 } },
  { name: 'two-corners', of: 'corners on the line', about: 'the line passes two corners', means: { corners: 2 } },
  { name: 'dark', of: 'light', about: 'the line goes through the darkness of a Nachtmacher', means: { dark: true } },
  { name: 'leadership', of: 'leadership', about: 'a point of leadership is spent on the roll; of a grenade, on the throw', means: { lifted: true } },
  { name: 'one-die', of: 'how suppression lies', about: 'suppression of several squares: one die on each', means: { wide: true } },
  { name: 'wounded-target', of: 'the state of the target', about: 'the target has taken a kill already', means: { wounded: true } },
  { name: 'burst-1', of: 'where the K-Pulse goes off', about: 'it goes off at range 1 from the target', means: { burst: 1 } },
  { name: 'burst-2', of: 'where the K-Pulse goes off', about: 'it goes off at range 2 from the target', means: { burst: 2 } },
  { name: 'side-arc', of: 'the arc of the throw', about: 'the grenade is thrown to the side', means: { arc: 'right' } },
  { name: 'rear-arc', of: 'the arc of the throw', about: 'the grenade is thrown behind one\'s back', means: { arc: 'rear' } },
  { name: 'displaced', of: 'displaced throwing', about: 'the throw is traced from the square beside or ahead of the thrower', means: { displaced: true } },
  around('wall-beside', 'with a wall at one side'),
  around('wall-beyond', 'with a wall beyond'),
  around('corridor', 'in a corridor one square wide'),
  around('dead-end', 'in such a corridor, and the square beyond is closed or occupied'),
  around('boxed-in', 'where nothing can get out to any side'),
];

const PLAIN: Scene = {
  band: null, stance: 'stationary', past: [], corners: 0, dark: false, lifted: false, wide: false, wounded: false, burst: 0, arc: 'front', displaced: false, room: 'open',
};

export const sceneOf = scenes(PLAIN, SITUATIONS);
