/** What is told of a game while it is played, and the words for it: each chapter its own, in `events/`. */
import type { Seat } from '../../kernel/game.ts';
import { tellFire, type FireEvent } from './events/fire.ts';
import { tellGrenade, type GrenadeEvent } from './events/grenade.ts';
import { tellLeadership, type LeadershipEvent } from './events/leadership.ts';
import { tellMove, type MoveEvent } from './events/move.ts';
import { tellTurn, type TurnEvent } from './events/turn.ts';

/** Told by casualties and by the end of a game. */
export type CommonEvent =
  | { tell: 'wounded'; figure: string; kills: number }
  | { tell: 'killed'; figure: string }
  | { tell: 'result'; winner: Seat | null; about: string };

export type LegionsEvent = CommonEvent | TurnEvent | MoveEvent | FireEvent | GrenadeEvent | LeadershipEvent;

export function describe(event: LegionsEvent): string {
  switch (event.tell) {
    case 'wounded':
      return `    ${event.figure} has taken ${event.kills} ${event.kills === 1 ? 'kill' : 'kills'}`;
    case 'killed':
      return `    ${event.figure} is killed`;
    case 'result':
      return `\nThe end: ${event.about}`;
    case 'turn':
    case 'initiative':
    case 'player-turn':
    case 'suppression-goes-on':
    case 'suppression-ends':
    case 'placed':
    case 'arrived':
    case 'assigned':
    case 'activated':
    case 'covers':
      return tellTurn(event);
    case 'moves':
    case 'turns':
    case 'door':
    case 'forcewall-gone':
    case 'picks-up':
    case 'hands-over':
      return tellMove(event);
    case 'shot':
    case 'automatic-miss':
    case 'suppresses':
    case 'blocked':
      return tellFire(event);
    case 'ordered':
      return tellLeadership(event);
    default:
      return tellGrenade(event);
  }
}
