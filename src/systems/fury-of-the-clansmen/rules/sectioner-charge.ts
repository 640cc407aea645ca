/** Sectioner Charge: a Necromutant runs at an enemy in clear sight and attacks it at once, with a bonus, for three actions ("Sectioner Charge"). */
import { UNREACHED } from '../../../kernel/grid/reach.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { declare } from './attacks.ts';
import { adjacentEnemies, hasCloseAttack } from './close-attack.ts';
import { enemiesOf, figuresWithActions, refuseActions, refuseEnemy, spendAttack } from './figures.ts';
import { explainSight } from './explain-sight.ts';
import { sees } from './firearm-attack.ts';
import { inFoxhole } from './foxhole.ts';
import { inPlay } from '../state.ts';

export interface SectionerCharge {
  do: 'charge';
  figure: number;
  target: number;
  /** Where the run ends, next to the target. */
  to: number;
}

export const charge: ActionRule<SectionerCharge> = {
  options(ground, view) {
    if (!ground.has('sectioner-charge')) return [];
    return figuresWithActions(ground, view, ground.book.actions.sectionerCharge)
      .filter((figure) => refuseCharger(ground, view.open, figure) === undefined)
      .flatMap((figure) =>
        enemiesOf(ground, view.open, figure)
          .filter((target) => sees(ground, view.open, figure, target))
          .flatMap((target) => runs(ground, view.open, figure, target).map((to): SectionerCharge => ({ do: 'charge', figure, target, to }))),
      );
  },

  refuse(ground, view, { figure, target, to }) {
    const refusal =
      ground.refuseAbility('sectioner-charge') ??
      refuseActions(ground, view, figure, ground.book.actions.sectionerCharge) ??
      refuseCharger(ground, view.open, figure) ??
      refuseEnemy(ground, view, figure, target);
    if (refusal !== undefined) return refusal;
    const { id } = ground.trooper(figure);
    const victim = ground.trooper(target).id;
    if (!sees(ground, view.open, figure, target)) {
      const { because } = explainSight(ground.field(view.open), view.open.figures[figure]!.at, view.open.figures[target]!.at);
      return `${id} has no clear Line of Sight to ${victim}: ${because.join('; ')} ("Sectioner Charge")`;
    }
    if (!runs(ground, view.open, figure, target).includes(to)) return `${id} cannot run to that square next to ${victim} in ${ground.book.sectionerCharge.steps} steps ("Sectioner Charge")`;
    return undefined;
  },

  apply(ground, { open }, { figure, target, to }, chance) {
    const charging = open.figures[figure]!;
    const from = charging.at;
    const { id, seat } = ground.trooper(figure);
    spendAttack(ground, open, figure, ground.book.actions.sectionerCharge);
    open.tallies.charges[seat]! += 1;
    charging.at = to;
    open.clock += 1;
    chance.tell?.({ tell: 'charge', figure: id, target: ground.trooper(target).id, from, to, width: ground.field(open).width });
    open.agenda.push({ step: 'end-action', figure }, { step: 'attack-roll', attack: declare(ground, open, 'charge', figure, target) });
  },
};

/** What keeps a figure from charging anybody. */
function refuseCharger(ground: Ground, battle: Readonly<Battle>, figure: number): string | undefined {
  const { id, unit } = ground.trooper(figure);
  if (unit !== 'necromutant' || !hasCloseAttack(ground, figure)) return `${id} has no sectioner ("Sectioner Charge")`;
  if (inFoxhole(ground, battle, figure)) return `${id} is in a foxhole and has to crawl out first ("Foxholes")`;
  const { barredBy } = ground.book.sectionerCharge;
  if (barredBy === 'an enemy' ? adjacentEnemies(ground, battle, figure).length > 0 : anyNeighbor(ground, battle, figure)) {
    return `${id} is next to ${barredBy} already ("Sectioner Charge")`;
  }
  return undefined;
}

function anyNeighbor(ground: Ground, battle: Readonly<Battle>, figure: number): boolean {
  const field = ground.field(battle);
  const { at } = battle.figures[figure]!;
  return battle.figures.some((other, number) => number !== figure && inPlay(other) && field.adjacent(at, other.at));
}

/** Squares next to the target that the run gets to: at least one step, no steps kept from a MOVE, no foxhole and no goal to end in. */
function runs(ground: Ground, battle: Readonly<Battle>, figure: number, target: number): number[] {
  const field = ground.field(battle);
  const { steps, squares, count } = ground.reachWithin(battle, figure, ground.book.sectionerCharge.steps);
  const goals = ground.goalsOf(battle, figure);
  const { at } = battle.figures[target]!;
  const ends: number[] = [];
  for (let index = 1; index < count; index++) {
    const square = squares[index]!;
    if (steps[square] !== UNREACHED && field.foxhole[square] === 0 && goals[square] === 0 && field.adjacent(square, at)) ends.push(square);
  }
  return ends;
}
