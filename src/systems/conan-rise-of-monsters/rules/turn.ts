/** A turn: cards, initiative, one unit after the other from either side, the end ("Battles"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import type { Battle, ConanState } from '../state.ts';
import type { Step } from '../steps.ts';
import { readyUnits } from './activate.ts';
import { drawCards, shuffleDecks } from './draw-cards.ts';
import { inHazard } from './hazards.ts';
import { decide } from './standing.ts';
import { offerWindow } from './windows.ts';

/** Fate Card Draw Phase: tokens come back, too. */
export function beginTurn(ground: Ground, state: ConanState, chance: Chance): void {
  const { open } = state;
  open.turn += 1;
  chance.dice.startRound(open.turn);
  chance.tell?.({ tell: 'turn', turn: open.turn });
  const { hand, draw } = ground.book.deck;
  if (open.turn === 1) {
    shuffleDecks(ground, state, chance);
    for (const seat of [0, 1] as const) open.destiny[seat].pool = startingPool(ground, open, seat);
  }
  for (const seat of [0, 1] as const) {
    drawCards(state, seat, open.turn === 1 ? hand : draw, chance);
    open.destiny[seat].left = open.destiny[seat].pool;
  }
  for (const unit of open.units) unit.activated = false;
  open.active = null;
  open.agenda.push({ step: 'end-turn' }, { step: 'initiative', bonus: [0, 0], fewest: false, dice: [], swords: [], tries: 0 }, { step: 'bid', seat: 1 }, { step: 'bid', seat: 0 });
  offerWindow(ground, state, 'draw');
  open.agenda.push({ step: 'hazards', from: 0 });
}

/** A token for each unit, two for who is fated; losses do not change it, nor does reinforcing ("Tokens of the Gods"). */
export function startingPool(ground: Ground, battle: Readonly<Battle>, seat: Seat): number {
  return battle.forces.units.reduce((pool, unit, number) => (unit.seat === seat ? pool + ground.card(battle, number).destiny : pool), 0);
}

/** Hazardous ground strikes who stands in it at the start of the turn, unit by unit. */
export function performHazards(ground: Ground, { open }: ConanState, { from }: Extract<Step, { step: 'hazards' }>): void {
  for (let unit = from; unit < open.units.length; unit++) {
    if (!ground.isInPlay(open, unit) || !inHazard(ground, open, unit)) continue;
    open.agenda.push({ step: 'hazards', from: unit + 1 }, { step: 'hazard', unit });
    return;
  }
}

/** The sides take turns; one that has no unit left to activate is passed over, and the other one goes on alone ("Unit Activation Phases"). */
export function nextPick(ground: Ground, battle: Battle, seat: Seat): void {
  const next = [seat, 1 - seat].find((side) => readyUnits(ground, battle, side).length > 0);
  if (next !== undefined) battle.agenda.push({ step: 'pick', seat: next, not: -1 });
}

/** A side whose last unit to pick was lost while it played cards is passed over after all. */
export function performPick(ground: Ground, battle: Battle, { seat, not }: Extract<Step, { step: 'pick' }>): typeof WAIT | typeof DONE {
  if (readyUnits(ground, battle, seat).some((unit) => unit !== not)) return WAIT;
  nextPick(ground, battle, 1 - seat);
  return DONE;
}

export function endTurn(ground: Ground, state: ConanState, chance: Chance): void {
  ground.mission.score(ground, state, chance);
  if (state.open.turn >= ground.mission.turns(ground.book)) decide(ground, state.open, chance);
  else state.open.agenda.push({ step: 'turn' });
}
