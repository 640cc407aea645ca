/** What a figure attacks now, alone or with the others of its unit, and what it keeps on reserve ("Attack", "Massed Attacks", "Reserve Attack"). */
import { INCH, isClose, type Attack, type AttackOption, type Tactics, type WarAction, type WarView } from '../../src/systems/warengine/tactics.ts';
import { worthIt } from './answers.ts';
import type { Active } from './march.ts';

/** The best attack of a figure now; none, or one to be kept for an attack of the whole unit. */
export function attackOf(tactics: Tactics, view: WarView, figure: number, { unit, doctrine }: Active): Attack | 'together' | undefined {
  if (tactics.weaponsLeft(view, figure).length === 0) return undefined;
  let best: AttackOption<Attack> | undefined;
  let most = 0;
  for (const option of tactics.attacksOf(view, figure)) {
    const value = worthIt(tactics, view, option);
    if (value > most) {
      most = value;
      best = option;
    }
  }
  if (best === undefined) return undefined;
  if (!tactics.plays('reserve-attacks')) return best.action; // nothing can be kept for later
  if (best.kill < HARD && tactics.plays('massed-attacks') && betterTogether(tactics, view, unit, best)) return 'together';
  return best.kill < doctrine.holdsFire && mayHold(tactics, view, best) ? undefined : best.action;
}

/** Whether more of the unit than assist already could reach the target, and all promise more with one attack than each for himself. */
function betterTogether(tactics: Tactics, view: WarView, unit: number, { action: { figure, weapon, target }, support }: AttackOption<Attack>): boolean {
  const close = isClose(tactics.profile(view, figure).weapons[weapon]!);
  let alone = tactics.assisted(view, figure, weapon, target, 0);
  let others = 0;
  for (const member of tactics.members(view, unit)) {
    const { reserve, done } = tactics.here(view, member);
    if (member === figure || (done && reserve < 0)) continue;
    const arm = done ? reserve : tactics.profile(view, member).weapons.findIndex((each) => isClose(each) === close);
    if (arm < 0 || isClose(tactics.profile(view, member).weapons[arm]!) !== close) continue;
    if (close && tactics.distance(view, member, target) > REACH * INCH) continue;
    const harm = close ? tactics.strike(view, member, target) : tactics.harm(view, member, tactics.here(view, member), arm, target);
    if (!close && harm === 0) continue;
    alone += harm;
    others += 1;
  }
  return others > support && tactics.assisted(view, figure, weapon, target, others) > alone;
}

/** A shot that is not likely to hit is kept, unless whom it is aimed at may come no nearer. */
function mayHold(tactics: Tactics, view: WarView, { action: { figure, target } }: AttackOption<Attack>): boolean {
  return !tactics.inContact(view, figure) && tactics.ready(view, 1 - tactics.seat).length > 0 && tactics.cover(view, figure, tactics.here(view, figure), target) !== 'none';
}

/** A weapon for the reserve: a ranged one if it can be used, where an enemy may come within reach. */
export function keep(tactics: Tactics, view: WarView, figure: number): WarAction | undefined {
  const left = tactics.plays('reserve-attacks') ? tactics.weaponsLeft(view, figure) : [];
  if (left.length === 0) return undefined;
  const { weapons } = tactics.profile(view, figure);
  const inContact = tactics.inContact(view, figure);
  const { x, y } = tactics.here(view, figure);
  const enemy = tactics.closestEnemy(view, x, y);
  if (enemy < 0) return undefined;
  const inches = tactics.distance(view, figure, enemy) / INCH;
  const order = [...left].sort((a, b) => weapons[b]!.range - weapons[a]!.range);
  const weapon = order.find((each) => (isClose(weapons[each]!) ? inContact || inches <= COMES : !inContact && inches <= weapons[each]!.range + COMES));
  return weapon === undefined ? undefined : { do: 'reserve', figure, weapon };
}

/** What the unit's reserved attacks are best used for now, by one or by all. */
export function together(tactics: Tactics, view: WarView): WarAction | undefined {
  let best: WarAction | undefined;
  let most = 0;
  for (const option of tactics.reserveAttacks(view)) {
    const value = worthIt(tactics, view, option) * (option.kill < TOO_POOR ? 0 : 1);
    if (value > most) {
      most = value;
      best = option.action;
    }
  }
  return best;
}

/** An attack less likely to kill than this may be better made by many. */
const HARD = 0.35;
/** Below this a reserved attack is rather kept for the enemy's activations. */
const TOO_POOR = 0.02;
/** Inches within which others can join a close attack. */
const REACH = 10;
/** Inches that enemies may come nearer in a turn. */
const COMES = 14;
