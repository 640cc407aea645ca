/** What a player may choose, one kind of action a rule file ("Perform Actions"), and the one place that offers, judges and carries out all of them. */
import type { Chance } from '../../kernel/chance.ts';
import type { Ground } from './ground.ts';
import type { WarState, WarView } from './state.ts';
import { deploy, type Deploy } from './rules/deployment.ts';
import { go, type Go } from './rules/initiative.ts';
import { activate, type Activate } from './rules/activation.ts';
import { move, type Move } from './rules/move.ts';
import { attack, type Attack } from './rules/attack.ts';
import { reserve, type Reserve } from './rules/reserve.ts';
import { reserveAttack, type ReserveAttack } from './rules/reserve-attack.ts';
import { lunge, type Lunge } from './rules/lunge.ts';
import { pass, type Pass } from './rules/pass.ts';
import { freeAttack, type FreeAttack } from './rules/free-attack.ts';
import { raise, save, type Raise, type Save } from './rules/hero-points.ts';
import { lead, type Lead } from './rules/leaders.ts';
import { end, type End } from './rules/end.ts';

export type WarAction = Deploy | Go | Activate | Move | Attack | Reserve | ReserveAttack | Lunge | Pass | FreeAttack | Raise | Save | Lead | End;

export const ACTIONS = [
  'deploy', 'go', 'activate', 'move', 'attack', 'reserve', 'reserve-attack', 'lunge', 'pass', 'free-attack', 'raise', 'save', 'lead', 'end',
] as const satisfies readonly WarAction['do'][];

/** One kind of action: what is legal, why not, and what it does. */
export interface ActionRule<A extends { do: string }> {
  /** Legal actions of this kind: all of them, except of moves and of places to deploy, where it is a finite choice among very many. */
  options(ground: Ground, view: WarView): A[];
  /** Why this one is not legal; undefined when it is. Fields may hold anything. */
  refuse(ground: Ground, view: WarView, action: A): string | undefined;
  /** Declares it: writes what it spends and puts what it leads to on the agenda. */
  apply(ground: Ground, state: WarState, action: A, chance: Chance): void;
}

type RuleOf = { readonly [K in WarAction['do']]: ActionRule<Extract<WarAction, { do: K }>> };

const RULES: RuleOf = {
  deploy,
  go,
  activate,
  move,
  attack,
  reserve,
  'reserve-attack': reserveAttack,
  lunge,
  pass,
  'free-attack': freeAttack,
  raise,
  save,
  lead,
  end,
};

export function options(ground: Ground, view: WarView): WarAction[] {
  const all: WarAction[] = [];
  for (const kind of ACTIONS) for (const action of RULES[kind].options(ground, view)) all.push(action);
  return all;
}

export function refuse(ground: Ground, view: WarView, action: WarAction): string | undefined {
  const rule = ruleFor(action);
  if (rule === undefined) return `no such action; expected { do: ${ACTIONS.map((kind) => `"${kind}"`).join(' | ')}, ... }`;
  return rule.refuse(ground, view, action);
}

export function apply(ground: Ground, state: WarState, action: WarAction, chance: Chance): void {
  const rule = ruleFor(action);
  if (rule === undefined) throw new RangeError(`no such action: ${JSON.stringify(action)}`);
  rule.apply(ground, state, action, chance);
  state.open.clock += 1;
}

function ruleFor(action: WarAction): ActionRule<WarAction> | undefined {
  const kind: unknown = (action as WarAction | null | undefined)?.do;
  return ACTIONS.includes(kind as WarAction['do']) ? RULES[kind as WarAction['do']] : undefined;
}
