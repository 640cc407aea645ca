/** The order of play: placing, then turns of initiative, conflict, follow up and rout ("The Game Turn"). */
import { runAgenda, DONE, WAIT } from '../../kernel/agenda.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Ground } from './ground.ts';
import { beginActing, deactivate, readyUnits } from './rules/activation.ts';
import { mayUse } from './rules/attack.ts';
import { figuresOf, finish, type Acting } from './rules/figures.ts';
import { mayReserveAttack } from './rules/reserve-attack.ts';
import { resolve, rollAttacks } from './rules/combat.ts';
import { nextClass, undeployed } from './rules/deployment.ts';
import { leavingWaits } from './rules/free-attack.ts';
import { mayMove } from './rules/gaits.ts';
import { rollInitiative } from './rules/initiative.ts';
import { findLeader } from './rules/leaders.ts';
import { countHeld } from './rules/objectives.ts';
import { routStep } from './rules/rout.ts';
import { walk } from './rules/walk.ts';
import { offerWindow, windowWaits } from './rules/windows.ts';
import { inPlay, type Battle, type Result, type Step, type WarState } from './state.ts';

/** Runs the battle on to the next choice of a player, or to its end. */
export function proceed(ground: Ground, { open }: WarState, chance: Chance): void {
  runAgenda(open.agenda, (step) => {
    if (open.result !== null) return DONE;
    const outcome = perform(ground, open, step, chance);
    open.clock += 1;
    return outcome;
  });
}

function perform(ground: Ground, battle: Battle, step: Step, chance: Chance): typeof WAIT | typeof DONE {
  switch (step.step) {
    case 'deploy':
      return undeployed(ground, battle, step.seat, step.movement).length > 0 ? WAIT : DONE;
    case 'deploy-next':
      nextClass(ground, battle, chance);
      return DONE;
    case 'leaders':
      for (let unit = battle.units.length - 1; unit >= 0; unit--) findLeader(ground, battle, unit, null);
      return DONE;
    case 'turn':
      return beginTurn(battle, chance);
    case 'initiative':
    case 'activate':
    case 'lead':
    case 'raise':
    case 'save':
      return WAIT;
    case 'next':
      return nextUnit(ground, battle, step.seat);
    case 'begin':
      beginActing(ground, battle, step);
      return DONE;
    case 'acting':
      return goOn(ground, battle, step);
    case 'finished':
      offerWindow(ground, battle, 'figure-done');
      return DONE;
    case 'window':
      return windowWaits(ground, battle, step) ? WAIT : DONE;
    case 'walk':
      walk(ground, battle, step);
      return DONE;
    case 'leaving':
      return leavingWaits(ground, battle, step) ? WAIT : DONE;
    case 'roll':
      rollAttacks(ground, battle, step.attacks, chance);
      return DONE;
    case 'resolve':
      resolve(ground, battle, step.bout, chance);
      judgeStanding(ground, battle, chance);
      return DONE;
    case 'deactivate':
      deactivate(ground, battle, step, chance);
      return DONE;
    case 'follow-up':
      return DONE; // nothing of the core rules has a lasting effect; the step stands in the order of the turn
    case 'rout':
      routStep(ground, battle, chance);
      judgeStanding(ground, battle, chance);
      return DONE;
    case 'end-turn':
      return endTurn(ground, battle, chance);
  }
}

function beginTurn(battle: Battle, chance: Chance): typeof DONE {
  battle.turn += 1;
  chance.dice.startRound(battle.turn);
  for (const unit of battle.units) {
    unit.activated = false;
    unit.lost = 0;
    unit.leaderless = false;
  }
  chance.tell?.({ tell: 'turn', turn: battle.turn });
  battle.agenda.push({ step: 'end-turn' }, { step: 'rout' }, { step: 'follow-up' }, { step: 'initiative', seat: rollInitiative(chance) });
  return DONE;
}

/** The sides take turns; one that has no unit left to activate is passed over, and the other one goes on alone. */
function nextUnit(ground: Ground, battle: Battle, seat: number): typeof DONE {
  const next = [seat, 1 - seat].find((side) => readyUnits(ground, battle, side).length > 0);
  if (next !== undefined) battle.agenda.push({ step: 'activate', seat: next });
  return DONE;
}

/** The active unit goes on as long as any of it has something left to do. Who has begun and has nothing left has finished. */
function goOn(ground: Ground, battle: Battle, step: Acting): typeof WAIT | typeof DONE {
  const { figure } = step;
  if (figure >= 0) {
    if (hasActions(ground, battle, figure)) return WAIT;
    battle.agenda.push({ ...step, figure: -1 });
    if (inPlay(battle.figures[figure]!)) finish(battle, figure);
    return DONE;
  }
  return figuresOf(ground, battle, step).some((member) => hasActions(ground, battle, member) || mayReserveAttack(ground, battle, member)) ? WAIT : DONE;
}

function hasActions(ground: Ground, battle: Readonly<Battle>, figure: number): boolean {
  const { done, fate } = battle.figures[figure]!;
  return fate === 'in-play' && !done && (mayMove(ground, battle, figure) || ground.profile(battle, figure).weapons.some((_, weapon) => mayUse(battle, figure, weapon)));
}

function endTurn(ground: Ground, battle: Battle, chance: Chance): typeof DONE {
  countHeld(ground, battle);
  decide(battle, ground.mission.judge(ground, battle), ground, chance);
  battle.agenda.push({ step: 'turn' });
  return DONE;
}

/** A side without a figure left in play ends every game. */
export function judgeStanding(ground: Ground, battle: Battle, chance: Chance): void {
  const { seats } = ground.roll(battle);
  const left: [boolean, boolean] = [false, false];
  for (let figure = 0; figure < seats.length; figure++) if (inPlay(battle.figures[figure]!)) left[seats[figure]!] = true;
  if (!left[0] || !left[1]) decide(battle, ground.mission.annihilated(left), ground, chance);
}

function decide(battle: Battle, result: Result | null, ground: Ground, chance: Chance): void {
  if (result === null) return;
  battle.result = result;
  battle.agenda.length = 0;
  chance.tell?.({ tell: 'result', ...result, about: ground.mission.card.grades.find(({ id }) => id === result.grade)!.about });
}
