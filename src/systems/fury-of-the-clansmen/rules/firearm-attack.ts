/** Firearm Attack: against an enemy in sight, by a figure with a firearm and no enemy next to it ("Firearm Attacks", "How to Shoot"). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { NO_DICE, pool } from '../pools.ts';
import type { Battle, DeclaredAttack } from '../state.ts';
import { firearmPools } from './bonuses.ts';
import { adjacentEnemies } from './close-attack.ts';
import { enemiesOf, figuresWithActions, refuseActions, refuseEnemy, spendAttack } from './figures.ts';
import { explainSight } from './explain-sight.ts';
import { canSee } from './sight.ts';

export interface FirearmAttack {
  do: 'fire';
  figure: number;
  target: number;
}

export const fire: ActionRule<FirearmAttack> = {
  options(ground, view) {
    return figuresWithActions(ground, view)
      .filter((figure) => hasFirearm(ground, figure) && adjacentEnemies(ground, view.open, figure).length === 0)
      .flatMap((figure) =>
        enemiesOf(ground, view.open, figure)
          .filter((target) => sees(ground, view.open, figure, target))
          .map((target): FirearmAttack => ({ do: 'fire', figure, target })),
      );
  },

  refuse(ground, view, { figure, target }) {
    const refusal = refuseActions(ground, view, figure) ?? refuseEnemy(ground, view, figure, target);
    if (refusal !== undefined) return refusal;
    const { id } = ground.trooper(figure);
    if (!hasFirearm(ground, figure)) return `${id} has no firearm ("Attack")`;
    if (adjacentEnemies(ground, view.open, figure).length > 0) return `${id} has an enemy next to it and may only Close Attack ("Firearm Attacks")`;
    if (!sees(ground, view.open, figure, target)) {
      const { because } = explainSight(ground.field(view.open), view.open.figures[figure]!.at, view.open.figures[target]!.at);
      return `${id} has no Line of Sight to ${ground.trooper(target).id}: ${because.join('; ')} ("Line of Sight")`;
    }
    return undefined;
  },

  apply(ground, { open }, { figure, target }) {
    spendAttack(ground, open, figure);
    open.tallies.firearmAttacks[ground.trooper(figure).seat]! += 1;
    open.agenda.push({ step: 'objectives' }, { step: 'attack-roll', attack: declareFire(ground, open, figure, target) });
  },
};

function declareFire(ground: Ground, battle: Readonly<Battle>, by: number, target: number): DeclaredAttack {
  const field = ground.field(battle);
  const { attack, armor } = firearmPools(field, ground.book, ground.trooper(by).unit, battle.figures[by]!.at, ground.trooper(target).unit, battle.figures[target]!.at);
  return { kind: 'firearm', by, target, attack, armor };
}

export function hasFirearm(ground: Ground, figure: number): boolean {
  return pool(ground.book.units[ground.trooper(figure).unit].firearm) !== NO_DICE;
}

function sees(ground: Ground, battle: Readonly<Battle>, figure: number, target: number): boolean {
  return canSee(ground.field(battle), battle.figures[figure]!.at, battle.figures[target]!.at);
}
