/** Firearm Attack: against an enemy in sight, by a figure with a firearm and no enemy next to it ("Firearm Attacks", "How to Shoot"); aimed or not ("Aiming"). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { NO_DICE, pool } from '../pools.ts';
import type { Battle, FuryView } from '../state.ts';
import { costOfAttack, refuseAim, ways } from './aiming.ts';
import { declare } from './attacks.ts';
import { adjacentEnemies } from './close-attack.ts';
import { explainSight } from './explain-sight.ts';
import { enemiesOf, figuresWithActions, refuseActions, refuseEnemy, spendAttack } from './figures.ts';
import { canSee } from './sight.ts';

export interface FirearmAttack {
  do: 'fire';
  figure: number;
  target: number;
  aimed?: true;
}

export const fire: ActionRule<FirearmAttack> = {
  options(ground, view) {
    return figuresWithActions(ground, view)
      .filter((figure) => mayFire(ground, view.open, figure))
      .flatMap((figure) =>
        targetsInSight(ground, view.open, figure).flatMap((target) => ways(ground, view.open, figure).map((aim): FirearmAttack => ({ do: 'fire', figure, target, ...aim }))),
      );
  },

  refuse(ground, view, { figure, target, aimed }) {
    return refuseActions(ground, view, figure) ?? refuseFire(ground, view, figure, target) ?? refuseAim(ground, view.open, figure, aimed);
  },

  apply(ground, { open }, { figure, target, aimed = false }) {
    const { seat } = ground.trooper(figure);
    spendAttack(ground, open, figure, costOfAttack(ground, aimed));
    open.tallies.firearmAttacks[seat]! += 1;
    if (aimed) open.tallies.aimed[seat]! += 1;
    open.agenda.push({ step: 'end-action', figure }, { step: 'attack-roll', attack: declare(ground, open, 'firearm', figure, target, aimed) });
  },
};

/** A firearm with ammunition, and nobody next to it that would have to be fought first. */
export function mayFire(ground: Ground, battle: Readonly<Battle>, figure: number): boolean {
  return hasFirearm(ground, figure) && battle.figures[figure]!.weapon === 'ready' && adjacentEnemies(ground, battle, figure).length === 0;
}

/** Why a figure cannot fire at this target, whatever kind of fire; undefined when it can. */
export function refuseFire(ground: Ground, view: FuryView, figure: number, target: number): string | undefined {
  const refusal = refuseEnemy(ground, view, figure, target);
  if (refusal !== undefined) return refusal;
  const { id } = ground.trooper(figure);
  const { weapon } = view.open.figures[figure]!;
  if (!hasFirearm(ground, figure)) return `${id} has no firearm ("Attack")`;
  if (weapon === 'out-of-ammo') return `${id} is out of ammo and has to reload first ("Reloading")`;
  if (weapon === 'broken') return `the weapon of ${id} is broken ("Optional Rule")`;
  if (adjacentEnemies(ground, view.open, figure).length > 0) return `${id} has an enemy next to it and may only Close Attack ("Firearm Attacks")`;
  if (!sees(ground, view.open, figure, target)) {
    const { because } = explainSight(ground.field(view.open), view.open.figures[figure]!.at, view.open.figures[target]!.at);
    return `${id} has no Line of Sight to ${ground.trooper(target).id}: ${because.join('; ')} ("Line of Sight")`;
  }
  return undefined;
}

export function targetsInSight(ground: Ground, battle: Readonly<Battle>, figure: number): number[] {
  return enemiesOf(ground, battle, figure).filter((target) => sees(ground, battle, figure, target));
}

export function hasFirearm(ground: Ground, figure: number): boolean {
  return pool(ground.book.units[ground.trooper(figure).unit].firearm) !== NO_DICE;
}

export function sees(ground: Ground, battle: Readonly<Battle>, figure: number, target: number): boolean {
  return canSee(ground.field(battle), battle.figures[figure]!.at, battle.figures[target]!.at);
}
