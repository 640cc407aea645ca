/**
 * A squad's turn, one figure after another: each weighs the squares that it can reach by a few named considerations, attacks
 * from where that promises more (here before it goes, or there), and so comes to its plan. A strategy is the considerations.
 */
import type { Player } from '../../src/kernel/game.ts';
import { pick, type Rng } from '../../src/kernel/rng.ts';
import { Tactics, type FuryAction, type FuryGame, type FuryView, type Reach } from '../../src/systems/fury-of-the-clansmen/tactics.ts';
import { bestAttack, idle, reaction } from './attacks.ts';
import { errands, situationOf, type Errand, type Situation } from './errands.ts';

/** One figure about to act, as its considerations see it. */
export interface Thought {
  readonly situation: Situation;
  readonly figure: number;
  /** Where it stands. */
  readonly from: number;
  /** The goal it runs for, or the home square it guards. */
  readonly errand: Errand;
  /** The square of the closest enemy; -1 if there is none. */
  readonly quarry: number;
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
  /** What speaks against a square, with a negative weight; asked only about squares looked at closely that could still be the best. */
  risks: readonly Consideration[];
  /** Besides the best at a glance it looks closely at about so many of the nearest squares, and at fewer and fewer farther away. */
  looksAt: number;
  /** What an attack's expected kills weigh. */
  kills: number;
}

/** What makes one strategy differ from another. */
export interface Style {
  /** How many squads stay at home while the rest run. */
  guards: (situation: Situation) => number;
  /** Whether nobody sets out for an aim yet. */
  waits: (situation: Situation) => boolean;
  character: (thought: Thought) => Character;
  /** What killing this enemy is worth: 1 for a plain one. */
  worth: (situation: Situation, enemy: number) => number;
  /** Whether a Regular with nothing to shoot at goes on Snap Alert. */
  watches: (thought: Thought) => boolean;
  /** Whether this figure of a squad is set up in front. */
  front: (tactics: Tactics, figure: number) => boolean;
}

/** Of the squares that are looked at closely, those that are the best at a glance. */
const BEST_AT_A_GLANCE = 6;

export class Planner implements Player<FuryView, FuryAction> {
  private readonly tactics: Tactics;
  private readonly style: Style;
  private turn = -1;
  /** Figures of the squad that have nothing more to do in this turn, and those that have gone where they wanted. */
  private readonly done = new Set<number>();
  private readonly arrived = new Set<number>();
  private readonly worth: Float64Array;
  /** By square: what it is worth at a glance, of the squares in reach of the figure thought of last. */
  private readonly glanced: number[] = [];

  constructor(game: FuryGame, seat: number, style: Style) {
    this.tactics = new Tactics(game, seat);
    this.style = style;
    this.worth = new Float64Array(game.ground.roster.troopers.length);
  }

  choose(view: FuryView, rng: Rng): FuryAction {
    const { asked } = view;
    if (asked?.step === 'deploy') return this.deploy(view, rng);
    if (asked?.step !== 'turn') return this.react(view, rng);
    if (this.tactics.mayRollLeadership(view)) return this.insteadOfLeadership(view) ?? { do: 'leadership' };
    const entries = this.tactics.entries(view);
    if (entries.length > 0) return pick(entries, rng);
    this.beginTurn(view);
    for (const thought of this.squad(view)) {
      const action = this.next(thought, rng);
      if (action !== null) return action;
      this.done.add(thought.figure);
    }
    return { do: 'end' };
  }

  /** Explosives, which nobody sets who has rolled for extra actions. */
  private insteadOfLeadership(view: FuryView): FuryAction | undefined {
    const specials = this.tactics.squad(view).flatMap((figure) => this.tactics.specials(view, figure));
    return specials.find((action) => action.do === 'set-explosives');
  }

  /** A choice out of turn, or in the middle of an attack. */
  private react(view: FuryView, rng: Rng): FuryAction {
    this.value(situationOf(this.tactics, view));
    return reaction(this.tactics, view, this.worth) ?? pick(this.tactics.options(view), rng);
  }

  private beginTurn(view: FuryView): void {
    const { asked, open } = view;
    const turn = asked?.step === 'turn' ? open.round * 100 + asked.squad : -1;
    if (turn === this.turn) return;
    this.turn = turn;
    this.done.clear();
    this.arrived.clear();
  }

  /** Figures with something left to do, those nearest to what their errand is about first. */
  private squad(view: FuryView): Thought[] {
    const { tactics, style } = this;
    const left = tactics.squad(view).filter((figure) => !this.done.has(figure));
    if (left.length === 0) return [];
    const situation = situationOf(tactics, view);
    this.value(situation);
    const todo = errands(situation, style.guards(situation), style.waits(situation));
    return left
      .map((figure): Thought => {
        const from = tactics.at(view, figure);
        return { situation, figure, from, errand: todo[figure]!, quarry: tactics.closestEnemy(view, from) };
      })
      .sort((a, b) => stepsToGo(a) - stepsToGo(b));
  }

