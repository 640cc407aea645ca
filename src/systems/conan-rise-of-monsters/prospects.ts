/** What attacks promise, from exact odds: for players to weigh what they might do. Harm is in points (see `Worth`); nobody's cards and tokens are reckoned with. */
import { INCH } from '../../kernel/table/inches.ts';
import { Answers, Picture } from './answers.ts';
import { sigilDice, type DefenseDice, type SigilDice, type Volley } from './dice-odds.ts';
import type { Ground } from './ground.ts';
import { allowance } from './rules/allowance.ts';
import { attackDice, attackReroll, sigilsOf, type AttackFacts } from './rules/attack-rows.ts';
import { coverOf, type Cover } from './rules/cover.ts';
import { defenseBase, defenseReroll, type DefenseFacts } from './rules/defense-rows.ts';
import { friendInDanger } from './rules/friendly-fire.ts';
import { isInReachOfCrown, supportFor } from './rules/gather.ts';
import { seesFrom } from './rules/sight.ts';
import type { Battle } from './state.ts';
import { Worth, type Shift } from './worth.ts';

/** What a fight costs the other side, and what its counterstrike costs the own one. */
export interface Fight {
  readonly harm: number;
  readonly cost: number;
}

/** Infantry that finds room around a single model of its own size. */
const AROUND_ONE = 6;
/** More than units on a table, or models in one. */
const MANY = 256;
/** Part of the harm of a shot that a unit has still to get into range or sight for. */
const LIKELY = 0.6;

export class Prospects {
  readonly worth: Worth;
  private readonly ground: Ground;
  private readonly dice: SigilDice;
  private readonly picture = new Picture();
  private readonly fights = new Answers<Fight>(this.picture);
  private readonly shots = new Answers<number>(this.picture);
  private readonly shotsFromHere = new Answers<number>(this.picture);
  private readonly covers = new Answers<Cover>(this.picture);
  private readonly crowns = new Answers<boolean>(this.picture);

  constructor(ground: Ground) {
    this.ground = ground;
    this.dice = sigilDice(ground.book);
    this.worth = new Worth(ground, this.picture);
  }

  /** An attack of one unit on another in base contact with it. */
  melee(battle: Readonly<Battle>, by: number, target: number, kind: 'melee' | 'counterstrike', charge: boolean): Volley {
    const { ground } = this;
    const facts: AttackFacts = {
      kind, charge, higher: false, far: false, moved: false,
      specials: ground.specials(battle, by),
      phalanx: charge && ground.has(battle, target, 'phalanx'),
      support: ground.book.abilities.support ? supportFor(ground, battle, by, [target]) : 0,
      crown: this.isCrowned(battle, by),
    };
    return this.volley(battle, facts, this.modelsToReach(battle, by, target) * ground.card(battle, by).melee, target, 'melee');
  }

  /** By a charge, where there are charges; else by a move into contact. */
  fight(battle: Readonly<Battle>, by: number, target: number, charge: boolean): Fight {
    const charges = charge && this.ground.book.abilities.charge;
    return this.fights.about(battle, (by * MANY + target) * 2 + (charges ? 1 : 0), () => this.weigh(battle, by, target, charges));
  }

  private weigh(battle: Readonly<Battle>, by: number, target: number, charge: boolean): Fight {
    const harm = this.worth.harmOf(battle, this.melee(battle, by, target, 'melee', charge), target);
    const strikesBack = this.ground.book.abilities.counterstrike && !battle.units[target]!.fleeing;
    return { harm, cost: strikesBack ? this.worth.harmOf(battle, this.melee(battle, target, by, 'counterstrike', false), by) : 0 };
  }

  /** What a shot promises, the unit standing so much elsewhere; 0 if none of its models has the target in range and sight. */
  shot(battle: Readonly<Battle>, by: number, target: number, shift: Shift, moved: boolean): number {
    if (this.ground.card(battle, by).ranged === 0) return 0;
    if (shift.dx !== 0 || shift.dy !== 0) return this.aimedFrom(battle, by, target, shift, moved);
    return this.shotsFromHere.about(battle, (by * MANY + target) * 2 + (moved ? 1 : 0), () => this.aimedFrom(battle, by, target, shift, moved));
  }

  private aimedFrom(battle: Readonly<Battle>, by: number, target: number, { dx, dy }: Shift, moved: boolean): number {
    const { ground } = this;
    const { range } = ground.card(battle, by);
    let models = 0;
    let far = 0;
    const targets = ground.members(battle, target);
    for (const model of ground.members(battle, by)) {
      const nearest = this.nearestSeen(battle, model, dx, dy, targets, range * INCH);
      if (nearest === Infinity) continue;
      models += 1;
      if (2 * nearest > range * INCH) far += 1;
    }
    return models === 0 ? 0 : this.shotOf(battle, by, target, models, 2 * far > models, moved) - this.atFriends(battle, by, target, models);
  }

  /** What a shot into a fight costs friends there: a wound for each Sigil ("Ranged Attacks and Friendly Units"). */
  private atFriends(battle: Readonly<Battle>, by: number, target: number, models: number): number {
    const { ground } = this;
    if (ground.engagedWith(battle, target).length === 0) return 0;
    const friend = friendInDanger(ground, battle, { kind: 'ranged', by, targets: [target] });
    if (friend < 0) return 0;
    const reroll = attackReroll({ kind: 'ranged', charge: false, specials: ground.specials(battle, by) }) !== undefined;
    const rolled = this.dice.attack(models * ground.card(battle, by).ranged, reroll).odds();
    return rolled.average(([, sigils]) => this.worth.harmOfWounds(battle, friend, sigils));
  }

