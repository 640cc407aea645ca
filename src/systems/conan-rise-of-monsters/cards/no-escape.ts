/** No Escape: a melee attack against an enemy unit that tries to disengage, or flees from contact: one unit that touches it strikes before it runs. */
import { strikeAtRunner } from '../rules/melee.ts';
import type { Battle } from '../state.ts';
import { beneath } from '../steps.ts';
import type { FateCard, Named } from './card.ts';

export const noEscape: FateCard = {
  names(ground, battle, seat) {
    const runner = runnerOf(battle);
    if (runner === undefined || ground.seat(battle, runner) === seat) return [];
    return ground.engagedWith(battle, runner).flatMap((unit): Named[] => (battle.units[unit]!.fleeing ? [] : [{ unit }]));
  },

  play(_, { open }, { unit }) {
    const runner = runnerOf(open);
    if (runner !== undefined) strikeAtRunner(open, unit!, runner);
  },
};

/** Who is about to run. */
function runnerOf(battle: Readonly<Battle>): number | undefined {
  const step = beneath(battle);
  return (step?.step === 'declared' && step.gait === 'run') || step?.step === 'flee' ? step.unit : undefined;
}
