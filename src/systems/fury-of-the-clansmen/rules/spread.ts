/**
 * Auto Fire Spread: two actions at any number of enemies within one arc, all named before the first roll ("Auto Fire Spread").
 *
 * Named one after another: the first with the action itself, each further one as a choice of its own, until fire is opened.
 */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle, FuryView } from '../state.ts';
import { sweepOf } from './arc-of-fire.ts';
import { declare } from './attacks.ts';
import { figuresWithActions, refuseActions, spendAttack } from './figures.ts';
import { mayFire, refuseFire } from './firearm-attack.ts';

export interface Spread {
  do: 'spread';
  figure: number;
  target: number;
}

export const spread: ActionRule<Spread> = {
  options(ground, view) {
    if (!ground.has('spread')) return [];
    return figuresWithActions(ground, view, ground.book.actions.spread)
      .filter((figure) => mayFire(ground, view.open, figure))
      .flatMap((figure) => sweepOf(ground, view.open, figure).enemies.map((target): Spread => ({ do: 'spread', figure, target })));
  },

  refuse(ground, view, { figure, target }) {
    const refusal = ground.refuseAbility('spread') ?? refuseActions(ground, view, figure, ground.book.actions.spread) ?? refuseFire(ground, view, figure, target);
    if (refusal !== undefined) return refusal;
    if (!sweepOf(ground, view.open, figure).enemies.includes(target)) return behindFriend(ground, figure, target);
    return undefined;
  },

  apply(ground, { open }, { figure, target }) {
    spendAttack(ground, open, figure, ground.book.actions.spread);
    open.tallies.spreads[ground.trooper(figure).seat]! += 1;
    open.agenda.push({ step: 'end-action', figure }, { step: 'spread', by: figure, targets: [target] });
  },
};

/** Enemies that may still join those named: in sight, in the same arc. */
export function mayJoin(ground: Ground, battle: Readonly<Battle>, by: number, targets: readonly number[]): number[] {
  const { enemies, sectors } = sweepOf(ground, battle, by);
  const sector = sectors[enemies.indexOf(targets[0]!)];
  return enemies.filter((enemy, index) => sectors[index] === sector && !targets.includes(enemy));
}

/** A further enemy of the sweep under way: named for a spread, shot at next in Full Auto. */
export interface AddTarget {
  do: 'add-target';
  target: number;
}

export const addTarget: ActionRule<AddTarget> = {
  options(ground, view) {
    return furtherTargets(ground, view).map((target) => ({ do: 'add-target', target }));
  },

  refuse(ground, view, { target }) {
    const { asked } = view;
    if (asked?.step !== 'spread' && asked?.step !== 'full-auto') return 'no sweep of fire is under way ("Auto Fire Spread")';
    if (furtherTargets(ground, view).includes(target)) return undefined;
    return `not an enemy in sight, within the same arc of fire and not fired at yet ("Auto Fire Spread")`;
  },

  apply(ground, { open }, { target }) {
    const step = open.agenda.pop();
    if (step?.step !== 'spread' && step?.step !== 'full-auto') throw new Error('a target outside a sweep');
    open.agenda.push({ ...step, targets: [...step.targets, target] });
    if (step.step === 'full-auto') open.agenda.push({ step: 'attack-roll', attack: declare(ground, open, 'full-auto', step.by, target) });
  },
};

/** No more targets: a spread opens fire, Full Auto ceases. */
export interface Enough {
  do: 'enough';
}

export const enough: ActionRule<Enough> = {
  options(_ground, { asked }) {
    return asked?.step === 'spread' || asked?.step === 'full-auto' ? [{ do: 'enough' }] : [];
  },

  refuse(_ground, { asked }) {
    return asked?.step === 'spread' || asked?.step === 'full-auto' ? undefined : 'no sweep of fire is under way ("Auto Fire Spread")';
  },

  apply(ground, { open }) {
    const step = open.agenda.pop();
    if (step?.step !== 'spread' && step?.step !== 'full-auto') throw new Error('no sweep is under way');
    finishSweep(ground, open, step);
  },
};

/** The rolls of a spread, and the check of the weapon: as many rolls as enemies were shot at. */
export function finishSweep(ground: Ground, battle: Battle, { step, by, targets }: { step: 'spread' | 'full-auto'; by: number; targets: readonly number[] }): void {
  battle.agenda.push({ step: 'weapon-check', figure: by, rolls: targets.length });
  if (step === 'full-auto') return; // rolled one by one
  for (const target of [...targets].reverse()) battle.agenda.push({ step: 'attack-roll', attack: declare(ground, battle, 'spread', by, target) });
}

export function furtherTargets(ground: Ground, { open, asked }: Pick<FuryView, 'open' | 'asked'>): number[] {
  if (asked?.step === 'spread') return mayJoin(ground, open, asked.by, asked.targets);
  if (asked?.step === 'full-auto') return nextInFullAuto(ground, open, asked.by, asked.targets);
  return [];
}

/**
 * Sight is looked at afresh after each kill ("Full Auto"): enemies come into view, and a friend who does closes his bearing.
 * Fire stays where it has been; if all of it went where that friend stands now, it may go on to either side of him.
 */
function nextInFullAuto(ground: Ground, battle: Readonly<Battle>, by: number, shot: readonly number[]): number[] {
  const { enemies, sectors, sectorOf, besides } = sweepOf(ground, battle, by);
  const squares = shot.map((target) => battle.figures[target]!.at);
  const swept = squares.map(sectorOf).filter((sector) => sector >= 0);
  const open = swept.length > 0 ? swept : squares.flatMap(besides);
  return enemies.filter((enemy, index) => !shot.includes(enemy) && open.includes(sectors[index]!));
}

export function behindFriend(ground: Ground, figure: number, target: number): string {
  return `a friend of ${ground.trooper(figure).id} stands on the same bearing as ${ground.trooper(target).id}: the arc of fire ends there ("Auto Fire Spread")`;
}
