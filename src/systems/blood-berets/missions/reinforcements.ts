/** On the ground the Legion begins with one initiative counter and gets more turn by turn, and its Legionnaires come back while a Nepharite lives ("Mission 2", Forces; "Lightning Strike Using the Bauhaus Rangers"). */
import type { Ground } from '../ground.ts';
import type { Battle, BeretsState } from '../state.ts';
import { legionAlive, legionCountersFor, nephariteAlive } from './legion-strength.ts';

/** `rate`: for each turn, of the book's number; two squads of enemies double it. "One Legion initiative counter for each imprisoned enemy" comes on top. */
export function growingCounters(ground: Ground, battle: Readonly<Battle>, rate: number): number {
  const { counters } = ground.book.missions['stalking-the-enemy'];
  const alive = legionAlive(ground, battle);
  const own = alive.filter((figure) => ground.piece(figure).seat === 1).length;
  return legionCountersFor(ground, Math.min(counters * rate * battle.turn, own) + alive.length - own);
}

export function bringBack(ground: Ground, { open }: BeretsState): void {
  const left = ground.book.missions['stalking-the-enemy'].returns * nephariteAlive(ground, open);
  if (left > 0) open.agenda.push({ step: 'return', left });
}
