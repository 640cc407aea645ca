/** The fight goes below: the section with the tunnel shows its caves, the Legion lays out the others anew, and those below take the place of those above ("How to Enter the Tunnels", "Mission 3"). */
import { DONE } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { chebyshev } from '../../../kernel/grid/squares.ts';
import { changeAffairs } from '../changes.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { layBoard } from '../missions/lay-board.ts';
import type { BeretsState } from '../state.ts';
import { isCutOff } from './exits.ts';
import { bargain } from './trade.ts';

export function performDescend(ground: Ground, state: BeretsState, chance: Chance): typeof DONE {
  const { open, secret } = state;
  const field = ground.board(open);
  const { tunnel } = open.affairs;
  const entry = field.section[tunnel]!;
  clearTheGround(ground, state);
  const piece = secret.pieces[entry]!;
  secret.stock = secret.pieces.flatMap((other, section) => (section === entry || other === null ? [] : [{ ...other, turned: false }]));
  secret.pieces = secret.pieces.map((_, section) => (section === entry ? piece : null));
  open.board = {
    level: 'caves',
    faces: secret.pieces,
    backs: secret.pieces.map((own) => own?.jungle ?? null),
    opened: [],
    blocked: [],
  };
  open.entry = entry;
  open.clock += 1;
  changeAffairs(open, { wayUp: wayUp(ground, state, tunnel, entry), groups: open.affairs.groups.filter((group) => group.length > 0) });
  const event: BeretsEvent = { tell: 'descended', section: entry };
  chance.tell?.(event);
  open.agenda.push({ step: 'yield', section: entry });
  layBoard(ground, state, chance);
  if (bargain(ground, open) !== null) open.agenda.push({ step: 'trade' });
  return DONE;
}

/** "Any remaining surface troops are ignored"; the Nepharite among them may yet come along. */
function clearTheGround(ground: Ground, { open, secret }: BeretsState): void {
  open.counters.forEach((counter, slot) => {
    if (counter.level !== 'jungle') return;
    Object.assign(counter, { where: 'free', level: 'caves', section: 0, half: 0, acted: false, stunned: false, known: -1 });
    secret.faces[slot] = -1;
  });
  open.figures.forEach((figure, number) => {
    const above = figure.seat === 1 && ground.piece(number).level !== 'caves';
    if (above && figure.fate !== 'away' && figure.fate !== 'dead' && figure.fate !== 'spotted') Object.assign(figure, { fate: 'left', into: -1, stunned: false });
    Object.assign(figure, { aim: -1, burning: 0 });
  });
  open.markers = [];
  open.acid = [];
  open.display = open.display.map(() => 0);
  secret.hidden = secret.hidden.map(() => []);
}

/** The open square nearest to where the tunnel comes down, not in a half that leads nowhere; of those equally near, the first in reading order. */
function wayUp(ground: Ground, { open }: BeretsState, tunnel: number, entry: number): number {
  const field = ground.board(open);
  let best = -1;
  for (let square = 0; square < field.section.length; square++) {
    if (field.section[square] !== entry || !field.isGround(square) || isCutOff(field, field.area[square]!)) continue;
    if (best < 0 || chebyshev(field.width, square, tunnel) < chebyshev(field.width, best, tunnel)) best = square;
  }
  return best;
}
