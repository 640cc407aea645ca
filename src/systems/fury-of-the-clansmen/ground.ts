/** What rules stand on: the book, the roster and the mission of one opened game, and the geometry of a battle, kept while it holds. */
import { distancesTo } from '../../kernel/grid/distances.ts';
import { Reach } from '../../kernel/grid/reach.ts';
import type { Battlefield } from './battlefield.ts';
import type { Layout } from './board.ts';
import type { Numbers } from './book.ts';
import type { Mission } from './missions/mission.ts';
import type { Roster, Trooper } from './roster.ts';
import { inPlay, type Battle } from './state.ts';
import type { Ability } from './vocabulary.ts';

/** No figure's reach is at hand. */
const NOBODY = -1;

export class Ground {
  readonly book: Numbers;
  readonly roster: Roster;
  readonly mission: Mission;
  private readonly boards = new WeakMap<Layout, Battlefield>();
  /** The board the figures stand on now. */
  private shown: Battlefield | null = null;
  private given: Battlefield | null = null;
  /** The board asked for last, nearly always the one asked for next. */
  private latest: { layout: Layout; field: Battlefield } | null = null;
  private reach: Reach | null = null;
  private charge: Reach | null = null;
  private readonly stops = new WeakMap<Battlefield, Uint8Array[]>();
  private barred = new Uint8Array(0);
  private standing: { battle: Readonly<Battle> | null; clock: number; without: number } = { battle: null, clock: 0, without: NOBODY };
  private readonly distances = new WeakMap<Battlefield, Map<string, Uint16Array>>();
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
    if (standing.battle === battle && standing.clock === battle.clock && standing.without === without) return this.shown!;
    const field = this.boardFor(battle.layout);
    const squares: number[] = [];
    for (let number = 0; number < battle.figures.length; number++) {
      const figure = battle.figures[number]!;
      if (inPlay(figure) && number !== without) squares.push(figure.at);
    }
    field.stand(squares);
    this.shown = field;
    standing.battle = battle;
    standing.clock = battle.clock;
    standing.without = without;
    return field;
  }

  /** By square: steps to the nearest of some squares, by terrain alone, crawling out of foxholes counted as steps; `NO_WAY` if there is none. Kept under the place's name. */
  stepsTo(battle: Readonly<Battle>, place: string, squares: readonly number[]): Uint16Array {
    const field = this.boardFor(battle.layout);
    let known = this.distances.get(field);
    if (known === undefined) this.distances.set(field, (known = new Map<string, Uint16Array>()));
    let steps = known.get(place);
    if (steps === undefined) known.set(place, (steps = distancesTo(squares, field.hasFoxholes ? this.costsWithCrawling(field) : field.stepCost, field.width, field.height)));
    return steps;
  }

  /** Out of a foxhole a figure crawls, which takes the time of a MOVE or more ("Crawling Out"). */
  private costsWithCrawling({ foxhole, next, stepCost, tower }: Battlefield): Uint8Array {
    const crawl = this.book.actions.crawlOut * Math.max(...Object.values(this.book.units).map(({ steps }) => steps));
    return stepCost.map((cost, step) => {
      if (cost === 0 || foxhole[step >> 3] === 0) return cost;
      const to = next[step]!;
      return foxhole[to] === 0 && tower[to] === 0 ? crawl : 0;
    });
  }

  /** Least steps from a figure's square to each square, within all the steps that it may still take. The next call's answer replaces it. */
  reachOf(battle: Readonly<Battle>, figure: number): Reach {
    const field = this.field(battle);
    const { reached } = this;
    if (this.reach === null || this.reach.steps.length !== field.stepCost.length / 8) this.reach = new Reach(field.width, field.height);
    if (reached.battle !== battle || reached.clock !== battle.clock || reached.figure !== figure) {
      this.reach.run(battle.figures[figure]!.at, this.stepsFor(battle, figure), field.stepCost, this.barredTo(battle, figure), this.stopsOf(battle, figure));
      reached.battle = battle;
      reached.clock = battle.clock;
      reached.figure = figure;
    }
    return this.reach;
  }

  /** The same within a number of steps, whatever the figure may still take. */
  reachWithin(battle: Readonly<Battle>, figure: number, steps: number): Reach {
    const field = this.field(battle);
    if (this.charge === null || this.charge.steps.length !== field.stepCost.length / 8) this.charge = new Reach(field.width, field.height);
    this.charge.run(battle.figures[figure]!.at, steps, field.stepCost, this.barredTo(battle, figure), this.stopsOf(battle, figure));
    return this.charge;
  }

  /** Actions a figure may still take: its own, then extra ones ("Extra Actions"). */
  actionsFor(battle: Readonly<Battle>, figure: number): number {
    const { actions, extra } = battle.figures[figure]!;
    return actions + Math.min(battle.extra, Math.max(0, this.book.leadership.cap - extra));
  }

  /** Steps a figure may still take if it spends every action on MOVE; none in a foxhole ("Foxholes"). */
  stepsFor(battle: Readonly<Battle>, figure: number): number {
    const board = this.boardFor(battle.layout);
    if (board.hasFoxholes && board.foxhole[battle.figures[figure]!.at] !== 0) return 0;
    return battle.figures[figure]!.steps + this.stepsPerMove(figure) * this.actionsFor(battle, figure);
  }

  stepsPerMove(figure: number): number {
    const { unit, seat } = this.trooper(figure);
    return this.mission.stepsPerMove?.(this.book, seat) ?? this.book.units[unit].steps;
  }

  /** Brainbusters that a figure begins the battle with ("Brainbusters"). */
  brainbustersOf(figure: number): number {
    return this.trooper(figure).unit === 'chieftain' ? this.book.brainbuster.carried : 0;
  }

  /** Whether something of the advanced rules is in use. */
  has(ability: Ability): boolean {
    return this.book.options.rules === 'advanced' && this.book.abilities[ability];
  }

  /** Why it is not; undefined if it is. */
  refuseAbility(ability: Ability): string | undefined {
    if (this.book.options.rules !== 'advanced') return `${ability}: not in the basic rules ("Advanced Rules")`;
    return this.book.abilities[ability] ? undefined : `${ability}: left out (abilities.${ability})`;
  }

  /** The board of a battle, whoever stands on it. */
  board(battle: Readonly<Battle>): Battlefield {
    return this.boardFor(battle.layout);
  }

  /** By square: 1 where a figure would go out of play on a goal. */
  goalsOf(battle: Readonly<Battle>, figure: number): Uint8Array {
    return this.mission.goals(battle.layout, this.trooper(figure).squad);
  }

  /** By square: not 0 where a figure may not go, because somebody stands there or the mission says so. Stands until the next call. */
  barredTo(battle: Readonly<Battle>, figure: number): Uint8Array {
    const { occupied } = this.field(battle);
    const barred = this.mission.barred?.(battle.layout, this.trooper(figure).squad) ?? null;
    if (barred === null) return occupied;
    if (this.barred.length !== occupied.length) this.barred = new Uint8Array(occupied.length);
    for (let square = 0; square < occupied.length; square++) this.barred[square] = occupied[square]! | barred[square]!;
    return this.barred;
  }

  /** By square: 1 where a MOVE is over: goals and foxholes. */
  private stopsOf(battle: Readonly<Battle>, figure: number): Uint8Array {
    const board = this.boardFor(battle.layout);
    const goals = this.goalsOf(battle, figure);
    if (!board.hasFoxholes) return goals;
    let known = this.stops.get(board);
    if (known === undefined) this.stops.set(board, (known = []));
    return (known[this.trooper(figure).squad] ??= goals.map((goal, square) => goal | board.foxhole[square]!));
  }

  /** A layout is never written to, so one object stands for one board; a state that came through JSON brings a new one. */
  private boardFor(layout: Layout | null): Battlefield {
    if (layout === null) return (this.given ??= this.mission.battlefield(null, this.book));
    if (layout === this.latest?.layout) return this.latest.field;
    let field = this.boards.get(layout);
    if (field === undefined) this.boards.set(layout, (field = this.mission.battlefield(layout, this.book)));
    this.latest = { layout, field };
    return field;
  }
}
