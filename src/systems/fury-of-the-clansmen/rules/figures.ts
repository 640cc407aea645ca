/** Whose figures may act, and the actions they spend ("Actions", "Extra Actions"). */
import type { Ground } from '../ground.ts';
import { inPlay, type Battle, type FuryView } from '../state.ts';

/** Figures of the squad whose turn it is that are in play; none when a view is asked for something else. */
export function squadToAct(ground: Ground, view: FuryView): readonly number[] {
  if (view.asked?.step !== 'turn') return [];
  return ground.roster.squads[view.asked.squad]!.members.filter((figure) => inPlay(view.open.figures[figure]!));
}

/** Those of them that have so many actions left for anything but a MOVE. */
export function figuresWithActions(ground: Ground, view: FuryView, count = 1): readonly number[] {
  return squadToAct(ground, view).filter((figure) => ground.actionsFor(view.open, figure) >= count && !onlyMoves(ground, view, figure));
}

/** Why this figure may not act now; undefined when it may. */
export function refuseFigure(ground: Ground, view: FuryView, figure: number): string | undefined {
  if (view.asked?.step !== 'turn') return 'no squad is taking its turn ("Order of Play")';
  if (!Number.isInteger(figure) || figure < 0 || figure >= view.open.figures.length) return `there is no figure ${String(figure)}`;
  if (ground.trooper(figure).squad !== view.asked.squad) {
    return `${ground.trooper(figure).id} is not of the squad whose counter was drawn ("Initiative")`;
  }
  if (!inPlay(view.open.figures[figure]!)) return `${ground.trooper(figure).id} is out of play`;
  return undefined;
}

/** Why this figure may not spend so many actions on anything but a MOVE now; undefined when it may. */
export function refuseActions(ground: Ground, view: FuryView, figure: number, count = 1): string | undefined {
  const refusal = refuseFigure(ground, view, figure);
  if (refusal !== undefined) return refusal;
  if (isJoining(ground, view, figure)) return `${ground.trooper(figure).id} may only MOVE until it has joined its squad ("Mission Eight", Special Rules)`;
  if (isFreeTurn(view)) return 'the free turn is for MOVE actions ("Mission Two", Special Rules)';
  const left = ground.actionsFor(view.open, figure);
  if (left >= count) return undefined;
  const { id } = ground.trooper(figure);
  return left === 0 ? `${id} has no action left ("Actions")` : `${id} has ${left} of the ${count} actions left that this takes ("Actions")`;
}

/** Whether a figure of the squad in turn may do nothing but MOVE. */
export const onlyMoves = (ground: Ground, view: FuryView, figure: number): boolean => isFreeTurn(view) || isJoining(ground, view, figure);

/** That of Mission Two. */
const isFreeTurn = ({ asked }: FuryView): boolean => asked?.step === 'turn' && asked.only === 'move';

/** A reinforcement of Mission Eight. */
const isJoining = (ground: Ground, { open }: FuryView, figure: number): boolean => ground.mission.mayOnlyMove?.(open, figure) ?? false;

/** Spends `count` actions of a figure, its own before extra ones. */
export function spendActions(ground: Ground, battle: Battle, number: number, count: number): void {
  const figure = battle.figures[number]!;
  const own = Math.min(count, figure.actions);
  const extra = count - own;
  figure.actions -= own;
  figure.extra += extra;
  battle.extra -= extra;
  battle.tallies.extraActions[ground.trooper(number).seat]! += extra;
  battle.leadership = false; // made before any member takes its turn, or not at all
}

/** Spends actions on anything but a MOVE: steps left of a MOVE under way are lost ("Adding Move Actions Together"). */
export function spendAttack(ground: Ground, battle: Battle, number: number, count = 1): void {
  spendActions(ground, battle, number, count);
  battle.figures[number]!.steps = 0;
}

/** Why this is no enemy to attack; undefined when it is one. */
export function refuseEnemy(ground: Ground, view: FuryView, figure: number, target: number): string | undefined {
  if (!Number.isInteger(target) || target < 0 || target >= view.open.figures.length) return `there is no figure ${String(target)}`;
  if (ground.trooper(target).seat === ground.trooper(figure).seat) return `${ground.trooper(target).id} is on the same side`;
  if (!inPlay(view.open.figures[target]!)) return `${ground.trooper(target).id} is out of play`;
  return undefined;
}

/** Enemies in play, by figure number. */
export function enemiesOf(ground: Ground, battle: Readonly<Battle>, figure: number): number[] {
  const { seat } = ground.trooper(figure);
  const enemies: number[] = [];
  for (let other = 0; other < battle.figures.length; other++) {
    if (inPlay(battle.figures[other]!) && ground.trooper(other).seat !== seat) enemies.push(other);
  }
  return enemies;
}
