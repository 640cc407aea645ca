/** Charts that show the reference setting alone say so in their title. */
import type { Summary } from '../summary/index.ts';

/** " with firearm=3w"; nothing where nothing varies. */
export function withReference({ pools }: Summary): string {
  return pools.length > 1 ? ` with ${pools[0]!.label}` : '';
}

/** "firearm=3w, the reference": what a note says the figures are of. */
export function ofReference({ pools }: Summary): string {
  return pools.length > 1 ? `${pools[0]!.label}, the reference` : pools[0]!.label;
}
