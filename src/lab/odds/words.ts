/** Chances and situations as people read them. */
import { percent } from '../summary/percent.ts';
import { grouped } from '../grouped.ts';

/** The situation of an attack: "rubble-attacker, walls-1", or "plain" without any. */
export function situationText(when: readonly string[]): string {
  return when.length === 0 ? 'plain' : when.join(', ');
}

/** 0.2994 -> "29.9 %"; what is possible is never "0.0 %", and what may fail never "100.0 %". */
export function chanceText(chance: number): string {
  if (chance > 0 && chance < 0.0005) return '<0.1 %';
  if (chance < 1 && chance >= 0.9995) return '>99.9 %';
  return percent(chance);
}

/** N of "1 in N": "3.3", "1,240"; "never" for the impossible. */
export function oneInText(oneIn: number): string {
  if (oneIn === Infinity) return 'never';
  return oneIn < 100 ? oneIn.toFixed(1) : grouped(Math.round(oneIn));
}
