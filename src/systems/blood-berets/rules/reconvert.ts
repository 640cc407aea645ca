/** A Legion figure that walks into an unturned section is a troop counter again, and its activation is over ("Surprise Party"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { BeretsState } from '../state.ts';
import { changeActive, loseAim } from './spend.ts';

/** Everybody sees which counter it is until the turn ends (`shuffleCounters`). */
export function reconvert(ground: Ground, { open, secret }: BeretsState, piece: number, section: number, chance: Chance): void {
  const slot = open.counters.findIndex(({ where }) => where === 'free');
  const figure = open.figures[piece]!;
  open.counters[slot] = { where: 'board', level: ground.piece(piece).level ?? open.board.level, section, half: 0, acted: true, stunned: figure.stunned, known: piece };
  secret.faces[slot] = piece;
  Object.assign(figure, { fate: 'hidden', into: -1, stunned: false });
  loseAim(open, piece);
  if (open.active?.figure === piece) changeActive(open, { left: 0, steps: 0, turns: 0, hip: 'no' });
  open.clock += 1;
  const event: BeretsEvent = { tell: 'reconverted', section };
  chance.tell?.(event);
}
