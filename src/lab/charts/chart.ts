/** A chart: a Vega-Lite specification that carries its own figures, and a title that says what they show. */
import type { TopLevelSpec } from 'vega-lite';
import { textLines } from './font-metrics.ts';
import type { Weight } from './fonts.ts';
import { CONFIG, SUBTITLE_SIZE, TITLE_SIZE } from './style.ts';

export interface Chart {
  /** Its file's name. */
  id: string;
  /** What it shows, as a sentence. */
  title: string;
  /** How to read it. */
  note: string;
  spec: TopLevelSpec;
}

/** The part of a specification that is the chart's own. */
export type Body = Record<string, unknown>;

/** `width`: of the whole chart in pixels, to which the title is broken. */
export function chart(id: string, title: string, note: string, width: number, body: Body): Chart {
  const lines = (text: string, size: number, weight: Weight) => textLines(text.replaceAll(' %', '\u00a0%'), width, size, weight);
  const spec = {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    title: { text: lines(title, TITLE_SIZE, 'bold'), subtitle: lines(note, SUBTITLE_SIZE, 'normal') },
    config: CONFIG,
    ...body,
  };
  return { id, title, note, spec: spec as unknown as TopLevelSpec };
}

/** 0.4123456 -> 41.2346: percents in the data of a chart. */
export function inPercent(share: number | null): number | null {
  return share === null ? null : rounded(share * 100);
}

/** Four decimals, so that a chart's file is the same on every machine. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** "Losses by unit" and "firearmAttacks" -> "losses-by-unit", "firearm-attacks": for file names. */
export function slug(text: string): string {
  return words(text).replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** "firearmAttacks" -> "firearm attacks" */
export function words(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** "gunderland-pikemen" -> "gunderland pikemen": the book's names in a sentence. */
export function spoken(id: string): string {
  return id.replaceAll('-', ' ');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
