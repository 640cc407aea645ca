/** The player: answers whatever it is asked, by the doctrine that it follows. */
import type { Player } from '../../src/kernel/game.ts';
import { pick, type Rng } from '../../src/kernel/rng.ts';
import { Tactics, type LegionsAction, type LegionsGame, type LegionsView } from '../../src/systems/legions-of-steel/tactics.ts';
import { act, nextActivation } from './activations.ts';
import { answer, liftShot } from './answers.ts';
import { arrive, setUp } from './deployment.ts';
import type { Doctrine } from './doctrine.ts';
import { inTheEnd } from './final.ts';
import { bestThrow } from './grenades.ts';
import { lend } from './lending.ts';
import { thoughtOf } from './plans.ts';

export class Leader implements Player<LegionsView, LegionsAction> {
  private readonly tactics: Tactics;
  private readonly doctrine: Doctrine;

  constructor(game: LegionsGame, seat: number, doctrine: Doctrine) {
    this.tactics = new Tactics(game, seat);
    this.doctrine = doctrine;
  }

  choose(view: LegionsView, rng: Rng): LegionsAction {
    const { tactics, doctrine } = this;
    const { asked } = view;
    switch (asked?.step) {
      case 'bid':
        return { do: 'bid', points: tactics.load(view) === null ? 0 : Math.min(doctrine.bids, tactics.leadership.leftOver(view)) };
      case 'go':
        return { do: 'go', first: doctrine.first };
      case 'suppressions':
        return { do: 'suppression', keep: false };
      case 'assign':
        return lend(tactics, view, doctrine);
      case 'place':
        return asked.why === 'deploy' ? setUp(tactics, view, asked.left[0]!) : arrive(tactics, view, asked.left[0]!, doctrine);
      case 'action-phase':
        return nextActivation(tactics, view, doctrine);
      case 'acting':
        return act(tactics, view, asked.figure, doctrine);
      case 'aiming-throw': {
        const stance = asked.ordered ? 0 : tactics.ground.book.modifiers[view.open.active!.as];
        const thrown = bestThrow(tactics, view, thoughtOf(tactics, view, asked.figure, doctrine), asked.grenade, stance, doctrine, asked.over);
        return thrown === null ? pick(tactics.options(view), rng) : { do: 'throw-at', at: thrown.at, lift: thrown.lift };
      }
      case 'window':
      case 'mutual':
        return answer(tactics, view, doctrine);
      case 'lift':
        return liftShot(tactics, view, asked.shot, doctrine);
      case 'final':
        return inTheEnd(tactics, view, doctrine);
      case 'spread':
        return this.aim(view);
      default:
        return pick(tactics.options(view), rng);
    }
  }

  /** Stays on its target until it falls, then turns to the nearest figure. */
  private aim(view: LegionsView): LegionsAction {
    const { tactics } = this;
    const last = view.asked?.step === 'spread' ? view.asked.shot.at : -1;
    const { figureAt } = tactics.ground.field(view.open);
    const targets = tactics.options(view).flatMap((action) => (action.do === 'aim' ? [action.at] : []));
    const cost = (at: number) => tactics.range(last, at) + (figureAt[at]! < 0 ? 20 : 0);
    return { do: 'aim', at: targets.reduce((best, at) => (cost(at) < cost(best) ? at : best)) };
  }
}
