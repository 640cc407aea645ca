/** What a player may choose, one kind of action a rule file ("Actions"), and the one place that offers, judges and carries out all of them. */
import type { Chance } from '../../kernel/chance.ts';
import type { Ground } from './ground.ts';
import type { FuryState, FuryView } from './state.ts';
import { deploy, type Deploy } from './rules/deployment.ts';
import { leadership, type Leadership } from './rules/leadership.ts';
import { move, type Move } from './rules/move.ts';
import { leave, type Leave } from './rules/leave.ts';
import { close, type CloseAttack } from './rules/close-attack.ts';
import { swing, type Swing } from './rules/violator.ts';
import { fire, type FirearmAttack } from './rules/firearm-attack.ts';
import { burst, type Burst } from './rules/burst.ts';
import { spread, type Spread } from './rules/spread.ts';
import { addTarget, enough, type AddTarget, type Enough } from './rules/sweep.ts';
import { fullAuto, type FullAuto } from './rules/full-auto.ts';
import { reload, type Reload } from './rules/weapon-failure.ts';
import { throwBrainbuster, type ThrowBrainbuster } from './rules/brainbuster.ts';
import { scatter, type Scatter } from './rules/scatter.ts';
import { holdFire, snapAlert, snapShot, type HoldFire, type SnapAlert, type SnapShot } from './rules/snap-alert.ts';
import { crawlOut, type CrawlOut } from './rules/foxhole.ts';
import { charge, type SectionerCharge } from './rules/sectioner-charge.ts';
import { cannon, type FireCannon } from './rules/gehenna-cannon.ts';
import { enter, holdBack, reinforce, type Enter, type HoldBack, type Reinforce } from './rules/reinforcements.ts';
import { openDoor, type OpenDoor } from './rules/open-door.ts';
import { throwIn, type ThrowIn } from './rules/throw-in.ts';
import { setExplosives, type SetExplosives } from './rules/explosives.ts';
import { end, type End } from './rules/end.ts';

export type FuryAction =
  | Deploy | Leadership | Move | Leave | CloseAttack | Swing | FirearmAttack
  | Burst | Spread | FullAuto | AddTarget | Enough | Reload | ThrowBrainbuster | Scatter | SnapAlert | SnapShot | HoldFire | CrawlOut | SectionerCharge
  | FireCannon | SetExplosives
  | OpenDoor | ThrowIn | Reinforce | HoldBack | Enter
  | End;

export const ACTIONS = [
  'deploy', 'leadership', 'move', 'leave', 'close', 'swing', 'fire',
  'burst', 'spread', 'full-auto', 'add-target', 'enough', 'reload', 'throw', 'scatter', 'snap-alert', 'snap-shot', 'hold-fire', 'crawl-out', 'charge',
  'cannon', 'set-explosives',
  'open-door', 'throw-in', 'reinforce', 'hold-back', 'enter',
  'end',
] as const satisfies readonly FuryAction['do'][];

/** Those that single missions add. */
export const MISSION_ACTIONS: readonly FuryAction['do'][] = ['set-explosives', 'open-door', 'throw-in'];

/** One kind of action: what is legal, why not, and what it does. */
export interface ActionRule<A extends FuryAction> {
  /** All legal actions of this kind. */
  options(ground: Ground, view: FuryView): A[];
  /** Why this one is not legal; undefined when it is. Fields may hold anything. */
  refuse(ground: Ground, view: FuryView, action: A): string | undefined;
  /** Declares it: writes what it spends and puts what it leads to on the agenda. */
  apply(ground: Ground, state: FuryState, action: A, chance: Chance): void;
}

type RuleOf = { readonly [K in FuryAction['do']]: ActionRule<Extract<FuryAction, { do: K }>> };

const RULES: RuleOf = {
  deploy,
  leadership,
  move,
  leave,
  close,
  swing,
  fire,
  burst,
  spread,
  'full-auto': fullAuto,
  'add-target': addTarget,
  enough,
  reload,
  throw: throwBrainbuster,
  scatter,
  'snap-alert': snapAlert,
  'snap-shot': snapShot,
  'hold-fire': holdFire,
  'crawl-out': crawlOut,
  charge,
  cannon,
  'set-explosives': setExplosives,
  'open-door': openDoor,
  'throw-in': throwIn,
  reinforce,
  'hold-back': holdBack,
  enter,
  end,
};

export function options(ground: Ground, view: FuryView): FuryAction[] {
  const all: FuryAction[] = [];
  for (const kind of ACTIONS) for (const action of RULES[kind].options(ground, view)) all.push(action); // flatMap is ten times slower here
  return all;
}

/** The options of the mission's own kinds of action alone. */
export function missionOptions(ground: Ground, view: FuryView): FuryAction[] {
  return MISSION_ACTIONS.flatMap((kind): FuryAction[] => RULES[kind].options(ground, view));
}

export function refuse(ground: Ground, view: FuryView, action: FuryAction): string | undefined {
  const rule = ruleFor(action);
  if (rule === undefined) return `no such action; expected { do: ${ACTIONS.map((kind) => `"${kind}"`).join(' | ')}, ... }`;
  if (aims(action) && !AIMABLE.includes(action.do)) return `nobody may aim for "${action.do}" ("Aiming")`;
  return rule.refuse(ground, view, action);
}

export function apply(ground: Ground, state: FuryState, action: FuryAction, chance: Chance): void {
  const rule = ruleFor(action);
  if (rule === undefined) throw new RangeError(`no such action: ${JSON.stringify(action)}`);
  rule.apply(ground, state, action, chance);
  state.open.clock += 1;
}

/** Attacks and throws that may be aimed: no Auto Fire, no snap shot and no swing ("Aiming"). */
const AIMABLE: readonly FuryAction['do'][] = ['close', 'fire', 'throw'];

const aims = (action: FuryAction): boolean => (action as { aimed?: unknown }).aimed !== undefined;

function ruleFor(action: FuryAction): ActionRule<FuryAction> | undefined {
  const kind: unknown = (action as FuryAction | null | undefined)?.do;
  return ACTIONS.includes(kind as FuryAction['do']) ? RULES[kind as FuryAction["do"]] : undefined;
}
