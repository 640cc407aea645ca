/**
 * A sweep of fire under way, enemy after enemy: a spread names them all before its rolls, Full Auto shoots at each at once
 * ("Auto Fire Spread", "Full Auto"). The weapon is checked at its end.
 */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle, Step } from '../state.ts';
import { sweepOf } from './arc-of-fire.ts';
import { declare } from './attacks.ts';

type UnderWay = Extract<Step, { step: 'spread' | 'full-auto' }>;

const NO_SWEEP = 'no sweep of fire is under way ("Auto Fire Spread")';

/** A further enemy: named for a spread, shot at next in Full Auto. */
export interface AddTarget {
  do: 'add-target';
  target: number;
}

export const addTarget: ActionRule<AddTarget> = {
  options(ground, { open, asked }) {
    return isSweep(asked) ? furtherTargets(ground, open, asked).map((target) => ({ do: 'add-target', target })) : [];
  },

  refuse(ground, { open, asked }, { target }) {
    if (!isSweep(asked)) return NO_SWEEP;
    if (furtherTargets(ground, open, asked).includes(target)) return undefined;
    return 'not an enemy in sight, within the same arc of fire and not fired at yet ("Auto Fire Spread")';
  },

  apply(ground, { open }, { target }) {
    const sweep = takeSweep(open);
    open.agenda.push({ ...sweep, targets: [...sweep.targets, target] });
    if (sweep.step === 'full-auto') open.agenda.push({ step: 'attack-roll', attack: declare(ground, open, 'full-auto', sweep.by, target) });
  },
};

/** No more targets: a spread opens fire, Full Auto ceases. */
export interface Enough {
  do: 'enough';
}

export const enough: ActionRule<Enough> = {
  options(_ground, { asked }) {
    return isSweep(asked) ? [{ do: 'enough' }] : [];
  },

  refuse(_ground, { asked }) {
    return isSweep(asked) ? undefined : NO_SWEEP;
  },

  apply(ground, { open }) {
    finishSweep(ground, open, takeSweep(open));
  },
};

function isSweep(step: Readonly<Step> | null): step is Readonly<UnderWay> {
  return step?.step === 'spread' || step?.step === 'full-auto';
}

function takeSweep(battle: Battle): UnderWay {
  const step = battle.agenda.pop() ?? null;
  if (!isSweep(step)) throw new Error('no sweep is under way');
  return step;
}

/** The rolls of a spread, and the check of the weapon: as many rolls as enemies were shot at. */
export function finishSweep(ground: Ground, battle: Battle, { step, by, targets }: Readonly<UnderWay>): void {
  battle.agenda.push({ step: 'weapon-check', figure: by, rolls: targets.length });
  if (step === 'full-auto') return; // rolled one by one
  for (const target of targets.toReversed()) battle.agenda.push({ step: 'attack-roll', attack: declare(ground, battle, 'spread', by, target) });
}

/**
 * Enemies that the sweep may go on to: in sight now, in the arc of those before. In Full Auto sight changes with each kill
 * ("Full Auto"): enemies come into view, and a friend who does closes his bearing. Fire stays where it has been; if all of it
 * went where that friend stands now, it may go on to either side of him.
 */
export function furtherTargets(ground: Ground, battle: Readonly<Battle>, { by, targets }: Readonly<UnderWay>): number[] {
  const { enemies, sectors, sectorOf, besides } = sweepOf(ground, battle, by);
  const squares = targets.map((target) => battle.figures[target]!.at);
  const swept = squares.map(sectorOf).filter((sector) => sector >= 0);
  const open = swept.length > 0 ? swept : squares.flatMap(besides);
  return enemies.filter((enemy, index) => !targets.includes(enemy) && open.includes(sectors[index]!));
}

export function behindFriend(ground: Ground, figure: number, target: number): string {
  return `a friend of ${ground.trooper(figure).id} stands on the same bearing as ${ground.trooper(target).id}: the arc of fire ends there ("Auto Fire Spread")`;
}
