/** What a strategy may ask of a battle it sees: reach, sight, odds, exposure and objectives, all through its view. */
import type { Seat } from '../../kernel/game.ts';
import { NO_WAY } from '../../kernel/grid/distances.ts';
import { UNREACHED, type Reach } from '../../kernel/grid/reach.ts';
import { chebyshev } from '../../kernel/grid/squares.ts';
import { missionOptions, type FuryAction } from './actions.ts';
import { attackOptions, blastKills, chanceOf, valueOf, type AttackOption, type Worth } from './attack-options.ts';
import type { Battlefield } from './battlefield.ts';
import type { FuryGame } from './game.ts';
import type { Aim } from './missions/mission.ts';
import { Prospects } from './prospects.ts';
import { closePools, firearmPools } from './rules/bonuses.ts';
import { enter } from './rules/reinforcements.ts';
import { leave } from './rules/leave.ts';
import { hasCloseAttack } from './rules/close-attack.ts';
import { onlyMoves } from './rules/figures.ts';
import { hasFirearm } from './rules/firearm-attack.ts';
import { crawlOut, inFoxhole } from './rules/foxhole.ts';
import { firstStop } from './rules/move.ts';
import { canSee } from './rules/sight.ts';
import { inPlay, type FuryView } from './state.ts';
import { Roster } from './tactics/roster.ts';
import type { Attack, Side, Unit } from './vocabulary.ts';

export { UNREACHED, NO_WAY };
export { valueOf };
export type { Aim, AttackOption, Attack, FuryAction, FuryGame, FuryView, Reach, Side, Unit, Worth };

/** One seat's eyes and slide rule. Squares and figures are numbers; chances are exact. */
export class Tactics extends Roster {
  private readonly prospects: Prospects;

  constructor(game: FuryGame, seat: Seat) {
    super(game, seat);
    this.prospects = new Prospects(game.ground, seat);
  }

  /** Every legal action: complete, and slower than asking for what one wants. */
  options(view: FuryView): FuryAction[] {
    return this.game.options(view);
  }

  /** Why a figure of the squad in turn may not do this; undefined if it may. */
  refuse(view: FuryView, action: FuryAction): string | undefined {
    return this.game.refuse(view, action);
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

  /** Where a move to a square comes to its first halt: before it, if an enemy on Snap Alert may shoot at the end of each MOVE. */
  firstStop(view: FuryView, figure: number, to: number): { square: number; cost: number } {
    return firstStop(this.ground, view.open, figure, to);
  }

  /** Squares that a figure in a foxhole may crawl out to now; none for any other. */
  waysOut(view: FuryView, figure: number): number[] {
    if (!inFoxhole(this.ground, view.open, figure)) return [];
    return crawlOut.options(this.ground, view).flatMap((action) => (action.figure === figure ? [action.to] : []));
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

  /** Where our figures want to be; empty for a side that only has to destroy. */
  aims(view: FuryView): readonly Aim[] {
    return this.aimsOf(view, this.seat);
  }

  /** Where the enemy wants to be. */
  aimsOfEnemy(view: FuryView): readonly Aim[] {
    return this.aimsOf(view, 1 - this.seat);
  }

  /** Whether we, or the enemy, can no longer reach the mission's objective. */
  hopeless(view: FuryView, seat = this.seat): boolean {
    const { mission, roster } = this.ground;
    return mission.hopeless?.(view.open, roster, seat) ?? false;
  }

  /** Whether a figure that enters a square is out of play. */
  goesOut(view: FuryView, figure: number, square: number): boolean {
    return this.ground.goalsOf(view.open, figure)[square] !== 0;
  }

  /** By square: steps to the nearest square of an aim by terrain alone; `NO_WAY` where there is none. */
  stepsTo(view: FuryView, aim: Pick<Aim, 'place' | 'squares'>): Uint16Array {
    return this.ground.stepsTo(view.open, aim.place, aim.squares);
  }

  /** Actions of the mission's own that a figure of the squad in turn may take now, such as opening a door, or leaving the board where that is its errand. */
  specials(view: FuryView, figure: number): FuryAction[] {
    const own = missionOptions(this.ground, view).filter((action) => 'figure' in action && action.figure === figure);
    return this.mayLeaveByErrand(view, figure) ? [...own, { do: 'leave', figure }] : own;
  }

  /** The first steps that reinforcements of the squad in turn may take. */
  entries(view: FuryView): FuryAction[] {
    return this.ground.mission.entrance === undefined ? [] : enter.options(this.ground, view);
  }

  private mayLeaveByErrand(view: FuryView, figure: number): boolean {
    const { mission, roster } = this.ground;
    if (mission.exits === undefined) return false;
    const at = this.at(view, figure);
    const isThere = mission.aims(view.open, roster, this.seat).some(({ squares, by, then }) => then === 'out' && by.includes(figure) && squares.includes(at));
    return isThere && leave.refuse(this.ground, view, { do: 'leave', figure }) === undefined;
  }

  // Sight and odds

  /** The battlefield as it is; with a figure given, as it would be if that figure were elsewhere. Stands until the next question. */
  field(view: FuryView, without?: number): Battlefield {
    return this.ground.field(view.open, without);
  }

  /** Jungle, rubble or a foxhole, which shelter whoever stands in them. */
  givesCover(view: FuryView, square: number): boolean {
    return this.ground.board(view.open).shelter[square] !== 0;
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

  /** All attacks that a figure of the squad in turn may make now, with what they promise. `worth`: by figure, negative for friends. */
  attacks(view: FuryView, figure: number, worth: Worth): AttackOption[] {
    return attackOptions(this.ground, view, figure, worth);
  }

  /** What an explosion on a square would be worth. */
  blast(view: FuryView, at: number, worth: Worth): number {
    return valueOf({ kills: blastKills(this.ground, view.open, at) }, worth);
  }

  /** The chance of a kill by this kind of attack from where both stand, whether or not it may be made. */
  chance(view: FuryView, kind: Attack, by: number, target: number): number {
    return chanceOf(this.ground, view.open, kind, by, target);
  }

  /** The most that one attack of `figure` promises, if it stood on `from`: its chance to kill, times what that enemy is worth (by figure number). */
  promise(view: FuryView, figure: number, from: number, worth: ArrayLike<number>): number {
    return onlyMoves(this.ground, view, figure) ? 0 : this.prospects.promise(view.open, figure, from, worth);
  }

  /** Kills that enemies would expect of one attack each at `figure` on square `to`, from where they stand. */
  exposure(view: FuryView, figure: number, to: number): number {
    return this.prospects.exposure(view.open, figure, to);
  }

  private aimsOf(view: FuryView, seat: Seat): readonly Aim[] {
    const { mission, roster } = this.ground;
    return mission.aims(view.open, roster, seat);
  }
}
