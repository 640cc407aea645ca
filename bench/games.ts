/** Whole games a second on one core, and what they are made of. */
import { playGame } from '../src/kernel/referee.ts';
import type { Strategy, System } from '../src/kernel/game.ts';
import type { Measure } from './measure.ts';

export interface GamesMeasure extends Measure {
  /** Means over the games of one `run`. */
  perGame(): { rounds: number; decisions: number };
}

/** The same games in each `run`. */
export function gamesMeasure(system: System, mission: string, strategies: readonly Strategy[], games: number, patch: Readonly<Record<string, unknown>> = {}): GamesMeasure {
  const opened = system.open({ mission, patch });
  const playAll = () =>
    Array.from({ length: games }, (_, index) => {
      const { failure, measures, decisions } = playGame({ game: opened, strategies, seats: system.seats, seed: 'bench', index });
      if (failure !== null) throw new Error(`bench: game ${index}: ${failure.message}`);
      return { rounds: measures!.rounds, decisions };
    });
  return {
    name: `${[mission, ...Object.values(patch).map(String)].join(', ')}, ${strategies.map(({ name }) => name).join(' against ')}`,
    operation: 'game',
    count: games,
    run: () => playAll().reduce((sum, { decisions }) => sum + decisions, 0),
    perGame() {
      const played = playAll();
      const mean = (of: (game: { rounds: number; decisions: number }) => number) => played.reduce((sum, game) => sum + of(game), 0) / games;
      return { rounds: mean(({ rounds }) => rounds), decisions: mean(({ decisions }) => decisions) };
    },
  };
}
