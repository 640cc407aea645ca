/** Spread-Fire that goes on to a second target of the same kind when the first falls ("Spread-Fire"). */
import type { Aftermath } from '../../../kernel/odds.ts';
import { volley } from '../../../kernel/dice/volley.ts';
import { always } from '../../../kernel/dice/roll.ts';
import { FACES, hits } from '../dice-odds.ts';

/** `enough`: kills that each of them takes. */
export function spreadOf(dice: number, need: number, enough: number): Aftermath[] {
  if (dice < 2 || need > FACES) return [];
  const rows = Array.from({ length: dice - 1 }, (_, gap) => {
    const both = volley(hits(1, need), dice, enough).then(([fired, kills]) =>
      kills < enough ? always<readonly [number, number]>([0, 0]) : volley(hits(1, need), Math.max(0, dice - fired - gap), enough).map(([, more]) => [1, more >= enough ? 1 : 0] as const),
    );
    const odds = both.odds();
    return { name: gap === 0 ? 'next to it' : `${gap} ${gap === 1 ? 'square' : 'squares'} between`, chances: [{ outcome: 'the first falls', chance: odds.where(([first]) => first === 1) }, { outcome: 'both fall', chance: odds.where(([, second]) => second === 1) }] };
  });
  return [{ about: 'Spread-Fire, on to a second one like it when the first falls', rows }];
}
