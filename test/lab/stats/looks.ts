/** Invented experiments that are looked at again and again: how often is the truth outside at some look? */
import { stream, type Rng } from '../../../src/kernel/rng.ts';
import { confidenceSequence, wilson, type Interval, type Sample } from '../../../src/lab/stats/index.ts';
import { checkPointsFrom } from '../../../src/lab/stopping/check-points.ts';

/** Plays `games` games: values from 0 to 1 and their units. */
export type Play = (rng: Rng, games: number) => Sample;

export interface Asked {
  truth: number;
  play: Play;
  experiments: number;
  games: number;
  returning?: boolean;
}

/** The share of experiments in which some look leaves out the truth: of the sequence, and of an interval for a fixed number of games. */
export function missed({ truth, play, experiments, games, returning = false }: Asked): { sequence: number; fixed: number } {
  const count = { sequence: 0, fixed: 0 };
  const isOut = ({ low, high }: Interval) => truth < low || truth > high;
  for (let i = 0; i < experiments; i++) {
    const { values, units } = play(stream(2024, 'looks', i), games);
    const looks = [...checkPointsFrom(1, games)].map((point, at) => {
      const prefix = { values: Array.from(values).slice(0, point), units: Array.from(units).slice(0, point) };
      return { sequence: confidenceSequence(prefix, { number: at + 1, returning }), fixed: wilson(prefix.values.reduce((a, b) => a + b, 0), point) };
    });
    count.sequence += Number(looks.some(({ sequence }) => isOut(sequence)));
    count.fixed += Number(looks.some(({ fixed }) => isOut(fixed)));
  }
  return { sequence: count.sequence / experiments, fixed: count.fixed / experiments };
}

export const chance = (rng: Rng, permille: number): boolean => rng.below(1000) < permille;

const list = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

/** Games won with this chance, each its own unit. */
export const singles = (permille: number): Play => (rng, games) => ({ values: list(games, () => Number(chance(rng, permille))), units: list(games, (i) => i) });

/** Three in ten games are drawn, the others are won with this chance. */
export const withDraws = (permille: number): Play => (rng, games) => ({
  values: list(games, () => (rng.below(10) < 3 ? 0.5 : Number(chance(rng, permille)))),
  units: list(games, (i) => i),
});

/** Two games after each other share their luck: in six of ten pairs the second goes as the first. */
export const pairs = (permille: number): Play => (rng, games) => {
  const values: number[] = [];
  while (values.length < games) {
    const first = Number(chance(rng, permille));
    values.push(first, rng.below(10) < 6 ? first : Number(chance(rng, permille)));
  }
  return { values: values.slice(0, games), units: list(games, (i) => Math.floor(i / 2)) };
};

/** So many set-ups are played in turn again and again; half of them favor the first seat by 30 points, half the second. */
export const setUps = (howMany: number, permille: number): Play => (rng, games) => {
  const favors = list(howMany, () => (rng.below(2) === 0 ? 300 : -300));
  return { values: list(games, (i) => Number(chance(rng, permille + favors[i % howMany]!))), units: list(games, (i) => i % howMany) };
};
