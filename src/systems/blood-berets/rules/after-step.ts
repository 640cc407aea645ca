/** What a step leads to, in this order: who hides in the section is found, acid burns, things next to it are looked at, an aura is seen; prisoners are stopped. */
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import type { BeretsState } from '../state.ts';
import { touchAcid } from './acid.ts';
import { seeAura } from './aura.ts';
import { enterArea } from './enter-area.ts';
import { lookAround } from './look.ts';
import { stopPrisoners } from './prisoners.ts';

/** `from`: the square that it came from, -1 for one from outside. `turned`: the section was turned by this step. True: something happened, or is on the agenda now. */
export function afterStep(ground: Ground, state: BeretsState, figure: number, from: number, chance: Chance, turned = false): boolean {
  const { agenda } = state.open;
  const before = agenda.length;
  const hooks = [
    () => enterArea(ground, state, figure, from, turned),
    () => touchAcid(ground, state, figure, chance),
    () => lookAround(ground, state, figure),
    () => seeAura(ground, state, figure, chance),
    () => stopPrisoners(ground, state, figure),
  ];
  // The agenda's uppermost step comes first, so what a later hook pushed goes below what an earlier one did.
  const pushed: (typeof agenda)[] = [];
  let happened = false;
  for (const hook of hooks) {
    if (state.open.figures[figure]!.fate !== 'in-play') break;
    if (hook()) happened = true;
    pushed.unshift(agenda.splice(before));
  }
  agenda.push(...pushed.flat());
  return happened;
}