  /** What the enemies could do to a unit that stands so much elsewhere, in their next activations. */
  threat(battle: Readonly<Battle>, unit: number, shift: Shift): number {
    const { ground } = this;
    let sum = 0;
    for (const enemy of ground.unitsOf(battle, 1 - ground.seat(battle, unit))) {
      if (battle.units[enemy]!.fleeing) continue;
      const gap = this.gap(battle, unit, shift, enemy);
      const { range, ranged, movement } = ground.card(battle, enemy);
      let worst = 0;
      if (ranged > 0 && gap <= (range + movement) * INCH) {
        const moved = gap > range * INCH;
        worst = this.shotOf(battle, enemy, unit, ground.members(battle, enemy).length, 2 * gap > range * INCH, moved) * (moved ? LIKELY : 1);
      }
      if (gap <= this.chargeReach(battle, enemy)) {
        const { harm, cost } = this.fight(battle, enemy, unit, true);
        worst = Math.max(worst, harm - cost / 2);
      }
      sum += worst;
    }
    return sum;
  }

  /** Hundredths of an inch that a unit can strike at in one activation. */
  chargeReach(battle: Readonly<Battle>, unit: number): number {
    return allowance(this.ground, battle, unit, this.ground.book.abilities.charge ? 'charge' : 'move');
  }

  /** Edge to edge between two units, the first standing so much elsewhere; hundredths of an inch. */
  gap(battle: Readonly<Battle>, unit: number, { dx, dy }: Shift, other: number): number {
    const { diameters } = this.ground.roll(battle);
    const { models, forces } = battle;
    let least = Infinity;
    let bases = 0;
    for (const a of forces.units[unit]!.members) {
      if (models[a]!.fate !== 'in-play') continue;
      for (const b of forces.units[other]!.members) {
        if (models[b]!.fate !== 'in-play') continue;
        const x = models[a]!.x + dx - models[b]!.x;
        const y = models[a]!.y + dy - models[b]!.y;
        least = Math.min(least, x * x + y * y);
        bases = (diameters[a]! + diameters[b]!) / 2;
      }
    }
    return Math.max(0, Math.sqrt(least) - bases);
  }

  private shotOf(battle: Readonly<Battle>, by: number, target: number, models: number, far: boolean, moved: boolean): number {
    const question = (((by * MANY + target) * MANY + models) * 2 + (far ? 1 : 0)) * 2 + (moved ? 1 : 0);
    return this.shots.about(battle, question, () => this.promiseOf(battle, by, target, models, far, moved));
  }

  private promiseOf(battle: Readonly<Battle>, by: number, target: number, models: number, far: boolean, moved: boolean): number {
    const { ground } = this;
    const facts: AttackFacts = {
      kind: 'ranged', charge: false, phalanx: false, support: 0, higher: false, far, moved,
      specials: ground.specials(battle, by),
      crown: this.isCrowned(battle, by),
    };
    return this.worth.harmOf(battle, this.volley(battle, facts, models * ground.card(battle, by).ranged, target, 'ranged'), target);
  }

  private volley(battle: Readonly<Battle>, facts: AttackFacts, models: number, target: number, against: 'melee' | 'ranged'): Volley {
    const { ground, dice } = this;
    return dice.volley(
      { dice: attackDice(models, facts, { kind: facts.kind, destiny: 0, cards: [] }, ground.book), reroll: attackReroll(facts) !== undefined, sigils: sigilsOf(facts, []).reading },
      this.defenseOf(battle, target, against, 0),
    );
  }

  /** Dice of a defense as the unit stands now, before those for hits. */
  defenseOf(battle: Readonly<Battle>, unit: number, against: DefenseFacts['against'], destiny: number): DefenseDice {
    const { ground } = this;
    const cover = against === 'ranged' ? this.covers.about(battle, unit, () => coverOf(ground, battle, unit)) : NO_COVER;
    const facts: DefenseFacts = { against, specials: ground.specials(battle, unit), lightCover: cover.light, heavyCover: cover.heavy, destiny };
    return { dice: defenseBase(ground.card(battle, unit).defense, facts, ground.book), reroll: defenseReroll(facts) !== undefined };
  }

  private isCrowned(battle: Readonly<Battle>, by: number): boolean {
    return this.crowns.about(battle, by, () => isInReachOfCrown(this.ground, battle, by));
  }

  /** Models that would come to fight. */
  private modelsToReach(battle: Readonly<Battle>, by: number, target: number): number {
    const own = this.ground.members(battle, by).length;
    return this.ground.members(battle, target).length === 1 ? Math.min(own, AROUND_ONE) : own;
  }

  private nearestSeen(battle: Readonly<Battle>, model: number, dx: number, dy: number, targets: readonly number[], range: number): number {
    const { ground } = this;
    const { diameters } = ground.roll(battle);
    const x = battle.models[model]!.x + dx;
    const y = battle.models[model]!.y + dy;
    let nearest = Infinity;
    for (const target of targets) {
      const { x: tx, y: ty } = battle.models[target]!;
      const away = Math.sqrt((x - tx) * (x - tx) + (y - ty) * (y - ty)) - (diameters[model]! + diameters[target]!) / 2;
      if (away > range || away >= nearest || !seesFrom(ground, battle, model, x, y, target)) continue;
      nearest = away;
    }
    return nearest;
  }
}

const NO_COVER = { light: false, heavy: false };
