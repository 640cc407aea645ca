/** Setting figures on the board, before the game and as they arrive: one a square, facing any way. */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { ActionRule } from '../actions.ts';
import { NOBODY } from '../field.ts';
import type { Ground } from '../ground.ts';
import type { Perform } from '../sequence.ts';
import type { Battle } from '../state.ts';
import { FACINGS } from '../vocabulary.ts';

/** Whoever has no square to come to stays away for now. */
export const performPlace: Perform<'place'> = (ground, { open }, step) => {
  const next = step.left.findIndex((number) => squaresFor(ground, open, number).length > 0);
  if (next < 0) return DONE;
  if (next === 0) return WAIT;
  open.agenda.push({ ...step, left: step.left.slice(next) });
  return DONE;
};

export function squaresFor(ground: Ground, battle: Readonly<Battle>, figure: number): number[] {
  const { figureAt, obstacle } = ground.field(battle);
  return ground.mission.placing(ground, battle, figure).filter((square) => figureAt[square] === NOBODY && obstacle[square] === 0);
}

export const place: ActionRule<'place'> = {
  options(ground, { open, asked }) {
    if (asked?.step !== 'place') return [];
    return squaresFor(ground, open, asked.left[0]!).flatMap((at) => FACINGS.map((facing) => ({ do: 'place' as const, at, facing })));
  },

  refuse(ground, { open, asked }, { at, facing }: { at: unknown; facing: unknown }) {
    if (asked?.step !== 'place') return 'nobody is to be placed now';
    if (!FACINGS.includes(facing as (typeof FACINGS)[number])) return `facing: one of ${FACINGS.join(', ')}: north, east, south, west ("Movement")`;
    const figure = asked.left[0]!;
    return squaresFor(ground, open, figure).includes(at as number) ? undefined : `${ground.name(figure)} may not be placed on square ${JSON.stringify(at)}: it is taken, or no square where it comes in`;
  },

  apply(ground, { open }, { at, facing }, chance) {
    const step = open.agenda.pop();
    if (step?.step !== 'place') throw new Error('nobody is to be placed');
    const [number, ...rest] = step.left as [number, ...number[]];
    const { modifiers, options } = ground.book;
    const figure = open.figures[number]!;
    figure.fate = 'in-play';
    figure.at = at;
    figure.facing = facing;
    if (step.why === 'deploy' && options.firstTurnCover && ground.has('covering')) figure.covering = modifiers.stationary + modifiers.covering;
    ground.mission.observe?.(ground, open, 'moved');
    chance.tell?.({ tell: step.why === 'arrive' ? 'arrived' : 'placed', figure: ground.name(number), at, width: ground.board.width, facing });
    open.agenda.push({ ...step, left: rest });
    if (step.why === 'arrive') open.agenda.push({ step: 'entered', figure: number, by: 'arrival' });
  },
};
