/** How the commander fights each mission on either side: found by playing, one number varied at a time. */
import type { Side } from '../../src/systems/fury-of-the-clansmen/tactics.ts';

/** Weights are in kills, as in `Consideration`. */
export interface Posture {
  /** Squads that guard what the enemy wants, while more enemies than `above` are in play. */
  guards: number;
  above: number;
  /** Nobody sets out for an aim while more enemies than this are in play. */
  setsOut: number;
  /** What an attack's expected kills weigh, for who runs for an aim and for who guards or hunts. */
  killsOnTheRun: number;
  kills: number;
  /** For each step nearer to the aim, and for each square nearer to the closest enemy. */
  haste: number;
  pursuit: number;
  /** For being in sight of enemies, by the kills that they may expect; for cover, whoever may come. */
  exposure: number;
  /** The same for a leader, so many times as much. */
  caution: number;
  cover: number;
  /** Regulars with nothing to shoot at go on Snap Alert. */
  watches: boolean;
}

const STEADY: Posture = { guards: 3, above: 7, setsOut: 99, killsOnTheRun: 1, kills: 1, haste: 0.06, pursuit: 0, exposure: 0.4, caution: 1, cover: 0.1, watches: true };

/** Closes with the enemy, whoever may see it. */
const HUNTING = { pursuit: 0.06, exposure: 0, cover: 0, kills: 1.5, killsOnTheRun: 1.5 } satisfies Partial<Posture>;

/** By mission; a side that is not here fights steadily. */
const POSTURES: Readonly<Record<string, Partial<Record<Side, Partial<Posture>>>>> = {
  breakthrough: { clan: { above: 3, kills: 0.6 }, legion: { haste: 0.02, caution: 2 } },
  escape: { clan: { haste: 0.15 }, legion: HUNTING },
  gardens: { clan: { haste: 0.02, exposure: 1.1, caution: 2 }, legion: { haste: 0.02 } },
  'mountain-fortress': { clan: { kills: 0.6 }, legion: { killsOnTheRun: 1.4, haste: 0.02 } },
  ambush: { clan: { haste: 0.15, exposure: 0.2, cover: 0.35 }, legion: HUNTING },
  'defend-the-tower': { clan: { pursuit: 0.06 }, legion: { above: 3, caution: 4, cover: 0.2 } },
  'cross-the-chasm': { clan: { above: 3, haste: 0.02, exposure: 1.1, caution: 2, cover: 0.2 } },
  'islands-of-darkness': { clan: { haste: 0.02, exposure: 0.2, cover: 0.35 }, legion: { killsOnTheRun: 1.4, haste: 0.1 } },
};

export function postureFor(mission: string, side: Side): Posture {
  return { ...STEADY, ...POSTURES[mission]?.[side] };
}
