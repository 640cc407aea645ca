/** The order of play: rounds, counters drawn from the cup, squads' turns, and the rolls of what was declared ("Order of Play", "Initiative"). */
import { runAgenda, DONE, WAIT } from '../../kernel/agenda.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Ground } from './ground.ts';
import { poolText } from './pools.ts';
import { explainBonuses } from './rules/bonuses.ts';
import { rollArmor, rollAttack } from './rules/combat.ts';
import { canAct } from './rules/can-act.ts';
import { mayRoll } from './rules/leadership.ts';
import { inPlay, takeOut, type Battle, type DeclaredAttack, type FuryState, type Step } from './state.ts';

/** Runs the battle on to the next choice of a player, or to its end. */
export function proceed(ground: Ground, { open }: FuryState, chance: Chance): void {
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
      return WAIT;
    case 'round':
      return startRound(ground, battle, chance);
    case 'draw':
      return drawCounter(ground, battle, chance);
    case 'turn':
      if (canAct(ground, battle, step.squad)) return WAIT;
      battle.agenda.push({ step: 'end-turn', squad: step.squad });
      return DONE;
    case 'end-turn':
      return endTurn(ground, battle, step.squad);
    case 'attack-roll':
      return attackRoll(ground, battle, step.attack, chance);
    case 'armor-roll':
      return armorRoll(ground, battle, step.attack, step.hits, chance);
    case 'objectives':
      judge(ground, battle, false, chance);
      return DONE;
  }
}

/** All counters of squads with a figure in play go back into the cup. */
function startRound(ground: Ground, battle: Battle, chance: Chance): typeof DONE {
  if (battle.round > 0) {
    judge(ground, battle, true, chance);
    if (battle.result !== null) return DONE;
  }
  battle.round += 1;
  chance.dice.startRound(battle.round);
  battle.cup = ground.roster.squads.flatMap((_, squad) => (hasFigures(ground, battle, squad) ? [squad] : []));
  chance.tell?.({ tell: 'round', round: battle.round });
  battle.agenda.push({ step: 'draw' });
  return DONE;
}

function drawCounter(ground: Ground, battle: Battle, chance: Chance): typeof DONE {
  battle.cup = battle.cup.filter((squad) => hasFigures(ground, battle, squad)); // "If all of the figures in a squad are eliminated"
  if (battle.cup.length === 0) {
    battle.agenda.push({ step: 'round' });
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
  }
  battle.extra = 0;
  battle.leadership = mayRoll(ground, battle, squad);
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
  battle.extra = 0;
  battle.leadership = false;
  return DONE;
}

function attackRoll(ground: Ground, battle: Battle, attack: DeclaredAttack, chance: Chance): typeof DONE {
  const by = ground.trooper(attack.by);
  const hits = rollAttack(ground.book, attack.attack, attack.armor, by.seat, chance);
  chance.tell?.({ tell: 'attack', kind: attack.kind, by: by.id, target: ground.trooper(attack.target).id, dice: poolText(attack.attack), hits, because: reasons(ground, battle, attack, 'attack') });
  battle.agenda.push({ step: 'armor-roll', attack, hits });
  return DONE;
}

/** More attack hits than armor hits eliminate the figure ("Combat Execution"). */
function armorRoll(ground: Ground, battle: Battle, attack: DeclaredAttack, hits: number, chance: Chance): typeof DONE {
  const { seat } = ground.trooper(attack.by);
  const saved = rollArmor(ground.book, hits, attack.armor, seat, chance);
  const eliminated = hits > saved;
  if (eliminated) {
    takeOut(battle, attack.target, 'eliminated');
    battle.tallies[attack.kind === 'close' ? 'killsByClose' : 'killsByFirearm'][seat]! += 1;
  }
  chance.tell?.({ tell: 'armor', target: ground.trooper(attack.target).id, dice: poolText(attack.armor), hits: saved, eliminated, because: reasons(ground, battle, attack, 'armor') });
  return DONE;
}

/** The bonuses among the dice of one side, in words. Nobody has moved since the attack was declared. */
function reasons(ground: Ground, battle: Readonly<Battle>, { kind, by, target }: DeclaredAttack, side: 'attack' | 'armor'): string[] {
  return explainBonuses(ground.field(battle), ground.book, kind, battle.figures[by]!.at, battle.figures[target]!.at)
    .filter((bonus) => bonus.side === side)
    .map(({ because, dice }) => `${dice} ${because}`);
}

function judge(ground: Ground, battle: Battle, roundOver: boolean, chance: Chance): void {
  const result = ground.mission.objectives(battle, ground.roster, ground.book, roundOver);
  if (result === null) return;
  battle.result = result;
  battle.agenda.length = 0;
  chance.tell?.({ tell: 'result', ...result, about: ground.mission.card.grades.find(({ id }) => id === result.grade)!.about });
}

function hasFigures(ground: Ground, battle: Readonly<Battle>, squad: number): boolean {
  return ground.roster.squads[squad]!.members.some((member) => inPlay(battle.figures[member]!));
}
