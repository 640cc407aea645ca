/** Throwing a Brainbuster: at any square within eight, in sight or not; misses let the enemy move it ("Brainbusters", "Throw Accuracy"). */
import { chebyshev } from '../../../kernel/grid/squares.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { ActionRule } from '../actions.ts';
import { BUILDING_WALL, RUINED_WALL, type Battlefield } from '../battlefield.ts';
import type { Numbers } from '../book.ts';
import type { Ground } from '../ground.ts';
import { pool, poolText, sizeOf, type Pool } from '../pools.ts';
import type { Battle, Blast } from '../state.ts';
import { TERRAIN } from '../data/terrain.ts';
import { meanHits, rollHits, varianceOfHits } from './combat.ts';
import { figuresWithActions, refuseActions, spendAttack } from './figures.ts';
import { canSee } from './sight.ts';

export interface ThrowBrainbuster {
  do: 'throw';
  figure: number;
  at: number;
  aimed?: true;
}

export const throwBrainbuster: ActionRule<ThrowBrainbuster> = {
  options(ground, view) {
    if (!ground.has('brainbusters')) return [];
    const { brainbuster, aimedBrainbuster } = ground.book.actions;
    return figuresWithActions(ground, view, Math.min(brainbuster, aimedBrainbuster))
      .filter((figure) => view.open.figures[figure]!.brainbusters > 0)
      .flatMap((figure) => {
        const ways = waysToThrow(ground, view.open, figure);
        return ways.length === 0 ? [] : targetSquares(ground, view.open, figure).flatMap((at) => ways.map((aim): ThrowBrainbuster => ({ do: 'throw', figure, at, ...aim })));
      });
  },

  refuse(ground, view, { figure, at, aimed }) {
    const cost = aimed === undefined ? ground.book.actions.brainbuster : ground.book.actions.aimedBrainbuster;
    const refusal =
      ground.refuseAbility('brainbusters') ??
      (aimed === undefined ? undefined : aimed === true ? ground.refuseAbility('aim') : 'aimed: true, or left out ("Throw Accuracy")') ??
      refuseActions(ground, view, figure, cost);
    if (refusal !== undefined) return refusal;
    if (view.open.figures[figure]!.brainbusters < 1) return `${ground.trooper(figure).id} has no Brainbuster ("Brainbusters")`;
    return refuseSquare(ground, view.open, figure, at);
  },

  apply(ground, { open }, { figure, at, aimed = false }, chance) {
    const { seat, id } = ground.trooper(figure);
    const { book } = ground;
    const field = ground.field(open);
    const clear = isClearThrow(field, open.figures[figure]!.at, at);
    spendAttack(ground, open, figure, aimed ? book.actions.aimedBrainbuster : book.actions.brainbuster);
    open.figures[figure]!.brainbusters -= 1;
    open.tallies.brainbusters[seat]! += 1;
    const dice = accuracyDice(book, clear, aimed);
    const misses = rollAccuracy(book, dice, seat, chance);
    chance.tell?.({ tell: 'throw', figure: id, at, width: field.width, clear, aimed, dice: poolText(dice), misses });
    open.agenda.push({ step: 'end-action', figure });
    launch(open, at, misses, { seat, by: figure });
  },
};

/** Plain or aimed, as far as its actions go. */
function waysToThrow(ground: Ground, battle: Readonly<Battle>, figure: number): { aimed?: true }[] {
  const { brainbuster, aimedBrainbuster } = ground.book.actions;
  const left = ground.actionsFor(battle, figure);
  return [...(left >= brainbuster ? [{}] : []), ...(ground.has('aim') && left >= aimedBrainbuster ? [{ aimed: true } as const] : [])];
}

/** It lands where it was aimed, or where the enemy moves it. */
export function launch(battle: Battle, at: number, misses: number, blast: Blast): void {
  battle.agenda.push(misses > 0 ? { step: 'scatter', at, misses, blast } : { step: 'blast', at, blast });
}

export function accuracyDice({ brainbuster: { accuracy } }: Pick<Numbers, 'brainbuster'>, clear: boolean, aimed: boolean): Pool {
  return pool(clear ? (aimed ? accuracy.clearAimed : accuracy.clear) : aimed ? accuracy.blindAimed : accuracy.blind);
}

/** Misses of an accuracy roll: the fewer, the luckier its seat. */
export function rollAccuracy(book: Pick<Numbers, 'dice'>, dice: Pool, seat: number, chance: Chance): number {
  const hits = rollHits('accuracy', dice, book, chance);
  chance.luck.record('accuracy', seat, hits - meanHits(dice, book), varianceOfHits(dice, book));
  return sizeOf(dice) - hits;
}

/** Nothing crosses the line: nothing that hides the square, no figure, though it be in a foxhole, no ruined wall. From height to height and from the tower it goes over walls. */
export function isClearThrow(field: Battlefield, from: number, at: number): boolean {
  if (from === at) return true;
  if (!canSee(field, from, at) || !field.lines.clear(field.occupied, from, at)) return false;
  if (field.tower[from] !== 0 || (field.high[from] !== 0 && field.high[at] !== 0)) return true;
  return !crosses(field, from, at, RUINED_WALL);
}

/** Squares that a Brainbuster of this figure may be thrown at. */
export function targetSquares(ground: Ground, battle: Readonly<Battle>, figure: number): number[] {
  const { width, height } = ground.field(battle);
  const { range } = ground.book.brainbuster;
  const { at } = battle.figures[figure]!;
  const column = at % width;
  const row = (at - column) / width;
  const squares: number[] = [];
  for (let y = Math.max(0, row - range); y <= Math.min(height - 1, row + range); y++) {
    for (let x = Math.max(0, column - range); x <= Math.min(width - 1, column + range); x++) {
      const square = y * width + x;
      if (refuseSquare(ground, battle, figure, square) === undefined) squares.push(square);
    }
  }
  return squares;
}

function refuseSquare(ground: Ground, battle: Readonly<Battle>, figure: number, at: number): string | undefined {
  const field = ground.field(battle);
  const from = battle.figures[figure]!.at;
  if (!Number.isInteger(at) || at < 0 || at >= field.width * field.height) return `there is no square ${String(at)}`;
  const { range } = ground.book.brainbuster;
  if (chebyshev(field.width, from, at) > range) return `farther than ${range} squares ("Brainbusters")`;
  const { costs, hides } = TERRAIN[field.terrain(at)];
  if (costs === null && hides !== 'nothing') return `a Brainbuster may not land on a ${field.terrain(at)} ("Brainbusters")`;
  if (crosses(field, from, at, BUILDING_WALL)) return 'a Brainbuster cannot be thrown through a wall ("Brainbusters")';
  if (passesOverTallest(field, from, at)) return 'a Brainbuster cannot be thrown over what reaches up beyond sight ("Mission Three")';
  return undefined;
}

function crosses(field: Battlefield, from: number, to: number, wall: number): boolean {
  const { lines, stepWall } = field;
  let here = from;
  for (let i = lines.start(from, to), end = lines.end(from, to); i < end; i++) {
    if (stepWall[here * 8 + lines.stepDirection[i]!] === wall) return true;
    here = from + lines.stepSquare[i]!;
  }
  return false;
}

/** Pillars and the mountain: what hides even from rubble to rubble. */
function passesOverTallest(field: Battlefield, from: number, to: number): boolean {
  const { lines } = field;
  for (let i = lines.start(from, to), end = lines.end(from, to); i < end; i++) {
    if (TERRAIN[field.terrain(from + lines.stepSquare[i]!)].hides === 'everything') return true;
  }
  return false;
}
