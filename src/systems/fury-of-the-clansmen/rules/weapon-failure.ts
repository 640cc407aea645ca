/** After an Auto Fire attack a weapon may run dry, and even explode; reloading ("Weapon Failure", "Reloading", "Optional Rule"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { pool } from '../pools.ts';
import type { Battle } from '../state.ts';
import { figuresWithActions, refuseActions, spendAttack } from './figures.ts';
import { goOutOfPlay } from './out-of-play.ts';
import { allHit } from './triple-hits.ts';

/** One roll for each enemy shot at, all of them, whatever the first ones show. */
export function weaponCheck(ground: Ground, battle: Battle, number: number, rolls: number, chance: Chance): void {
  const { id, seat, unit } = ground.trooper(number);
  const { check, explodesAt, breaksAt } = ground.book.weaponFailure;
  let failures = 0;
  for (let roll = 0; roll < rolls; roll++) if (allHit(pool(check), ground.book, 'ammo', seat, chance)) failures += 1;
  const sturdy = unit === 'charger-carrier';
  const explodes = !sturdy && failures >= explodesAt;
  const breaks = !sturdy && ground.book.options.brokenWeapons && failures >= breaksAt;
  chance.tell?.({ tell: 'weapon-check', figure: id, dice: check, rolls, failures, outcome: explodes ? 'explodes' : breaks ? 'breaks' : failures > 0 ? 'out of ammo' : 'holds' });
  if (failures === 0) return;
  battle.figures[number]!.weapon = breaks ? 'broken' : 'out-of-ammo';
  battle.tallies.outOfAmmo[seat]! += 1;
  if (!explodes) return;
  battle.tallies.explosions[seat]! += 1;
  goOutOfPlay(ground, battle, number, 'eliminated');
}

export interface Reload {
  do: 'reload';
  figure: number;
}

export const reload: ActionRule<Reload> = {
  options(ground, view) {
    return figuresWithActions(ground, view, ground.book.actions.reload)
      .filter((figure) => view.open.figures[figure]!.weapon === 'out-of-ammo')
      .map((figure) => ({ do: 'reload', figure }));
  },

  refuse(ground, view, { figure }) {
    const refusal = refuseActions(ground, view, figure, ground.book.actions.reload);
    if (refusal !== undefined) return refusal;
    const { weapon } = view.open.figures[figure]!;
    if (weapon === 'ready') return `${ground.trooper(figure).id} has ammunition ("Reloading")`;
    if (weapon === 'broken') return `the weapon of ${ground.trooper(figure).id} is broken for the rest of the mission ("Optional Rule")`;
    return undefined;
  },

  apply(ground, { open }, { figure }, chance) {
    spendAttack(ground, open, figure, ground.book.actions.reload);
    open.figures[figure]!.weapon = 'ready';
    chance.tell?.({ tell: 'reload', figure: ground.trooper(figure).id });
    open.agenda.push({ step: 'end-action', figure });
  },
};
