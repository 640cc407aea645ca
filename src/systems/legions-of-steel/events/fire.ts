/** What is told of attacks and suppression. */
import { formatSquare } from '../../../kernel/grid/squares.ts';
import type { Attack } from '../vocabulary.ts';

export type FireEvent =
  /** Dice were rolled. `need` beyond 6: none could hit, so none was. */
  | { tell: 'shot'; by: string; attack: Attack; target: string; at: number; width: number; dice: number; need: number; hits: number; because: readonly string[] }
  | { tell: 'automatic-miss'; by: string; at: number; width: number }
  | { tell: 'suppresses'; figure: string; squares: readonly string[]; dice: number }
  | { tell: 'blocked'; figure: string; at: number; width: number };

const VERBS: Readonly<Record<Attack, string>> = {
  fire: 'fires', auto: 'fires automatically', cover: 'takes covering fire', 'cover-auto': 'takes automatic covering fire', suppression: 'fires suppression',
  'suppression-secondary': 'fires suppression, secondary,', order: 'is told to fire', 'order-auto': 'is told to fire automatically', 'hand-to-hand': 'strikes', 'cover-hand-to-hand': 'strikes from cover', 'k-pulse': 'strikes',
};

export function tellFire(event: FireEvent): string {
  switch (event.tell) {
    case 'shot': {
      const { by, attack, target, at, width, dice, need, hits, because } = event;
      const why = because.length === 0 ? '' : ` (${because.join(', ')})`;
      const rolled = need > 6 ? 'no die can hit' : `${dice} ${dice === 1 ? 'die' : 'dice'} on ${need}: ${hits} ${hits === 1 ? 'hit' : 'hits'}`;
      return `  ${by} ${VERBS[attack]} at ${target} ${formatSquare(width, at)}, ${rolled}${why}`;
    }
    case 'automatic-miss':
      return `  ${event.by} has no target any more at ${formatSquare(event.width, event.at)}: an automatic miss`;
    case 'suppresses':
      return `  ${event.figure} suppresses ${event.squares.join(', ')} with ${event.dice === 1 ? 'one die' : `${event.dice} dice`}${event.squares.length > 1 ? ' each' : ''}`;
    case 'blocked':
      return `  the suppression of ${event.figure} is blocked: its counters lie on ${formatSquare(event.width, event.at)}`;
  }
}
