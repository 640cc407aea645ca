/** What a player may choose, one kind of action a rule file ("Actions"), and the one place that offers, judges and carries out all of them. */
import type { Chance } from '../../kernel/chance.ts';
import type { Ground } from './ground.ts';
import type { BeretsState, BeretsView } from './state.ts';
import { FACINGS, type Facing } from './vocabulary.ts';
import { lay, type Lay } from './rules/lay.ts';
import { deploy, type Deploy } from './rules/deploy.ts';
import { hide, type Hide } from './rules/hide.ts';
import { powers, take, type Powers, type Take } from './rules/necrotech.ts';
import { equip, type Equip } from './rules/equip.ts';
import { entry, type Entry } from './rules/entry.ts';
import { yieldTo, type Yield } from './rules/yield.ts';
import { place, type Place } from './rules/place.ts';
import { trade, type Trade } from './rules/trade.ts';
import { activate, recover, save, type Activate, type Recover, type Save } from './rules/activate.ts';
import { advance, type Advance } from './rules/advance.ts';
import { arouse, feed, type Arouse, type Feed } from './rules/sleepers.ts';
import { comeBack, type ComeBack } from './rules/come-back.ts';
import { enter, type Enter } from './rules/enter.ts';
import { move, type Move } from './rules/move.ts';
import { descend, leave, type Descend, type Leave } from './rules/tunnel.ts';
import { shoot, type Shoot } from './rules/shoot.ts';
import { close, type CloseAttack } from './rules/close.ts';
import { aim, type Aim } from './rules/aim.ts';
import { onTheMove, type OnTheMove } from './rules/on-the-move.ts';
import { burst, type Burst } from './rules/burst.ts';
import { breach, type Breach } from './rules/breach.ts';
import { burn, type Burn } from './rules/burn.ts';
import { nafai, type Nafai } from './rules/nafai.ts';
import { unjam, type Unjam } from './rules/unjam.ts';
import { scan, type Scan } from './rules/scan.ts';
import { treat, type Treat } from './rules/treat.ts';
import { hyperactivate, type Hyperactivate } from './rules/hyperactivator.ts';
import { power, type UsePower } from './rules/power.ts';
import { sustain, type Sustain } from './rules/acid.ts';
import { look, type Look } from './rules/look.ts';
import { setOff, type SetOff } from './rules/mines.ts';
import { hold, type Hold } from './rules/hold.ts';
import { layDown, type LayDown } from './rules/lay-down.ts';
import { pass, type Pass } from './rules/pass.ts';
import { end, type End } from './rules/end.ts';

export type BeretsAction =
  | Lay | Deploy | Hide | Powers | Take | Equip | Entry | Yield | Place | Trade
  | Activate | Recover | Save | Advance | Arouse | Feed | ComeBack | Pass
  | Enter | Move | Descend | Leave | Shoot | CloseAttack | Aim | OnTheMove | Burst | Breach | Burn | Nafai | Unjam | Scan | Treat | Hyperactivate | UsePower | Sustain | End
  | Look | SetOff | LayDown | Hold;

export const ACTIONS = [
  'lay', 'deploy', 'hide', 'powers', 'take', 'equip', 'entry', 'yield', 'place', 'trade',
  'activate', 'recover', 'save', 'advance', 'arouse', 'feed', 'come-back', 'pass',
  'enter', 'move', 'descend', 'leave', 'shoot', 'close', 'aim', 'on-the-move', 'burst', 'breach', 'burn', 'nafai', 'unjam', 'scan', 'treat', 'hyperactivate', 'power', 'sustain', 'end',
  'look', 'set-off', 'lay-down', 'hold',
] as const satisfies readonly BeretsAction['do'][];

/** One kind of action: what is legal, why not, and what it does. */
export interface ActionRule<A extends { do: string }> {
  /** All legal actions of this kind. */
  options(ground: Ground, view: BeretsView): A[];
  /** Why this one is not legal; undefined when it is. Fields may hold anything. */
  refuse(ground: Ground, view: BeretsView, action: A): string | undefined;
  /** Declares it: takes the step that asked off the agenda where it is answered, writes what it spends and puts what it leads to on the agenda. */
  apply(ground: Ground, state: BeretsState, action: A, chance: Chance): void;
}

type RuleOf = { readonly [K in BeretsAction['do']]: ActionRule<Extract<BeretsAction, { do: K }>> };

const RULES: RuleOf = {
  lay, deploy, hide, powers, take, equip, entry, yield: yieldTo, place, trade,
  activate, recover, save, advance, arouse, feed, 'come-back': comeBack, pass,
  enter, move, descend, leave, shoot, close, aim, 'on-the-move': onTheMove, burst, breach, burn, nafai, unjam, scan, treat, hyperactivate, power, sustain, end,
  look, 'set-off': setOff, 'lay-down': layDown, hold,
};

export function options(ground: Ground, view: BeretsView): BeretsAction[] {
  const all: BeretsAction[] = [];
  for (const kind of ACTIONS) for (const action of RULES[kind].options(ground, view)) all.push(action);
  return all;
}

export function refuse(ground: Ground, view: BeretsView, action: BeretsAction): string | undefined {
  const rule = ruleFor(action);
  if (rule === undefined) return `no such action; expected { do: ${ACTIONS.map((kind) => `"${kind}"`).join(' | ')}, ... }`;
  return refuseShape(action) ?? rule.refuse(ground, view, action);
}

/** Fields that name something by its number; where an action may leave one open, null or nothing. */
const NUMBERED = ['figure', 'counter', 'section', 'piece', 'to', 'via', 'at', 'target', 'patient', 'marker', 'count'] as const;

const FACED = ['facing', 'turn', 'after'] as const;

function refuseShape(action: BeretsAction): string | undefined {
  const fields = action as { readonly [field in (typeof NUMBERED)[number] | (typeof FACED)[number]]?: unknown };
  const number = NUMBERED.find((field) => fields[field] !== undefined && fields[field] !== null && !Number.isInteger(fields[field]));
  if (number !== undefined) return `${number}: expected a whole number, found ${JSON.stringify(fields[number])}`;
  const facing = FACED.find((field) => fields[field] !== undefined && !FACINGS.includes(fields[field] as Facing));
  return facing === undefined ? undefined : `${facing}: expected ${FACINGS.join(', ')}, found ${JSON.stringify(fields[facing])}`;
}

export function apply(ground: Ground, state: BeretsState, action: BeretsAction, chance: Chance): void {
  const rule = ruleFor(action);
  if (rule === undefined) throw new RangeError(`no such action: ${JSON.stringify(action)}`);
  rule.apply(ground, state, action, chance);
  state.open.clock += 1;
}

function ruleFor(action: BeretsAction): ActionRule<BeretsAction> | undefined {
  const kind: unknown = (action as BeretsAction | null | undefined)?.do;
  return ACTIONS.includes(kind as BeretsAction['do']) ? RULES[kind as BeretsAction['do']] : undefined;
}
