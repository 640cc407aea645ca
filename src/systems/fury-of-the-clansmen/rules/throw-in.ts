/** A Chieftain throws a Brainbuster into what his mission is to destroy: no accuracy roll, under the basic rules too (Missions Three and Seven). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { figuresWithActions, refuseActions, spendAttack } from './figures.ts';

export interface ThrowIn {
  do: 'throw-in';
  figure: number;
}

export const throwIn: ActionRule<ThrowIn> = {
  options(ground, view) {
    if (ground.mission.chamber === undefined) return [];
    return figuresWithActions(ground, view, ground.book.actions.brainbuster)
      .filter((figure) => refuseThrow(ground, view.open, figure) === undefined)
      .map((figure) => ({ do: 'throw-in', figure }));
  },

  refuse(ground, view, { figure }) {
    return refuseActions(ground, view, figure, ground.book.actions.brainbuster) ?? refuseThrow(ground, view.open, figure);
  },

  apply(ground, { open }, { figure }, chance) {
    const { id, seat } = ground.trooper(figure);
    spendAttack(ground, open, figure, ground.book.actions.brainbuster);
    open.figures[figure]!.brainbusters -= 1;
    open.tallies.brainbusters[seat]! += 1;
    open.affairs = ground.mission.chamber!.hit(open, figure);
    chance.tell?.({ tell: 'thrown-in', figure: id });
    open.agenda.push({ step: 'end-action', figure });
  },
};

function refuseThrow(ground: Ground, battle: Readonly<Battle>, figure: number): string | undefined {
  const { chamber } = ground.mission;
  if (chamber === undefined) return 'nothing to throw a Brainbuster into in this mission';
  if (battle.figures[figure]!.brainbusters < 1) return `${ground.trooper(figure).id} has no Brainbuster ("Brainbusters")`;
  return chamber.from(battle).includes(battle.figures[figure]!.at) ? undefined : `${ground.trooper(figure).id} does not stand where one can be thrown in`;
}
