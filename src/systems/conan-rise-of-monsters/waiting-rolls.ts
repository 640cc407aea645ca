/** What a roll that waits is worth: with so many tokens, with dice more or fewer, aimed like this. In points, as `Prospects` reckons harm. */
import { sigilDice, type SigilDice } from './dice-odds.ts';
import type { Ground } from './ground.ts';
import type { Prospects } from './prospects.ts';
import { moraleDice } from './rules/morale-rows.ts';
import { attackDice, readingOf, rerollsAttack, strikesAt } from './rules/strikes.ts';
import type { Battle } from './state.ts';
import { beneath, type AttackRoll, type Bout } from './steps.ts';
import { FLIGHT } from './worth.ts';

export class WaitingRolls {
  private readonly ground: Ground;
  private readonly prospects: Prospects;
  private readonly dice: SigilDice;

  constructor(ground: Ground, prospects: Prospects) {
    this.ground = ground;
    this.prospects = prospects;
    this.dice = sigilDice(ground.book);
  }

  /**
   * What the roll that waits for tokens is worth to its side with so many of them: harm of an attack, less harm of a defense, or what a
   * morale check keeps. 0 where no roll waits.
   */
  rollWith(battle: Readonly<Battle>, tokens: number): number {
    const step = beneath(battle);
    switch (step?.step) {
      case 'gathered':
        return this.attackWith(battle, step.bout.attacks[step.attack]!, tokens);
      case 'defend':
        return -this.harmThrough(battle, step.bout, step.bout.defenses[step.defense]!.unit, tokens);
      case 'morale': {
        const chance = this.dice.moraleChance(moraleDice({ specials: this.ground.card(battle, step.unit).specials, destiny: tokens }, this.ground.book));
        return chance * FLIGHT * this.prospects.worth.of(battle, step.unit);
      }
      default:
        return 0;
    }
  }

  /** What an attack that is gathered promises against its first target, with so many dice more or fewer. */
  attackWith(battle: Readonly<Battle>, roll: Readonly<AttackRoll>, more: number): number {
    const [target] = roll.targets;
    return target === undefined ? 0 : this.attackAt(battle, roll, target, Math.max(0, attackDice(this.ground, roll) + more));
  }

  /** The same of so many of its dice at one of its targets. */
  attackAt(battle: Readonly<Battle>, roll: Readonly<AttackRoll>, target: number, dice: number): number {
    const volley = this.dice.volley(
      { dice, reroll: rerollsAttack(this.ground, battle, roll), sigils: readingOf(this.ground, battle, roll) },
      this.prospects.defenseOf(battle, target, roll.kind === 'ranged' ? 'ranged' : roll.kind === 'hazard' ? 'hazard' : 'melee', 0),
    );
    return this.prospects.worth.harmOf(battle, volley, target);
  }

  /** Of a defense that is about to be rolled. */
  private harmThrough(battle: Readonly<Battle>, bout: Readonly<Bout>, unit: number, tokens: number): number {
    const blow = strikesAt(this.ground, battle, bout, unit);
    const against = bout.attacks[0]!.kind === 'ranged' ? 'ranged' : bout.attacks[0]!.kind === 'hazard' ? 'hazard' : 'melee';
    const defense = this.prospects.defenseOf(battle, unit, against, tokens);
    const odds = this.dice.defense(this.dice.defenseDice(defense, blow), defense.reroll).odds();
    let harm = 0;
    for (let i = 0; i < odds.chances.length; i++) harm += odds.chances[i]! * this.prospects.worth.harmOfWounds(battle, unit, this.dice.wounds(blow, odds.outcomes[i]!));
    return harm;
  }
}
