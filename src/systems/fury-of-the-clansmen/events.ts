/** What is told of a game while it is played, and the words for it. */
import { formatSquare } from '../../kernel/grid/squares.ts';
import type { Seat } from '../../kernel/game.ts';
import { SIDES, type Attack } from './vocabulary.ts';

export type FuryEvent =
  | { tell: 'deployed'; squad: string }
  | { tell: 'round'; round: number }
  | { tell: 'counter'; squad: string }
  | { tell: 'leadership'; squad: string; dice: string; hits: number }
  | { tell: 'move'; figure: string; from: number; to: number; width: number; steps: number; actions: number }
  | { tell: 'left'; figure: string; steps: number; actions: number }
  | { tell: 'goal'; figure: string; of: string }
  | { tell: 'swing'; figure: string; targets: readonly string[] }
  | { tell: 'attack'; kind: Attack; by: string; target: string; dice: string; hits: number; because: readonly string[] }
  | { tell: 'armor'; target: string; dice: string; hits: number; eliminated: boolean; because: readonly string[] }
  | { tell: 'result'; winner: Seat | null; about: string };

export function describe(event: FuryEvent): string | undefined {
  switch (event.tell) {
    case 'deployed':
      return `${event.squad} is set up.`;
    case 'round':
      return `\nRound ${event.round}`;
    case 'counter':
      return `The counter of ${event.squad} is drawn.`;
    case 'leadership':
      return `  leadership roll ${event.dice}: ${counted(event.hits, 'extra action')}`;
    case 'move':
      return `  ${event.figure} moves ${formatSquare(event.width, event.from)} to ${formatSquare(event.width, event.to)}: ${counted(event.steps, 'step')}, ${counted(event.actions, 'action')}`;
    case 'left':
      return `  ${event.figure} leaves the board: ${counted(event.steps, 'step')}, ${counted(event.actions, 'action')}`;
    case 'goal':
      return `  ${event.figure} has entered the square of ${event.of} and is out of play`;
    case 'swing':
      return `  ${event.figure} swings the Violator at ${event.targets.join(', ')}`;
    case 'attack':
      return `  ${event.by} ${event.kind === 'close' ? 'attacks' : 'fires at'} ${event.target}: ${event.dice}${reasons(event.because)}, ${counted(event.hits, 'hit')}`;
    case 'armor':
      return `    armor ${event.dice}${reasons(event.because)}, ${counted(event.hits, 'hit')}: ${event.target} ${event.eliminated ? 'is eliminated' : 'survives'}`;
    case 'result':
      return `\n${event.winner === null ? 'A draw' : `The ${SIDES[event.winner]!} wins`}: ${event.about}.`;
  }
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function reasons(because: readonly string[]): string {
  return because.length === 0 ? '' : ` (${because.join(', ')})`;
}
