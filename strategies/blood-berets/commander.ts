/** The player: answers whatever it is asked, for either side, by the doctrine that it follows. */
import type { Player } from '../../src/kernel/game.ts';
import { pick, type Rng } from '../../src/kernel/rng.ts';
import { Tactics, type BeretsAction, type BeretsGame, type BeretsView } from '../../src/systems/blood-berets/tactics.ts';
import { comeBackFor, holdFor, lookFor, tradeFor } from './answers.ts';
import type { Doctrine } from './doctrine.ts';
import { Host } from './host.ts';
import { Lair } from './lair.ts';
import { cardFor, yieldFor } from './legion-set-up.ts';
import { layDownFor, setOffFor } from './mines.ts';
import { placeFor } from './placing.ts';
import { Squad } from './squad.ts';
import { entryFor, equipFor, musterFor } from './squad-set-up.ts';

export class Commander implements Player<BeretsView, BeretsAction> {
  private readonly tactics: Tactics;
  private readonly doctrine: Doctrine;
  private readonly squad: Squad;
  private readonly host: Host;
  private readonly lair: Lair;

  constructor(game: BeretsGame, seat: number, doctrine: Doctrine) {
    this.tactics = new Tactics(game, seat);
    this.doctrine = doctrine;
    this.squad = new Squad(this.tactics, doctrine);
    this.host = new Host(this.tactics, doctrine);
    this.lair = new Lair(this.tactics);
  }

  choose(view: BeretsView, rng: Rng): BeretsAction {
    const { tactics, doctrine, squad, host, lair } = this;
    const { asked, seat } = view;
    switch (asked?.step) {
      case 'lay':
        return lair.layFor(view, asked.section, rng);
      case 'deploy':
        return lair.deployFor(view, asked, rng);
      case 'hide':
        return lair.hideFor(view, asked.number, rng);
      case 'powers':
      case 'necrotech':
        return cardFor(tactics, view);
      case 'equip':
        return equipFor(tactics, view);
      case 'entry':
        return entryFor(tactics, view, doctrine);
      case 'yield':
        return yieldFor(tactics, view, rng);
      case 'muster':
        return musterFor(tactics, view);
      case 'hold':
        return holdFor(tactics, view, asked);
      case 'look':
        return lookFor(tactics, view);
      case 'trade':
        return tradeFor(tactics, view);
      case 'return':
        return comeBackFor(tactics, view);
      case 'placing':
        return placeFor(tactics, view, doctrine);
      case 'drawn':
        return seat === 0 ? squad.drawn(view) : host.drawn(view, rng);
      case 'saved':
        return squad.saved(view, asked.last);
      case 'acting':
        return seat === 0 ? squad.act(view, asked.figure) : host.act(view, asked.figure);
      case 'upkeep':
        return tactics.options(view).find((action) => action.do === 'feed' && action.feed) ?? pick(tactics.options(view), rng);
      case 'scanned':
        return layDownFor(tactics, view);
      case 'set-off':
        return setOffFor(tactics, view);
      default:
        return pick(tactics.options(view), rng);
    }
  }
}