  /** What it is worth to kill each figure. */
  private value(situation: Situation): void {
    for (const enemy of situation.enemies) this.worth[enemy] = this.style.worth(situation, enemy);
    for (const friend of situation.friends) this.worth[friend] = -FRIEND;
  }

  /** What the figure does now: its errand's own action, an attack where it stands, if that promises most, or go first; null when it is done. */
  private next(thought: Thought, rng: Rng): FuryAction | null {
    const { tactics } = this;
    const { figure, from, situation: { view } } = thought;
    const special = tactics.specials(view, figure)[0];
    if (special !== undefined) return special;
    const actions = tactics.actions(view, figure);
    const here = actions > 0 ? tactics.promise(view, figure, from, this.worth) : 0;
    if (!this.arrived.has(figure)) {
      const { square, shots, promise } = this.destination(thought, this.style.character(thought), actions, here, rng);
      const attackFirst = shots > 0 && here > 0 && here >= promise;
      if (square === from) this.arrived.add(figure);
      else if (!attackFirst) {
        const { square: halt } = tactics.firstStop(view, figure, square);
        if (halt === square) this.arrived.add(figure);
        return { do: 'move', figure, to: square };
      }
    }
    if (actions < 1) return null;
    return bestAttack(tactics, view, figure, this.worth, rng) ?? idle(tactics, thought, this.style.watches(thought));
  }

  /** The best square to end the turn on, the current one included, with the attacks left there and what one promises. */
  private destination(thought: Thought, character: Character, actions: number, here: number, rng: Rng): Destination {
    const { tactics, worth } = this;
    const { figure, situation: { view } } = thought;
    const reach = tactics.reach(view, figure);
    let best: Destination = { square: thought.from, shots: 0, promise: 0 };
    let most = -Infinity;
    let ties = 0;
    for (const square of this.worthALook(thought, character, reach, rng)) {
      const shots = actions - tactics.actionsToMove(view, figure, reach.steps[square]!);
      const promise = shots > 0 ? tactics.promise(view, figure, square, worth) : 0;
      const hope = character.kills * shots * Math.max(here, promise) + this.glanced[square]!;
      if (hope < most) continue;
      const value = hope + sum(character.risks, thought, square);
      if (value > most) {
        most = value;
        ties = 0;
      }
      if (value === most && rng.below(++ties) === 0) best = { square, shots, promise };
    }
    return best;
  }

  /** The squares to look at closely: the best at a glance, where it stands, and some all around. */
  private worthALook(thought: Thought, { glance, looksAt }: Character, reach: Reach, rng: Rng): number[] {
    const squares: number[] = [];
    const values: number[] = [];
    for (let index = 0; index < reach.count; index++) {
      const square = reach.squares[index]!;
      const value = sum(glance, thought, square);
      this.glanced[square] = value;
      let place = Math.min(squares.length, BEST_AT_A_GLANCE);
      for (; place > 0 && values[place - 1]! < value; place--) {
        values[place] = values[place - 1]!;
        squares[place] = squares[place - 1]!;
      }
      if (place === BEST_AT_A_GLANCE) continue;
      values[place] = value;
      squares[place] = square;
    }
    squares.length = Math.min(squares.length, BEST_AT_A_GLANCE);
    squares.push(thought.from);
    // Nearer squares closer together: more attacks are left there.
    for (let index = 1; index < reach.count; index += 1 + Math.floor(index / looksAt) + rng.below(2)) {
      const square = reach.squares[index]!;
      if (!squares.includes(square)) squares.push(square);
    }
    return squares;
  }

  /** The figure asked for, on the space of its squad's square that its place in the squad calls for. */
  private deploy(view: FuryView, rng: Rng): FuryAction {
    const { tactics, style } = this;
    const options = tactics.options(view).filter((action) => action.do === 'deploy');
    const [first] = options;
    if (first === undefined) return pick(tactics.options(view), rng);
    const [aim] = [...tactics.aims(view), ...tactics.aimsOfEnemy(view)];
    if (aim === undefined) return pick(options, rng);
    const ahead = tactics.stepsTo(view, aim);
    const sign = style.front(tactics, first.figure) ? 1 : -1;
    let best = first;
    let ties = 0;
    for (const option of options) {
      const better = sign * (ahead[best.at]! - ahead[option.at]!);
      if (better > 0) ties = 0;
      if (better >= 0 && rng.below(++ties) === 0) best = option;
    }
    return best;
  }
}

/** What a friend weighs against an enemy where a Brainbuster may reach both. */
const FRIEND = 1.5;

function stepsToGo({ errand: { steps }, from }: Thought): number {
  return steps === null ? 0 : steps[from]!;
}

interface Destination {
  square: number;
  shots: number;
  promise: number;
}

function sum(considerations: readonly Consideration[], thought: Thought, square: number): number {
  let value = 0;
  for (const { weight, of } of considerations) value += weight * of(thought, square);
  return value;
}
