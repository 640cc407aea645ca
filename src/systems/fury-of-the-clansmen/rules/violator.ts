/**
 * The Violator swing: a Chieftain attacks several adjacent enemies in one action, as far around as nothing stops the sword ("Violator Attacks").
 *
 * One swing is one arc, begun anywhere: neighbors in a row around him, stopped by a Clansman, a boulder or a building wall,
 * be it between him and a neighbor or between one neighbor and the next.
 * Each enemy in it is attacked separately, all of them named before the first roll. A swing at a single enemy is a Close Attack.
 */
import { neighbors } from '../../../kernel/grid/squares.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle } from '../state.ts';
import { declare } from './attacks.ts';
import { hasCloseAttack } from './close-attack.ts';
import { figuresWithActions, refuseActions, spendAttack } from './figures.ts';

export interface Swing {
  do: 'swing';
  figure: number;
  /** Clockwise. */
  targets: number[];
}

export const swing: ActionRule<Swing> = {
  options(ground, view) {
    return figuresWithActions(ground, view)
      .filter((figure) => hasViolator(ground, figure))
      .flatMap((figure) => arcs(ground, view.open, figure).map((targets): Swing => ({ do: 'swing', figure, targets })));
  },

  refuse(ground, view, { figure, targets }) {
    const refusal = refuseActions(ground, view, figure);
    if (refusal !== undefined) return refusal;
    const { id } = ground.trooper(figure);
    if (!hasViolator(ground, figure)) return `${id} has no Violator ("Violator Attacks")`;
    const named = Array.isArray(targets) && targets.length > 0 ? targets : [];
    if (arcs(ground, view.open, figure).some((arc) => arc.length === named.length && arc.every((target, index) => target === named[index]))) return undefined;
    return `not an arc of adjacent enemies, two or more, clockwise, that ${id} can swing through without meeting a Clansman, a boulder or a building wall ("Violator Attacks")`;
  },

  apply(ground, { open }, { figure, targets }, chance) {
    spendAttack(ground, open, figure);
    open.tallies.swings[ground.trooper(figure).seat]! += 1;
    open.agenda.push({ step: 'end-action', figure });
    chance.tell?.({ tell: 'swing', figure: ground.trooper(figure).id, targets: targets.map((target) => ground.trooper(target).id) });
    for (const target of [...targets].reverse()) open.agenda.push({ step: 'attack-roll', attack: declare(ground, open, 'close', figure, target) });
  },
};

export function hasViolator(ground: Ground, figure: number): boolean {
  return ground.trooper(figure).unit === 'chieftain' && hasCloseAttack(ground, figure);
}

/** Every set of enemies that one swing can take in, two or more, each listed clockwise. */
export function arcs(ground: Ground, battle: Readonly<Battle>, figure: number): number[][] {
  const stretches = openStretches(around(ground, battle, figure));
  return stretches.flatMap(({ enemies, circle }) => runs(enemies, circle));
}

type Met = { kind: 'open' } | { kind: 'stop' } | { kind: 'enemy'; figure: number };

/** What the sword meets on its way around, clockwise from the north: in each of the eight directions, and between one and the next. */
function around(ground: Ground, battle: Readonly<Battle>, figure: number): Met[] {
  const field = ground.field(battle);
  const here = battle.figures[figure]!.at;
  const next = neighbors(field.width, field.height);
  const squareAt = (direction: number) => next[here * 8 + (direction & 7)]!;
  const meet = (direction: number): Met => {
    const square = squareAt(direction);
    if (square < 0) return { kind: 'open' };
    if (!field.adjacent(here, square) || field.stopsSwing(square)) return { kind: 'stop' };
    const other = battle.figures.findIndex((candidate) => inPlay(candidate) && candidate.at === square);
    if (other < 0) return { kind: 'open' };
    return ground.trooper(other).seat === ground.trooper(figure).seat ? { kind: 'stop' } : { kind: 'enemy', figure: other };
  };
  /** The board's edge does not stop a sword. */
  const passes = (square: number, following: number) => square < 0 || following < 0 || field.adjacent(square, following);
  return Array.from({ length: 8 }, (_, direction) => direction).flatMap((direction): Met[] =>
    passes(squareAt(direction), squareAt(direction + 1)) ? [meet(direction)] : [meet(direction), { kind: 'stop' }],
  );
}

/** Enemies between one stop and the next, clockwise; the whole circle if nothing stops the sword. */
function openStretches(circle: readonly Met[]): { enemies: number[]; circle: boolean }[] {
  const firstStop = circle.findIndex(({ kind }) => kind === 'stop');
  if (firstStop < 0) return [{ enemies: circle.flatMap((met) => (met.kind === 'enemy' ? [met.figure] : [])), circle: true }];
  const stretches: number[][] = [[]];
  for (let turn = 1; turn < circle.length; turn++) {
    const met = circle[(firstStop + turn) % circle.length]!;
    if (met.kind === 'stop') stretches.push([]);
    else if (met.kind === 'enemy') stretches.at(-1)!.push(met.figure);
  }
  return stretches.map((enemies) => ({ enemies, circle: false }));
}

/** Runs of two or more in a row; around a whole circle a run may begin anywhere, and all of them together are one run. */
function runs(enemies: readonly number[], circle: boolean): number[][] {
  const count = enemies.length;
  const found: number[][] = [];
  for (let length = 2; length <= count; length++) {
    const starts = !circle ? count - length + 1 : length === count ? 1 : count;
    for (let start = 0; start < starts; start++) {
      found.push(Array.from({ length }, (_, place) => enemies[(start + place) % count]!));
    }
  }
  return found;
}
