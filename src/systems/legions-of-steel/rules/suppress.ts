/** Suppression is laid: by a stationary figure, on one square or a die on each of several ("Suppression"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import { formatSquare } from '../../../kernel/grid/squares.ts';
import type { ActionRule } from '../actions.ts';
import type { FireEvent } from '../events/fire.ts';
import type { Ground } from '../ground.ts';
import type { Perform } from '../sequence.ts';
import { inPlay, waiting, type Battle, type Counter } from '../state.ts';
import type { Volley } from '../steps.ts';
import { mayFire } from './acting.ts';
import { arcOf } from './arc.ts';
import { pushBlocked } from './blocked.ts';
import { announce, isSquare } from './declare.ts';
import { obstacleBetween, OPEN } from './obstacle-between.ts';
import { rangeBetween } from './range.ts';
import { pushVolley } from './suppressed.ts';
import { volleysOf } from './volleys.ts';

export const suppress: ActionRule<'suppress'> = {
  options(ground, { open }) {
    const figure = activeIn(open);
    if (refuseSuppressing(ground, open, figure) !== undefined) return [];
    const wides = ground.card(figure).weapon.rof > 1 ? [false, true] : [false];
    return squaresWithin(ground, open, figure).flatMap((at) => wides.map((wide) => ({ do: 'suppress' as const, at, wide })));
  },
  refuse(ground, { open }, { at, wide }) {
    const figure = activeIn(open);
    if (typeof wide !== 'boolean') return 'wide: expected true or false ("Suppression")';
    if (wide && ground.card(figure).weapon.rof < 2) return `a ${ground.card(figure).weapon.weapon} has one die: it suppresses one square ("Suppression")`;
    return refuseSuppressing(ground, open, figure) ?? refuseSquare(ground, open, figure, at);
  },
  apply(ground, { open }, { at, wide }) {
    const figure = activeIn(open);
    open.tallies.suppressions[ground.seat(figure)]! += 1;
    if (wide) open.agenda.push({ step: 'laying', figure, squares: [at] });
    else declare(ground, open, figure, [{ at, dice: ground.card(figure).weapon.rof }]);
  },
};

export const addSquare: ActionRule<'add-square'> = {
  options(ground, { open }) {
    const { figure, squares } = layingIn(open);
    return adjacent(ground, open, figure, squares).map((at) => ({ do: 'add-square', at }));
  },
  refuse(ground, { open }, { at }) {
    const { figure, squares } = layingIn(open);
    const refused = refuseSquare(ground, open, figure, at);
    if (refused !== undefined || adjacent(ground, open, figure, squares).includes(at)) return refused;
    return 'at: expected another square, adjacent to one that was named ("Suppression")';
  },
  apply(_, { open }, { at }) {
    const { figure, squares } = layingIn(open);
    open.agenda.pop();
    open.agenda.push({ step: 'laying', figure, squares: [...squares, at] });
  },
};

/** Squares are named until there is one for each die. */
export const performLaying: Perform<'laying'> = (ground, { open }, { figure, squares }) => {
  const more = squares.length < ground.card(figure).weapon.rof ? adjacent(ground, open, figure, squares) : [];
  if (more.length > 1) return WAIT;
  if (more.length === 1) open.agenda.push({ step: 'laying', figure, squares: [...squares, ...more] });
  else declare(ground, open, figure, squares.map((at) => ({ at, dice: 1 })));
  return DONE;
};

/** To lay it is a fire action as others are: leadership and covering fire come first ("Priorities of Fire"). */
function declare(ground: Ground, battle: Battle, figure: number, counters: readonly Counter[]): void {
  battle.agenda.push({ step: 'lay', figure, counters });
  announce(ground, battle, figure, true);
}

/** The counters are on the board, or on what blocks them; whoever is in their way is fired at. Who has fallen meanwhile lays none, nor who was pushed and has fired. */
export const performLay: Perform<'lay'> = (ground, { open }, { figure, counters }, chance) => {
  const suppressor = open.figures[figure]!;
  if (!inPlay(suppressor) || suppressor.fired) return DONE;
  suppressor.suppressing = counters;
  suppressor.covering = null; // that leadership had it cover: its weapon is busy now
  chance.tell?.({ tell: 'suppresses', figure: ground.name(figure), squares: counters.map(({ at }) => formatSquare(ground.board.width, at)), dice: counters[0]!.dice } satisfies FireEvent);
  open.agenda.push({ step: 'laid', figure, left: null });
  pushBlocked(ground, open);
  return DONE;
};

