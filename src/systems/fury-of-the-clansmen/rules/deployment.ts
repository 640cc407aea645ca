/** Setting up: each squad on its Starting/Goal Square, one figure a space, in the order its player likes ("Starting/Goal Squares"; each mission's "Deployment"). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Battle, FuryView } from '../state.ts';

export interface Deploy {
  do: 'deploy';
  figure: number;
  at: number;
}

export const deploy: ActionRule<Deploy> = {
  options(ground, view) {
    if (view.asked?.step !== 'deploy') return [];
    const figure = nextToDeploy(ground, view.open, view.asked.squad)!;
    return freeSpaces(ground, view.open, view.asked.squad).map((at) => ({ do: 'deploy', figure, at }));
  },

  refuse(ground, view, { figure, at }) {
    if (view.asked?.step !== 'deploy') return 'the squads are set up already ("Deployment")';
    const next = nextToDeploy(ground, view.open, view.asked.squad)!;
    if (figure !== next) return `${ground.trooper(next).id} is the figure to set up now`;
    if (!freeSpaces(ground, view.open, view.asked.squad).includes(at)) return 'not a free space of its squad\'s Starting/Goal Square ("Deployment")';
    return undefined;
  },

  apply(ground, { open }, { figure, at }, chance) {
    place(ground, open, figure, at);
    const { squad } = ground.trooper(figure);
    placeAlike(ground, open, squad);
    if (nextToDeploy(ground, open, squad) === undefined) {
      open.agenda.pop();
      chance.tell?.({ tell: 'deployed', squad: ground.roster.squads[squad]!.id });
    }
  },
};

/** Figures that differ from the rest of their squad come first, so that no choice between equals is ever asked. */
function nextToDeploy(ground: Ground, battle: Readonly<Battle>, squad: number): number | undefined {
  const { members } = ground.roster.squads[squad]!;
  const left = members.filter((figure) => battle.figures[figure]!.fate === 'undeployed');
  const alike = (figure: number) => members.filter((other) => ground.trooper(other).unit === ground.trooper(figure).unit).length;
  return left.find((figure) => alike(figure) === 1) ?? left[0];
}

/** When only equals are left to fill all that is left, there is nothing to choose. */
function placeAlike(ground: Ground, battle: Battle, squad: number): void {
  const left = ground.roster.squads[squad]!.members.filter((figure) => battle.figures[figure]!.fate === 'undeployed');
  const free = freeSpaces(ground, battle, squad);
  const kinds = new Set(left.map((figure) => ground.trooper(figure).unit));
  if (kinds.size === 1 && free.length === left.length) for (const [index, figure] of left.entries()) place(ground, battle, figure, free[index]!);
}

function freeSpaces(ground: Ground, battle: FuryView['open'], squad: number): number[] {
  return ground.mission.deployment(battle, squad).filter((square) => !battle.figures.some((figure) => figure.at === square));
}

function place(ground: Ground, battle: Battle, number: number, at: number): void {
  const figure = battle.figures[number]!;
  figure.at = at;
  figure.brainbusters = ground.brainbustersOf(number);
  figure.fate = 'in-play';
}
