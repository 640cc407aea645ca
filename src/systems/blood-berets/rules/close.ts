/** Close combat: one attack on an enemy in the next square, with a weapon for it ("Close Combat"). A Necrolance reaches one square further, an Aggressor is fired there as well ("Weapons and Equipment"). */
import { chebyshev } from '../../../kernel/grid/squares.ts';
import type { ActionRule } from '../actions.ts';
import { CLOSE_WEAPONS } from '../data/weapons.ts';
import type { Ground } from '../ground.ts';
import type { Battle, BeretsView } from '../state.ts';
import type { Weapon } from '../vocabulary.ts';
import { actor, refuseToAct } from './acting.ts';
import { fumble, strike, type Attack } from './attack.ts';
import { refuseByAwe } from './aura.ts';
import { enemiesOf, refuseEnemy } from './enemies.ts';
import { canSee } from './sight.ts';
import { spend } from './spend.ts';
import { refuseStance, stancesAt, turnWith, type Stance } from './stances.ts';
import { refuseWeapon, weaponsOf } from './weapons-of.ts';

export interface CloseAttack extends Stance {
  do: 'close';
  weapon: Weapon;
  target: number;
}

const ACTION = 1;

export const close: ActionRule<CloseAttack> = {
  options(ground, view) {
    const figure = actor(view);
    if (figure === null || refuseToClose(ground, view, figure) !== undefined) return [];
    const enemies = enemiesOf(ground, view.open, figure);
    return weaponsOf(ground, view, figure).flatMap((weapon) =>
      enemies.flatMap((target) => {
        if (refuseTarget(ground, view, figure, weapon, target) !== undefined) return [];
        return stancesAt(ground, view.open, figure, view.open.figures[target]!.at).map((stance): CloseAttack => ({ do: 'close', weapon, target, ...stance }));
      }),
    );
  },

  refuse(ground, view, { weapon, target, ...stance }) {
    const figure = actor(view);
    if (figure === null) return 'no figure of yours acts now';
    return refuseToClose(ground, view, figure) ?? refuseTarget(ground, view, figure, weapon, target) ?? refuseStance(ground, view.open, figure, view.open.figures[target]!.at, stance);
  },

  apply(ground, state, { weapon, target, turn, after }, chance) {
    const { open } = state;
    const { figure } = open.active!;
    turnWith(open, figure, turn);
    spend(ground, open, ACTION);
    open.tallies.closeAttacks[open.figures[figure]!.seat]! += 1;
    const attack: Attack = { by: figure, target, weapon, close: true };
    if (strike(ground, state, attack, chance) === 'fumble') fumble(ground, state, attack, chance);
    turnWith(open, figure, after);
  },
};

/** Who waits outside a section fights where Blood Berets bar the way in. */
function refuseToClose(ground: Ground, view: BeretsView, figure: number): string | undefined {
  return refuseToAct(ground, view, ACTION, ground.book.options.heldMayFight && isBarred(ground, view.open, figure));
}

function refuseTarget(ground: Ground, view: BeretsView, figure: number, weapon: Weapon, target: number): string | undefined {
  const refusal = refuseWeapon(ground, view, figure, weapon) ?? refuseEnemy(ground, view.open, figure, target);
  if (refusal !== undefined) return refusal;
  if (!CLOSE_WEAPONS.has(weapon) && weapon !== 'aggressor') return `the ${weapon} is no close combat weapon ("Close Combat")`;
  if (ground.card(view.open, figure).close === 0) return `${ground.piece(figure).id} does not know close combat ("The Skills")`;
  return refuseReach(ground, view.open, figure, weapon, target) ?? refuseByAwe(ground, view.open, figure, 'close', target);
}

/** Next to each other with a way for a step between them; with a Necrolance a clear line over two squares, and room to swing it. */
function refuseReach(ground: Ground, battle: Readonly<Battle>, figure: number, weapon: Weapon, target: number): string | undefined {
  const field = ground.board(battle);
  const [from, to] = [battle.figures[figure]!.at, battle.figures[target]!.at];
  const [id, name] = [ground.piece(figure).id, ground.piece(target).id];
  if (weapon === 'necrolance') {
    if (field.narrow[from] === 1 || field.narrow[to] === 1) return 'a necrolance is not used in a passage one square wide ("Weapons and Equipment")';
    if (chebyshev(field.width, from, to) > ground.book.weapons.necrolance.range) return `${name} is out of reach of the necrolance ("Weapons and Equipment")`;
    if (chebyshev(field.width, from, to) > 1) return canSee(ground, battle, from, to) ? undefined : `${id} has no clear line to ${name} ("Weapons and Equipment")`;
  }
  return field.adjacent(from, to) ? undefined : `${name} is not next to ${id} ("Close Combat")`;
}

/** Outside a section with no free square to step into. */
export function isBarred(ground: Ground, battle: Readonly<Battle>, figure: number): boolean {
  const { fate, at, into } = battle.figures[figure]!;
  if (fate !== 'held') return false;
  const { next, stepCost, area, occupied } = ground.field(battle);
  for (let step = at * 8; step < at * 8 + 8; step++) {
    const square = next[step]!;
    if (square >= 0 && stepCost[step]! > 0 && area[square] === into && occupied[square] === 0) return false;
  }
  return true;
}
