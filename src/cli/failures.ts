/** Failed games in words: those that failed alike together. */
import type { FailedGame } from '../lab/run-data.ts';

const KINDS_SHOWN = 5;

/** `replay`, where there is one: the command that plays the first of each kind again. */
export function failureLines(failures: readonly (Omit<FailedGame, 'replay'> & { replay?: string })[]): string[] {
  const alike = new Map<string, (typeof failures)[number][]>();
  for (const failure of failures) {
    const what = `${failure.kind}${failure.seat === null ? '' : `, by ${failure.seat}`}: ${failure.message}`;
    const before = alike.get(what);
    if (before === undefined) alike.set(what, [failure]);
    else before.push(failure);
  }
  const lines = [...alike].slice(0, KINDS_SHOWN).flatMap(([what, games]) => [`  ${games.length} x ${what}`, ...(games[0]!.replay === undefined ? [] : [`    ${games[0]!.replay}`])]);
  if (lines.length === 0) return [];
  const more = alike.size - KINDS_SHOWN;
  return ['', `${failures.length} ${failures.length === 1 ? 'game' : 'games'} failed:`, ...lines, ...(more > 0 ? [`  and ${more} other kinds`] : [])];
}
