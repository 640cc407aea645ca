/** What a night came to, experiment by experiment and figure by figure: the shape that all its reports are made from. */
import type { Interval } from '../stats/index.ts';
import type { Baseline } from './baseline.ts';
import { changedCells, type ChangedCell } from './flips.ts';
import type { KeptGames } from './kept-games.ts';
import { findable, firstLook, secondLook, type Claim } from './drift.ts';
import { effectiveGames, intervalOf } from './tally.ts';
import type { Tallied } from './tallies.ts';

/**
 * `same`: every game was played alike, so nothing can have moved. `small`: it surely moved, by less than the margin.
 * `not confirmed`: a candidate that fresh games did not bear out. `moved`: a candidate where no fresh games are asked, since
 * the baseline is renewed. `drift`: fresh games bore it out.
 */
export const OUTCOMES = ['same', 'no sure change', 'small', 'not confirmed', 'moved', 'drift'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A figure of a cell or a pool. */
export interface NightRow {
  of: string;
  figure: string;
  before: Interval;
  now: Interval;
  /** Tonight less the baseline. */
  difference: Interval;
  /** Of a candidate: from games with fresh seeds. */
  fresh: { now: Interval; difference: Interval } | null;
  outcome: Outcome;
}

/** What is known of an experiment before tonight. */
export interface Asked {
  /** The system's id and the file's base name. */
  name: string;
  /** As it was given. */
  file: string;
  title: string;
  /** Fingerprint of all that decides its games. */
  key: string;
  /** Games of each cell. */
  games: number;
  seed: number | string;
  /** Null: there is none that can be used. */
  baseline: Baseline | null;
}

/** An experiment of tonight. */
export interface Played extends Asked {
  /** Null: its key is that of the baseline, so it was not played. */
  tallies: readonly Tallied[] | null;
  /** Where its games are; null: not played. */
  folder: string | null;
  /** Each of its games; null: not played. */
  kept: KeptGames | null;
  /** The command that plays one of its games again; null: not played. */
  replay: ((cell: number, game: number) => string) | null;
}

export interface NightOf extends Played {
  rows: readonly NightRow[];
  /** Game by game against the baseline; empty where there is nothing to compare. */
  changed: readonly ChangedCell[];
  freshFolder: string | null;
}

export interface Night {
  experiments: readonly NightOf[];
  margin: number;
  /** A shift of an even pairing that becomes a candidate in four of five nights; null where nothing was compared. */
  findable: number | null;
}

interface Place {
  experiment: Played;
  of: string;
  figure: string;
}

/** All that is compared tonight, in order: figures that neither side ever had, such as draws where there are none, are left out. */
function claimsOf(experiments: readonly Played[]): (Claim & Place & { same: boolean })[] {
  return experiments.flatMap((experiment) =>
    (experiment.tallies ?? []).flatMap(({ name, digest, figures }, at) => {
      const there = experiment.baseline?.tallies[at];
      if (there === undefined) return [];
      return Object.entries(figures).flatMap(([figure, now], first) => {
        const before = there.figures[figure];
        if (before === undefined || (first > 0 && before.halves + now.halves === 0)) return [];
        return [{ experiment, of: name, figure, before, now, same: digest === there.digest }];
      });
    }),
  );
}

/** Plays an experiment again with fresh seeds. Null: it was stopped. */
export type PlayFresh = (experiment: Played) => Promise<{ tallies: readonly Tallied[]; folder: string } | null>;

/** Judges all experiments together. `playFresh`: null where no candidate is to be confirmed. Null if it was stopped. */
export async function judgeNight(experiments: readonly Played[], margin: number, playFresh: PlayFresh | null): Promise<Night | null> {
  const claims = claimsOf(experiments);
  const looks = firstLook(claims, margin);
  const candidates = claims.flatMap((claim, at) => (looks[at]!.word === 'candidate' ? [{ ...claim, at }] : []));
  const fresh = new Map<Played, { tallies: readonly Tallied[]; folder: string }>();
  for (const experiment of new Set(playFresh === null ? [] : candidates.map((claim) => claim.experiment))) {
    const played = await playFresh!(experiment);
    if (played === null) return null;
    fresh.set(experiment, played);
  }
  const again = candidates.flatMap((claim) => {
    const tallies = fresh.get(claim.experiment)?.tallies;
    return tallies === undefined ? [] : [{ ...claim, fresh: tallies.find(({ name }) => name === claim.of)!.figures[claim.figure]! }];
  });
  const confirmed = new Map(secondLook(again, margin).map((look, i) => [again[i]!.at, { ...look, now: intervalOf(again[i]!.fresh) }]));
  const rows = claims.map(({ of, figure, before, now, same }, at): NightRow => {
    const second = confirmed.get(at);
    const { word, difference } = looks[at]!;
    const outcome: Outcome = same ? 'same' : second !== undefined ? (second.confirmed ? 'drift' : 'not confirmed') : word === 'candidate' ? 'moved' : word;
    return { of, figure, before: intervalOf(before), now: intervalOf(now), difference, fresh: second === undefined ? null : { now: second.now, difference: second.difference }, outcome };
  });
  const least = Math.min(...claims.map(({ now }) => Math.min(now.games, effectiveGames(now))));
  return {
    margin,
    experiments: experiments.map((experiment) => ({
      ...experiment,
      rows: rows.filter((_, at) => claims[at]!.experiment === experiment),
      changed: experiment.kept === null || experiment.baseline === null ? [] : changedCells(experiment.baseline.kept, experiment.kept),
      freshFolder: fresh.get(experiment)?.folder ?? null,
    })),
    findable: claims.length === 0 || least === 0 ? null : findable(least, claims.length),
  };
}

/** The worst of its figures; null where it was not played, or with nothing to compare with. */
export function outcomeOf({ rows }: NightOf): Outcome | null {
  const worst = Math.max(-1, ...rows.map(({ outcome }) => OUTCOMES.indexOf(outcome)));
  return OUTCOMES[worst] ?? null;
}

export const failedGames = ({ tallies }: Played): number => (tallies ?? []).filter(({ cells }) => cells === 1).reduce((sum, { failed }) => sum + failed, 0);

/** The first figure of all pairings together, or of the only cell; where things vary, of the reference. */
export function mainOf(tallies: readonly Tallied[]): Tallied {
  return tallies.find(({ cells }) => cells > 1) ?? tallies[0]!;
}
