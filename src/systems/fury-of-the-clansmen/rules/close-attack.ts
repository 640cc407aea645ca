/** Close Attack: against an enemy in an adjacent square ("Close Attacks"). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { NO_DICE, pool } from '../pools.ts';
import type { Battle, DeclaredAttack } from '../state.ts';
import { closePools } from './bonuses.ts';
import { enemiesOf, figuresWithActions, refuseActions, refuseEnemy, spendAttack } from './figures.ts';

export interface CloseAttack {
  do: 'close';
  figure: number;
  target: number;
}

export const close: ActionRule<CloseAttack> = {
  options(ground, view) {
    return figuresWithActions(ground, view).flatMap((figure) =>
      adjacentEnemies(ground, view.open, figure).map((target): CloseAttack => ({ do: 'close', figure, target })),
    ).filter(({ figure }) => hasCloseAttack(ground, figure));
  },

  refuse(ground, view, { figure, target }) {
    const refusal = refuseActions(ground, view, figure) ?? refuseEnemy(ground, view, figure, target);
    if (refusal !== undefined) return refusal;
    if (!hasCloseAttack(ground, figure)) return `${ground.trooper(figure).id} has no dice for a Close Attack`;
    if (!isAdjacent(ground, view.open, figure, target)) return `${ground.trooper(target).id} is not in a square next to ${ground.trooper(figure).id} ("Close Attacks")`;
    return undefined;
  },

  apply(ground, { open }, { figure, target }) {
    spendAttack(ground, open, figure);
    open.tallies.closeAttacks[ground.trooper(figure).seat]! += 1;
    open.agenda.push({ step: 'objectives' }, { step: 'attack-roll', attack: declareClose(ground, open, figure, target) });
  },
};

export function declareClose(ground: Ground, battle: Readonly<Battle>, by: number, target: number): DeclaredAttack {
  const field = ground.field(battle);
  const { attack, armor } = closePools(field, ground.book, ground.trooper(by).unit, battle.figures[by]!.at, ground.trooper(target).unit, battle.figures[target]!.at);
  return { kind: 'close', by, target, attack, armor };
}

/** Enemies that a figure stands next to. */
export function adjacentEnemies(ground: Ground, battle: Readonly<Battle>, figure: number): number[] {
  return enemiesOf(ground, battle, figure).filter((enemy) => isAdjacent(ground, battle, figure, enemy));
}

export function hasCloseAttack(ground: Ground, figure: number): boolean {
  return pool(ground.book.units[ground.trooper(figure).unit].close) !== NO_DICE;
}

function isAdjacent(ground: Ground, battle: Readonly<Battle>, figure: number, other: number): boolean {
  return ground.field(battle).adjacent(battle.figures[figure]!.at, battle.figures[other]!.at);
}
