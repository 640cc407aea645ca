/** What a strategy may ask of a battle it sees: reach, sight, odds, exposure and objectives, all through its view. */
import type { Seat } from '../../kernel/game.ts';
import { NO_WAY } from '../../kernel/grid/distances.ts';
import { UNREACHED, type Reach } from '../../kernel/grid/reach.ts';
import { chebyshev } from '../../kernel/grid/squares.ts';
import type { FuryAction } from './actions.ts';
import type { Battlefield } from './battlefield.ts';
import type { FuryGame } from './game.ts';
import type { Ground } from './ground.ts';
import { Prospects } from './prospects.ts';
import { closePools, firearmPools } from './rules/bonuses.ts';
import { hasCloseAttack } from './rules/close-attack.ts';
import { hasFirearm } from './rules/firearm-attack.ts';
import { canSee } from './rules/sight.ts';
import { arcs, hasViolator } from './rules/violator.ts';
import { inPlay, type FuryView } from './state.ts';
import { SIDES, type Side, type Unit } from './vocabulary.ts';

export { UNREACHED, NO_WAY };
export type { FuryAction, FuryGame, FuryView, Reach };

/** An attack a figure could make, and its chance to kill. */
export interface AttackOption {
  action: FuryAction;
  target: number;
  kill: number;
}

/** One seat's eyes and slide rule. Squares and figures are numbers; chances are exact. */
export class Tactics {
  readonly seat: Seat;
  readonly side: Side;
  private readonly game: FuryGame;
  private readonly ground: Ground;
  private readonly prospects: Prospects;

  constructor(game: FuryGame, seat: Seat) {
    this.game = game;
    this.seat = seat;
    this.side = SIDES[seat]!;
    this.ground = game.ground;
    this.prospects = new Prospects(game.ground, seat);
  }

  /** Every legal action: complete, and slower than asking for what one wants. */
  options(view: FuryView): FuryAction[] {
    return this.game.options(view);
  }

  // Figures

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

  mayRollLeadership(view: FuryView): boolean {
    return view.asked?.step === 'turn' && view.open.leadership;
  }

  /** The square of the enemy with the fewest squares between; -1 if none is in play. */
  closestEnemy(view: FuryView, from: number): number {
    return this.prospects.closestEnemy(view.open, from);
  }

  // Movement

  /** Where a figure of this squad may get with all its actions. The answer stands until the next one is asked for. */
  reach(view: FuryView, figure: number): Reach {
    return this.ground.reachOf(view.open, figure);
  }

  /** Actions that a move of so many steps would cost a figure. */
  actionsToMove(view: FuryView, figure: number, steps: number): number {
    return Math.max(0, Math.ceil((steps - view.open.figures[figure]!.steps) / this.ground.stepsPerMove(figure)));
  }

  /** Steps that a figure takes in one MOVE. */
  stepsPerMove(figure: number): number {
    return this.ground.stepsPerMove(figure);
  }

  /** Steps between two squares if all were clear ground. */
  squaresBetween(a: number, b: number): number {
    return chebyshev(this.ground.mission.card.field.columns, a, b);
  }

  // Objectives

  /** Enemy squads whose Starting/Goal Square none of ours has entered yet. */
  goals(view: FuryView): number[] {
    return this.goalsOf(view, this.seat);
  }

  /** Our squads whose Starting/Goal Square no enemy has entered yet. */
  goalsOfEnemy(view: FuryView): number[] {
    return this.goalsOf(view, 1 - this.seat);
  }

  /** By square: steps to that squad's Starting/Goal Square by terrain alone; `NO_WAY` where there is none. */
  stepsToGoal(view: FuryView, squad: number): Uint16Array {
    return this.ground.stepsToSquareOf(view.open, squad);
  }

  /** The spaces of a squad's Starting/Goal Square. */
  goalSpaces(view: FuryView, squad: number): readonly number[] {
    return this.ground.mission.spaces(view.open.layout, squad);
  }

  /** Whose Starting/Goal Square a square belongs to; -1 for none. */
  goalAt(view: FuryView, square: number): number {
    return this.ground.mission.squadAt(view.open.layout, square);
  }

  // Sight and odds

