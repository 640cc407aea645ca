/**
 * Initiative: a die for every token of the pool and every one bid; more Swords choose who goes first, ties roll again ("Initiative Phase").
 *
 * Cards that change it find its step below the bids (`owed`). Its luck is counted in choices won.
 */
import type { Chance } from '../../../kernel/chance.ts';
import { contest } from '../../../kernel/dice/contest.ts';
import { Distribution } from '../../../kernel/dice/distribution.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ActionRule } from '../actions.ts';
import { sigilDice } from '../dice-odds.ts';
import type { Ground } from '../ground.ts';
import { rollName } from '../rolls.ts';
import type { Battle, ConanState } from '../state.ts';
import { owed, replaceBeneath, type Step } from '../steps.ts';
import { spendTokens } from './destiny.ts';
import { offerWindow } from './windows.ts';

export type Initiative = Extract<Step, { step: 'initiative' }>;

/** After so many ties, as of no dice against none, a coin decides. */
const TRIES = 64;

/** The roll of this turn while cards may still change its dice; undefined once it is made. */
export function initiativeToCome(battle: Readonly<Battle>): Initiative | undefined {
  const step = owed(battle, 'initiative');
  return step?.dice.length === 0 ? step : undefined;
}

export function addDice(battle: Battle, seat: Seat, dice: number): void {
  const step = initiativeToCome(battle);
  if (step === undefined) return;
  const bonus: [number, number] = [...step.bonus];
  bonus[seat]! += dice;
  replaceBeneath(battle, step, { ...step, bonus });
}

export function performInitiative(ground: Ground, state: ConanState, step: Initiative, chance: Chance): void {
  const { agenda } = state.open;
  if (step.swords.length === 0) {
    const shown = step.dice.length === 0 ? { ...step, dice: showBids(state, step, chance) } : step;
    agenda.push({ ...shown, swords: throwDice(ground, shown, [0, 1], chance) });
    offerWindow(ground, state, 'initiative');
    return;
  }
  const winner = winnerOf(step, step.swords, chance);
  if (winner === null) {
    agenda.push({ ...step, swords: [], tries: step.tries + 1 });
    return;
  }
  chance.tell?.({ tell: 'chooses', seat: winner });
  agenda.push({ step: 'go', seat: winner });
}

/** Phantasm: one side's dice again. */
export function rerollInitiative(ground: Ground, battle: Battle, seat: Seat, chance: Chance): void {
  const step = owed(battle, 'initiative');
  if (step === undefined || step.swords.length === 0) return;
  replaceBeneath(battle, step, { ...step, swords: throwDice(ground, step, [seat], chance) });
}

/** Both bids are spent; the dice of both sides. */
function showBids({ open, secret }: ConanState, { bonus }: Initiative, chance: Chance): number[] {
  const tokens = [secret[0].bid ?? 0, secret[1].bid ?? 0] as const;
  chance.tell?.({ tell: 'bids', tokens });
  return tokens.map((bid, seat) => {
    spendTokens(open, seat, bid);
    secret[seat]!.bid = null;
    return open.destiny[seat]!.pool + bid + bonus[seat]!;
  });
}

/** Swords by seat: those of `seats` are rolled now, the others stay. */
function throwDice(ground: Ground, step: Initiative, seats: readonly Seat[], chance: Chance): number[] {
  const { swords: rollOf } = sigilDice(ground.book);
  const rng = chance.dice.stream('initiative');
  const swords = step.dice.map((dice, seat) => (seats.includes(seat) ? rollOf(dice).roll(rng) : step.swords[seat]!));
  for (const seat of seats) chance.luck.roll(rollName('initiative', step.dice[seat]!), swords[seat]!);
  recordLuck(ground, step, seats, swords, chance);
  chance.tell?.({ tell: 'initiative', dice: step.dice, swords });
  return swords;
}

/** What the roll did to the choice: won, lost, or what rolling both again is worth where it is a tie. */
function recordLuck({ book }: Ground, { fewest, dice, swords: before }: Initiative, seats: readonly Seat[], swords: readonly number[], { luck }: Chance): void {
  const both = dice.map((number) => sigilDice(book).swords(number).odds());
  const { win, lose } = contest(both[0]!, both[1]!);
  const [more, less] = [win.toNumber(), lose.toNumber()];
  const again = more + less === 0 ? 0.5 : (fewest ? less : more) / (more + less);
  const worth = (a: number, b: number): number => (a === b ? again : a > b !== fewest ? 1 : 0);
  const [first, second] = both.map((odds, seat) => (seats.includes(seat) ? odds : Distribution.always(before[seat]!))) as [Distribution, Distribution];
  const owed = first.average((a) => second.average((b) => worth(a, b)));
  const variance = first.average((a) => second.average((b) => (worth(a, b) - owed) * (worth(a, b) - owed)));
  const deviation = worth(swords[0]!, swords[1]!) - owed;
  luck.record('initiative', 0, deviation, variance);
  luck.record('initiative', 1, -deviation, variance);
}

/** Null: a tie. */
function winnerOf({ fewest, tries }: Initiative, [circle = 0, set = 0]: readonly number[], chance: Chance): Seat | null {
  if (circle === set) return tries < TRIES - 1 ? null : chance.dice.stream('initiative').below(2);
  return circle > set !== fewest ? 0 : 1;
}

/** Names who goes first; in the first turn that side sets up first, too ("First Turn Setup"). */
export interface Go {
  do: 'go';
  /** Whether the seat that is asked goes first. */
  first: boolean;
}

export const go: ActionRule<Go> = {
  options: (_, { asked }) => (asked?.step === 'go' ? [{ do: 'go', first: true }, { do: 'go', first: false }] : []),

  refuse(_, { asked }, { first }) {
    if (asked?.step !== 'go') return 'nobody is asked who goes first now ("Initiative Phase")';
    return typeof first === 'boolean' ? undefined : 'expected first: true or false';
  },

  apply(_, { open }, { first }, chance) {
    const step = open.agenda.pop();
    if (step?.step !== 'go') throw new Error('nobody is asked who goes first');
    open.first = first ? step.seat : 1 - step.seat;
    open.agenda.push({ step: 'next', seat: open.first });
    if (open.models.some(({ fate }) => fate === 'undeployed')) open.agenda.push({ step: 'deploy', seat: 1 - open.first }, { step: 'deploy', seat: open.first });
    chance.tell?.({ tell: 'goes-first', seat: open.first });
  },
};
