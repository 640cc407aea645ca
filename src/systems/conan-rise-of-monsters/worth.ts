/**
 * What units are worth, and what wounds cost them.
 *
 * Harm is in points: the part of its cost that a unit loses with its wounds, and for the last of them as many more as a Victory Point is held to
 * be worth.
 */
import { INCH } from '../../kernel/table/inches.ts';
import { Answers, type Picture } from './answers.ts';
import { sigilDice, type Volley } from './dice-odds.ts';
import type { Ground } from './ground.ts';
import { moraleDice } from './rules/morale-rows.ts';
import type { Battle } from './state.ts';

/** By how much all models of a unit would stand elsewhere, hundredths of an inch. */
export interface Shift {
  readonly dx: number;
  readonly dy: number;
}

export const HERE: Shift = { dx: 0, dy: 0 };

/** Points of cost that a Victory Point for a unit is held to be worth. */
const DESTROYED = 3;
/** What is lost of a unit that flees, before it may rally. */
export const FLIGHT = 0.6;

export class Worth {
  private readonly ground: Ground;
  private readonly left: Answers<number>;

  constructor(ground: Ground, picture: Picture) {
    this.ground = ground;
    this.left = new Answers(picture);
  }

  /** Wounds that a unit can still take. */
  woundsLeft(battle: Readonly<Battle>, unit: number): number {
    return this.left.about(battle, unit, () => this.countWounds(battle, unit));
  }

  private countWounds(battle: Readonly<Battle>, unit: number): number {
    const { wounds } = this.ground.card(battle, unit);
    let left = 0;
    for (const model of battle.forces.units[unit]!.members) {
      const { fate, wounds: suffered } = battle.models[model]!;
      if (fate === 'in-play') left += wounds - suffered;
    }
    return left;
  }

  /** Those that it has around the shrine, standing so much elsewhere. */
  woundsAround(battle: Readonly<Battle>, unit: number, { dx, dy }: Shift): number {
    const { shrine, models, forces, units } = battle;
    if (shrine === null || units[unit]!.fleeing) return 0;
    const { wounds, base } = this.ground.card(battle, unit);
    const reach = (this.ground.book.missions.shrine.around + base / 2) * INCH;
    let sum = 0;
    for (const model of forces.units[unit]!.members) {
      const { x, y, fate, wounds: suffered } = models[model]!;
      const [offX, offY] = [x + dx - shrine[0], y + dy - shrine[1]];
      if (fate === 'in-play' && offX * offX + offY * offY <= reach * reach) sum += wounds - suffered;
    }
    return sum;
  }

  /** Points that the enemy gains by destroying what is left of a unit. */
  of(battle: Readonly<Battle>, unit: number): number {
    return this.woundsLeft(battle, unit) * this.perWound(battle, unit) + DESTROYED;
  }

  /** What an attack may be expected to cost the side of its target. */
  harmOf(battle: Readonly<Battle>, volley: Volley, target: number): number {
    const left = this.woundsLeft(battle, target);
    const perWound = this.perWound(battle, target);
    const destroyed = volley.chanceOf(left);
    const broken = Math.max(0, volley.chanceOf(this.toBreak(battle, target)) - destroyed);
    const flees = broken === 0 ? 0 : broken * (1 - this.moraleChance(battle, target)) * FLIGHT * (DESTROYED + (perWound * left) / 2);
    return perWound * volley.expectedUpTo(left) + DESTROYED * destroyed + flees;
  }

  /** Harm that wounds do to a unit which suffers them. */
  harmOfWounds(battle: Readonly<Battle>, unit: number, wounds: number): number {
    const left = this.woundsLeft(battle, unit);
    return this.perWound(battle, unit) * Math.min(wounds, left) + (wounds >= left ? DESTROYED : 0);
  }

  /** The chance that a unit passes a morale check without tokens. */
  moraleChance(battle: Readonly<Battle>, unit: number): number {
    return sigilDice(this.ground.book).moraleChance(moraleDice({ specials: this.ground.card(battle, unit).specials, destiny: 0 }, this.ground.book));
  }

  /** Points that one wound of a unit is worth. */
  private perWound(battle: Readonly<Battle>, unit: number): number {
    const { cost, wounds } = this.ground.card(battle, unit);
    const { members, reinforced } = battle.forces.units[unit]!;
    return (reinforced ? 2 * cost : cost) / (members.length * wounds);
  }

  /** Wounds with which a unit falls below half and has to check its morale; more than any if it has to no more. */
  private toBreak(battle: Readonly<Battle>, unit: number): number {
    const { type, wounds } = this.ground.card(battle, unit);
    if (type === 'commander' || battle.units[unit]!.belowHalf || !this.ground.book.abilities.morale) return Infinity;
    const { members } = battle.forces.units[unit]!;
    const left = this.woundsLeft(battle, unit);
    if (members.length === 1) return left - Math.ceil(wounds / 2) + 1;
    return left - wounds * (Math.ceil(members.length / 2) - 1);
  }
}
