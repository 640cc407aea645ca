/**
 * Initiative: a die for every token of the pool and every one bid; more Swords choose who goes first, ties roll again ("Initiative Phase").
 *
 * Cards that change it find its step below the bids (`owed`). Its luck is counted in choices won.
 */
import type { Chance } from '../../../kernel/chance.ts';
import { contest } from '../../../kernel/dice/contest.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ActionRule } from '../actions.ts';
import { sigilDice } from '../dice-odds.ts';
import type { Ground } from '../ground.ts';
import { rollName } from '../rolls.ts';
import { owed, replaceBeneath, type Battle, type ConanState, type Step } from '../state.ts';
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
    const dice = step.dice.length === 0 ? showBids(state, step, chance) : step.dice;
    agenda.push({ ...step, dice, swords: throwDice(ground, step, dice, [], [0, 1], chance) });
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
  replaceBeneath(battle, step, { ...step, swords: throwDice(ground, step, step.dice, step.swords, [seat], chance) });
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

/** Swords by seat, those of `seats` rolled now, the others as they were `before`. */
function throwDice(ground: Ground, step: Initiative, dice: readonly number[], before: readonly number[], seats: readonly Seat[], chance: Chance): number[] {
  const rng = chance.dice.stream('initiative');
  const { swords: rollOf } = sigilDice(ground.book);
  const swords = [0, 1].map((seat) => (seats.includes(seat) ? rollOf(dice[seat]!).roll(rng) : before[seat]!));
  for (const seat of seats) chance.luck.roll(rollName('initiative', dice[seat]!), swords[seat]!);
  recordLuck(ground, step, dice, before, seats, swords, chance);
  chance.tell?.({ tell: 'initiative', dice: [dice[0], dice[1]], swords: [swords[0], swords[1]] });
  return swords;
}

/** What the roll did to the choice: won, lost, or what rolling both again is worth where it is a tie. */
function recordLuck(ground: Ground, step: Initiative, dice: readonly number[], before: readonly number[], seats: readonly Seat[], swords: readonly number[], chance: Chance): void {
  const { swords: rollOf } = sigilDice(ground.book);
  const [mine, theirs] = [0, 1].map((seat) => rollOf(dice[seat]!).odds());
  const again = contest(mine!, theirs!);
  const [win, lose] = [again.win.toNumber(), again.lose.toNumber()];
  const anew = win + lose === 0 ? 0.5 : (step.fewest ? lose : win) / (win + lose);
  const worth = (a: number, b: number): number => (a === b ? anew : (step.fewest ? a < b : a > b) ? 1 : 0);
  const first = seats.includes(0) ? mine! : mine!.map(() => before[0]!);
  const second = seats.includes(1) ? theirs! : theirs!.map(() => before[1]!);
  const owes = first.average((a) => second.average((b) => worth(a, b)));
  const variance = first.average((a) => second.average((b) => (worth(a, b) - owes) * (worth(a, b) - owes)));
  const deviation = worth(swords[0]!, swords[1]!) - owes;
  chance.luck.record('initiative', 0, deviation, variance);
  chance.luck.record('initiative', 1, -deviation, variance);
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
