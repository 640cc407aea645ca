/**
 * Reinforcements: eliminated Necromutants that the Legion brings back (Mission Eight, Special Rules).
 *
 * At the beginning of a round dice say how many, and the Legion which. Each waits outside until its squad's counter is drawn;
 * its first step puts it on a space of the entrance. Who finds that blocked, or stays outside, is lost again. Until it has
 * come up with the rest of its squad it may only MOVE.
 */
import type { Chance } from '../../../kernel/chance.ts';
import { chebyshev } from '../../../kernel/grid/squares.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { pool, poolText } from '../pools.ts';
import { inPlay, type Battle } from '../state.ts';
import { meanHits, rollHits, varianceOfHits } from './combat.ts';
import { spendSteps } from './move.ts';

/** The figure that returns. */
export interface Reinforce {
  do: 'reinforce';
  figure: number;
}

/** No more of them in this round. */
export interface HoldBack {
  do: 'hold-back';
}

/** The first step of a reinforcement. */
export interface Enter {
  do: 'enter';
  figure: number;
  at: number;
}

/** Rolls for how many may come, and asks which. */
export function callReinforcements(ground: Ground, battle: Battle, seat: number, notation: string, chance: Chance): void {
  const dice = pool(notation);
  const hits = rollHits('reinforcements', dice, ground.book, chance);
  chance.luck.record('reinforcements', seat, hits - meanHits(dice, ground.book), varianceOfHits(dice, ground.book));
  chance.tell?.({ tell: 'reinforcements', dice: poolText(dice), hits });
  battle.agenda.push({ step: 'reinforce', seat, left: hits });
}

/** Eliminated figures that may return. Those of one squad are alike, so it is the first of each. */
export function returning(ground: Ground, battle: Readonly<Battle>, seat: number): number[] {
  return ground.roster.squads.flatMap((squad) => {
    const first = squad.members.find((member) => battle.figures[member]!.fate === 'eliminated' && member !== squad.leader);
    return squad.seat === seat && first !== undefined ? [first] : [];
  });
}

export const reinforce: ActionRule<Reinforce> = {
  options(ground, { open, asked }) {
    if (asked?.step !== 'reinforce') return [];
    return returning(ground, open, asked.seat).map((figure) => ({ do: 'reinforce', figure }));
  },

  refuse(ground, { open, asked }, { figure }) {
    if (asked?.step !== 'reinforce') return 'no reinforcements are called ("Mission Eight", Special Rules)';
    if (returning(ground, open, asked.seat).includes(figure)) return undefined;
    return 'not the first of its squad\'s eliminated Necromutants ("Mission Eight", Special Rules)';
  },

  apply(ground, { open }, { figure: number }, chance) {
    const step = open.agenda.pop();
    if (step?.step !== 'reinforce') throw new Error('nobody was called');
    const { squad, id } = ground.trooper(number);
    Object.assign(open.figures[number]!, { fate: 'entering', weapon: 'ready', alert: false });
    open.out = open.out.filter((other) => other !== number);
    if (!open.cup.includes(squad)) open.cup = [...open.cup, squad].sort((a, b) => a - b); // its counter is back in the cup
    chance.tell?.({ tell: 'returns', figure: id });
    open.agenda.push({ ...step, left: step.left - 1 });
  },
};

export const holdBack: ActionRule<HoldBack> = {
  options: (_ground, { asked }) => (asked?.step === 'reinforce' ? [{ do: 'hold-back' }] : []),
  refuse: (_ground, { asked }) => (asked?.step === 'reinforce' ? undefined : 'no reinforcements are called ("Mission Eight", Special Rules)'),
  apply(_ground, { open }) {
    open.agenda.pop();
  },
};

export const enter: ActionRule<Enter> = {
  options(ground, { open, asked }) {
    if (asked?.step !== 'turn') return [];
    return ground.roster.squads[asked.squad]!.members
      .filter((member) => refuseEntering(ground, open, member) === undefined)
      .flatMap((figure) => freeEntrances(ground, open).map((at): Enter => ({ do: 'enter', figure, at })));
  },

  refuse(ground, { open, asked }, { figure, at }) {
    if (asked?.step !== 'turn') return 'no squad is taking its turn ("Order of Play")';
    if (!ground.roster.squads[asked.squad]!.members.includes(figure)) return 'no reinforcement of the squad whose counter was drawn';
    if (refuseEntering(ground, open, figure) !== undefined) return refuseEntering(ground, open, figure);
    return freeEntrances(ground, open).includes(at) ? undefined : 'not a free space at the entrance ("Mission Eight", Special Rules)';
  },

  apply(ground, { open }, { figure: number, at }, chance) {
    const figure = open.figures[number]!;
    const { unit, id, seat } = ground.trooper(number);
    Object.assign(figure, { fate: 'in-play', at, actions: ground.book.units[unit].actions, extra: 0, steps: 0 });
    open.tallies.moves[seat]! += spendSteps(ground, open, number, ground.book.terrain.clear);
    ground.mission.entered?.(open, number);
    chance.tell?.({ tell: 'enters', figure: id, at, width: ground.board(open).width });
    open.agenda.push({ step: 'end-action', figure: number });
  },
};

function refuseEntering(ground: Ground, battle: Readonly<Battle>, figure: number): string | undefined {
  return battle.figures[figure]!.fate === 'entering' ? undefined : `${ground.trooper(figure).id} is no reinforcement that waits to enter`;
}

function freeEntrances(ground: Ground, battle: Readonly<Battle>): number[] {
  const { occupied } = ground.field(battle);
  return (ground.mission.entrance?.(battle) ?? []).filter((square) => occupied[square] === 0);
}

/** At the end of their squad's turn those that have not entered are lost; says whether there were any. */
export function turnAway(battle: Battle, members: readonly number[]): boolean {
  const before = battle.out.length;
  for (const member of members) {
    const figure = battle.figures[member]!;
    if (figure.fate !== 'entering') continue;
    figure.fate = 'eliminated';
    battle.out.push(member);
  }
  return battle.out.length > before;
}

/** Of these reinforcements, those that still have to come up with the rest of their squad; with nobody else left of it they may act. */
export function stillJoining(ground: Ground, battle: Readonly<Battle>, joining: readonly number[], within: number): number[] {
  const { width } = ground.board(battle);
  return joining.filter((figure) => {
    const { at } = battle.figures[figure]!;
    const rest = ground.roster.squads[ground.trooper(figure).squad]!.members.filter((member) => inPlay(battle.figures[member]!) && !joining.includes(member));
    return inPlay(battle.figures[figure]!) && rest.some((member) => chebyshev(width, battle.figures[member]!.at, at) > within);
  });
}
