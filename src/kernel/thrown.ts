/** What a strategy or the rules threw, in one line, with the line of the strategy's file where it came from. */

/** Where our own sources lie: what is thrown there was asked for by a line above, in a strategy. */
const OURS = pathOf(new URL('..', import.meta.url).href);

/** The first line of what it says. */
export function words(thrown: unknown): string {
  return (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0]!;
}

/** With the place in the strategy's file: `out of ideas (mine.js:12:5)`. */
export function wordsAndPlace(thrown: unknown): string {
  const place = thrown instanceof Error ? placeOf(thrown.stack ?? '') : undefined;
  return place === undefined ? words(thrown) : `${words(thrown)} (${place})`;
}

/** The engine's words for a write to what is frozen. */
export function wroteToFrozen(thrown: unknown): boolean {
  return thrown instanceof TypeError && /^Cannot (assign to read only property|add property|delete property|define property|redefine property)/.test(thrown.message);
}

/** The uppermost line of the stack that is in none of our files: `mine.js:12:5`. */
function placeOf(stack: string): string | undefined {
  for (const line of stack.split('\n')) {
    const [, where, position] = /^ +at (?:.*\()?([^()]+?)(:\d+:\d+)\)?$/.exec(line) ?? [];
    if (where === undefined || where.startsWith('node:') || where.includes('node_modules')) continue;
    const path = pathOf(where);
    if (path.startsWith(OURS)) continue;
    return `${path.slice(path.lastIndexOf('/') + 1)}${position}`;
  }
  return undefined;
}

function pathOf(where: string): string {
  return decodeURI(where.replace(/^file:\/\//, '').replace(/\?.*$/, '').replaceAll('\\', '/'));
}
