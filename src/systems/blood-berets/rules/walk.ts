/** A figure goes its way, square by square, and pays for each as it enters it; what a step leads to ends the way, and the figure may then think again ("Movement", "Split Movement"). */
import { DONE } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { Battlefield } from '../battlefield.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import { standing } from '../figure.ts';
import type { Battle, BeretsState } from '../state.ts';
import type { SectionStep } from '../steps.ts';
import { unpackPace } from '../way.ts';
import { WayTeller } from '../way-teller.ts';
import { actionsFor } from '../outlay.ts';
import { afterStep } from './after-step.ts';
import { turnTo } from './facing.ts';
import { faces, pace, stepCosts, turning } from './reach.ts';
import { reconvert } from './reconvert.ts';
import { activeOf, changeActive, spendOnMovement } from './spend.ts';
import { turnSection } from './turn-section.ts';

type WalkStep = Extract<SectionStep, { step: 'walk' }>;

export function performWalk(ground: Ground, state: BeretsState, { figure, path }: WalkStep, chance: Chance): typeof DONE {
  const { open } = state;
  const teller = new WayTeller(ground, open, figure, chance);
  for (const packed of path) {
    const moving = open.figures[figure]!;
    if (open.active?.figure !== figure || !standing(moving)) break;
    const { square, facing } = unpackPace(packed);
    if (faces(ground, figure) && facing !== moving.facing) {
      const { turns, steps } = turning(ground, open, figure, facing);
      payMovement(ground, open, figure, steps, turns);
      turnTo(open, figure, facing);
      if (square === moving.at) teller.chance.tell?.({ tell: 'turns', figure: ground.piece(figure).id, facing } satisfies BeretsEvent);
    }
    if (square !== moving.at && stepTo(ground, state, figure, square, teller)) break;
  }
  teller.finish();
  return DONE;
}

/** Pays for a step and makes it. True when something came of it. */
function stepTo(ground: Ground, state: BeretsState, figure: number, square: number, teller: WayTeller): boolean {
  const { open } = state;
  const { section, unknown } = ground.board(open);
  const from = open.figures[figure]!.at;
  payMovement(ground, open, figure, costOf(ground, open, figure, from, square), 0);
  standOn(open, figure, square);
  teller.add(square);
  const intoUnknown = unknown[square] === 1;
  if (intoUnknown && open.figures[figure]!.seat !== 0) {
    reconvert(ground, state, figure, section[square]!, teller.chance);
    return true;
  }
  if (intoUnknown) {
    turnSection(ground, state, section[square]!, teller.chance);
    const difficult = costOf(ground, open, figure, from, square) - 1; // one step is paid already; the rest if there are steps left
    changeActive(open, { steps: activeOf(open).steps - Math.min(difficult, activeOf(open).steps) });
  }
  noteRisk(ground, open, figure, [from, square]);
  return afterStep(ground, state, figure, from, teller.chance, intoUnknown) || intoUnknown;
}

/** A figure that waited outside a section is in it with its first step. */
export function standOn(battle: Battle, figure: number, square: number): void {
  Object.assign(battle.figures[figure]!, { at: square, fate: 'in-play', into: -1 });
  battle.clock += 1;
}

/** Takes steps and changes of facing from those left over, then from as many actions as needed; aim is lost. */
export function payMovement(ground: Ground, battle: Battle, figure: number, steps: number, turns: number): void {
  const { steps: stepsLeft, turns: turnsLeft } = activeOf(battle);
  const { steps: stepsAnAction } = pace(ground, battle, figure);
  const actions = Math.max(actionsFor(steps - stepsLeft, stepsAnAction), actionsFor(turns - turnsLeft, ground.book.facing.turnsMoving));
  spendOnMovement(ground, battle, actions, stepsAnAction);
  const active = activeOf(battle);
  changeActive(battle, { steps: active.steps - steps, turns: active.turns - turns });
  battle.tallies.moves[battle.figures[figure]!.seat]! += actions;
}

function costOf(ground: Ground, battle: Readonly<Battle>, figure: number, from: number, to: number): number {
  const cost = stepCosts(ground, battle, figure)[stepBetween(ground.board(battle), from, to)] ?? 0;
  if (cost === 0) throw new RangeError(`no step leads from square ${from} to ${to}`);
  return cost;
}

function stepBetween({ next }: Battlefield, from: number, to: number): number {
  for (let step = from * 8; step < from * 8 + 8; step++) if (next[step] === to) return step;
  return -1;
}

/** Sections over which a Blood Beret moved while things lay hidden there, the latest last ("Triggering Mines"). */
export function noteRisk(ground: Ground, battle: Battle, figure: number, squares: readonly number[]): void {
  if (battle.board.level !== 'jungle' || battle.figures[figure]!.seat !== 0) return;
  const { section } = ground.board(battle);
  for (const square of squares) {
    const touched = section[square]!;
    const { risky } = activeOf(battle);
    if (battle.display[touched]! > 0 && risky.at(-1) !== touched) changeActive(battle, { risky: [...risky.filter((other) => other !== touched), touched] });
  }
}
