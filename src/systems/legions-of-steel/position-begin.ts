/** Where play is taken up in a position: a new game turn, or a choice of the initial, action or final phase; and what the game owes from there on. */
import type { Seat } from '../../kernel/game.ts';
import type { PositionProblem } from '../../kernel/position.ts';
import { problem } from '../../kernel/position-problems.ts';
import { oneOf, yesNo } from '../../kernel/book.ts';
import { unknownName } from '../../kernel/errors.ts';
import type { Ground } from './ground.ts';
import { isSide, notSide, outOfPlace, seatOf, wrong, type Words } from './position-words.ts';
import { inPlay, noSecrets, type Battle, type LegionsState } from './state.ts';
import type { Step } from './steps.ts';
import { SIDES } from './vocabulary.ts';

export const PHASES = ['assign', 'action', 'final'] as const;

/** `seat`: the phasing one. */
export type Beginning =
  | { readonly phase: 'turn' }
  | { readonly phase: 'assign' | 'action'; readonly seat: Seat }
  | { readonly phase: 'acting'; readonly seat: Seat; readonly figure: number }
  /** `asked`: whose choice it is to spend leadership; `passed`: the other one has just passed. */
  | { readonly phase: 'final'; readonly seat: Seat; readonly asked: Seat; readonly passed: boolean };

/** What a file says of it; null where something is wrong. */
export function readBeginning(ground: Ground, battle: Readonly<Battle>, turn: string | undefined, state: Words, problems: PositionProblem[]): Beginning | null {
  const before = problems.length;
  const phases = oneOf(...PHASES);
  const { phase = 'action', asked = turn, passed = false } = state;
  const read = phases.read(phase);
  const onlyIf = (holds: boolean, names: readonly string[], what: string) => {
    if (!holds) problems.push(...names.filter((name) => state[name] !== undefined).map((name) => outOfPlace(['state', name], `${name} is of ${what}`)));
  };
  if (read === undefined) problems.push(wrong(['state', 'phase'], 'phase', phase, phases.expects));
  onlyIf(isSide(turn), ['phase'], `the turn of a side; expected ${SIDES.join(' or ')} as "turn"`);
  onlyIf(read === 'final', ['asked', 'passed'], 'the final phase; expected phase: final');
  onlyIf(turn !== undefined, ['first'], `a game turn under way; expected ${SIDES.join(' or ')}, or the active figure, as "turn"`);
  if (!isSide(asked) && read === 'final' && isSide(turn)) problems.push(notSide(['state', 'asked'], 'asked', asked));
  if (yesNo.read(passed) === undefined) problems.push(wrong(['state', 'passed'], 'passed', passed, yesNo.expects));
  const begins = turn === undefined ? ({ phase: 'turn' } as const) : at(ground, battle, turn, read ?? 'action', asked, passed === true, problems);
  return problems.length === before ? begins : null;
}

function at(ground: Ground, battle: Readonly<Battle>, turn: string, phase: (typeof PHASES)[number], asked: unknown, passed: boolean, problems: PositionProblem[]): Beginning | null {
  if (isSide(turn)) {
    const seat = seatOf(turn);
    return phase === 'final' ? { phase, seat, asked: isSide(asked) ? seatOf(asked) : seat, passed } : { phase, seat };
  }
  const figure = ground.roster.findIndex(({ id }) => id === turn);
  if (figure >= 0 && inPlay(battle.figures[figure]!)) return { phase: 'acting', seat: ground.seat(figure), figure };
  problems.push(problem(['turn'], figure >= 0 ? `turn: "${turn}" is not in play` : `turn: ${unknownName('side or figure', turn, [...SIDES, ...ground.roster.map(({ id }) => id)])}`));
  return null;
}

/** What the game owes there, uppermost last. `first`: the first phasing player of this turn. */
export function agendaAt(begins: Beginning, first: Seat | null): Step[] {
  if (begins.phase === 'turn') return [{ step: 'turn' }];
  const { seat } = begins;
  const later: Step[] = [{ step: 'turn-over' }, ...(first === seat ? [{ step: 'player-turn', seat: 1 - seat } as const] : []), { step: 'player-turn-over', seat }];
  if (begins.phase === 'final') return [...later, { step: 'final', seat: begins.asked, passed: begins.passed }];
  const phases: Step[] = [...later, { step: 'final', seat, passed: false }, { step: 'phase-over', seat }, { step: 'action-phase', seat }];
  if (begins.phase === 'assign') return [...phases, { step: 'assign', seat }];
  return begins.phase === 'acting' ? [...phases, { step: 'acting', figure: begins.figure }] : phases;
}

/** Where a battle waits; null where more is under way than a position says. */
export function beginningOf({ open, secret }: Readonly<LegionsState>): Beginning | null {
  const { agenda, first, phasing, result } = open;
  const step = agenda.at(-1);
  if (result !== null || step === undefined || !same(secret, noSecrets())) return null;
  if (step.step === 'bid') return agenda.every((each) => each.step === 'turn-over' || each.step === 'initiative' || each.step === 'bid') ? { phase: 'turn' } : null;
  if (phasing === null) return null;
  const begins = waitingAt(step, phasing);
  return begins !== null && same(agenda, agendaAt(begins, first)) ? begins : null;
}

function waitingAt(step: Readonly<Step>, seat: Seat): Beginning | null {
  switch (step.step) {
    case 'assign':
      return { phase: 'assign', seat };
    case 'action-phase':
      return { phase: 'action', seat };
    case 'acting':
      return { phase: 'acting', seat, figure: step.figure };
    case 'final':
      return { phase: 'final', seat, asked: step.seat, passed: step.passed };
    default:
      return null;
  }
}

/** Plain data whose keys are written in one order. */
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
