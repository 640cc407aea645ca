/** Attack dice are rolled, target by target, and those that have to be are rolled once more ("Roll Attack Dice"). */
import type { Chance } from '../../../kernel/chance.ts';
import { sigilDice, type SigilDice } from '../dice-odds.ts';
import type { Ground } from '../ground.ts';
import { rollName } from '../rolls.ts';
import type { ConanState } from '../state.ts';
import type { AttackRoll } from '../steps.ts';
import { defenseOf } from './defense.ts';
import { friendInDanger } from './friendly-fire.ts';
import { readingOf, rerollsAttack } from './strikes.ts';

export const HAZARD = 'hazardous ground';

/** The roll with its Swords and Sigils. A Sigil of the active unit's melee attack is kept in mind ("Bel's Hand"). */
export function rollAttack(ground: Ground, { open: battle }: ConanState, roll: AttackRoll, chance: Chance): AttackRoll {
  const odds = sigilDice(ground.book);
  const rng = chance.dice.stream('combat');
  const reroll = rerollsAttack(ground, battle, roll);
  const swords: number[] = [];
  const sigils: number[] = [];
  roll.targets.forEach((target, place) => {
    const dice = roll.aimed[place]!;
    const [ofSwords, ofSigils] = dice === 0 ? NONE : odds.attack(dice, reroll).roll(rng);
    swords.push(ofSwords);
    sigils.push(ofSigils);
    if (dice > 0) count(ground, battle, odds, roll, target, { dice, reroll, swords: ofSwords, sigils: ofSigils }, chance);
    chance.tell?.({ tell: 'attack-roll', by: roll.by < 0 ? HAZARD : ground.name(battle, roll.by), at: ground.name(battle, target), dice, swords: ofSwords, sigils: ofSigils });
  });
  if (roll.kind === 'melee' && battle.active?.unit === roll.by && sigils.some((shown) => shown > 0)) battle.active = { ...battle.active, sigil: true };
  return { ...roll, swords, sigils };
}

const NONE = [0, 0] as const;

interface Thrown {
  readonly dice: number;
  readonly reroll: boolean;
  readonly swords: number;
  readonly sigils: number;
}

/** Its luck: by how much the roll changed the wounds to expect, of this roll by itself, with no Destiny in the defense; those of friends count against it. */
function count(ground: Ground, battle: ConanState['open'], odds: SigilDice, roll: AttackRoll, target: number, { dice, reroll, swords, sigils }: Thrown, chance: Chance): void {
  chance.luck.roll(rollName('attack', dice, reroll), swords);
  chance.luck.roll(rollName('sigils', dice, reroll), sigils);
  const seat = 1 - ground.seat(battle, target);
  const volley = odds.volley({ dice, reroll, sigils: readingOf(ground, battle, roll) }, defenseOf(ground, battle, roll.kind, target));
  if (friendInDanger(ground, battle, roll) < 0) {
    chance.luck.record('attack', seat, volley.given(swords, sigils) - volley.expected, volley.variance);
    return;
  }
  const gain = ([swords, sigils]: readonly [number, number]) => volley.given(swords, sigils) - sigils;
  const rolled = odds.attack(dice, reroll).odds();
  chance.luck.record('attack', seat, gain([swords, sigils]) - rolled.average(gain), rolled.spread(gain));
}
