/** What an attack roll that is gathered promises against a unit as it stands: the dice of both, why, and what they come to. Nobody's cards and tokens are reckoned with. */
import type { Distribution } from '../../../kernel/dice/distribution.ts';
import type { TableAttack } from '../../../kernel/inspect.ts';
import type { Modifier } from '../../../kernel/odds.ts';
import { attackText, defenseText } from '../dice-notation.ts';
import { sigilDice } from '../dice-odds.ts';
import type { Ground } from '../ground.ts';
import { attackReroll, sigilsOf } from '../rules/attack-rows.ts';
import { coverOf } from '../rules/cover.ts';
import { defenseOf } from '../rules/defense.ts';
import { defenseReroll, explainDefense, type DefenseFacts } from '../rules/defense-rows.ts';
import { moraleDice } from '../rules/morale-rows.ts';
import { attackDice, readingOf, rerollsAttack } from '../rules/strikes.ts';
import type { Battle } from '../state.ts';
import type { AttackRoll } from '../steps.ts';

type Promised = Pick<TableAttack, 'attackDice' | 'armorDice' | 'kill' | 'fraction' | 'squad' | 'modifiers'>;

/** `models`: how many of its models do it. */
export function promiseOf(ground: Ground, battle: Readonly<Battle>, roll: AttackRoll, target: number, { models, does }: { models: number; does: string }): Promised {
  const attack = { dice: attackDice(ground, roll), reroll: rerollsAttack(ground, battle, roll), sigils: readingOf(ground, battle, roll) };
  const defense = defenseOf(ground, battle, roll.kind, target);
  const all = ground.members(battle, roll.by).length;
  return {
    attackDice: attackText(attack.dice, attack.reroll, attack.sigils === 'sword' || attack.sigils === 'unstoppable'),
    armorDice: defenseText(defense.dice, defense.reroll),
    ...lossesOf(ground, battle, target, sigilDice(ground.book).volley(attack, defense).wounds),
    modifiers: [...(all === 1 ? [] : [plain('attack', `${models} of ${all} ${does}`)]), ...roll.because, ...attackReadings(ground, battle, roll), ...defenseReadings(ground, battle, roll, target)],
  };
}

/** Friends who are engaged with the target of a shot: each Sigil that stays wounds them, and they have no defense. */
export function strayOf(ground: Ground, battle: Readonly<Battle>, roll: AttackRoll, friend: number): Promised {
  const [dice, reroll] = [attackDice(ground, roll), rerollsAttack(ground, battle, roll)];
  return {
    attackDice: `${dice}g${reroll ? '!' : ''}`,
    armorDice: 'none',
    ...lossesOf(ground, battle, friend, sigilDice(ground.book).attack(dice, reroll).odds().map(([, sigils]) => sigils)),
    modifiers: [plain('attack', 'Sigils hit friends who are engaged with the target')],
  };
}

const plain = (side: Modifier['side'], because: string): Modifier => ({ because, side, dice: '+0' });

function attackReadings(ground: Ground, battle: Readonly<Battle>, { kind, charge, by, cards }: AttackRoll): Modifier[] {
  if (kind === 'hazard') return [];
  const specials = ground.specials(battle, by);
  const again = attackReroll({ kind, charge, specials });
  const { reading, because } = sigilsOf({ kind, charge, specials }, cards);
  return [
    ...(again === undefined ? [] : [plain('attack', `${again}: Sigils are rerolled once`)]),
    ...(reading === 'unstoppable' ? [plain('attack', `${because}: each Sigil a wound that no Shield blocks`)] : []),
    ...(reading === 'poison' ? [{ because: `${because}: each Sigil of the attack`, side: 'armor' as const, dice: '-1' }] : []),
  ];
}

function defenseReadings(ground: Ground, battle: Readonly<Battle>, { kind }: AttackRoll, target: number): Modifier[] {
  const { light, heavy } = coverOf(ground, battle, target);
  const facts: DefenseFacts = { against: kind === 'ranged' ? 'ranged' : 'melee', specials: ground.specials(battle, target), lightCover: light, heavyCover: heavy, destiny: 0 };
  const again = defenseReroll(facts);
  return [...explainDefense(facts, ground.book), ...(again === undefined ? [] : [plain('armor', `${again}: Sigils are rerolled once`)])];
}

/** What wounds, suffered all at once, do to a unit: hurt models fall first, whole ones before one is left hurt ("Wounds"). */
function lossesOf(ground: Ground, battle: Readonly<Battle>, unit: number, wounds: Distribution): Pick<Promised, 'kill' | 'fraction' | 'squad'> {
  const each = ground.card(battle, unit).wounds;
  const left = ground.members(battle, unit).map((model) => each - battle.models[model]!.wounds).sort((a, b) => a - b);
  const all = left.reduce((sum, wound) => sum + wound, 0);
  const removes = wounds.where((suffered) => suffered >= left[0]!);
  const breaks = wounds.where((suffered) => suffered < all && mustCheck(ground, battle, unit, left, suffered)).toNumber();
  return {
    kill: removes.toNumber(),
    fraction: removes.toString(),
    squad: {
      wounds: wounds.average((suffered) => Math.min(suffered, all)),
      destroyed: wounds.where((suffered) => suffered >= all).toNumber(),
      flees: breaks * (1 - sigilDice(ground.book).moraleChance(moraleDice({ specials: ground.card(battle, unit).specials, destiny: 0 }, ground.book))),
    },
  };
}

/** Whether it falls below half, so that it has to check its morale ("Morale Checks"). `left`: wounds that each model can still take, the fewest first. */
function mustCheck(ground: Ground, battle: Readonly<Battle>, unit: number, left: readonly number[], suffered: number): boolean {
  const { type, wounds } = ground.card(battle, unit);
  const { belowHalf, fleeing } = battle.units[unit]!;
  if (belowHalf || fleeing || type === 'commander' || !ground.book.abilities.morale) return false;
  const { members } = ground.unit(battle, unit);
  if (members.length === 1) return 2 * (left[0]! - suffered) < wounds;
  let [standing, rest] = [left.length, suffered];
  for (const wound of left) {
    if (rest < wound) break;
    rest -= wound;
    standing -= 1;
  }
  return 2 * standing < members.length;
}
