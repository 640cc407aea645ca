/** Who there is to a strategy: figures of both sides, their squads and leaders, and what they may still do. */
import type { Seat } from '../../../kernel/game.ts';
import type { FuryGame } from '../game.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type FuryView } from '../state.ts';
import { SIDES, type Side, type Unit } from '../vocabulary.ts';

export class Roster {
  readonly seat: Seat;
  readonly side: Side;
  /** The mission's id. */
  readonly mission: string;
  protected readonly game: FuryGame;
  protected readonly ground: Ground;

  constructor(game: FuryGame, seat: Seat) {
    this.game = game;
    this.seat = seat;
    this.side = SIDES[seat]!;
    this.ground = game.ground;
    this.mission = game.ground.mission.card.id;
  }

  unit(figure: number): Unit {
    return this.ground.trooper(figure).unit;
  }

  squadOf(figure: number): number {
    return this.ground.trooper(figure).squad;
  }

  isEnemySquad(squad: number): boolean {
    return this.ground.roster.squads[squad]!.seat !== this.seat;
  }

  isLeader(figure: number): boolean {
    return this.ground.roster.squads[this.squadOf(figure)]!.leader === figure;
  }

  at(view: FuryView, figure: number): number {
    return view.open.figures[figure]!.at;
  }

  /** Figures in play of the squad whose turn it is. */
  squad(view: FuryView): number[] {
    const { asked } = view;
    if (asked?.step !== 'turn') return [];
    return this.ground.roster.squads[asked.squad]!.members.filter((figure) => inPlay(view.open.figures[figure]!));
  }

  friends(view: FuryView): number[] {
    return this.ofSeat(view, this.seat);
  }

  enemies(view: FuryView): number[] {
    return this.ofSeat(view, 1 - this.seat);
  }

  /** Actions a figure may still take this turn, extra ones included. */
  actions(view: FuryView, figure: number): number {
    return this.ground.actionsFor(view.open, figure);
  }

  /** Actions that kinds of action take. */
  get costs(): FuryGame['ground']['book']['actions'] {
    return this.ground.book.actions;
  }

  mayRollLeadership(view: FuryView): boolean {
    return view.asked?.step === 'turn' && view.open.leadership;
  }

  private ofSeat(view: FuryView, seat: Seat): number[] {
    const found: number[] = [];
    for (let figure = 0; figure < view.open.figures.length; figure++) {
      if (inPlay(view.open.figures[figure]!) && this.ground.trooper(figure).seat === seat) found.push(figure);
    }
    return found;
  }
}
