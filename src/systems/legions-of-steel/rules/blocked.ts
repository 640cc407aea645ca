/** Suppression whose line of fire is blocked: it breaks through, or lies on what blocks it from then on ("Suppression", "Blocked Suppression"). */
import { DONE } from '../../../kernel/agenda.ts';
import type { FireEvent } from '../events/fire.ts';
import { NOBODY } from '../field.ts';
import type { Ground } from '../ground.ts';
import type { Perform } from '../sequence.ts';
import type { Battle, Counter } from '../state.ts';
import type { Shot } from '../steps.ts';
import { arcOf } from './arc.ts';
import { obstacleBetween, OPEN } from './obstacle-between.ts';
import { rangeBetween } from './range.ts';
import { rollShot, strikeWith } from './shot.ts';

/** Whoever suppresses rolls at once at each door and forcewall that is in between now, before leadership and covering fire. */
export function pushBlocked(ground: Ground, battle: Battle): void {
  for (let figure = 0; figure < battle.figures.length; figure++) {
    if (battle.figures[figure]!.suppressing.length === 0) continue;
    redraw(ground, battle, figure);
    const dice = new Map<number, number>();
    for (const counter of battle.figures[figure]!.suppressing) {
      const at = blockedBy(ground, battle, figure, counter);
      if (at !== OPEN) dice.set(at, (dice.get(at) ?? 0) + counter.dice);
    }
    for (const [at, count] of dice) battle.agenda.push({ step: 'blocked', figure, at, dice: count });
  }
}

/** Who suppresses and was moved or turned by leadership keeps those counters that are in front, in range and behind no wall; the others come off. */
function redraw(ground: Ground, battle: Battle, number: number): void {
  const figure = battle.figures[number]!;
  const { width, walls } = ground.board;
  const kept = figure.suppressing.filter((counter) => {
    if (counter.at === figure.at || arcOf(width, figure.at, figure.facing, counter.at) !== 'front') return false;
    if (rangeBetween(width, figure.at, counter.at) > ground.card(number).weapon.reach) return false;
    const between = blockedBy(ground, battle, number, counter);
    return between === OPEN || walls[between] === 0;
  });
  if (kept.length === figure.suppressing.length) return;
  figure.suppressing = kept;
  if (kept.length === 0) figure.fired = true;
}

function blockedBy(ground: Ground, battle: Readonly<Battle>, figure: number, { at }: Counter): number {
  const { at: from, facing } = battle.figures[figure]!;
  return obstacleBetween(ground.field(battle), from, at, ground.book.options.doubleCorner, facing);
}

/** All dice of the counters behind it, without the -1 of secondary target squares. */
export const performBlocked: Perform<'blocked'> = (ground, { open }, { figure, at }, chance) => {
  const suppressor = open.figures[figure]!;
  const behind = suppressor.suppressing.filter((counter) => blockedBy(ground, open, figure, counter) === at);
  if (behind.length === 0) return DONE;
  const dice = diceOn(behind);
  const shot: Shot = { occasion: 'blocked', by: figure, hands: false, mode: 'single', spread: false, at, target: NOBODY, dice, stance: 0, lifted: false };
  strikeWith(ground, open, shot, rollShot(ground, open, shot, dice, chance), chance);
  if (ground.field(open).obstacle[at] === 0) return DONE;
  const before = suppressor.suppressing.filter((counter) => !behind.includes(counter));
  suppressor.suppressing = [...before.filter((counter) => counter.at !== at), { at, dice: dice + diceOn(before.filter((counter) => counter.at === at)) }];
  chance.tell?.({ tell: 'blocked', figure: ground.name(figure), at, width: ground.board.width } satisfies FireEvent);
  return DONE;
};

const diceOn = (counters: readonly Counter[]) => counters.reduce((sum, counter) => sum + counter.dice, 0);
