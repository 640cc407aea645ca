/** The order of play: rounds, counters drawn from the cup, squads' turns, and the rolls of what was declared ("Order of Play", "Initiative"). */
import { runAgenda, DONE, WAIT } from '../../kernel/agenda.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Ground } from './ground.ts';
import { armorRoll, attackRoll } from './rules/attacks.ts';
import { blastRoll, explode } from './rules/blast.ts';
import { canAct } from './rules/can-act.ts';
import { mayRoll } from './rules/leadership.ts';
import { returning, turnAway } from './rules/reinforcements.ts';
import { concentrate, onAlertAgainst, reacting } from './rules/snap-alert.ts';
import { finishSweep, furtherTargets } from './rules/sweep.ts';
import { weaponCheck } from './rules/weapon-failure.ts';
import { inPlay, type Battle, type FuryState, type Step } from './state.ts';

/** Runs the battle on to the next choice of a player, or to its end. */
export function proceed(ground: Ground, state: FuryState, chance: Chance): void {
  const { open } = state;
  runAgenda(open.agenda, (step) => {
    if (open.result !== null) return DONE;
    const outcome = perform(ground, state, step, chance);
    open.clock += 1;
    return outcome;
  });
}

function perform(ground: Ground, state: FuryState, step: Step, chance: Chance): typeof WAIT | typeof DONE {
  const battle = state.open;
  switch (step.step) {
    case 'deploy':
    case 'scatter':
    case 'cannon':
      return WAIT;
    case 'reveal':
      ground.mission.reveal?.(ground, state, chance);
      return DONE;
    case 'play':
      ground.mission.beforePlay?.(ground, state, chance);
      return DONE;
    case 'round':
      return startRound(ground, state, chance);
    case 'draw':
      return drawCounter(ground, state, chance);
    case 'end-round':
      judge(ground, battle, true, chance);
      battle.agenda.push({ step: 'round' });
      return DONE;
    case 'reinforce':
      return step.left > 0 && returning(ground, battle, step.seat).length > 0 ? WAIT : DONE;
    case 'turn':
      if (canAct(ground, battle, step)) return WAIT;
      battle.agenda.push({ step: 'end-turn', squad: step.squad });
      return DONE;
    case 'end-turn':
      return endTurn(ground, battle, step.squad);
    case 'attack-roll':
      attackRoll(ground, battle, step.attack, chance);
      return DONE;
    case 'armor-roll':
      armorRoll(ground, battle, step.attack, step.hits, chance);
      return DONE;
    case 'spread':
    case 'full-auto':
      if (furtherTargets(ground, battle, step).length > 0) return WAIT;
      finishSweep(ground, battle, step);
      return DONE;
    case 'weapon-check':
      weaponCheck(ground, battle, step.figure, step.rolls, chance);
      return DONE;
    case 'blast':
      explode(ground, battle, step.at, step.blast, chance);
      return DONE;
    case 'blast-roll':
      blastRoll(ground, battle, step.attacks, chance);
      return DONE;
    case 'end-action':
      judge(ground, battle, false, chance);
      if (battle.result === null) react(ground, battle, step.figure);
      return DONE;
    case 'snap':
      return reacting(ground, battle, step.at, step.may).length > 0 ? WAIT : DONE;
    case 'concentration':
      concentrate(ground, battle, step.figure, chance);
      return DONE;
    case 'objectives':
      judge(ground, battle, false, chance);
      return DONE;
  }
}

/** Enemies on Snap Alert may shoot at who has just ended an action. */
function react(ground: Ground, battle: Battle, figure: number): void {
  const may = onAlertAgainst(ground, battle, ground.trooper(figure).seat);
  if (may.length > 0) battle.agenda.push({ step: 'snap', at: figure, may });
}

/** All counters of squads with a figure in play go back into the cup. */
function startRound(ground: Ground, state: FuryState, chance: Chance): typeof DONE {
  const battle = state.open;
  battle.round += 1;
  chance.dice.startRound(battle.round);
  battle.cup = ground.roster.squads.flatMap((_, squad) => (hasFigures(ground, battle, squad) ? [squad] : []));
  chance.tell?.({ tell: 'round', round: battle.round });
  battle.agenda.push({ step: 'draw' });
  ground.mission.beginRound?.(ground, state, chance);
  return DONE;
}

function drawCounter(ground: Ground, state: FuryState, chance: Chance): typeof DONE {
  const battle = state.open;
  battle.cup = battle.cup.filter((squad) => hasFigures(ground, battle, squad)); // "If all of the figures in a squad are eliminated"
  if (battle.cup.length === 0) {
    battle.agenda.push({ step: 'end-round' });
    ground.mission.endRound?.(ground, state, chance);
    return DONE;
  }
  const [squad] = battle.cup.splice(chance.dice.stream('initiative').below(battle.cup.length), 1) as [number];
  battle.first ??= ground.roster.squads[squad]!.seat;
  battle.agenda.push({ step: 'draw' });
  beginTurn(ground, battle, squad);
  chance.tell?.({ tell: 'counter', squad: ground.roster.squads[squad]!.id });
  return DONE;
}

/** A squad's turn begins: fresh actions for its figures, and perhaps a leadership roll. */
export function beginTurn(ground: Ground, battle: Battle, squad: number): void {
  for (const member of ground.roster.squads[squad]!.members) {
    const figure = battle.figures[member]!;
    if (!inPlay(figure)) continue;
    figure.actions = ground.book.units[ground.trooper(member).unit].actions;
    figure.extra = 0;
    figure.steps = 0;
    figure.alert = false; // "until his squad's next turn"
  }
  battle.extra = 0;
  battle.leadership = mayRoll(ground, battle, squad);
  battle.rolled = false;
  battle.agenda.push({ step: 'turn', squad });
}

/** Actions and steps not used are lost; "extra actions may not be used in other turns". */
function endTurn(ground: Ground, battle: Battle, squad: number): typeof DONE {
  for (const member of ground.roster.squads[squad]!.members) {
    const figure = battle.figures[member]!;
    figure.actions = 0;
    figure.extra = 0;
    figure.steps = 0;
  }
  if (turnAway(battle, ground.roster.squads[squad]!.members)) battle.agenda.push({ step: 'objectives' });
  battle.extra = 0;
  battle.leadership = false;
  battle.rolled = false;
  return DONE;
}

function judge(ground: Ground, battle: Battle, roundOver: boolean, chance: Chance): void {
  ground.mission.observe?.(ground, battle, chance);
  const result = ground.mission.objectives(battle, ground.roster, ground.book, roundOver);
  if (result === null) return;
  battle.result = result;
  battle.agenda.length = 0;
  chance.tell?.({ tell: 'result', ...result, about: ground.mission.card.grades.find(({ id }) => id === result.grade)!.about });
}

/** In play, or reinforcements that are to come. */
function hasFigures(ground: Ground, battle: Readonly<Battle>, squad: number): boolean {
  return ground.roster.squads[squad]!.members.some((member) => inPlay(battle.figures[member]!) || battle.figures[member]!.fate === 'entering');
}
