/** The order of play: each step of the agenda handed to the rule that it belongs to ("Player Sequence"). */
import { runAgenda, DONE, WAIT } from '../../kernel/agenda.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Ground } from './ground.ts';
import { performActing, performStopped, performStopping } from './rules/acting.ts';
import { performActionPhase, performPhaseOver } from './rules/activate.ts';
import { performAssign } from './rules/assign.ts';
import { performBlocked } from './rules/blocked.ts';
import { performChanged } from './rules/changed.ts';
import { performEntered } from './rules/entered.ts';
import { performFinal } from './rules/final.ts';
import { performBid, performGo, performInitiative } from './rules/initiative.ts';
import { judge } from './rules/judge.ts';
import { performMutual } from './rules/mutual.ts';
import { performOrdered } from './rules/ordered.ts';
import { performPlace } from './rules/place.ts';
import { performBurst, performPushed } from './rules/burst.ts';
import { performBoth, performShot } from './rules/shot.ts';
import { performSpread } from './rules/spread.ts';
import { performLaid, performLay, performLaying } from './rules/suppress.ts';
import { performLift, performSuppressed } from './rules/suppressed.ts';
import { performSuppressions } from './rules/suppressions.ts';
import { performAimingThrow, performThrown } from './rules/throw.ts';
import { performPlayerTurn, performPlayerTurnOver, performTurn, performTurnOver } from './rules/turn.ts';
import { performWay } from './rules/way.ts';
import { performWindow } from './rules/windows.ts';
import type { LegionsState } from './state.ts';
import type { Step } from './steps.ts';

/** What carries out one kind of step; `WAIT` where a player has to choose first. */
export type Perform<S extends Step['step']> = (ground: Ground, state: LegionsState, step: Extract<Step, { step: S }>, chance: Chance) => typeof WAIT | typeof DONE;

type PerformOf = { readonly [S in Step['step']]: Perform<S> };

const PERFORM: PerformOf = {
  turn: performTurn,
  bid: performBid,
  initiative: performInitiative,
  go: performGo,
  'player-turn': performPlayerTurn,
  suppressions: performSuppressions,
  assign: performAssign,
  place: performPlace,
  'action-phase': performActionPhase,
  'phase-over': performPhaseOver,
  acting: performActing,
  stopping: performStopping,
  stopped: performStopped,
  final: performFinal,
  way: performWay,
  ordered: performOrdered,
  'aiming-throw': performAimingThrow,
  thrown: performThrown,
  burst: performBurst,
  pushed: performPushed,
  entered: performEntered,
  changed: performChanged,
  window: performWindow,
  mutual: performMutual,
  lift: performLift,
  shot: performShot,
  both: performBoth,
  spread: performSpread,
  suppressed: performSuppressed,
  laying: performLaying,
  lay: performLay,
  laid: performLaid,
  blocked: performBlocked,
  'player-turn-over': performPlayerTurnOver,
  'turn-over': performTurnOver,
};

/** Runs the battle on to the next choice of a player, or to its end. */
export function proceed(ground: Ground, state: LegionsState, chance: Chance): void {
  const { open } = state;
  runAgenda(open.agenda, (step) => {
    if (open.result !== null) return DONE;
    const perform = PERFORM[step.step] as Perform<Step['step']>;
    const before = open.killed.length;
    const outcome = perform(ground, state, step, chance);
    if (outcome === DONE) open.clock += 1;
    if (open.killed.length !== before) judge(ground, open, 'killed', chance);
    return outcome;
  });
}
