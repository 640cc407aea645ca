/** The Blood Beret player says in which section he comes in; it is turned ("Mission 1", "In the Jungle"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { ActionRule } from '../actions.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { SECTIONS } from '../data/sections.ts';
import type { BeretsState, BeretsView } from '../state.ts';
import { isSection } from './deploy.ts';
import { turnSection } from './turn-section.ts';

export interface Entry {
  do: 'entry';
  section: number;
}

/** In reading order. */
const CENTRAL = 4;

export const entry: ActionRule<Entry> = {
  options(ground, view) {
    if (view.asked?.step !== 'entry') return [];
    return Array.from({ length: SECTIONS }, (_, section): Entry => ({ do: 'entry', section })).filter((action) => entry.refuse(ground, view, action) === undefined);
  },

  refuse(_, view, { section }) {
    if (!isAsked(view)) return 'the entry section is not to be chosen now ("Mission 1")';
    if (!isSection(section)) return `section: expected 0 to ${SECTIONS - 1}, found ${String(section)}`;
    return section === CENTRAL && view.open.board.level === 'jungle' ? 'not the central section: it has no outer side ("In the Jungle")' : undefined;
  },

  apply(ground, state, { section }, chance) {
    state.open.agenda.pop();
    comeIn(ground, state, section, chance);
  },
};

/** A layout may have said where. */
export function performEntry(ground: Ground, state: BeretsState, chance: Chance): typeof WAIT | typeof DONE {
  const { entry } = ground.layout;
  if (entry === null) return WAIT;
  comeIn(ground, state, entry, chance);
  return DONE;
}

/** Legion counters move off the section first; then, in the caves, the squad is placed. On the ground it comes in one by one. */
function comeIn(ground: Ground, state: BeretsState, section: number, chance: Chance): void {
  const { open } = state;
  open.entry = section;
  const event: BeretsEvent = { tell: 'entry', section };
  chance.tell?.(event);
  turnSection(ground, state, section, chance);
  if (open.board.level === 'caves') open.agenda.push({ step: 'muster', section, pieces: ground.roster.bySeat[0].filter((piece) => open.figures[piece]!.fate === 'outside') });
  open.agenda.push({ step: 'yield', section });
}

const isAsked = ({ asked, seat }: BeretsView): boolean => asked?.step === 'entry' && seat === 0;
