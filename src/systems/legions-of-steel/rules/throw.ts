/** Throwing a grenade: which and from where, then at which square, then whether it gets there ("Grenades"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Perform } from '../sequence.ts';
import { inPlay, placeOf, type Battle } from '../state.ts';
import type { Toss } from '../steps.ts';
import { GRENADES, type Grenade } from '../vocabulary.ts';
import { mayFire } from './acting.ts';
import { announce, isSquare } from './declare.ts';
import { missTable } from './miss-table.ts';
import { throwBecause } from './modifiers.ts';
import { HOPELESS } from './need.ts';
import { liftsFor, spend } from './points.ts';
import { rollHits } from './roll-hits.ts';
import { throwNeed } from './throw-need.ts';
import { dropWay } from './way.ts';

/** What an action says of a throw before its square. */
export interface Throwing {
  grenade: Grenade;
  over: number | null;
}

/** Every grenade that the figure has, from every place that it may throw it from. */
export function throwChoices(ground: Ground, battle: Readonly<Battle>, figure: number): Throwing[] {
  return GRENADES.flatMap((grenade) => [null, ...displacements(ground, battle, figure)].map((over) => ({ grenade, over }))).filter((fields) => refuseThrow(ground, battle, figure, fields) === undefined);
}

/** Fields may hold anything. */
export function refuseThrow(ground: Ground, battle: Readonly<Battle>, figure: number, { grenade, over }: { grenade: unknown; over: unknown }): string | undefined {
  if (!GRENADES.includes(grenade as Grenade)) return `grenade: one of ${GRENADES.join(', ')} ("Grenades")`;
  const left = ground.refuseAbility(grenade as Grenade);
  if (left !== undefined) return left;
  if (battle.figures[figure]!.grenades[placeOf(grenade as Grenade)]! === 0) return `${ground.name(figure)} has no ${grenade as string} grenade ("Grenades")`;
  if (over !== null) {
    if (!ground.has('displaced-throwing')) return ground.refuseAbility('displaced-throwing');
    if (!displacements(ground, battle, figure).includes(over as number)) return `over: null, or the free square straight ahead or at the side of ${ground.name(figure)} ("Displaced Throwing")`;
  }
  return squaresFor(ground, battle, figure, over as number | null, 0, grenade as Grenade).length > 0 ? undefined : `${ground.name(figure)} can throw it nowhere from there ("Using Grenades")`;
}

/** One square straight ahead or to a side, where no wall, door or forcewall is. */
function displacements(ground: Ground, battle: Readonly<Battle>, figure: number): number[] {
  if (!ground.has('displaced-throwing')) return [];
  const { obstacle } = ground.field(battle);
  const { at, facing } = battle.figures[figure]!;
  return [0, 2, 6].map((turn) => ground.board.next[at * 8 + ((facing + turn) & 7)]!).filter((square) => square >= 0 && obstacle[square] === 0);
}

/** Squares that it may be thrown at; a forcewall not where figures arrive. */
function squaresFor(ground: Ground, battle: Readonly<Battle>, figure: number, over: number | null, stance: number, grenade: Grenade): number[] {
  const { width, height } = ground.board;
  const reach = ground.book.grenades.range;
  const { at } = battle.figures[figure]!;
  const [column, row] = [at % width, Math.trunc(at / width)];
  const found: number[] = [];
  for (let y = Math.max(0, row - reach); y <= Math.min(height - 1, row + reach); y++) {
    for (let x = Math.max(0, column - reach); x <= Math.min(width - 1, column + reach); x++) {
      const square = y * width + x;
      if (grenade === 'forcewall' && ground.mission.entries[square] !== 0) continue;
      if (throwNeed(ground, battle, figure, square, over, stance, false) !== null) found.push(square);
    }
  }
  return found;
}

/** The movement modifier of a throw; none where it is ordered. */
function stanceOf(ground: Ground, { active }: Readonly<Battle>, ordered: boolean): number {
  return ordered || active === null ? 0 : ground.book.modifiers[active.as];
}

export const throwGrenade: ActionRule<'throw'> = {
  options(ground, { open }) {
    if (open.active === null || !mayFire(open, open.active.figure)) return [];
    return throwChoices(ground, open, open.active.figure).filter((fields) => hasSquare(ground, open, fields)).map((fields) => ({ do: 'throw' as const, ...fields }));
  },

  refuse(ground, { open }, action) {
    if (open.active === null) return 'nobody is active ("Action Phase")';
    if (!mayFire(open, open.active.figure)) return `${ground.name(open.active.figure)} has used its fire action ("Fire Actions")`;
    return refuseThrow(ground, open, open.active.figure, action) ?? (hasSquare(ground, open, action) ? undefined : `${ground.name(open.active.figure)} can throw it nowhere from there ("Using Grenades")`);
  },

  apply(_, { open }, { grenade, over }) {
    open.agenda.push({ step: 'aiming-throw', figure: open.active!.figure, grenade, over, ordered: false });
  },
};

