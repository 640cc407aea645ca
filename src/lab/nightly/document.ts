/** A night for programs. */
import type { Interval } from '../stats/index.ts';
import { bounded } from '../summary/rounding.ts';
import type { Bounded } from '../summary/index.ts';
import { failedGames, outcomeOf, type Night } from './night.ts';
import { toldFlips } from './flip-words.ts';
import { failuresOf, headline, isDrift } from './words.ts';

export function nightDocument(night: Night): object {
  return {
    format: 1,
    drift: isDrift(night),
    failed: failuresOf(night),
    says: headline(night),
    margin: night.margin,
    findable: night.findable === null ? null : round(night.findable),
    experiments: night.experiments.map((experiment) => {
      const { name, file, title, key, games, seed, baseline, tallies, folder, freshFolder, rows, changed } = experiment;
      return {
        name, file, title, key, games, seed,
        baselineKey: baseline?.key ?? null,
        outcome: tallies === null ? 'skipped' : (outcomeOf(experiment) ?? 'new'),
        failed: failedGames(experiment),
        folder, freshFolder,
        changed: changed.map(({ cell, name, games, otherwise, flips }) => ({ cell, name, games, otherwise, flips: flips.map(({ game, before, now }) => ({ game, before: before.winner, now: now.winner })) })),
        flipped: toldFlips(experiment),
        figures: rows.map(({ before, now, difference, fresh, ...row }) => ({
          ...row, before: bounded(before), now: bounded(now), difference: bounded(difference),
          fresh: fresh === null ? null : { now: bounded(fresh.now), difference: bounded(fresh.difference) } satisfies Record<keyof typeof fresh, Bounded>,
        })),
      };
    }),
  };
}

const round = (value: Interval['estimate']): number => Math.round(value * 10_000) / 10_000;
