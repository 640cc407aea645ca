/** The Legion player puts his troop counters on the display, face down: each in the box of a section ("The Cave Forces"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { SECTIONS } from '../data/sections.ts';
import type { BeretsState, BeretsView } from '../state.ts';
import type { SetupStep } from '../steps.ts';
import { layCounter } from './troop-counters.ts';

export interface Deploy {
  do: 'deploy';
  section: number;
}

type DeployStep = Extract<SetupStep, { step: 'deploy' }>;

export const deploy: ActionRule<Deploy> = {
  options(_, view) {
    return asked(view) === null ? [] : Array.from({ length: SECTIONS }, (_, section): Deploy => ({ do: 'deploy', section }));
  },

  refuse(_, view, { section }) {
    if (asked(view) === null) return 'no troop counter is to be put on the display now ("The Cave Forces")';
    return isSection(section) ? undefined : `section: expected 0 to ${SECTIONS - 1}, found ${String(section)}`;
  },

  apply(ground, state, { section }, { dice }) {
    const { piece } = state.open.agenda.pop() as DeployStep;
    layCounter(ground, state, piece, 'display', section, dice.stream('setup'));
  },
};

/** In the set-up a layout may have said where. */
export function performDeploy(ground: Ground, state: BeretsState, { piece }: DeployStep, { dice }: Chance): typeof WAIT | typeof DONE {
  const section = ground.layout.display[ground.piece(piece).id];
  if (section === undefined || state.open.turn > 0) return WAIT;
  layCounter(ground, state, piece, 'display', section, dice.stream('setup'));
  return DONE;
}

export const isSection = (section: unknown): section is number => Number.isInteger(section) && (section as number) >= 0 && (section as number) < SECTIONS;

function asked({ asked, seat }: BeretsView): DeployStep | null {
  return asked?.step === 'deploy' && seat === 1 ? asked : null;
}
