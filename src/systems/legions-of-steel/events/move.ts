/** What is told of movement, doors and what is picked up. */
import { DIRECTION_NAMES } from '../../../kernel/grid/directions.ts';
import { formatSquare } from '../../../kernel/grid/squares.ts';
import type { DoorState } from '../vocabulary.ts';

export type MoveEvent =
  | { tell: 'moves'; figure: string; squares: readonly number[]; width: number }
  | { tell: 'turns'; figure: string; facing: number }
  | { tell: 'door'; at: number; width: number; state: DoorState }
  | { tell: 'forcewall-gone'; at: number; width: number }
  | { tell: 'picks-up'; figure: string; what: string }
  | { tell: 'hands-over'; figure: string; grenade: string; to: string };

const DOORS: Readonly<Record<DoorState, string>> = { open: 'is opened', closed: 'is closed', destroyed: 'is destroyed' };

export function tellMove(event: MoveEvent): string {
  switch (event.tell) {
    case 'moves':
      return `  ${event.figure} moves ${event.squares.map((at) => formatSquare(event.width, at)).join(' ')}`;
    case 'turns':
      return `  ${event.figure} turns ${DIRECTION_NAMES[event.facing]}`;
    case 'door':
      return `  the door at ${formatSquare(event.width, event.at)} ${DOORS[event.state]}`;
    case 'forcewall-gone':
      return `  the forcewall at ${formatSquare(event.width, event.at)} is gone`;
    case 'picks-up':
      return `  ${event.figure} picks up ${event.what}`;
    case 'hands-over':
      return `  ${event.figure} passes a ${event.grenade} grenade to ${event.to}`;
  }
}
