/**
 * The yardstick: a player that tries promising options in copies of the game. How far a script is from search shows in games
 * against it. It works for any system: what plays on in the copies is a script of that system.
 *
 * Monte-Carlo rollouts with common random numbers: every option meets the same imagined states and the same luck, and the
 * worse half of the options is dropped again and again (sequential halving, Karnin, Koren and Somekh 2013). The budget is
 * counted in playouts, never in time, so that the same seed gives the same game on any machine.
 */
import { openChance } from '../../src/kernel/chance.ts';
import type { Game, Player, Seat, Strategy } from '../../src/kernel/game.ts';
import type { Rng } from '../../src/kernel/rng.ts';
import { stream } from '../../src/kernel/rng.ts';

export interface Search {
  name: string;
  /** Whose choices are tried first, and who plays on in the copies, for both sides. */
  policy: Strategy;
  /** Playouts for one decision, shared by the options that are tried. */
  playouts: number;
  /** Options tried: the policy's own choice first, the rest drawn from all that are legal. */
  options: number;
  /** Decisions played in a copy before it is judged as it stands. */
  horizon: number;
}

export function rollout(search: Search): Strategy<Game> {
  return {
    name: search.name,
    about: `tries ${search.options} options in ${search.playouts} playouts of ${search.horizon} decisions by ${search.policy.name}`,
    start: (seat, game) => new Searcher(search, seat, game),
  };
}

/** Seeds of playouts are below this. */
const SEEDS = 1 << 30;

class Searcher implements Player {
  private readonly search: Search;
  private readonly seat: Seat;
  private readonly game: Game;
  private readonly policy: Player;

  constructor(search: Search, seat: Seat, game: Game) {
    this.search = search;
    this.seat = seat;
    this.game = game;
    this.policy = search.policy.start(seat, game);
  }

  choose(view: unknown, rng: Rng): unknown {
    const proposal = this.policy.choose(view, rng);
    const candidates = this.candidates(proposal, view, rng);
    if (candidates.length === 1) return proposal;
    const seed = rng.below(SEEDS);
    let left = candidates.map((action) => ({ action, sum: 0, tried: 0 }));
    const rounds = halvings(candidates.length);
    let playout = 0;
    for (let round = 0; round < rounds && left.length > 1; round++) {
      const each = Math.max(1, Math.floor(this.search.playouts / (left.length * rounds)));
      for (let again = 0; again < each; again++, playout++) {
        for (const candidate of left) {
          candidate.sum += this.playOut(view, candidate.action, seed, playout);
          candidate.tried += 1;
        }
      }
      // The policy's own choice comes first, and a stable sort keeps it there when others are only as good.
      left = left.sort((a, b) => b.sum / b.tried - a.sum / a.tried).slice(0, Math.ceil(left.length / 2));
    }
    return left[0]!.action;
  }

  private candidates(proposal: unknown, view: unknown, rng: Rng): unknown[] {
    const known = new Set([JSON.stringify(proposal)]);
    const found = [proposal];
    const all = this.game.options(view);
    for (let draw = 0; draw < 4 * this.search.options && found.length < Math.min(this.search.options, all.length); draw++) {
      const action = all[rng.below(all.length)]!;
      const text = JSON.stringify(action);
      if (known.has(text)) continue;
      known.add(text);
      found.push(action);
    }
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

/** How often so many options can be halved. */
function halvings(count: number): number {
  let halves = 1;
  for (let left = count; left > 2; left = Math.ceil(left / 2)) halves += 1;
  return halves;
}
