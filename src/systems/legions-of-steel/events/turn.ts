/** What is told of turns, phases and activations. */
import { DIRECTION_NAMES } from '../../../kernel/grid/directions.ts';
import { formatSquare } from '../../../kernel/grid/squares.ts';
import type { Designation, Facing } from '../vocabulary.ts';

export type TurnEvent =
  | { tell: 'turn'; turn: number }
  /** By side: its die or dice, and what leadership adds. */
  | { tell: 'initiative'; commandos: readonly number[]; machines: readonly number[]; added: number; winner: string }
  | { tell: 'player-turn'; side: string }
  | { tell: 'suppression-goes-on' | 'suppression-ends'; figure: string }
  | { tell: 'placed' | 'arrived'; figure: string; at: number; width: number; facing: Facing }
  | { tell: 'assigned'; from: string; to: string }
  | { tell: 'activated'; figure: string; as: Designation }
  | { tell: 'covers'; figure: string; modifier: number };

export function tellTurn(event: TurnEvent): string {
  switch (event.tell) {
    case 'turn':
      return `\nTurn ${event.turn}`;
    case 'initiative': {
      const added = event.added > 0 ? `, ${event.added} of it leadership` : '';
      return `Initiative: commandos ${event.commandos.join(', ')}${added}; machines ${event.machines.join(', ')}: ${event.winner}`;
    }
    case 'player-turn':
      return `The ${event.side}:`;
    case 'suppression-goes-on':
      return `${event.figure} goes on suppressing`;
    case 'suppression-ends':
      return `${event.figure} stops suppressing`;
    case 'placed':
    case 'arrived':
      return `${event.figure} ${event.tell === 'arrived' ? 'arrives' : 'is set up'} at ${formatSquare(event.width, event.at)}, facing ${DIRECTION_NAMES[event.facing]}`;
    case 'assigned':
      return `${event.from} assigns a point of leadership to ${event.to}`;
    case 'activated':
      return `${event.figure}, ${event.as}`;
    case 'covers':
      return `${event.figure} covers at ${event.modifier}`;
  }
}