  /** The battlefield as it is; with a figure given, as it would be if that figure were elsewhere. Stands until the next question. */
  field(view: FuryView, without?: number): Battlefield {
    return this.ground.field(view.open, without);
  }

  /** Jungle or rubble, which shelter whoever stands in them. */
  givesCover(view: FuryView, square: number): boolean {
    const { jungle, rubble } = this.field(view);
    return jungle[square] !== 0 || rubble[square] !== 0;
  }

  hasFirearm(figure: number): boolean {
    return hasFirearm(this.ground, figure);
  }

  /** Whether `figure`, standing on `from`, would have an enemy of its own next to it. */
  engagedAt(view: FuryView, figure: number, from: number): boolean {
    const field = this.field(view, figure);
    const { seat } = this.ground.trooper(figure);
    const { figures } = view.open;
    for (let other = 0; other < figures.length; other++) {
      if (inPlay(figures[other]!) && this.ground.trooper(other).seat !== seat && field.adjacent(from, figures[other]!.at)) return true;
    }
    return false;
  }

  /** Chance that `by`, standing on `from`, kills `target`, standing on `to`, with one Firearm Attack; 0 without sight or firearm. Whether an enemy stands next to `by` is not asked. */
  fireChance(view: FuryView, by: number, from: number, target: number, to: number): number {
    if (!hasFirearm(this.ground, by)) return 0;
    const field = this.field(view, from === this.at(view, by) ? target : by);
    if (!canSee(field, from, to)) return 0;
    return firearmPools(field, this.ground.book, this.unit(by), from, this.unit(target), to).kill;
  }

  /** The same for one Close Attack; 0 if the two squares are not next to each other. */
  closeChance(view: FuryView, by: number, from: number, target: number, to: number): number {
    const field = this.field(view);
    if (!hasCloseAttack(this.ground, by) || !field.adjacent(from, to)) return 0;
    return closePools(field, this.ground.book, this.unit(by), from, this.unit(target), to).kill;
  }

  /** All attacks that a figure of the squad in turn may make now, swings as a whole with the kills they promise. */
  attacks(view: FuryView, figure: number): AttackOption[] {
    if (this.actions(view, figure) < 1) return [];
    const from = this.at(view, figure);
    const found: AttackOption[] = [];
    const close = (target: number) => this.closeChance(view, figure, from, target, this.at(view, target));
    for (const target of this.enemies(view)) {
      const kill = close(target);
      if (kill > 0) found.push({ action: { do: 'close', figure, target }, target, kill });
    }
    if (this.engagedAt(view, figure, from)) {
      if (!hasViolator(this.ground, figure)) return found;
      for (const targets of arcs(this.ground, view.open, figure)) {
        found.push({ action: { do: 'swing', figure, targets }, target: targets[0]!, kill: targets.reduce((sum, target) => sum + close(target), 0) });
      }
      return found;
    }
    for (const target of this.enemies(view)) {
      const kill = this.fireChance(view, figure, from, target, this.at(view, target));
      if (kill > 0) found.push({ action: { do: 'fire', figure, target }, target, kill });
    }
    return found;
  }

  /** The most that one attack of `figure` promises, if it stood on `from`: its chance to kill, times what that enemy is worth (by figure number). */
  promise(view: FuryView, figure: number, from: number, worth: ArrayLike<number>): number {
    return this.prospects.promise(view.open, figure, from, worth);
  }

  /** Kills that enemies would expect of one attack each at `figure` on square `to`, from where they stand. */
  exposure(view: FuryView, figure: number, to: number): number {
    return this.prospects.exposure(view.open, figure, to);
  }

  private ofSeat(view: FuryView, seat: Seat): number[] {
    const found: number[] = [];
    for (let figure = 0; figure < view.open.figures.length; figure++) {
      if (inPlay(view.open.figures[figure]!) && this.ground.trooper(figure).seat === seat) found.push(figure);
    }
    return found;
  }

  private goalsOf(view: FuryView, seat: Seat): number[] {
    return this.ground.roster.squads.flatMap((squad, number) => (squad.seat !== seat && view.open.entered[number]!.length === 0 ? [number] : []));
  }
}
