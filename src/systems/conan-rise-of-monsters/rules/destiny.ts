/**
 * Destiny Tokens: each adds a die to one roll, told before it is rolled ("Destiny Tokens", "Destiny Token Limits").
 *
 * The question stands on the step that rolls. Its side may first play The Gods are With Us; once the number is said, Gods of Yag may lower it.
 */
import type { Chance } from '../../../kernel/chance.ts';
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { ActionRule } from '../actions.ts';
import { seatOfCard } from '../cards/windows-of.ts';
import type { Ground } from '../ground.ts';
import type { Battle, ConanState } from '../state.ts';
import { beneath, replaceBeneath, type Step } from '../steps.ts';
import { offerWindow } from './windows.ts';

type Question = Extract<Step, { step: 'destiny' }>;

/** Tokens on one roll of this unit at most. */
export function limitOf(ground: Ground, battle: Readonly<Battle>, unit: number): number {
  return ground.book.destiny[ground.card(battle, unit).type];
}

/** Asks how many tokens go to the roll of the step that is uppermost now. */
export function askDestiny(ground: Ground, { open }: Pick<ConanState, 'open'>, unit: number): void {
  if (!ground.book.abilities.destiny) return;
  const seat = ground.seat(open, unit);
  const most = limitOf(ground, open, unit);
  const mayGain = seat === seatOfCard(GODS) && open.hand[seat]! > 0;
  if (most > 0 && (open.destiny[seat]!.left > 0 || mayGain)) open.agenda.push({ step: 'destiny', seat, unit, most, tokens: null });
}

/** The card that gives another token. */
const GODS = 'the-gods-are-with-us';

export function performDestiny(ground: Ground, state: ConanState, step: Question, chance: Chance): typeof WAIT | typeof DONE {
  const { seat, unit, tokens } = step;
  const destiny = state.open.destiny[seat]!;
  if (tokens === null) return destiny.left > 0 || (ground.book.abilities[GODS] && state.secret[seat]!.hand.includes(GODS)) ? WAIT : DONE;
  spendTokens(state.open, seat, tokens);
  addToRoll(state.open, tokens);
  chance.tell?.({ tell: 'destiny', seat, unit: ground.name(state.open, unit), tokens, left: destiny.left });
  return DONE;
}

export function spendTokens(battle: Battle, seat: number, tokens: number): void {
  battle.destiny[seat]!.left -= tokens;
  battle.tallies.destinySpent[seat]! += tokens;
}

/** Once a roll: its step was made without tokens. */
function addToRoll(battle: Battle, tokens: number): void {
  const step = beneath(battle);
  switch (step?.step) {
    case 'gathered':
      return replaceBeneath(battle, step, { ...step, bout: { ...step.bout, attacks: step.bout.attacks.map((roll, attack) => (attack === step.attack ? { ...roll, destiny: tokens } : roll)) } });
    case 'defend':
      return replaceBeneath(battle, step, { ...step, bout: { ...step.bout, defenses: step.bout.defenses.map((roll, defense) => (defense === step.defense ? { ...roll, destiny: tokens } : roll)) } });
    case 'morale':
      return replaceBeneath(battle, step, { ...step, destiny: tokens });
    default:
      throw new Error(`destiny: nothing is rolled by ${step?.step ?? 'an empty agenda'}`);
  }
}

/** Spends tokens on the roll that waits; 0 for none. */
export interface SpendDestiny {
  do: 'destiny';
  tokens: number;
}

export const destiny: ActionRule<SpendDestiny> = {
  options(_, { open, asked }) {
    if (asked?.step !== 'destiny') return [];
    return Array.from({ length: mostNow(open, asked) + 1 }, (__, tokens): SpendDestiny => ({ do: 'destiny', tokens }));
  },

  refuse(ground, { open, asked }, { tokens }) {
    if (asked?.step !== 'destiny') return 'no roll waits for Destiny Tokens now ("Destiny Tokens")';
    if (!Number.isInteger(tokens) || tokens < 0) return 'expected tokens: a whole number from 0';
    if (tokens <= mostNow(open, asked)) return undefined;
    return tokens > asked.most
      ? `a roll of ${ground.name(open, asked.unit)} takes ${asked.most} tokens at most ("Destiny Token Limits")`
      : `only ${open.destiny[asked.seat]!.left} tokens are left this turn ("Destiny Tokens")`;
  },

  apply(ground, { open }, { tokens }) {
    const step = open.agenda.pop();
    if (step?.step !== 'destiny') throw new Error('no roll waits for Destiny Tokens');
    if (tokens === 0) return;
    open.agenda.push({ ...step, tokens });
    offerWindow(ground, { open }, 'destiny');
  },
};

const mostNow = (battle: Readonly<Battle>, { seat, most }: Readonly<Question>): number => Math.min(most, battle.destiny[seat]!.left);
