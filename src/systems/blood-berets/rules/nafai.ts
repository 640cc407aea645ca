/** The nafai: once in a battle it flies eight squares, around corners and over figures, and attacks all enemies that it passes ("Weapons and Equipment", Nafai). */
import type { ActionRule } from '../actions.ts';
import type { Battlefield } from '../battlefield.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { Battle, BeretsView } from '../state.ts';
import { actor, refuseToAct } from './acting.ts';
import { strike } from './attack.ts';
import { enemiesOf } from './enemies.ts';
import { refuseTurn } from './facing.ts';
import { spend } from './spend.ts';
import { turningsOf, turnWith, type Turning } from './stances.ts';
import { refuseWeapon } from './weapons-of.ts';

export interface Nafai extends Turning {
  do: 'nafai';
  /** All enemies that one flight passes, by rising number: there is none that passes one more. */
  targets: readonly number[];
}

const ACTION = 1;

export const nafai: ActionRule<Nafai> = {
  options(ground, view) {
    const figure = actor(view);
    if (figure === null || refuseToFly(ground, view, figure) !== undefined) return [];
    const turnings = turningsOf(ground, view.open, figure);
    return flights(ground, view.open, figure).flatMap((targets) => turnings.map((turning): Nafai => ({ do: 'nafai', targets, ...turning })));
  },

  refuse(ground, view, { targets, after }) {
    const figure = actor(view);
    if (figure === null) return 'no figure of yours acts now';
    const refusal = refuseToFly(ground, view, figure);
    if (refusal !== undefined) return refusal;
    if (!Array.isArray(targets)) return 'expected "targets": a list of enemy figures';
    const all = flights(ground, view.open, figure);
    if (all.some((flight) => same(flight, targets))) return refuseTurn(ground, view.open, figure, after);
    return all.length === 0 ? 'the nafai reaches no enemy ("Weapons and Equipment")' : `expected "targets": ${all.map((flight) => `[${flight.join(', ')}]`).join(' or ')}, all that one flight of ${ground.book.gear.nafai} squares passes ("Weapons and Equipment")`;
  },

  apply(ground, state, { targets, after }, chance) {
    const { open } = state;
    const { figure } = open.active!;
    const shooter = open.figures[figure]!;
    spend(ground, open, ACTION);
    turnWith(open, figure, after);
    shooter.spent = [...shooter.spent, 'nafai'];
    open.tallies.shots[shooter.seat]! += 1;
    const event: BeretsEvent = { tell: 'nafai', figure: ground.piece(figure).id, targets: targets.map((target) => ground.piece(target).id) };
    chance.tell?.(event);
    for (const target of targets) strike(ground, state, { by: figure, target, weapon: 'nafai', close: false }, chance);
  },
};

const refuseToFly = (ground: Ground, view: BeretsView, figure: number): string | undefined => refuseToAct(ground, view, ACTION) ?? refuseWeapon(ground, view, figure, 'nafai');

/** Sets of enemies that a flight passes and that no other flight outdoes. Those next to it are fought in close combat only. */
function flights(ground: Ground, battle: Readonly<Battle>, figure: number): number[][] {
  const field = ground.board(battle);
  const { at } = battle.figures[figure]!;
  const most = ground.book.gear.nafai;
  const near = distancesFrom(field, at, most);
  const enemies = enemiesOf(ground, battle, figure).filter((enemy) => near.has(battle.figures[enemy]!.at) && !field.adjacent(at, battle.figures[enemy]!.at));
  const squares = enemies.map((enemy) => battle.figures[enemy]!.at);
  const between = squares.map((square) => distancesFrom(field, square, most));
  const found = new Set<string>();
  const fly = (passed: readonly number[], distances: ReadonlyMap<number, number>, left: number): void => {
    const next = squares.flatMap((square, place) => (!passed.includes(place) && (distances.get(square) ?? most + 1) <= left ? [place] : []));
    if (next.length === 0) found.add([...passed].sort((a, b) => a - b).join());
    for (const place of next) fly([...passed, place], between[place]!, left - distances.get(squares[place]!)!);
  };
  if (enemies.length > 0) fly([], near, most);
  const sets = [...found].map((text) => text.split(',').map((place) => enemies[Number(place)]!));
  return sets.filter((set) => !sets.some((other) => other.length > set.length && set.every((enemy) => other.includes(enemy))));
}

/** Squares of flight to each square, up to so many: over all ground alike, past rock as figures go, not into sections that are not turned. */
function distancesFrom({ next, stepCost, unknown }: Battlefield, from: number, most: number): ReadonlyMap<number, number> {
  const distances = new Map([[from, 0]]);
  for (const [square, distance] of distances) {
    if (distance === most) continue;
    for (let step = square * 8; step < square * 8 + 8; step++) {
      const to = next[step]!;
      if (to >= 0 && stepCost[step]! > 0 && unknown[to] === 0 && !distances.has(to)) distances.set(to, distance + 1);
    }
  }
  return distances;
}

const same = (a: readonly number[], b: readonly unknown[]): boolean => a.length === b.length && a.every((value, i) => value === b[i]);
