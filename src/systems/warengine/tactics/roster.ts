/** Who there is to a strategy: figures, units, whom it may activate, and who is still to be placed. */
import type { Seat } from '../../../kernel/game.ts';
import type { Zone } from '../../../kernel/table/zones.ts';
import type { WarAction } from '../actions.ts';
import type { WarGame } from '../game.ts';
import type { Ground } from '../ground.ts';
import { isClose, type Profile } from '../profile.ts';
import { Prospects, reachOf } from '../prospects.ts';
import { activate, readyUnits, type Activate } from '../rules/activation.ts';
import { mayUse } from '../rules/attack.ts';
import { undeployed } from '../rules/deployment.ts';
import { activeFigures, figuresToAct } from '../rules/figures.ts';
import { zoneOf } from '../rules/room.ts';
import type { WarView } from '../state.ts';
import { SIDES, type Side } from '../vocabulary.ts';

export class Roster {
  readonly seat: Seat;
  readonly side: Side;
  /** The mission's id. */
  readonly mission: string;
  protected readonly game: WarGame;
  protected readonly ground: Ground;
  protected readonly prospects: Prospects;

  constructor(game: WarGame, seat: Seat) {
    this.game = game;
    this.seat = seat;
    this.side = SIDES[seat]!;
    this.ground = game.ground;
    this.mission = game.ground.mission.card.id;
    this.prospects = new Prospects(game.ground);
  }

  /** Legal actions: all but of moves and places to deploy, which are some of very many. Slower than asking for what one wants. */
  options(view: WarView): WarAction[] {
    return this.game.options(view);
  }

  /** Why an action may not be chosen now; undefined if it may. */
  refuse(view: WarView, action: WarAction): string | undefined {
    return this.game.refuse(view, action);
  }

  // Figures and units

  profile(view: WarView, figure: number): Profile {
    return this.ground.profile(view.open, figure);
  }

  isEnemy(view: WarView, figure: number): boolean {
    return this.ground.seat(view.open, figure) !== this.seat;
  }

  isMachine(view: WarView, figure: number): boolean {
    return this.ground.isMachine(view.open, figure);
  }

  friends(view: WarView): number[] {
    return this.ground.figures(view.open, this.seat);
  }

  enemies(view: WarView): number[] {
    return this.ground.figures(view.open, 1 - this.seat);
  }

  unitOf(view: WarView, figure: number): number {
    return this.ground.unitOf(view.open, figure);
  }

  /** In play, with the character that has joined. */
  members(view: WarView, unit: number): number[] {
    return this.ground.members(view.open, unit);
  }

  /** -1 for a unit without one. */
  leader(view: WarView, unit: number): number {
    return view.open.units[unit]!.leader;
  }

  /** Units of a seat that may still be activated this turn. */
  ready(view: WarView, seat = this.seat): number[] {
    return readyUnits(this.ground, view.open, seat);
  }

  /** What may be activated now, joined characters included. */
  activations(view: WarView): Activate[] {
    return activate.options(this.ground, view);
  }

  /** Figures of the active unit in play. */
  active(view: WarView): number[] {
    return activeFigures(this.ground, view.open);
  }

  /** Figures that may take actions now. */
  toAct(view: WarView): number[] {
    return figuresToAct(this.ground, view);
  }

  /** Points that the enemy gets for a figure's death. */
  worth(view: WarView, figure: number): number {
    return this.prospects.worth(view.open, figure);
  }

  /** Weapons that a figure may still use or reserve in this activation, by their places in the profile. */
  weaponsLeft(view: WarView, figure: number): number[] {
    return this.profile(view, figure).weapons.flatMap((_, weapon) => (mayUse(view.open, figure, weapon) ? [weapon] : []));
  }

  /** Whether a rule that the book allows to be left out is played. */
  plays(ability: 'reserve-attacks' | 'massed-attacks'): boolean {
    return this.ground.book.abilities[ability];
  }

  /** The greatest range of its ranged weapons in hundredths of an inch; 0 if it has none. */
  range(view: WarView, figure: number): number {
    return Math.max(0, ...this.profile(view, figure).weapons.map((weapon) => (isClose(weapon) ? 0 : reachOf(this.ground, weapon))));
  }

  // Deployment

  /** Figures that may be placed now. */
  toPlace(view: WarView): number[] {
    const { asked } = view;
    return asked?.step === 'deploy' ? undeployed(this.ground, view.open, asked.seat, asked.movement) : [];
  }

  /** Where the own side may be placed. */
  zone(view: WarView): Zone {
    return zoneOf(this.ground, view.open, this.seat);
  }
}
