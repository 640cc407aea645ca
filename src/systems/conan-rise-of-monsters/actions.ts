/** What a player may choose, one kind of action a rule file, and the one place that offers, judges and carries out all of them. */
import type { Chance } from '../../kernel/chance.ts';
import type { Ground } from './ground.ts';
import type { ConanState, ConanView } from './state.ts';
import { bid, type Bid } from './rules/bid.ts';
import { go, type Go } from './rules/initiative.ts';
import { deploy, type Deploy } from './rules/deploy.ts';
import { activate, type Activate } from './rules/activate.ts';
import { stay, type Stay } from './rules/stay.ts';
import { move, type Move } from './rules/move.ts';
import { run, type Run } from './rules/run.ts';
import { charge, type Charge } from './rules/charge.ts';
import { shoot, type Shoot } from './rules/shoot.ts';
import { attack, type Attack } from './rules/attack.ts';
import { aim, type Aim } from './rules/aim.ts';
import { destiny, type SpendDestiny } from './rules/destiny.ts';
import { rage, type Rage } from './rules/red-rage.ts';
import { invigorate, type Invigorate } from './rules/invigorate.ts';
import { play, type PlayCard } from './rules/play.ts';
import { discard, type Discard } from './rules/discard.ts';
import { pass, type Pass } from './rules/pass.ts';

export type ConanAction = Bid | Go | Deploy | Activate | Stay | Move | Run | Charge | Shoot | Attack | Aim | SpendDestiny | Rage | Invigorate | PlayCard | Discard | Pass;

export const ACTIONS = [
  'bid', 'go', 'deploy', 'activate', 'stay', 'move', 'run', 'charge', 'shoot', 'attack', 'aim', 'destiny', 'rage', 'invigorate', 'play', 'discard', 'pass',
] as const satisfies readonly ConanAction['do'][];

/** One kind of action: what is legal, why not, and what it does. */
export interface ActionRule<A extends { do: string }> {
  /** Legal actions of this kind: all of them, except of moves and of places to deploy, where it is a finite choice among very many. */
  options(ground: Ground, view: ConanView): A[];
  /** Why this one is not legal; undefined when it is. Fields may hold anything. */
  refuse(ground: Ground, view: ConanView, action: A): string | undefined;
  /** Declares it: takes the step that asked off the agenda, writes what it spends and puts what it leads to on the agenda. */
  apply(ground: Ground, state: ConanState, action: A, chance: Chance): void;
}

type RuleOf = { readonly [K in ConanAction['do']]: ActionRule<Extract<ConanAction, { do: K }>> };

const RULES: RuleOf = { bid, go, deploy, activate, stay, move, run, charge, shoot, attack, aim, destiny, rage, invigorate, play, discard, pass };

export function options(ground: Ground, view: ConanView): ConanAction[] {
  const all: ConanAction[] = [];
  for (const kind of ACTIONS) for (const action of RULES[kind].options(ground, view)) all.push(action);
  return all;
}

export function refuse(ground: Ground, view: ConanView, action: ConanAction): string | undefined {
  const rule = ruleFor(action);
  if (rule === undefined) return `no such action; expected { do: ${ACTIONS.map((kind) => `"${kind}"`).join(' | ')}, ... }`;
  return rule.refuse(ground, view, action);
}

export function apply(ground: Ground, state: ConanState, action: ConanAction, chance: Chance): void {
  const rule = ruleFor(action);
  if (rule === undefined) throw new RangeError(`no such action: ${JSON.stringify(action)}`);
  rule.apply(ground, state, action, chance);
  if (action.do !== 'pass') state.open.clock += 1; // or it would show who was asked for a card
}

function ruleFor(action: ConanAction): ActionRule<ConanAction> | undefined {
  const kind: unknown = (action as ConanAction | null | undefined)?.do;
  return ACTIONS.includes(kind as ConanAction['do']) ? RULES[kind as ConanAction['do']] : undefined;
}
