/** The one place that offers, judges and carries out what players choose: each kind of action by the rule file that it belongs to. */
import type { Chance } from '../../kernel/chance.ts';
import { ACTIONS, type ActionKind, type ActionRule, type LegionsAction } from './actions.ts';
import { ANSWERS } from './decisions.ts';
import type { Ground } from './ground.ts';
import { end } from './rules/acting.ts';
import { activate, endPhase } from './rules/activate.ts';
import { assign, endAssign } from './rules/assign.ts';
import { cover, coverStrike } from './rules/cover.ts';
import { door } from './rules/door.ts';
import { fire, strike } from './rules/fire.ts';
import { handOver, pickUp } from './rules/grenades-in-hand.ts';
import { hold } from './rules/hold.ts';
import { bid, go } from './rules/initiative.ts';
import { move } from './rules/move.ts';
import { orderCover, orderDoor, orderMove, orderTurn } from './rules/order-act.ts';
import { orderFire, orderStrike, orderThrow } from './rules/order-attack.ts';
import { place } from './rules/place.ts';
import { aim } from './rules/spread.ts';
import { addSquare, suppress } from './rules/suppress.ts';
import { lift } from './rules/suppressed.ts';
import { suppression } from './rules/suppressions.ts';
import { throwAt, throwGrenade } from './rules/throw.ts';
import type { LegionsState, LegionsView } from './state.ts';

type RuleOf = { readonly [K in ActionKind]: ActionRule<K> };

const RULES: RuleOf = {
  bid, go, suppression, assign, 'end-assign': endAssign, place, activate, 'end-phase': endPhase, end,
  move, door, throw: throwGrenade, 'throw-at': throwAt, 'pick-up': pickUp, 'hand-over': handOver,
  fire, strike, suppress, 'add-square': addSquare, cover, 'cover-strike': coverStrike, hold, aim, lift,
  'order-move': orderMove, 'order-turn': orderTurn, 'order-door': orderDoor, 'order-cover': orderCover, 'order-fire': orderFire, 'order-strike': orderStrike, 'order-throw': orderThrow,
};

/** All legal answers to the step that waits. */
export function options(ground: Ground, view: LegionsView): LegionsAction[] {
  if (view.asked === null) return [];
  const all: LegionsAction[] = [];
  for (const kind of ANSWERS[view.asked.step]) for (const action of ruleOf(kind).options(ground, view)) all.push(action);
  return all;
}

export function refuse(ground: Ground, view: LegionsView, action: LegionsAction): string | undefined {
  const kind: unknown = (action as LegionsAction | null | undefined)?.do;
  if (!isKind(kind)) return `no such action; expected { do: ${ACTIONS.map((known) => `"${known}"`).join(' | ')}, ... }`;
  const answers: readonly ActionKind[] = view.asked === null ? [] : ANSWERS[view.asked.step];
  if (!answers.includes(kind)) return `"${kind}" is no answer now; expected ${answers.map((known) => `"${known}"`).join(' or ')} ("Player Sequence")`;
  return ruleOf(kind).refuse(ground, view, action);
}

export function apply(ground: Ground, state: LegionsState, action: LegionsAction, chance: Chance): void {
  ruleOf(action.do).apply(ground, state, action, chance);
  state.open.clock += 1;
}

const isKind = (kind: unknown): kind is ActionKind => ACTIONS.includes(kind as ActionKind);

const ruleOf = (kind: ActionKind): ActionRule<ActionKind> => RULES[kind] as ActionRule<ActionKind>;
