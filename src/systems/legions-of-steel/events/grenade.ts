/** What is told of grenades. */
import { formatSquare } from '../../../kernel/grid/squares.ts';
import type { Grenade } from '../vocabulary.ts';

export type GrenadeEvent =
  | { tell: 'throws'; by: string; grenade: Grenade; at: number; width: number; need: number; sure: boolean; hit: boolean; because: readonly string[] }
  | { tell: 'scatters' | 'forcewall' | 'k-pulse' | 'darkness'; at: number; width: number }
  | { tell: 'pulse-roll'; figure: string; need: number; killed: boolean }
  | { tell: 'pushed'; figure: string; at: number; width: number; crushed: boolean }
  | { tell: 'thing-pushed'; what: string; at: number; width: number; stays: boolean };

export function tellGrenade(event: GrenadeEvent): string {
  switch (event.tell) {
    case 'throws': {
      const why = event.because.length === 0 ? '' : ` (${event.because.join(', ')})`;
      const needs = event.sure ? 'cannot miss' : event.need > 6 ? 'no die can hit' : `needs ${event.need}`;
      return `  ${event.by} throws a ${event.grenade} grenade at ${formatSquare(event.width, event.at)}, ${needs}${why}: ${event.hit ? 'on target' : 'off'}`;
    }
    case 'scatters':
      return `  it lands on ${formatSquare(event.width, event.at)}`;
    case 'forcewall':
      return `  a forcewall comes up on ${formatSquare(event.width, event.at)}`;
    case 'k-pulse':
      return `  a K-Pulse goes off on ${formatSquare(event.width, event.at)}`;
    case 'darkness':
      return `  darkness falls around ${formatSquare(event.width, event.at)}`;
    case 'pulse-roll':
      return `    ${event.figure}: ${event.need > 6 ? 'out of its power' : `one die on ${event.need}: ${event.killed ? 'a kill' : 'nothing'}`}`;
    case 'pushed':
      return event.crushed ? `  ${event.figure} is crushed` : `  ${event.figure} is pushed to ${formatSquare(event.width, event.at)}`;
    case 'thing-pushed':
      return `  ${event.what} ${event.stays ? 'stays under it' : `is pushed to ${formatSquare(event.width, event.at)}`}`;
  }
}
