/** Settings that differ from the reference in one thing each: what is changed, in each. */

/** What the reference is called, where naming all that varies would take many lines. */
export const AS_IT_IS = 'all as it is';

type Varied = Readonly<Record<string, unknown>>;

/** Whether several things vary, and never two of them together. `settings`: the reference first. */
export function isInTurn(settings: readonly Varied[]): boolean {
  const [reference, ...others] = settings;
  if (reference === undefined) return false;
  const changed = others.map((varied) => changedPaths(varied, reference));
  return new Set(changed.flat()).size > 1 && changed.every((paths) => paths.length === 1);
}

function changedPaths(varied: Varied, reference: Varied): string[] {
  return Object.keys(varied).filter((path) => varied[path] !== reference[path]);
}

/** "bonuses.aim=3w"; of the reference that nothing is changed. */
export function inTurnLabel(varied: Varied, reference: Varied): string {
  const changed = changedPaths(varied, reference).map((path) => `${path}=${typeof varied[path] === 'string' ? varied[path] : JSON.stringify(varied[path])}`);
  return changed.length === 0 ? AS_IT_IS : changed.join(', ');
}