/** "as if they had just entered": all of them, friend or foe, the closest first. */
export const performLaid: Perform<'laid'> = (ground, { open }, step) => {
  const { figure } = step;
  if (!inPlay(open.figures[figure]!)) return DONE;
  const [first, ...left] = step.left ?? inTheWay(ground, open, figure);
  if (first === undefined) return DONE;
  if (left.length > 0) open.agenda.push({ step: 'laid', figure, left });
  pushVolley(ground, open, first.volley, first.figure);
  return DONE;
};

function inTheWay(ground: Ground, battle: Readonly<Battle>, by: number): { figure: number; volley: Volley }[] {
  const { width } = ground.board;
  const { at } = battle.figures[by]!;
  const away = (figure: number) => rangeBetween(width, at, battle.figures[figure]!.at);
  return battle.figures
    .flatMap((figure, number) => (number !== by && inPlay(figure) ? volleysOf(ground, battle, by, number, figure.at).map((volley) => ({ figure: number, volley })) : []))
    .sort((a, b) => away(a.figure) - away(b.figure));
}

function refuseSuppressing(ground: Ground, battle: Readonly<Battle>, figure: number): string | undefined {
  if (!ground.has('suppression')) return ground.refuseAbility('suppression');
  if (battle.active?.as !== 'stationary') return `${ground.name(figure)} has to be stationary to suppress ("Suppression")`;
  return mayFire(battle, figure) ? undefined : `${ground.name(figure)} has used its fire action ("Fire Actions")`;
}

/** In front and in range; in its line of fire, or beyond what it may break through: a door or a forcewall. */
function refuseSquare(ground: Ground, battle: Readonly<Battle>, figure: number, at: unknown): string | undefined {
  if (!isSquare(ground, at)) return `at: expected the number of a square, 0 to ${ground.board.size - 1}`;
  const field = ground.field(battle);
  const { at: from, facing } = battle.figures[figure]!;
  const { width, walls } = ground.board;
  if (field.obstacle[at] !== 0) return 'nobody can come onto that square: a wall, a closed door or a forcewall is there ("Suppression")';
  if (ground.mission.entries[at] !== 0) return 'where figures come onto the board no counter is laid';
  if (at === from || arcOf(width, from, facing, at) !== 'front') return `${ground.name(figure)} does not have that square in its front arc ("Arc of Fire")`;
  if (rangeBetween(width, from, at) > ground.card(figure).weapon.reach) return `that is farther than a ${ground.card(figure).weapon.weapon} reaches ("Kill Number")`;
  const blocking = obstacleBetween(field, from, at, ground.book.options.doubleCorner, facing);
  return blocking === OPEN || walls[blocking] === 0 ? undefined : 'a wall blocks the line of fire ("Line of Fire")';
}

function squaresWithin(ground: Ground, battle: Readonly<Battle>, figure: number): number[] {
  const squares: number[] = [];
  for (let at = 0; at < ground.board.size; at++) if (refuseSquare(ground, battle, figure, at) === undefined) squares.push(at);
  return squares;
}

function adjacent(ground: Ground, battle: Readonly<Battle>, figure: number, squares: readonly number[]): number[] {
  const { next } = ground.board;
  const beside = squares.flatMap((square) => [...next.subarray(square * 8, square * 8 + 8)]);
  return [...new Set(beside)].filter((at) => !squares.includes(at) && refuseSquare(ground, battle, figure, at) === undefined).sort((a, b) => a - b);
}

function activeIn({ active }: Readonly<Battle>): number {
  if (active === null) throw new Error('nobody is active');
  return active.figure;
}

function layingIn(battle: Readonly<Battle>) {
  const step = waiting(battle);
  if (step?.step !== 'laying') throw new Error('no suppression is being laid');
  return step;
}
