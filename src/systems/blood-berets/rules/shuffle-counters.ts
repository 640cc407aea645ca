/** At the end of a turn, counters that lie together are mixed where one of them was a figure this turn: nobody can tell any longer which one it is. */
import type { Chance } from '../../../kernel/chance.ts';
import { shuffle } from '../../../kernel/rng.ts';
import { SECTIONS } from '../data/sections.ts';
import type { BeretsState } from '../state.ts';
import { countersIn } from './troop-counters.ts';

export function shuffleCounters(state: BeretsState, chance: Chance): void {
  for (let section = 0; section < SECTIONS; section++) {
    for (const half of [0, 1] as const) mix(state, section, half, chance);
  }
}

/** A stunned-marker goes with the piece that bears it. */
function mix({ open, secret }: BeretsState, section: number, half: 0 | 1, { dice }: Chance): void {
  const slots = countersIn(open, 'board', section, half);
  if (slots.every((slot) => open.counters[slot]!.known < 0)) return;
  const mixed = shuffle(slots.map((slot) => ({ piece: secret.faces[slot]!, stunned: open.counters[slot]!.stunned })), dice.stream('surprise'));
  slots.forEach((slot, i) => {
    const { piece, stunned } = mixed[i]!;
    secret.faces[slot] = piece;
    Object.assign(open.counters[slot]!, { stunned, known: -1 });
  });
}
