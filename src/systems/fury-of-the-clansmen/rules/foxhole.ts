/** Out of a foxhole leads only crawling: one action to a square next to it ("Foxholes", "Crawling Out"). Jumping in is part of a MOVE. */
import { neighbors } from '../../../kernel/grid/squares.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { figuresWithActions, refuseActions, spendAttack } from './figures.ts';
import { enterGoal } from './goal.ts';

export interface CrawlOut {
  do: 'crawl-out';
  figure: number;
  to: number;
}

export const crawlOut: ActionRule<CrawlOut> = {
  options(ground, view) {
    return figuresWithActions(ground, view, ground.book.actions.crawlOut)
      .filter((figure) => inFoxhole(ground, view.open, figure))
      .flatMap((figure) => waysOut(ground, view.open, figure).map((to): CrawlOut => ({ do: 'crawl-out', figure, to })));
  },

  refuse(ground, view, { figure, to }) {
    const refusal = refuseActions(ground, view, figure, ground.book.actions.crawlOut);
    if (refusal !== undefined) return refusal;
    const { id } = ground.trooper(figure);
    if (!inFoxhole(ground, view.open, figure)) return `${id} is in no foxhole ("Crawling Out")`;
    return waysOut(ground, view.open, figure).includes(to) ? undefined : `not a free square next to the foxhole of ${id} ("Crawling Out")`;
  },

  apply(ground, { open }, { figure, to }, chance) {
    const from = open.figures[figure]!.at;
    spendAttack(ground, open, figure, ground.book.actions.crawlOut);
    open.figures[figure]!.at = to;
    chance.tell?.({ tell: 'crawl-out', figure: ground.trooper(figure).id, from, to, width: ground.field(open).width });
    enterGoal(ground, open, figure, chance);
    open.agenda.push({ step: 'end-action', figure });
  },
};

export function inFoxhole(ground: Ground, battle: Readonly<Battle>, figure: number): boolean {
  const { foxhole, hasFoxholes } = ground.board(battle);
  return hasFoxholes && foxhole[battle.figures[figure]!.at] !== 0;
}

/** Free squares that a step leads to, but no other foxhole, nor up the tower. */
function waysOut(ground: Ground, battle: Readonly<Battle>, figure: number): number[] {
  const field = ground.field(battle);
  const barred = ground.barredTo(battle, figure);
  const next = neighbors(field.width, field.height);
  const ways: number[] = [];
  const from = battle.figures[figure]!.at * 8;
  for (let step = from; step < from + 8; step++) {
    const to = next[step]!;
    if (field.stepCost[step]! > 0 && barred[to] === 0 && field.foxhole[to] === 0 && field.tower[to] === 0) ways.push(to);
  }
  return ways;
}
