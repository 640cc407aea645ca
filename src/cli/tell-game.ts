/** One game told in words with its dice, and the board drawn as it goes. */
import type { Chance } from '../kernel/chance.ts';
import type { Game, Strategy, System } from '../kernel/game.ts';
import { playGame, type Match, type Played } from '../kernel/referee.ts';

export const BOARDS = ['never', 'rounds', 'always'] as const;
/** When the board is drawn: not at all · before each round and at the end · also before each decision. */
export type Boards = (typeof BOARDS)[number];

/** Takes a line: an event in words (with the event), or a drawing of the board. */
export type Write = (line: string, event?: unknown) => void;

/** Plays a match and tells it line by line. */
export function tellGame(system: System, match: Match, boards: Boards, write: Write): Played {
  const { game } = match;
  const draw = (state: unknown) => {
    if (boards !== 'never') write(`\n${game.draw(state)}\n`);
  };
  let early: [string, unknown][] | null = []; // told before there is a board to draw
  const say = (line: string, event: unknown) => (early === null ? write(line, event) : early.push([line, event]));
  let hasBegun = false;
  let last: unknown;

  const told = eavesdropped(game, {
    roundBegins(state) {
      hasBegun = true;
      if (state !== null) draw(state);
      else for (const line of early!.splice(0)) write(...line); // of the set-up; round 1 comes below the first board
    },
    deployed(state) {
      last = state;
      if (hasBegun) draw(state);
      for (const line of early!) write(...line);
      early = null;
    },
  });

  const played = playGame({
    ...match,
    game: told,
    strategies: match.strategies.map((strategy) => knowing(game, strategy)),
    tell(event) {
      const line = system.describe(event);
      if (line !== undefined) say(line, event);
    },
    watch(decision) {
      if (boards === 'always') draw(decision.state);
      match.watch?.(decision);
    },
  });
  if (last !== undefined) draw(last);
  return played;
}

interface Ear {
  /** With the state as the last round left it; null during deployment. */
  roundBegins(state: unknown): void;
  deployed(state: unknown): void;
}

/** The same game, with an ear at the two places where the board is worth a look. */
function eavesdropped(game: Game, ear: Ear): Game {
  const listening = (chance: Chance, state: unknown): Chance => ({
    ...chance,
    dice: {
      stream: (purpose) => chance.dice.stream(purpose),
      startRound(round) {
        ear.roundBegins(state);
        chance.dice.startRound(round);
      },
    },
  });
  return {
    ...(game.card === undefined ? {} : { card: game.card }),
    deploy(chance) {
      const state = game.deploy(listening(chance, null));
      ear.deployed(state);
      return state;
    },
    toAct: (state) => game.toAct(state),
    view: (state, seat) => game.view(state, seat),
    options: (view) => game.options(view),
    refuse: (view, action) => game.refuse(view, action),
    apply: (state, action, chance) => game.apply(state, action, listening(chance, state)),
    copy: (state) => game.copy(state),
    fingerprint: (state) => game.fingerprint(state),
    imagine: (view, rng) => game.imagine(view, rng),
    measure: (state) => game.measure(state),
    draw: (state) => game.draw(state),
  };
}

/** A strategy asks the room's own game, not the one with the ear. */
function knowing(game: Game, strategy: Strategy): Strategy {
  return { name: strategy.name, about: strategy.about, start: (seat) => strategy.start(seat, game) };
}
