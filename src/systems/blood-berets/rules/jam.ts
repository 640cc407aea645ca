/** A fumbled shot: the weapon of a Blood Beret jams, that of a Legionnaire explodes in his hands ("Perfect Results and Fumbling"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { BeretsState } from '../state.ts';
import type { Weapon } from '../vocabulary.ts';
import { harm } from './armor-roll.ts';

export function jam(ground: Ground, { open }: BeretsState, number: number, weapon: Weapon, chance: Chance): void {
  const figure = open.figures[number]!;
  figure.jammed.push(weapon);
  open.tallies.jams[figure.seat]! += 1;
  const event: BeretsEvent = { tell: 'jammed', figure: ground.piece(number).id, weapon };
  chance.tell?.(event);
}

/** By the damage points of the weapon, whatever was aimed at; who survives has his blade left. */
export function explodeInHands(ground: Ground, state: BeretsState, number: number, weapon: Weapon, chance: Chance): void {
  if (!ground.has('explosion')) return;
  const figure = state.open.figures[number]!;
  const { damage, double } = ground.book.weapons[weapon];
  const event: BeretsEvent = { tell: 'explodes', figure: ground.piece(number).id, weapon };
  chance.tell?.(event);
  state.open.tallies.explosions[figure.seat]! += 1;
  figure.disarmed = true;
  harm(ground, state, { target: number, damage, double, cause: weapon }, chance);
}
