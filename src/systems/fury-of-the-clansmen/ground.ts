/** What rules stand on: the book, the roster and the mission of one opened game, and the geometry of a battle, kept while it holds. */
import { distancesTo } from '../../kernel/grid/distances.ts';
import { Reach } from '../../kernel/grid/reach.ts';
import type { Battlefield } from './battlefield.ts';
import type { Layout } from './board.ts';
import type { Numbers } from './book.ts';
import type { Mission } from './missions/mission.ts';
import type { Roster, Trooper } from './roster.ts';
import { inPlay, type Battle } from './state.ts';

/** No figure's reach is at hand. */
const NOBODY = -1;

export class Ground {
  readonly book: Numbers;
  readonly roster: Roster;
  readonly mission: Mission;
  private readonly boards = new WeakMap<Layout, Battlefield>();
  /** The board the figures stand on now. */
  private board: Battlefield | null = null;
  private given: Battlefield | null = null;
  private reach: Reach | null = null;
  private standing: { battle: Readonly<Battle> | null; clock: number; without: number } = { battle: null, clock: 0, without: NOBODY };
  private readonly distances = new WeakMap<Battlefield, Uint16Array[]>();
  private reached: { battle: Readonly<Battle> | null; clock: number; figure: number } = { battle: null, clock: 0, figure: NOBODY };

  constructor(book: Numbers, roster: Roster, mission: Mission) {
    this.book = book;
    this.roster = roster;
    this.mission = mission;
  }

  trooper(figure: number): Trooper {
    return this.roster.troopers[figure]!;
  }

  /**
   * The battlefield, with the battle's figures standing on it; without one of them, to see how things look once it has moved.
   * There is one battlefield a board: it holds until the next call for another battle, clock or figure.
   */
  field(battle: Readonly<Battle>, without = NOBODY): Battlefield {
    const { standing } = this;
    if (standing.battle === battle && standing.clock === battle.clock && standing.without === without) return this.board!;
    const field = this.boardFor(battle.layout);
    const squares: number[] = [];
    for (let number = 0; number < battle.figures.length; number++) {
      const figure = battle.figures[number]!;
      if (inPlay(figure) && number !== without) squares.push(figure.at);
    }
    field.stand(squares);
    this.board = field;
    standing.battle = battle;
    standing.clock = battle.clock;
    standing.without = without;
    return field;
  }

  /** By square: steps to the nearest space of a squad's Starting/Goal Square, by terrain alone; `NO_WAY` if there is none. */
  stepsToSquareOf(battle: Readonly<Battle>, squad: number): Uint16Array {
    const field = this.boardFor(battle.layout);
    let known = this.distances.get(field);
    if (known === undefined) this.distances.set(field, (known = []));
    return (known[squad] ??= distancesTo(this.mission.deployment(squad), field.stepCost, field.width, field.height));
  }

  /** Least steps from a figure's square to each square, within all the steps that it may still take. The next call's answer replaces it. */
  reachOf(battle: Readonly<Battle>, figure: number): Reach {
    const field = this.field(battle);
    const { reached } = this;
    if (this.reach === null || this.reach.steps.length !== field.stepCost.length / 8) this.reach = new Reach(field.width, field.height);
    if (reached.battle !== battle || reached.clock !== battle.clock || reached.figure !== figure) {
      const { seat } = this.trooper(figure);
      this.reach.run(battle.figures[figure]!.at, this.stepsFor(battle, figure), field.stepCost, field.occupied, this.goalsOf(field, seat));
      reached.battle = battle;
      reached.clock = battle.clock;
      reached.figure = figure;
    }
    return this.reach;
  }

  /** Actions a figure may still take: its own, then extra ones ("Extra Actions"). */
  actionsFor(battle: Readonly<Battle>, figure: number): number {
    const { actions, extra } = battle.figures[figure]!;
    return actions + Math.min(battle.extra, Math.max(0, this.book.leadership.cap - extra));
  }

  /** Steps a figure may still take if it spends every action on MOVE. */
  stepsFor(battle: Readonly<Battle>, figure: number): number {
    return battle.figures[figure]!.steps + this.stepsPerMove(figure) * this.actionsFor(battle, figure);
  }

  stepsPerMove(figure: number): number {
    return this.book.units[this.trooper(figure).unit].steps;
  }

  /** By square: 1 where a figure of this seat would go out of play on a goal. */
  goalsOf(field: Battlefield, seat: number): Uint8Array {
    return this.mission.goals(field, seat);
  }

  /** A layout is never written to, so one object stands for one board; a state that came through JSON brings a new one. */
  private boardFor(layout: Layout | null): Battlefield {
    if (layout === null) return (this.given ??= this.mission.battlefield(null, this.book));
    let field = this.boards.get(layout);
    if (field === undefined) this.boards.set(layout, (field = this.mission.battlefield(layout, this.book)));
    return field;
  }
}
