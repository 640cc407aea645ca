/**
 * A squad's turn, one figure after another: each weighs the squares that it can reach by a few named considerations, attacks
 * from where that promises more (here before it goes, or there), and so comes to its plan. A strategy is the considerations.
 */
import type { Player } from '../../src/kernel/game.ts';
import type { Rng } from '../../src/kernel/rng.ts';
import { Tactics, type FuryAction, type FuryGame, type FuryView } from '../../src/systems/fury-of-the-clansmen/tactics.ts';
import { errands, type Errand } from './errands.ts';

/** One figure about to act, as its considerations see it. */
export interface Thought {
  readonly tactics: Tactics;
  readonly view: FuryView;
  readonly figure: number;
  /** Where it stands. */
  readonly from: number;
  /** The goal it runs for, or the home square it guards. */
  readonly errand: Errand;
  /** By enemy: what killing it is worth, 1 for a plain one. */
  readonly worth: Float64Array;
}

/** A reason to stand on a square at the end of the turn. `weight` is in kills: 1 is as good as a certain kill. */
export interface Consideration {
  because: string;
  weight: number;
  of: (thought: Thought, square: number) => number;
}

/** How a figure of one role weighs things. */
export interface Character {
  /** Terrain and distances only: asked about each square in reach, so it has to be quick. */
  glance: readonly Consideration[];
  /** Enemies' eyes and the like: asked about the best few squares only. */
  look: readonly Consideration[];
  /** What an attack's expected kills weigh. */
  kills: number;
}

/** What makes one strategy differ from another. */
export interface Style {
  /** How many figures stay at home while the rest run. */
  guards(tactics: Tactics, view: FuryView): number;
  character(thought: Thought): Character;
  /** What killing this enemy is worth. */
  worth(tactics: Tactics, view: FuryView, enemy: number): number;
  /** Which figure of a squad acts first: the one with the highest value. */
  urgency(thought: Thought): number;
  /** Which units of a squad start in front: the highest first. */
  front(tactics: Tactics, figure: number): number;
}

/** Squares that are looked at closely. */
const LOOKED_AT = 8;

export class Planner implements Player<FuryView, FuryAction> {
  private readonly tactics: Tactics;
  private readonly style: Style;
  private turn = -1;
  /** Figures of the squad that have nothing more to do in this turn, and those that have gone where they wanted. */
  private readonly done = new Set<number>();
  private readonly arrived = new Set<number>();
  private readonly worth: Float64Array;

  constructor(game: FuryGame, seat: number, style: Style) {
    this.tactics = new Tactics(game, seat);
    this.style = style;
    this.worth = new Float64Array(game.ground.roster.troopers.length);
  }

  choose(view: FuryView, rng: Rng): FuryAction {
    const { asked } = view;
    if (asked?.step === 'deploy') return this.deploy(view, rng);
    if (this.tactics.mayRollLeadership(view)) return { do: 'leadership' };
    this.beginTurn(view);
    for (const thought of this.squad(view)) {
      const action = this.next(thought, rng);
      if (action !== null) return action;
      this.done.add(thought.figure);
    }
    return { do: 'end' };
  }

  private beginTurn(view: FuryView): void {
    const { asked, open } = view;
    const turn = asked?.step === 'turn' ? open.round * 100 + asked.squad : -1;
    if (turn === this.turn) return;
    this.turn = turn;
    this.done.clear();
    this.arrived.clear();
  }

  /** Figures with something left to do, the most urgent first. */
  private squad(view: FuryView): Thought[] {
    const { tactics, worth, style } = this;
    const left = tactics.squad(view).filter((figure) => !this.done.has(figure));
    if (left.length === 0) return [];
    for (const enemy of tactics.enemies(view)) worth[enemy] = style.worth(tactics, view, enemy);
    const todo = errands(tactics, view, style.guards(tactics, view));
    return left
      .map((figure): Thought => ({ tactics, view, figure, from: tactics.at(view, figure), errand: todo[figure]!, worth }))
      .sort((a, b) => style.urgency(b) - style.urgency(a));
  }

  private next(thought: Thought, rng: Rng): FuryAction | null {
    const { tactics, view, figure, from, worth } = thought;
    const actions = tactics.actions(view, figure);
    const here = actions > 0 ? tactics.promise(view, figure, from, worth) : 0;
    if (!this.arrived.has(figure)) {
      const character = this.style.character(thought);
      const to = this.destination(thought, character, actions, here, rng);
      if (to.square !== from && !(to.shots > 0 && here >= to.promise)) {
        this.arrived.add(figure);
        return { do: 'move', figure, to: to.square };
      }
    }
    return here > 0 ? this.attack(thought, rng) : null;
  }

  private attack({ tactics, view, figure, worth }: Thought, rng: Rng): FuryAction | null {
    let best: FuryAction | null = null;
    let most = 0;
    let ties = 0;
    for (const { action, target, kill } of tactics.attacks(view, figure)) {
      const value = kill * worth[target]!;
      if (value > most) {
        most = value;
        ties = 0;
      }
      if (value === most && rng.below(++ties) === 0) best = action;
    }
    return best;
  }

  private destination(thought: Thought, { glance, look, kills }: Character, actions: number, here: number, rng: Rng): { square: number; shots: number; promise: number } {
    const { tactics, view, figure, worth } = thought;
    const reach = tactics.reach(view, figure);
    const squares: number[] = [];
    const values: number[] = [];
    for (let index = 0; index < reach.count; index++) {
      const square = reach.squares[index]!;
      let value = 0;
      for (const { weight, of } of glance) value += weight * of(thought, square);
      if (squares.length === LOOKED_AT && value <= values[LOOKED_AT - 1]!) continue;
      let place = Math.min(squares.length, LOOKED_AT - 1);
      for (; place > 0 && values[place - 1]! < value; place--) {
        values[place] = values[place - 1]!;
        squares[place] = squares[place - 1]!;
      }
      values[place] = value;
      squares[place] = square;
    }
    if (!squares.includes(thought.from)) {
      squares.push(thought.from);
      values.push(glance.reduce((sum, { weight, of }) => sum + weight * of(thought, thought.from), 0));
    }
    let best = { square: thought.from, shots: 0, promise: 0 };
    let most = -Infinity;
    let ties = 0;
    for (const [place, square] of squares.entries()) {
      const shots = actions - tactics.actionsToMove(view, figure, reach.steps[square]!);
      const promise = shots > 0 ? tactics.promise(view, figure, square, worth) : 0;
      let value = values[place]! + kills * shots * Math.max(here, promise);
      for (const { weight, of } of look) value += weight * of(thought, square);
      if (value > most) {
        most = value;
        ties = 0;
      }
      if (value === most && rng.below(++ties) === 0) best = { square, shots, promise };
    }
    return best;
  }

  /** The figure asked for, on the space of its squad's square that its place in the squad calls for. */
  private deploy(view: FuryView, rng: Rng): FuryAction {
    const { tactics, style } = this;
    const options = tactics.options(view).filter((action) => action.do === 'deploy');
    const { figure } = options[0]!;
    const [goal] = tactics.goals(view);
    const ahead = tactics.stepsToGoal(view, goal!);
    const sign = style.front(tactics, figure);
    let best = options[0]!;
    let ties = 0;
    for (const option of options) {
      const better = sign * (ahead[best.at]! - ahead[option.at]!);
      if (better > 0) ties = 0;
      if (better >= 0 && rng.below(++ties) === 0) best = option;
    }
    return best;
  }
}
