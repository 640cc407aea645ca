/** The player: answers whatever it is asked, by the doctrine that it follows. */
import type { Player } from '../../src/kernel/game.ts';
import { pick, type Rng } from '../../src/kernel/rng.ts';
import { Tactics, type WarAction, type WarGame, type WarView } from '../../src/systems/warengine/tactics.ts';
import { activation, goesFirst } from './activations.ts';
import { answer, strikeAtLeaver } from './answers.ts';
import { Deployment } from './deployment.ts';
import type { Doctrine } from './doctrine.ts';
import { raise, save } from './hero-points.ts';
import { Orders } from './orders.ts';

export class Captain implements Player<WarView, WarAction> {
  private readonly tactics: Tactics;
  private readonly deployment: Deployment;
  private readonly orders: Orders;

  constructor(game: WarGame, seat: number, doctrine: Doctrine) {
    this.tactics = new Tactics(game, seat);
    this.deployment = new Deployment(this.tactics, doctrine.digsIn);
    this.orders = new Orders(this.tactics, doctrine);
  }

  choose(view: WarView, rng: Rng): WarAction {
    switch (view.asked?.step) {
      case 'deploy':
        return this.deployment.next(view);
      case 'initiative':
        return { do: 'go', first: goesFirst(this.tactics, view) };
      case 'activate':
        return activation(this.tactics, view);
      case 'acting':
        return this.orders.next(view);
      case 'window':
        return answer(this.tactics, view);
      case 'leaving':
        return strikeAtLeaver(this.tactics, view);
      case 'raise':
        return raise(this.tactics, view);
      case 'save':
        return save(this.tactics, view);
      default:
        return pick(this.tactics.options(view), rng);
    }
  }
}
