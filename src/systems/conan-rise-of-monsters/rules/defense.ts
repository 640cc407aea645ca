/** Each unit that was hit rolls its defense once against all hits of a melee or a shot; those attacked first, the attacker last ("To Defend"). */
import { DONE } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { sigilDice, type DefenseDice, type Struck } from '../dice-odds.ts';
import type { Ground } from '../ground.ts';
import { rollName } from '../rolls.ts';
import type { Battle, ConanState } from '../state.ts';
import type { AttackRoll, Bout, CombatStep, DefenseRoll } from '../steps.ts';
import { coverOf } from './cover.ts';
import { defenseBase, defenseReroll, explainBlow, explainDefense, type DefenseFacts } from './defense-rows.ts';
import { askDestiny } from './destiny.ts';
import { friendInDanger } from './friendly-fire.ts';
import { strikesAt } from './strikes.ts';
import { offerWindow } from './windows.ts';
import { beginWounds } from './wounds.ts';

type Defend = Extract<CombatStep, { step: 'defend' }>;

/** Units at which attack rolls of the bout were made and that have not defended yet: in the order of the rolls, so that the attacker comes last. Friends in the way of a shot come after them, and have no defense. */
export function beginDefenses(ground: Ground, { open: battle }: ConanState, bout: Bout): void {
  const defenses = [...bout.defenses];
  const add = (unit: number, shields: number) => {
    if (!defenses.some((defense) => defense.unit === unit)) defenses.push({ unit, destiny: 0, shields, because: [] });
  };
  for (const { targets } of bout.attacks) for (const target of targets) add(target, -1);
  const shot = bout.attacks[0]!;
  const friend = friendInDanger(ground, battle, shot);
  if (friend >= 0 && shot.sigils[0]! > 0) add(friend, 0);
  goOn(ground, battle, { ...bout, defenses });
}

/** Cards, then Destiny, then the roll; no roll if there is no hit to block. */
export function performDefend(ground: Ground, state: ConanState, step: Defend, chance: Chance): typeof DONE {
  const { open: battle } = state;
  const { bout, defense } = step;
  const { unit, destiny } = bout.defenses[defense]!;
  if (step.asked === 'nothing') {
    battle.agenda.push({ ...step, asked: 'cards' });
    offerWindow(ground, state, 'defense');
    return DONE;
  }
  const blow = strikesAt(ground, battle, bout, unit);
  if (step.asked === 'cards' && blow.hits > 0) {
    battle.agenda.push({ ...step, asked: 'destiny' });
    askDestiny(ground, state, unit);
    return DONE;
  }
  const rolled = blow.hits === 0 ? { unit, destiny, shields: 0, because: [] } : rollDefense(ground, battle, bout, unit, blow, destiny, chance);
  goOn(ground, battle, { ...bout, defenses: bout.defenses.map((old, place) => (place === defense ? rolled : old)) });
  return DONE;
}

/** On to the next unit that has to defend, or to the wounds. */
function goOn(ground: Ground, battle: Battle, bout: Bout): void {
  const next = bout.defenses.findIndex(({ shields }) => shields < 0);
  if (next >= 0) battle.agenda.push({ step: 'defend', bout, defense: next, asked: 'nothing' });
  else beginWounds(ground, battle, bout);
}

function rollDefense(ground: Ground, battle: Battle, bout: Bout, unit: number, blow: Struck, destiny: number, chance: Chance): DefenseRoll {
  const odds = sigilDice(ground.book);
  const { kind } = bout.attacks.find(({ targets }) => targets.includes(unit))!;
  const facts = defenseFacts(ground, battle, kind, unit, destiny);
  const base = diceBy(ground, battle, unit, facts);
  const dice = odds.defenseDice(base, blow);
  const shields = dice === 0 ? 0 : odds.defense(dice, base.reroll).roll(chance.dice.stream('combat'));
  if (dice > 0) {
    const owed = odds.saving(blow.hits, dice, base.reroll);
    chance.luck.record('defense', ground.seat(battle, unit), owed.expected - Math.max(0, blow.hits - shields), owed.variance);
    chance.luck.roll(rollName('defense', dice, base.reroll), shields);
  }
  const because = [...explainDefense(facts, ground.book), ...explainBlow(blow, ground.book)];
  chance.tell?.({ tell: 'defense-roll', unit: ground.name(battle, unit), dice, shields, because });
  return { unit, destiny, shields, because };
}

/** The defense of a unit against attacks of a kind, before what has struck it, without Destiny. */
export function defenseOf(ground: Ground, battle: Readonly<Battle>, kind: AttackRoll['kind'], unit: number): DefenseDice {
  return diceBy(ground, battle, unit, defenseFacts(ground, battle, kind, unit, 0));
}

function diceBy(ground: Ground, battle: Readonly<Battle>, unit: number, facts: DefenseFacts): DefenseDice {
  return { dice: defenseBase(ground.card(battle, unit).defense, facts, ground.book), reroll: defenseReroll(facts) !== undefined };
}

function defenseFacts(ground: Ground, battle: Readonly<Battle>, kind: AttackRoll['kind'], unit: number, destiny: number): DefenseFacts {
  const against = kind === 'ranged' || kind === 'hazard' ? kind : 'melee';
  const covered = against === 'ranged' || (against === 'melee' && ground.book.options.coverInMelee);
  const { light, heavy } = covered ? coverOf(ground, battle, unit) : NO_COVER;
  return { against, specials: ground.specials(battle, unit), lightCover: light, heavyCover: heavy, destiny };
}

const NO_COVER = { light: false, heavy: false };
