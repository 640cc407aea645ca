/** A grenade of the Deathlokdrum at an enemy among others: one roll, and all in its square and around it are hit as by a troop mine ("Weapons and Equipment", Deathlokdrum). */
import { chebyshev } from '../../../kernel/grid/squares.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { ActionRule } from '../actions.ts';
import { resisted, type Gain } from '../dice.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { placeOf } from '../places.ts';
import { isFigure } from '../roster.ts';
import { standing } from '../figure.ts';
import type { Battle, BeretsState, BeretsView } from '../state.ts';
import { OUTCOMES } from '../vocabulary.ts';
import { actor, refuseToAct } from './acting.ts';
import { armorOf, hitsOf, saves, woundsOf, type Hit } from './armor-roll.ts';
import { attackOf, fumble, rollToHit, type Attack } from './attack.ts';
import { refuseByAwe } from './aura.ts';
import { enemiesOf } from './enemies.ts';
import { refuseShot } from './shooting.ts';
import { spend } from './spend.ts';
import { refuseStance, stancesAt, turnWith, type Stance } from './stances.ts';
import { refuseWeapon } from './weapons-of.ts';
import { wound } from './wounds.ts';

export interface Burst extends Stance {
  do: 'burst';
  /** The square of an enemy. */
  target: number;
}

const WEAPON = 'deathlokdrum';
const ACTION = 1;

export const burst: ActionRule<Burst> = {
  options(ground, view) {
    const figure = actor(view);
    if (figure === null || refuseWeapon(ground, view, figure, WEAPON) !== undefined) return [];
    const squares = enemiesOf(ground, view.open, figure).map((enemy) => view.open.figures[enemy]!.at);
    return squares.flatMap((target) => stancesAt(ground, view.open, figure, target).map((stance): Burst => ({ do: 'burst', target, ...stance }))).filter((action) => refuseBurst(ground, view, action) === undefined);
  },

  refuse: refuseBurst,

  apply(ground, state, { target, turn, after }, chance) {
    const { open } = state;
    const { figure } = open.active!;
    const thrower = open.figures[figure]!;
    turnWith(open, figure, turn);
    const enemy = enemyAt(ground, open, figure, target)!;
    const aimed = thrower.aim === enemy;
    spend(ground, open, ACTION);
    if (aimed) thrower.aim = enemy;
    open.tallies.shots[thrower.seat]! += 1;
    if (aimed) open.tallies.aimed[thrower.seat]! += 1;
    const event: BeretsEvent = { tell: 'burst', figure: ground.piece(figure).id, at: placeOf(ground, open, target) };
    chance.tell?.(event);
    explode(ground, state, { by: figure, target: enemy, weapon: WEAPON, close: false, aimed }, chance);
    turnWith(open, figure, after);
  },
};

function explode(ground: Ground, state: BeretsState, attack: Attack, chance: Chance): void {
  const { open } = state;
  const numbers = attackOf(ground, state, attack);
  const more = numbers.damage - ground.book.weapons[WEAPON].damage; // by aim
  const hits = blast(ground, open, open.figures[attack.target]!.at).map((hit): Hit => ({ ...hit, damage: hit.damage + more }));
  const outcome = rollToHit(ground, state, attack, numbers, gainOf(ground, open, attack.by, hits), chance);
  if (outcome === 'fumble') fumble(ground, state, attack, chance);
  if (outcome !== 'perfect' && outcome !== 'successful') return;
  for (const hit of hits) if (outcome === 'perfect' || !saves(ground, open, hit, chance)) wound(ground, state, hit.target, hitsOf(hit), 'grenade', chance);
}

/** Whoever stands in the square or next to it, friend or enemy: "same area of effect and same damage points" as a troop mine. */
function blast(ground: Ground, battle: Readonly<Battle>, centre: number): Hit[] {
  const { width } = ground.board(battle);
  const { troop, around } = ground.book.objects;
  return battle.figures.flatMap((figure, target): Hit[] => {
    const away = chebyshev(width, figure.at, centre);
    if (!standing(figure) || away > 1 || !isFigure(ground.piece(target).card)) return [];
    return [{ target, damage: away === 0 ? troop : around, double: false, cause: 'grenade' }];
  });
}

/** Wounds to expect of each outcome; those of friends count against it. */
function gainOf(ground: Ground, battle: Readonly<Battle>, by: number, hits: readonly Hit[]): Gain {
  const { seat } = battle.figures[by]!;
  const gains = hits.map((hit) => {
    const gain = resisted(armorOf(ground, battle, hit.target) - hit.damage, woundsOf(ground, battle, hit));
    return { gain, sign: battle.figures[hit.target]!.seat === seat ? -1 : 1 };
  });
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, gains.reduce((sum, { gain, sign }) => sum + sign * gain[outcome], 0)])) as unknown as Gain;
}

function refuseBurst(ground: Ground, view: BeretsView, { target, ...stance }: Burst): string | undefined {
  const refusal = refuseToAct(ground, view, ACTION);
  if (refusal !== undefined) return refusal;
  const figure = actor(view)!;
  const enemy = enemyAt(ground, view.open, figure, target);
  if (enemy === undefined) return 'expected "target": the square of an enemy';
  return (
    refuseShot(ground, view, figure, WEAPON, enemy) ??
    (blast(ground, view.open, target).length < 2 ? 'a grenade is for more figures than one: shoot at a single one ("Weapons and Equipment", Deathlokdrum)' : undefined) ??
    refuseByAwe(ground, view.open, figure, 'burst', enemy) ??
    refuseStance(ground, view.open, figure, target, stance)
  );
}

const enemyAt = (ground: Ground, battle: Readonly<Battle>, figure: number, square: number): number | undefined =>
  enemiesOf(ground, battle, figure).find((enemy) => battle.figures[enemy]!.at === square);
