/** How the commander fights each mission on either side: found by playing, one number varied at a time. */
import type { Side } from '../../src/systems/fury-of-the-clansmen/tactics.ts';

/** Weights are in kills, as in `Consideration`. */
export interface Posture {
  /** Squads that guard what the enemy wants, while more enemies than `above` are in play. */
  guards: number;
  above: number;
  /** What an attack's expected kills weigh, for who runs for an aim and for who guards or hunts. */
  killsOnTheRun: number;
  kills: number;
  /** For each step nearer to the aim, and for each square nearer to the closest enemy. */
  haste: number;
  pursuit: number;
  /** For being in sight of enemies, by the kills that they may expect; for cover, whoever may come. */
  exposure: number;
  cover: number;
  /** Regulars with nothing to shoot at go on Snap Alert. */
  watches: boolean;
}

const STEADY: Posture = { guards: 3, above: 7, killsOnTheRun: 1, kills: 1, haste: 0.06, pursuit: 0, exposure: 0.4, cover: 0.1, watches: true };

/** By mission; a mission that is not here is fought steadily. */
const POSTURES: Readonly<Record<string, Partial<Record<Side, Partial<Posture>>>>> = {};

export function postureFor(mission: string, side: Side): Posture {
  return { ...STEADY, ...POSTURES[mission]?.[side] };
}
