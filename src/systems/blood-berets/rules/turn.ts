/** A game turn: what its beginning and its end change for all ("Order of Initiative"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { changedHand } from '../changes.ts';
import { rollStrength } from '../dice.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { BeretsState } from '../state.ts';
import type { TurnStep } from '../steps.ts';
import { dryUp } from './acid.ts';
import { isBack, placesToComeBack } from './come-back.ts';
import { shuffleCounters } from './shuffle-counters.ts';
import { starve } from './sleepers.ts';
import { returnWarped } from './warp.ts';

export function performTurn(ground: Ground, state: BeretsState, chance: Chance): typeof DONE {
  const { open } = state;
  open.turn += 1;
  chance.dice.startRound(open.turn);
  const event: BeretsEvent = { tell: 'turn', turn: open.turn };
  chance.tell?.(event);
  open.saved = 0;
  open.extrasUsed = 0;
  open.active = null;
  for (const figure of open.figures) Object.assign(figure, { acted: false, awe: 'none', aura: 'none', powers: 0 });
  for (const counter of open.counters) counter.acted = false;
  rollStrengths(ground, state, chance);
  open.agenda.push({ step: 'end-turn' }, { step: 'draw' }, { step: 'cup' });
  ground.mission.beginTurn?.(ground, state, chance);
  return DONE;
}

/** Alimahns: told only of a Nepharite that has shown it. */
function rollStrengths(ground: Ground, { open, secret }: BeretsState, chance: Chance): void {
  secret.hands.forEach((hand, figure) => {
    if (hand === null || !hand.necrotech.includes('alimahn') || !ABOUT.has(open.figures[figure]!.fate)) return;
    const strength = rollStrength(chance);
    secret.hands[figure] = changedHand(hand, { strength });
    const event: BeretsEvent = { tell: 'alimahn', figure: ground.piece(figure).id, strength };
    if (open.hands[figure]!.shown.includes('alimahn')) chance.tell?.(event);
  });
}

const ABOUT: ReadonlySet<string> = new Set(['hidden', 'in-play', 'held']);

export function performEndTurn(ground: Ground, state: BeretsState, chance: Chance): typeof DONE {
  const { open } = state;
  starve(state);
  dryUp(ground, state, chance);
  shuffleCounters(state, chance);
  open.agenda.push({ step: 'turn' });
  returnWarped(ground, state, chance); // who finds troop counters where he comes back deals with them before the turn begins
  ground.mission.endTurn(ground, state, chance);
  return DONE;
}

/** Whoever finds no place waits until a later turn. */
export function performReturn(ground: Ground, state: BeretsState, { left }: Extract<TurnStep, { step: 'return' }>): typeof WAIT | typeof DONE {
  return left > 0 && isBack(ground, state.open) !== undefined && placesToComeBack(ground, state.open, state.secret).length > 0 ? WAIT : DONE;
}
