/** Units thrown on a table at random, none on another: for rules that an independent, slower way has to agree with. */
import type { Rng } from '../../../src/kernel/rng.ts';
import { BOOK } from '../../../src/systems/conan-rise-of-monsters/book.ts';
import type { Cast, Setting } from './stage.ts';

/** A unit in a crowd about a point: card, models, where (inches), how wide the crowd. */
export type Crowd = readonly [card: keyof typeof BOOK.units, models: number, x: number, y: number, across: number];

/** Places in whole hundredths, no two bases nearer than three hundredths; a crowd too dense grows. */
export function scatter(crowds: Readonly<Record<string, Crowd>>, rng: Rng): Setting['units'] {
  const taken: { x: number; y: number; radius: number }[] = [];
  const units: Record<string, Cast> = {};
  for (const [id, [card, models, middleX, middleY, across]] of Object.entries(crowds)) {
    const radius = BOOK.units[card].base.value / 2;
    let wide = across;
    const place = (): readonly [number, number] => {
      for (;;) {
        const x = Math.round((middleX + ((rng.below(10001) - 5000) / 10000) * wide) * 100) / 100;
        const y = Math.round((middleY + ((rng.below(10001) - 5000) / 10000) * wide) * 100) / 100;
        if (taken.every((other) => Math.hypot(other.x - x, other.y - y) >= other.radius + radius + 0.03)) {
          taken.push({ x, y, radius });
          return [x, y];
        }
        wide += 0.05;
      }
    };
    units[id] = { card, at: Array.from({ length: models }, place) };
  }
  return units;
}
