/** Choices out of turn: reserve attacks, lunges, attacks on who leaves close combat ("Reserve Attack", "Leaving Close Combat"). */
import { isClose, type AttackOption, type ReserveAttack, type Tactics, type WarAction, type WarView } from '../../src/systems/warengine/tactics.ts';
import { routBy } from './routs.ts';

type Occasion = 'activation' | 'moving' | 'contact' | 'attack' | 'figure-done' | 'end';

/** The part of the target's worth that an attack must promise: early it waits for a better one, late it takes what there is. */
const LEAST: Readonly<Record<Occasion, number>> = { activation: 0.6, moving: 0.5, contact: 0.04, attack: 0.1, 'figure-done': 0.3, end: 0.25 };
/** The same of a figure that is attacked itself, and when no enemy is left to come. */
const NOW = 0.01;

/** The best reserve attack or lunge, if it is worth the marker; else a pass. */
export function answer(tactics: Tactics, view: WarView): WarAction {
  const { asked } = view;
  if (asked?.step !== 'window') throw new Error('no window is open');
  if (asked.on === 'moving' && !worthALook(tactics, view, asked.mover)) return PASS;
  const last = tactics.ready(view, 1 - tactics.seat).length === 0;
  const options = tactics.reserveAttacks(view);
  let best: WarAction = PASS;
  let most = 0;
  for (const option of options) {
    const { figure, target, support = [] } = option.action;
    const attacked = asked.attack?.targets.some((each) => each.figure === figure || support.includes(each.figure)) ?? false;
    const least = attacked || (last && asked.on === 'end') ? NOW : LEAST[asked.on];
    const stopsIt = asked.attack !== null && asked.attack.by === target && !attacked ? STOPS : 1;
    const value = stopsIt * worthIt(tactics, view, option);
    if (value > most && option.harm * stopsIt >= least * tactics.worth(view, target)) {
      most = value;
      best = option.action;
    }
  }
  for (const { action, harm } of tactics.lunges(view)) {
    if (harm > most && asked.mover >= 0 && harm >= LUNGE * tactics.worth(view, asked.mover)) {
      most = harm;
      best = action;
    }
  }
  return best;
}

const PASS = { do: 'pass' } as const;
/** Killing an attacker before he rolls is worth so many times as much. */
const STOPS = 1.5;
const LUNGE = 0.3;

/** What an attack is expected to win: less what those who assist could do by themselves. */
export function worthIt(tactics: Tactics, view: WarView, { action, harm, ownHarm, kill }: AttackOption<{ target: number; support?: readonly number[] } & ({ figure: number } | ReserveAttack)>): number {
  let value = harm - OWN * ownHarm + (kill > 0 && tactics.isEnemy(view, action.target) ? kill * routBy(tactics, view, action.target) : 0);
  for (const figure of action.support ?? []) value -= tactics.assisted(view, figure, tactics.here(view, figure).reserve, action.target, 0);
  return value;
}

/** What the death of a friend counts. */
const OWN = 1.2;

/** Asked for each inch of a move: whether anybody who waits would have a good shot at the mover now. */
function worthALook(tactics: Tactics, view: WarView, mover: number): boolean {
  if (mover < 0) return false;
  const least = LEAST.moving * tactics.worth(view, mover);
  const asked = new Set<number>(); // one of a unit stands for all
  for (const figure of tactics.friends(view)) {
    const { reserve } = tactics.here(view, figure);
    if (reserve < 0) continue;
    if (isClose(tactics.profile(view, figure).weapons[reserve]!)) {
      if (tactics.distance(view, figure, mover) <= CLOSE_BY) return true;
      continue;
    }
    const unit = tactics.unitOf(view, figure);
    if (asked.has(unit)) continue;
    asked.add(unit);
    if (tactics.harm(view, figure, tactics.here(view, figure), reserve, mover) >= least) return true;
  }
  return false;
}

/** Hundredths of an inch in which a lunge may come into question. */
const CLOSE_BY = 300;

/** All free attacks are made, the most dangerous first. */
export function strikeAtLeaver(tactics: Tactics, view: WarView): WarAction {
  return tactics.options(view).find((action) => action.do === 'free-attack') ?? PASS;
}
