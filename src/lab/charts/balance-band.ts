/** The backdrop of every chart of scores: the band that counts as fair, and the line of even chances. */
import type { Summary } from '../summary/index.ts';
import { rounded } from './chart.ts';
import { BAND_COLOR } from './style.ts';
import { whose } from '../side-words.ts';

/** Layers to draw first. `axis`: the one that the scores run along. */
export function balanceBand({ band }: Summary, axis: 'x' | 'y'): Record<string, unknown>[] {
  const [from, to] = [rounded(band.low * 100), rounded(band.high * 100)];
  return [
    { data: { values: [{}] }, mark: { type: 'rect', color: BAND_COLOR, opacity: 0.7 }, encoding: { [axis]: { datum: from }, [`${axis}2`]: { datum: to } } },
    { data: { values: [{}] }, mark: { type: 'rule', color: '#7f9f77', strokeDash: [4, 3] }, encoding: { [axis]: { datum: 50 } } },
  ];
}

/** The axis of a score in percent. */
export function scoreAxis(seat: string): Record<string, unknown> {
  return { title: `${whose(seat)} score, % of finished games`, values: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] };
}

export const SCORE_SCALE = { domain: [0, 100] };
