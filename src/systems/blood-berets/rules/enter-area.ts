/** A Blood Beret sets foot in a section, or in a half of a corridor: dummies there are spotted, and other troop counters become figures ("Surprise Party"). */
import { DONE } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import { halfOf, sectionOfArea } from '../board-areas.ts';
import type { Ground } from '../ground.ts';
import { isFigure } from '../roster.ts';
import type { Battle, BeretsState } from '../state.ts';
import type { SectionStep } from '../steps.ts';
import { contest } from './contest.ts';
import { isPrisoners } from './prisoners.ts';
import { reveal, spot } from './spotted.ts';
import { countersIn } from './troop-counters.ts';

const BERETS: Seat = 0;
const LEGION: Seat = 1;

type DiscoveryStep = Extract<SectionStep, { step: 'discovery' }>;

/**
 * After a step from a square, or from nowhere (-1); `turned`: the section was turned by it. True where counters are found: what becomes
 * of them is on the agenda.
 */
export function enterArea(ground: Ground, { open }: BeretsState, figure: number, from: number, turned = false): boolean {
  const { seat, fate, at } = open.figures[figure]!;
  if (seat !== 0 || fate !== 'in-play') return false;
  const { area } = ground.board(open);
  if (!turned && from >= 0 && area[from] === area[at]) return false;
  const section = sectionOfArea(area[at]!);
  letIn(ground, open, area[at]!, turned);
  const half = turned ? null : halfOf(area[at]!);
  if (countersIn(open, 'display', section).length + countersIn(open, 'board', section, half).length === 0) return false;
  open.agenda.push({ step: 'discovery', figure, section, half, blasted: open.board.opened.includes(from) || open.board.opened.includes(at) });
  return true;
}

/** The figures fought for are placed first, then those from the display, the prisoners last. */
export function performDiscovery(ground: Ground, state: BeretsState, step: DiscoveryStep, chance: Chance): typeof DONE {
  const { open, secret } = state;
  const { figure, section, half, blasted } = step;
  const pieceOf = (slot: number): number => secret.faces[slot]!;
  const onDisplay = countersIn(open, 'display', section).map(pieceOf);
  const onBoard = countersIn(open, 'board', section, half).map(pieceOf);
  for (const piece of [...onDisplay, ...onBoard]) {
    if (ground.piece(piece).card === 'dummy') spot(state, piece, chance);
    else reveal(ground, state, piece, chance);
  }
  const fights = (piece: number): boolean => isFigure(ground.piece(piece).card);
  const contested = onBoard.filter(fights);
  const winner = blasted || contested.length === 0 ? LEGION : contest(ground, state, figure, section, [figure], contested, chance);
  const place = (seat: Seat, pieces: number[]): void => {
    if (pieces.length > 0) open.agenda.push({ step: 'placing', seat, section, half, pieces: pieces.toSorted((a, b) => a - b) });
  };
  place(LEGION, [...onDisplay, ...onBoard].filter((piece) => isPrisoners(ground, piece)));
  place(blasted ? LEGION : BERETS, onDisplay.filter(fights));
  place(winner, contested);
  return DONE;
}

/** Whoever waited outside another section, and in this one, stands here like anybody else now. */
function letIn(ground: Ground, battle: Battle, entered: number, turned: boolean): void {
  const { area, section } = ground.board(battle);
  for (const figure of battle.figures) {
    if (figure.fate !== 'held') continue;
    if (turned ? section[figure.at] === sectionOfArea(entered) : area[figure.at] === entered) Object.assign(figure, { fate: 'in-play', into: -1 });
  }
}
