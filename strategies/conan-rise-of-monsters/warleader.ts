/** The player: answers whatever it is asked, by the doctrine that it follows. */
import type { Player } from '../../src/kernel/game.ts';
import { pick, type Rng } from '../../src/kernel/rng.ts';
import { Tactics, type ConanAction, type ConanGame, type ConanView } from '../../src/systems/conan-rise-of-monsters/tactics.ts';
import { attackFor, shotFor, splitFor } from './aiming.ts';
import { cardFor, cardToLose } from './cards.ts';
import { setUp } from './deployment.ts';
import type { Doctrine } from './doctrine.ts';
import { bidFor, goesFirst, pickUnit } from './picks.ts';
import { onwards, planOf } from './plans.ts';
import { rageFor, tokensFor } from './tokens.ts';

export class Warleader implements Player<ConanView, ConanAction> {
  private readonly tactics: Tactics;
  private readonly doctrine: Doctrine;

  constructor(game: ConanGame, seat: number, doctrine: Doctrine) {
    this.tactics = new Tactics(game, seat);
    this.doctrine = doctrine;
  }

  choose(view: ConanView, rng: Rng): ConanAction {
    const { tactics, doctrine } = this;
    const { asked } = view;
    switch (asked?.step) {
      case 'bid':
        return { do: 'bid', tokens: bidFor(tactics, view) };
      case 'go':
        return { do: 'go', first: goesFirst(tactics, view) };
      case 'deploy':
        return setUp(tactics, view, doctrine.depth);
      case 'window':
        return cardFor(tactics, view) ?? { do: 'pass' };
      case 'pick':
        return cardFor(tactics, view) ?? pickUnit(tactics, view);
      case 'acting':
        return planOf(tactics, view, asked.unit, doctrine);
      case 'bels-hand':
        return onwards(tactics, view, asked.unit);
      case 'shooting':
        return shotFor(tactics, view);
      case 'melee':
        return attackFor(tactics, view, doctrine);
      case 'aim':
        return splitFor(tactics, view);
      case 'destiny':
        return cardFor(tactics, view) ?? tokensFor(tactics, view);
      case 'rage':
        return rageFor(tactics, view);
      case 'discard':
        return cardToLose(view);
      default:
        return pick(tactics.options(view), rng);
    }
  }
}
