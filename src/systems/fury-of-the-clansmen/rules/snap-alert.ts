/**
 * Snap Alert: a Regular holds his fire and shoots at every enemy that ends an action in his sight ("Snap Alert").
 *
 * One shot a Regular for each such action, after all rolls of that action; of several Regulars their player says who shoots
 * first. After each shot three black dice, all hits, end the alert.
 */
import type { Chance } from '../../../kernel/chance.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { pool } from '../pools.ts';
import { inPlay, type Battle, type FuryView } from '../state.ts';
import { declare } from './attacks.ts';
import { figuresWithActions, refuseActions, spendAttack } from './figures.ts';
import { hasFirearm, mayFire, sees } from './firearm-attack.ts';
import { allHit } from './triple-hits.ts';

export interface SnapAlert {
  do: 'snap-alert';
  figure: number;
}

export const snapAlert: ActionRule<SnapAlert> = {
  options(ground, view) {
    if (!ground.has('snap-alert')) return [];
    return figuresWithActions(ground, view, ground.book.actions.snapAlert)
      .filter((figure) => refuseAlert(ground, view.open, figure) === undefined)
      .map((figure) => ({ do: 'snap-alert', figure }));
  },

  refuse(ground, view, { figure }) {
    return ground.refuseAbility('snap-alert') ?? refuseActions(ground, view, figure, ground.book.actions.snapAlert) ?? refuseAlert(ground, view.open, figure);
  },

  apply(ground, { open }, { figure }, chance) {
    spendAttack(ground, open, figure, ground.book.actions.snapAlert);
    open.figures[figure]!.alert = true;
    chance.tell?.({ tell: 'snap-alert', figure: ground.trooper(figure).id });
    open.agenda.push({ step: 'end-action', figure });
  },
};

function refuseAlert(ground: Ground, battle: Readonly<Battle>, figure: number): string | undefined {
  const { id, unit } = ground.trooper(figure);
  const { weapon, alert } = battle.figures[figure]!;
  if (unit !== 'regular') return `${id} is no Clan Regular ("Snap Alert")`;
  if (!hasFirearm(ground, figure)) return `${id} has no firearm ("Attack")`;
  if (alert) return `${id} is on Snap Alert already`;
  if (weapon !== 'ready') return `${id} has no ammunition for a snap shot ("Reloading")`;
  return undefined;
}

/** Figures on alert against this side, by number. */
export function onAlertAgainst(ground: Ground, battle: Readonly<Battle>, seat: number): number[] {
  const watching: number[] = [];
  for (let number = 0; number < battle.figures.length; number++) {
    if (battle.figures[number]!.alert && ground.trooper(number).seat !== seat) watching.push(number);
  }
  return watching;
}

/** Those of `may` that can shoot at this enemy now. */
export function reacting(ground: Ground, battle: Readonly<Battle>, at: number, may: readonly number[]): number[] {
  if (!inPlay(battle.figures[at]!)) return [];
  return may.filter((figure) => battle.figures[figure]!.alert && mayFire(ground, battle, figure) && sees(ground, battle, figure, at));
}

export interface SnapShot {
  do: 'snap-shot';
  figure: number;
}

export const snapShot: ActionRule<SnapShot> = {
  options(ground, view) {
    return asked(ground, view).map((figure) => ({ do: 'snap-shot', figure }));
  },

  refuse(ground, view, { figure }) {
    if (view.asked?.step !== 'snap') return 'no enemy has just ended an action in sight of a Regular on Snap Alert ("Snap Alert")';
    return asked(ground, view).includes(figure) ? undefined : 'not a Regular on Snap Alert that sees the enemy and has not shot at it for this action ("Snap Alert")';
  },

  apply(ground, { open }, { figure }) {
    const step = open.agenda.pop();
    if (step?.step !== 'snap') throw new Error('a snap shot at nobody');
    open.tallies.snapShots[ground.trooper(figure).seat]! += 1;
    open.agenda.push(
      { ...step, may: step.may.filter((other) => other !== figure) },
      { step: 'objectives' },
      { step: 'concentration', figure },
      { step: 'attack-roll', attack: declare(ground, open, 'snap', figure, step.at) },
    );
  },
};

function asked(ground: Ground, view: FuryView): number[] {
  return view.asked?.step === 'snap' ? reacting(ground, view.open, view.asked.at, view.asked.may) : [];
}

/** Nobody (else) shoots at this enemy now. */
export interface HoldFire {
  do: 'hold-fire';
}

export const holdFire: ActionRule<HoldFire> = {
  options(_ground, view) {
    return view.asked?.step === 'snap' ? [{ do: 'hold-fire' }] : [];
  },

  refuse(_ground, view) {
    return view.asked?.step === 'snap' ? undefined : 'no Regular on Snap Alert has a shot now ("Snap Alert")';
  },

  apply(_ground, { open }) {
    if (open.agenda.pop()?.step !== 'snap') throw new Error('no shot to hold');
  },
};

/** After each snap shot. */
export function concentrate(ground: Ground, battle: Battle, number: number, chance: Chance): void {
  const { id, seat } = ground.trooper(number);
  const { concentration } = ground.book.snapAlert;
  const lost = allHit(pool(concentration), ground.book, 'concentration', seat, chance);
  if (lost) battle.figures[number]!.alert = false;
  chance.tell?.({ tell: 'concentration', figure: id, dice: concentration, lost });
}