const hasSquare = (ground: Ground, battle: Readonly<Battle>, { grenade, over }: Throwing) => squaresFor(ground, battle, battle.active!.figure, over, stanceOf(ground, battle, false), grenade).length > 0;

export const performAimingThrow: Perform<'aiming-throw'> = () => WAIT;

export const throwAt: ActionRule<'throw-at'> = {
  options(ground, { open, asked }) {
    if (asked?.step !== 'aiming-throw') return [];
    const { figure, grenade, over, ordered } = asked;
    const lifts = [null, ...liftsFor(ground, open, figure)];
    return squaresFor(ground, open, figure, over, stanceOf(ground, open, ordered), grenade).flatMap((at) => lifts.map((lift) => ({ do: 'throw-at' as const, at, lift })));
  },

  refuse(ground, { open, asked }, { at, lift }: { at: unknown; lift: unknown }) {
    if (asked?.step !== 'aiming-throw') return 'no grenade is in hand ("Using Grenades")';
    const { figure, grenade, over, ordered } = asked;
    if (!isSquare(ground, at)) return `at: expected the number of a square, 0 to ${ground.board.size - 1}`;
    if (!squaresFor(ground, open, figure, over, stanceOf(ground, open, ordered), grenade).includes(at)) return `${ground.name(figure)} cannot throw it there: out of range or line of fire, or more than ${ground.book.grenades.range} would be needed ("Using Grenades")`;
    if (lift !== null && !liftsFor(ground, open, figure).includes(lift as number)) return `lift: null, or the first of equal points of leadership that may be spent on ${ground.name(figure)} ("Leadership", Actions)`;
    return undefined;
  },

  apply(ground, { open }, { at, lift }) {
    const step = open.agenda.pop();
    if (step?.step !== 'aiming-throw') throw new Error('no grenade is in hand');
    const { figure, grenade, over, ordered } = step;
    const stance = stanceOf(ground, open, ordered);
    const thrower = open.figures[figure]!;
    if (ordered) dropWay(open);
    else thrower.fired = true;
    thrower.grenades[placeOf(grenade)]! -= 1;
    const seat = ground.seat(figure);
    open.tallies.throws[seat]! += 1;
    if (lift !== null) {
      spend(open, [lift]);
      open.tallies.lifts[seat]! += 1;
    }
    open.agenda.push({ step: 'thrown', toss: { by: figure, grenade, at, over, stance, lifted: lift !== null } });
    announce(ground, open, figure, !ordered);
  },
};

/** A thrower who has fallen throws nothing; one who has lost the line misses, and the grenade still lands somewhere. */
export const performThrown: Perform<'thrown'> = (ground, { open }, { toss }, chance) => {
  const { by, at, grenade, over, stance, lifted } = toss;
  if (!inPlay(open.figures[by]!)) return DONE;
  const seat = ground.seat(by);
  const found = throwNeed(ground, open, by, at, over, stance, lifted);
  const need = found?.need ?? HOPELESS;
  const hit = found?.sure === true || rollHits(chance, { name: 'throw', dice: 1, need, seat, channel: 'grenades', cap: 1, sign: 1 }) > 0;
  const { width } = ground.board;
  chance.tell?.({ tell: 'throws', by: ground.name(by), grenade, at, width, need, sure: found?.sure ?? false, hit, because: found === null ? [] : throwBecause(ground.book, found.circumstances).map(({ because, dice }) => `${dice} ${because}`) });
  if (hit) open.tallies.throwHits[seat]! += 1;
  open.agenda.push({ step: 'burst', grenade, at: hit ? at : scatter(ground, open, toss, chance), by });
  return DONE;
};

function scatter(ground: Ground, battle: Battle, { by, at }: Toss, chance: Parameters<Perform<'thrown'>>[3]): number {
  const { at: from, facing } = battle.figures[by]!;
  const lands = missTable(ground, battle, from, facing, at, 'miss', chance);
  chance.tell?.({ tell: 'scatters', at: lands, width: ground.board.width });
  return lands;
}
