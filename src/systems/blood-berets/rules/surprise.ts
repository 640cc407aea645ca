/** A troop counter moves in on Blood Berets: if the Legion wins the roll the figure is placed anywhere in the section, else it waits outside ("Surprise Party", "Perimeter Control"). Then it acts. */
import { DONE } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { halfOf, sectionOfArea } from '../board-areas.ts';
import type { Ground } from '../ground.ts';
import type { BeretsState } from '../state.ts';
import type { SectionStep } from '../steps.ts';
import { beginActivation } from './activate.ts';
import { contest } from './contest.ts';
import { waitingRoom } from './exits.ts';
import { isControlled } from './perimeter.ts';
import { beretsIn } from './presence.ts';
import { isPrisoners } from './prisoners.ts';
import { reveal, spot } from './spotted.ts';

const LEGION = 1;

type SurpriseStep = Extract<SectionStep, { step: 'surprise' }>;

export function performSurprise(ground: Ground, state: BeretsState, { counter, from, area }: SurpriseStep, chance: Chance): typeof DONE {
  const { open, secret } = state;
  const piece = secret.faces[counter]!;
  if (ground.piece(piece).card === 'dummy') {
    spot(state, piece, chance);
    return DONE;
  }
  reveal(ground, state, piece, chance);
  beginActivation(ground, state, piece, false, chance);
  if (isPrisoners(ground, piece) || (!isControlled(ground, open, from, area) && winsContest(ground, state, piece, area, chance))) {
    open.agenda.push({ step: 'placing', seat: LEGION, section: sectionOfArea(area), half: halfOf(area), pieces: [piece] });
  } else {
    open.figures[piece]!.into = area;
    open.agenda.push({ step: 'hold', figure: piece, squares: waitingRoom(ground, open, from, area) });
  }
  return DONE;
}

/** "This time the Blood Beret players use the best available score." */
function winsContest(ground: Ground, state: BeretsState, piece: number, area: number, chance: Chance): boolean {
  return contest(ground, state, piece, sectionOfArea(area), beretsIn(ground, state.open, area), [piece], chance) === LEGION;
}
