/**
 * The yardstick: a player that tries promising options in copies of the game. How far a script is from search shows in games
 * against it. It works for any system: what plays on in the copies is a script of that system.
 *
 * Monte-Carlo rollouts with common random numbers: every option meets the same imagined states and the same luck, so that
 * options are compared playout by playout. The script's own choice stands unless another is better beyond what so few playouts
 * show by chance; without that a search drowns in its own noise. The budget is counted in playouts, never in time, so that the
 * same seed gives the same game on any machine.
 */
import { openChance } from '../../src/kernel/chance.ts';
import type { Game, Player, Seat, Strategy } from '../../src/kernel/game.ts';
import type { Rng } from '../../src/kernel/rng.ts';
import { stream } from '../../src/kernel/rng.ts';

export interface Search {
  name: string;
  /** Whose choices are tried first, and who plays on in the copies, for both sides. */
  policy: Strategy;
  /** Other scripts whose choices are worth a try. */
  proposers: readonly Strategy[];
  /** Playouts of each option. */
  playouts: number;
  /** Options tried at most: the policy's choice, those of the proposers, the rest drawn from all that are legal. */
  options: number;
  /** Decisions played in a copy before it is judged as it stands. */
  horizon: number;
}

export function rollout(search: Search): Strategy<Game> {
  return {
    name: search.name,
    about: `tries up to ${search.options} options in ${search.playouts} playouts each, of ${search.horizon} decisions by ${search.policy.name}`,
    start: (seat, game) => new Searcher(search, seat, game),
  };
}

/** Seeds of playouts are below this. */
const SEEDS = 1 << 30;

/** Standard errors that another option has to be ahead. */
const BEYOND_CHANCE = 2;

class Searcher implements Player {
  private readonly search: Search;
  private readonly seat: Seat;
  private readonly game: Game;
  private readonly policy: Player;
  private readonly proposers: readonly Player[];

  constructor(search: Search, seat: Seat, game: Game) {
    this.search = search;
    this.seat = seat;
    this.game = game;
    this.policy = search.policy.start(seat, game);
    this.proposers = search.proposers.map((proposer) => proposer.start(seat, game));
  }

  choose(view: unknown, rng: Rng): unknown {
    const proposal = this.policy.choose(view, rng);
    const others = this.others(proposal, view, rng);
    if (others.length === 0) return proposal;
    const seed = rng.below(SEEDS);
    const played = Array.from({ length: this.search.playouts }, (_, number) => this.playOut(view, proposal, seed, number));
    let best = proposal;
    let most = 0;
    for (const action of others) {
      const ahead = played.map((value, number) => this.playOut(view, action, seed, number) - value);
      const { mean, error } = meanOf(ahead);
      if (mean <= BEYOND_CHANCE * error || mean <= most) continue;
      most = mean;
      best = action;
    }
    return best;
  }

  private others(proposal: unknown, view: unknown, rng: Rng): unknown[] {
    const known = new Set([JSON.stringify(proposal)]);
    const found: unknown[] = [];
    const add = (action: unknown): void => {
      const text = JSON.stringify(action);
      if (known.has(text) || this.game.refuse(view, action) !== undefined) return;
      known.add(text);
      found.push(action);
    };
    for (const proposer of this.proposers) add(proposer.choose(view, rng));
    const all = this.game.options(view);
    for (let draw = 0; draw < this.search.options && found.length + 1 < Math.min(this.search.options, all.length); draw++) add(all[rng.below(all.length)]);
    return found;
  }

  /** How well the option turns out for this seat, 0 to 1, in one imagined state with one run of luck. */
  private playOut(view: unknown, action: unknown, seed: number, number: number): number {
    const { game, seat, search } = this;
    const state = game.imagine(view, stream(seed, 'imagine', number));
    const chance = openChance(seed, number);
    game.apply(state, action, chance);
    const players: (Player | undefined)[] = [];
    const rngs: Rng[] = [];
    for (let decision = 0; decision < search.horizon; decision++) {
      const mover = game.toAct(state);
      if (mover === null) break;
      const player = (players[mover] ??= search.policy.start(mover, game));
      const rng = (rngs[mover] ??= stream(seed, `seat ${mover}`, number));
      game.apply(state, player.choose(game.view(state, mover), rng), chance);
    }
    const outlook = game.outlook?.(state) ?? settled(game, state);
    return seat === 0 ? outlook : 1 - outlook;
  }
}

/** A draw for whatever is not decided. */
function settled(game: Game, state: unknown): number {
  const { winner } = game.measure(state);
  return winner === null ? 0.5 : winner === 0 ? 1 : 0;
}

function meanOf(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) };
}
