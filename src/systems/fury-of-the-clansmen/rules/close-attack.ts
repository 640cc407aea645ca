/** Close Attack: against an enemy in an adjacent square ("Close Attacks"); aimed or not ("Aiming"). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { NO_DICE, pool } from '../pools.ts';
import type { Battle } from '../state.ts';
import { costOfAttack, refuseAim, ways } from './aiming.ts';
import { declare } from './attacks.ts';
import { enemiesOf, figuresWithActions, refuseActions, refuseEnemy, spendAttack } from './figures.ts';

export interface CloseAttack {
  do: 'close';
  figure: number;
  target: number;
  aimed?: true;
}

export const close: ActionRule<CloseAttack> = {
  options(ground, view) {
    return figuresWithActions(ground, view).flatMap((figure) =>
      !hasCloseAttack(ground, figure)
        ? []
        : adjacentEnemies(ground, view.open, figure).flatMap((target) => ways(ground, view.open, figure).map((aim): CloseAttack => ({ do: 'close', figure, target, ...aim }))),
    );
  },

  refuse(ground, view, { figure, target, aimed }) {
    const refusal = refuseActions(ground, view, figure) ?? refuseEnemy(ground, view, figure, target);
    if (refusal !== undefined) return refusal;
    if (!hasCloseAttack(ground, figure)) return `${ground.trooper(figure).id} has no dice for a Close Attack`;
    if (!isAdjacent(ground, view.open, figure, target)) return `${ground.trooper(target).id} is not in a square next to ${ground.trooper(figure).id} ("Close Attacks")`;
    return refuseAim(ground, view.open, figure, aimed);
  },

  apply(ground, { open }, { figure, target, aimed = false }) {
    const { seat } = ground.trooper(figure);
    spendAttack(ground, open, figure, costOfAttack(ground, aimed));
    open.tallies.closeAttacks[seat]! += 1;
    if (aimed) open.tallies.aimed[seat]! += 1;
    open.agenda.push({ step: 'end-action', figure }, { step: 'attack-roll', attack: declare(ground, open, 'close', figure, target, aimed) });
  },
};

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
