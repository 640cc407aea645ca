/** Lines have changed: suppression that is blocked has to break through, or comes off, and figures that cover may answer whom they see now ("Suppression", "Covering"). */
import { DONE } from '../../../kernel/agenda.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import type { Perform } from '../sequence.ts';
import type { Battle } from '../state.ts';
import { pushBlocked } from './blocked.ts';
import { firstToChoose } from './mutual.ts';

type Line = readonly [covering: number, enemy: number];

/** Pushed from the last to the first: who is not acting answers before who is; enemies who came into each other's view before both; suppression before all. */
export const performChanged: Perform<'changed'> = (ground, { open }, { lines }) => {
  const first = firstToChoose(open);
  const oneWay = lines.filter((line) => !lines.some((other) => isReverse(line, other)));
  for (const seat of [1 - first, first]) exposeTo(ground, open, seat, oneWay);
  for (const [covering, enemy] of lines) {
    if (covering < enemy && !oneWay.some((line) => line[0] === covering && line[1] === enemy)) open.agenda.push({ step: 'mutual', pair: [covering, enemy], seat: first });
  }
  pushBlocked(ground, open);
  return DONE;
};

const isReverse = ([covering, enemy]: Line, [otherCovering, otherEnemy]: Line) => covering === otherEnemy && enemy === otherCovering;

function exposeTo(ground: Ground, battle: Battle, seat: Seat, lines: readonly Line[]): void {
  const exposed = [...new Set(lines.filter(([covering]) => ground.seat(covering) === seat).map(([, enemy]) => enemy))];
  if (exposed.length > 0) battle.agenda.push({ step: 'window', at: 'exposure', seat, exposed });
}
