/** The unit that is asked how it moves: in its activation, or for Bel's Hand after it. */
import type { Step } from '../steps.ts';

export function moverOf(asked: Readonly<Step> | null): number | undefined {
  return asked?.step === 'acting' || asked?.step === 'bels-hand' ? asked.unit : undefined;
}
