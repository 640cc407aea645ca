/** A shot at one figure; also the one from the hip of an action that moves and fires ("Missile Weapons Checklist", "Shoot While Moving Checklist"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { BeretsState, BeretsView } from '../state.ts';
import type { Weapon } from '../vocabulary.ts';
import { actor, refuseToAct } from './acting.ts';
import { harm } from './armor-roll.ts';
import { attackOf, fumble, strike, type Attack } from './attack.ts';
import { refuseByAwe } from './aura.ts';
import { enemiesOf } from './enemies.ts';
import { legionnairesBetween } from './friends.ts';
import { refuseShot, shotCost } from './shooting.ts';
import { changeActive, spend } from './spend.ts';
import { refuseStance, stancesAt, turnWith, type Stance } from './stances.ts';
import { weaponsOf } from './weapons-of.ts';

export interface Shoot extends Stance {
  do: 'shoot';
  weapon: Weapon;
  target: number;
}

export const shoot: ActionRule<Shoot> = {
  options(ground, view) {
    const figure = actor(view);
    if (figure === null) return [];
    return weaponsOf(ground, view, figure).flatMap((weapon) => {
      if (refuseWeaponNow(ground, view, weapon) !== undefined) return [];
      return enemiesOf(ground, view.open, figure).flatMap((target) => {
        if (refuseTarget(ground, view, figure, weapon, target) !== undefined) return [];
        return stancesAt(ground, view.open, figure, view.open.figures[target]!.at, isFromTheHip(view)).map((stance): Shoot => ({ do: 'shoot', weapon, target, ...stance }));
      });
    });
  },

  refuse(ground, view, { weapon, target, ...stance }) {
    const figure = actor(view);
    if (figure === null) return 'no figure of yours acts now';
    return refuseWeaponNow(ground, view, weapon) ?? refuseTarget(ground, view, figure, weapon, target) ?? refuseStance(ground, view.open, figure, view.open.figures[target]!.at, stance, isFromTheHip(view));
  },

  apply(ground, state, { weapon, target, turn, after }, chance) {
    const { open } = state;
    const { figure, hip } = open.active!;
    const fromTheHip = hip === 'to-come';
    const shooter = open.figures[figure]!;
    turnWith(open, figure, turn, fromTheHip);
    const aimed = !fromTheHip && shooter.aim === target;
    if (fromTheHip) changeActive(open, { hip: 'fired' });
    else spend(ground, open, shotCost(ground, weapon));
    if (aimed) shooter.aim = target; // "all successive shots at the same target"
    open.tallies.shots[shooter.seat]! += 1;
    if (aimed) open.tallies.aimed[shooter.seat]! += 1;
    if (fromTheHip) open.tallies.onTheMove[shooter.seat]! += 1;
    if (weapon === 'nefasti') shooter.nefasti = open.turn;
    const attack: Attack = { by: figure, target, weapon, close: false, aimed, onTheMove: fromTheHip };
    const past = legionnairesBetween(ground, open, figure, target)[0];
    const outcome = strike(ground, state, attack, chance);
    if (outcome === 'failed' && past !== undefined) hitLegionnaire(ground, state, attack, past, chance);
    if (outcome === 'fumble') fumble(ground, state, attack, chance);
    turnWith(open, figure, after, fromTheHip);
  },
};

const isFromTheHip = ({ open }: BeretsView): boolean => open.active?.hip === 'to-come';

function refuseWeaponNow(ground: Ground, view: BeretsView, weapon: Weapon): string | undefined {
  if (!isFromTheHip(view)) return refuseToAct(ground, view, shotCost(ground, weapon));
  return refuseToAct(ground, view, 0) ?? (shotCost(ground, weapon) > 1 ? `the ${weapon} is not fired while moving: it takes ${shotCost(ground, weapon)} actions ("Shoot While Moving Checklist")` : undefined);
}

const refuseTarget = (ground: Ground, view: BeretsView, figure: number, weapon: Weapon, target: number): string | undefined =>
  refuseShot(ground, view, figure, weapon, target) ?? refuseByAwe(ground, view.open, figure, 'shoot', target);

/** "If the skill roll fails the Legionnaire has been hit": the nearest of those in the way. An alimahn harms none. */
function hitLegionnaire(ground: Ground, state: BeretsState, attack: Attack, legionnaire: number, chance: Chance): void {
  if (attack.weapon === 'alimahn') return;
  const { damage, double } = attackOf(ground, state, attack);
  harm(ground, state, { target: legionnaire, damage, double, cause: attack.weapon }, chance);
  const victim = state.open.figures[legionnaire]!;
  if (attack.weapon === 'nefasti' && victim.fate !== 'dead') victim.burning = state.open.turn + 1;
}
