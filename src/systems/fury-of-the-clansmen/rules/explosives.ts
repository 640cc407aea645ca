/**
 * Blowing up the tower: two Centurions next to it set explosives, each with all his own actions of one round's turn, and
 * no leadership roll is made in it ("Mission Six", Dark Legion Objective).
 *
 * Both stand there when the counter of the first is drawn; with the second the tower is gone.
 */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Affairs, type Battle } from '../state.ts';
import { refuseActions, spendAttack, squadToAct } from './figures.ts';

export interface SetExplosives {
  do: 'set-explosives';
  figure: number;
}

export const setExplosives: ActionRule<SetExplosives> = {
  options(ground, view) {
    if (view.open.affairs.kind !== 'defend-the-tower') return [];
    const able = squadToAct(ground, view).filter((figure) => setExplosives.refuse(ground, view, { do: 'set-explosives', figure }) === undefined);
    return able.map((figure) => ({ do: 'set-explosives', figure }));
  },

  refuse(ground, view, { figure }) {
    const { affairs } = view.open;
    if (affairs.kind !== 'defend-the-tower') return 'there is no tower to blow up ("Mission Six")';
    const refusal = refuseActions(ground, view, figure, 1);
    if (refusal !== undefined) return refusal;
    const { id, unit } = ground.trooper(figure);
    if (unit !== 'centurion') return `${id} is no Centurion ("Mission Six")`;
    if (!isAtFoot(ground, view.open, figure)) return `${id} is not next to the tower ("Mission Six")`;
    if (!hasWholeTurn(ground, view.open, figure)) return `explosives take the whole turn of ${id}: all his own actions, and no leadership roll ("Mission Six")`;
    if (finishes(view.open, affairs, figure) || partners(ground, view.open, figure).length > 0) return undefined;
    return 'it takes two Centurions next to the tower, the other with his turn of this round to come ("Mission Six")';
  },

  apply(ground, { open }, { figure }, chance) {
    const { affairs } = open;
    if (affairs.kind !== 'defend-the-tower') throw new Error('no tower to blow up');
    const blownUp = finishes(open, affairs, figure);
    open.affairs = blownUp ? { ...affairs, blownUp } : { ...affairs, explosives: { round: open.round, partners: partners(ground, open, figure) } };
    spendAttack(ground, open, figure, open.figures[figure]!.actions);
    chance.tell?.({ tell: 'explosives', figure: ground.trooper(figure).id, blownUp });
    open.agenda.push({ step: 'end-action', figure });
  },
};

/** Whether this is the second of the two. */
function finishes(battle: Readonly<Battle>, { explosives }: Extract<Affairs, { kind: 'defend-the-tower' }>, figure: number): boolean {
  return explosives !== null && explosives.round === battle.round && explosives.partners.includes(figure);
}

/** Centurions next to the tower that have their turn of this round still to come. */
function partners(ground: Ground, battle: Readonly<Battle>, figure: number): number[] {
  return ground.roster.troopers.flatMap(({ unit, squad }, other) =>
    unit === 'centurion' && other !== figure && inPlay(battle.figures[other]!) && battle.cup.includes(squad) && isAtFoot(ground, battle, other) ? [other] : [],
  );
}

const isAtFoot = ({ mission }: Ground, battle: Readonly<Battle>, figure: number): boolean => mission.footOfTower!.includes(battle.figures[figure]!.at);

/** He has done nothing in his turn yet, whatever his squad did, and no leadership roll was made in it. */
function hasWholeTurn(ground: Ground, battle: Readonly<Battle>, figure: number): boolean {
  return !battle.rolled && battle.figures[figure]!.actions === ground.book.units[ground.trooper(figure).unit].actions;
}
