/** Game turns and player turns ("Player Sequence", "Initial Phase"). */
import { DONE } from '../../../kernel/agenda.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Perform } from '../sequence.ts';
import { inPlay, type Battle } from '../state.ts';
import type { Ground } from '../ground.ts';
import { COMMANDOS, MACHINES, SIDES } from '../vocabulary.ts';
import { judge } from './judge.ts';

export const performTurn: Perform<'turn'> = (ground, { open }, _, chance) => {
  open.turn += 1;
  open.first = null;
  chance.dice.startRound(open.turn);
  chance.tell?.({ tell: 'turn', turn: open.turn });
  open.agenda.push({ step: 'turn-over' });
  const { first } = ground.mission;
  if (open.turn === 1 && first !== null) goFirst(open, first);
  else open.agenda.push({ step: 'initiative' }, { step: 'bid', seat: MACHINES }, { step: 'bid', seat: COMMANDOS });
  return DONE;
};

/** The order of this turn is settled. */
export function goFirst(battle: Battle, seat: Seat): void {
  battle.first = seat;
  battle.agenda.push({ step: 'player-turn', seat: 1 - seat }, { step: 'player-turn', seat });
}

/** Counters come off and leadership is recovered; then suppression, arrivals, assignments, and the other phases. */
export const performPlayerTurn: Perform<'player-turn'> = (ground, { open }, { seat }, chance) => {
  open.phasing = seat;
  open.begun[seat]! += 1;
  for (const number of ground.figuresOf(open, seat)) {
    const figure = open.figures[number]!;
    figure.activated = false;
    figure.fired = false;
    figure.covering = null;
  }
  recoverLeadership(ground, open, seat);
  chance.tell?.({ tell: 'player-turn', side: SIDES[seat]! });
  open.agenda.push(
    { step: 'player-turn-over', seat },
    { step: 'final', seat, passed: false },
    { step: 'phase-over', seat },
    { step: 'action-phase', seat },
    { step: 'assign', seat },
    { step: 'place', seat, why: 'arrive', left: ground.mission.arriving(ground, open, seat) },
    { step: 'suppressions', seat, left: ground.figuresOf(open, seat).filter((number) => open.figures[number]!.suppressing.length > 0) },
  );
  return DONE;
};

/** Points of surviving leaders are with them again; those of the dead, lent to somebody until now, are gone. */
function recoverLeadership(ground: Ground, battle: Battle, seat: Seat): void {
  for (const point of battle.leadership) {
    if (ground.seat(point.origin) !== seat || point.fate === 'lost') continue;
    point.holder = point.origin;
    point.fate = inPlay(battle.figures[point.origin]!) ? 'ready' : 'lost';
  }
}

export const performPlayerTurnOver: Perform<'player-turn-over'> = (ground, { open }, _, chance) => {
  judge(ground, open, 'player-turn-over', chance);
  open.phasing = null;
  return DONE;
};

/** Darkness that has lasted its time lifts ("Nachtmacher grenades"). */
export const performTurnOver: Perform<'turn-over'> = (ground, { open }, _, chance) => {
  open.darkness = open.darkness.filter(({ until }) => until > open.turn);
  open.agenda.push({ step: 'turn' });
  judge(ground, open, 'turn-over', chance);
  return DONE;
};
