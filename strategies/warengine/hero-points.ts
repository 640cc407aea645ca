/** When hero points are spent ("Figures with Hero Points"). */
import type { Tactics, WarAction, WarView } from '../../src/systems/warengine/tactics.ts';

/** What a hero point is worth beside its price: the part of its bearer's worth that it saves. */
const LIFE = 0.02;

/** Raises to where the target cannot follow, if what surely dies is worth more than the points. */
export function raise(tactics: Tactics, view: WarView): WarAction {
  const { asked } = view;
  if (asked?.step !== 'raise') throw new Error('no attack roll to raise');
  const price = tactics.heroPoint + LIFE * tactics.worth(view, asked.bout.attacks[asked.attack]!.by);
  const [none, ...raises] = tactics.raises(view);
  let best = { points: 0, gain: 0 };
  for (const { points, surely } of raises) {
    const gain = surely - none!.surely - price * points;
    if (gain > best.gain) best = { points, gain };
  }
  return { do: 'raise', points: best.points };
}

/** Saves whoever is worth more than it takes. */
export function save(tactics: Tactics, view: WarView): WarAction {
  const { asked } = view;
  if (asked?.step !== 'save') throw new Error('no defense roll to raise');
  const points = tactics.toSave(view);
  const worth = tactics.worth(view, asked.bout.attacks[asked.attack]!.targets[asked.target]!.figure);
  return { do: 'save', points: worth >= points * tactics.heroPoint ? points : 0 };
}
