/** Situations of an attack, several at once, put together into what is so. */
import type { Situation } from './odds.ts';

/** A situation with what it changes in a scene where nothing is special. */
export type SceneRow<Scene> = Situation & { readonly means: Partial<Scene> };

/** The scene of each list of names. A table asks again and again by the same list, which is not put together anew. */
export function scenes<Scene extends object>(plain: Scene, situations: readonly SceneRow<Scene>[]): (when: readonly string[]) => Scene {
  const known = new WeakMap<readonly string[], Scene>();
  return (when) => {
    let scene = known.get(when);
    if (scene === undefined) known.set(when, (scene = Object.assign({ ...plain }, ...situations.filter(({ name }) => when.includes(name)).map(({ means }) => means)) as Scene));
    return scene;
  };
}
