/** What rules stand on: the book and the mission of one opened game, and a battle's models and geometry, kept while they hold. */
import type { Seat } from '../../kernel/game.ts';
import { Bases, edgeDistanceUp, inContact, within, type Base } from '../../kernel/table/bases.ts';
import { INCH } from '../../kernel/table/inches.ts';
import { Movement } from '../../kernel/table/movement.ts';
import { Sight } from '../../kernel/table/sight.ts';
import { terrainOf, type Table } from '../../kernel/table/table.ts';
import type { Terrain as Pieces } from '../../kernel/table/terrain.ts';
import { cardOf, type Numbers } from './book.ts';
import type { Enlisted, Forces, UnitOf } from './forces.ts';
import type { Mission } from './missions/mission.ts';
import { inPlay, type Battle } from './state.ts';
import type { UnitCard } from './unit-card.ts';
import { EFFECTS, TERRAINS, type Effect, type Special, type Terrain } from './vocabulary.ts';

/** What never changes of a battle's forces. */
export interface Roll {
  /** By unit. */
  readonly cards: readonly UnitCard[];
  /** By model. */
  readonly units: Int32Array;
  readonly seats: Uint8Array;
  /** Hundredths of an inch. */
  readonly diameters: Int32Array;
}

/** A table with the models of one battle on it. */
export class Field {
  readonly terrain: Pieces;
  readonly bases: Bases;
  readonly sight: Sight;
  readonly movement: Movement;
  battle: Readonly<Battle> | null = null;
  clock = -1;
  /** Enemy models in contact, by model, as they are asked for. */
  readonly contacts: (readonly number[] | null)[];
  /** Enemy units in contact, by unit, as they are asked for. */
  readonly engaged: (readonly number[] | undefined)[] = [];

  constructor(table: Table<Terrain>, models: number, impassable: number) {
    this.terrain = terrainOf(table, TERRAINS);
    this.bases = new Bases(models);
    this.sight = new Sight(this.terrain, this.bases);
    this.movement = new Movement(table, this.terrain, impassable, this.bases);
    this.contacts = Array<readonly number[] | null>(models).fill(null);
  }
}

const NO_SPECIALS: ReadonlySet<Special> = new Set();

export class Ground {
  readonly book: Numbers;
  readonly mission: Mission;
  /** Kinds of terrain that have an effect, as a mask. */
  readonly having: Readonly<Record<Effect, number>>;
  private readonly rolls = new WeakMap<Forces, Roll>();
  private readonly fields = new WeakMap<Table<Terrain>, Field>();
  private lastForces: Forces | null = null;
  private lastRoll: Roll | null = null;
  private lastTable: Table<Terrain> | null = null;
  private lastField: Field | null = null;

  constructor(book: Numbers, mission: Mission) {
    this.book = book;
    this.mission = mission;
    this.having = Object.fromEntries(
      EFFECTS.map((effect) => [effect, TERRAINS.reduce((mask, kind, bit) => (book.terrain[kind][effect] ? mask | (1 << bit) : mask), 0)]),
    ) as Record<Effect, number>;
  }

  // Who they are.

  roll({ forces }: Readonly<Battle>): Roll {
    if (forces === this.lastForces) return this.lastRoll!;
    let roll = this.rolls.get(forces);
    if (roll === undefined) this.rolls.set(forces, (roll = this.rollOf(forces)));
    this.lastForces = forces;
    this.lastRoll = roll;
    return roll;
  }

  /** The card of a unit. */
  card(battle: Readonly<Battle>, unit: number): UnitCard {
    return this.roll(battle).cards[unit]!;
  }

  /** A unit that flees has no use of its abilities but for morale, which asks the card itself ("Morale Checks"). */
  has(battle: Readonly<Battle>, unit: number, special: Special): boolean {
    return !battle.units[unit]!.fleeing && this.card(battle, unit).specials.has(special);
  }

  /** All abilities that a unit has the use of now. */
  specials(battle: Readonly<Battle>, unit: number): ReadonlySet<Special> {
    return battle.units[unit]!.fleeing ? NO_SPECIALS : this.card(battle, unit).specials;
  }

  unit(battle: Readonly<Battle>, unit: number): UnitOf {
    return battle.forces.units[unit]!;
  }

  enlisted(battle: Readonly<Battle>, model: number): Enlisted {
    return battle.forces.models[model]!;
  }

  unitOf(battle: Readonly<Battle>, model: number): number {
    return this.roll(battle).units[model]!;
  }

  /** As messages call a unit and a model. */
  name(battle: Readonly<Battle>, unit: number): string {
    return battle.forces.units[unit]!.id;
  }

  modelName(battle: Readonly<Battle>, model: number): string {
    return battle.forces.models[model]!.id;
  }

  seat(battle: Readonly<Battle>, unit: number): Seat {
    return battle.forces.units[unit]!.seat;
  }

  /** Models of a unit in play, by number. */
  members(battle: Readonly<Battle>, unit: number): number[] {
    const left: number[] = [];
    for (const model of battle.forces.units[unit]!.members) if (inPlay(battle.models[model]!)) left.push(model);
    return left;
  }

  isInPlay(battle: Readonly<Battle>, unit: number): boolean {
    return battle.forces.units[unit]!.members.some((model) => inPlay(battle.models[model]!));
  }

  /** Units of a side with models in play, by number. */
  unitsOf(battle: Readonly<Battle>, seat: Seat): number[] {
    const all: number[] = [];
    battle.forces.units.forEach((unit, number) => {
      if (unit.seat === seat && this.isInPlay(battle, number)) all.push(number);
    });
    return all;
  }

  // Where they are.

  /** The battle's table with its models on it: holds until the next call for another battle or clock. */
  field(battle: Readonly<Battle>): Field {
    const field = this.fieldOf(battle);
    if (field.battle === battle && field.clock === battle.clock) return field;
    const { bases, contacts, engaged } = field;
    engaged.fill(undefined);
    const { diameters } = this.roll(battle);
    const { models } = battle;
    for (let number = 0; number < models.length; number++) {
      const model = models[number]!;
      bases.x[number] = model.x;
      bases.y[number] = model.y;
      bases.diameter[number] = model.fate === 'in-play' ? diameters[number]! : 0;
      contacts[number] = null;
    }
    field.battle = battle;
    field.clock = battle.clock;
    return field;
  }

  base(battle: Readonly<Battle>, model: number): Base {
    const { x, y } = battle.models[model]!;
    return { x, y, diameter: this.roll(battle).diameters[model]! };
  }

  /** The same base somewhere else. */
  baseAt(battle: Readonly<Battle>, model: number, x: number, y: number): Base {
    return { x, y, diameter: this.roll(battle).diameters[model]! };
  }

  /** Enemy models in play in base contact with a model. Not to be written to. */
  contacts(battle: Readonly<Battle>, model: number): readonly number[] {
    const field = this.field(battle);
    return (field.contacts[model] ??= this.touching(battle, model, battle.models[model]!.x, battle.models[model]!.y));
  }

  /** Enemy models in play that the model's base would touch at this point. */
  touching(battle: Readonly<Battle>, model: number, x: number, y: number): number[] {
    const { bases } = this.field(battle);
    const { seats, diameters } = this.roll(battle);
    const base = { x, y, diameter: diameters[model]! };
    const found: number[] = [];
    for (let other = 0; other < seats.length; other++) {
      if (seats[other] === seats[model] || bases.diameter[other] === 0) continue;
      const reach = (diameters[other]! + base.diameter) / 2 + 2;
      if (Math.abs(bases.x[other]! - x) > reach || Math.abs(bases.y[other]! - y) > reach) continue;
      if (inContact(base, bases.at(other))) found.push(other);
    }
    return found;
  }

  /** Enemy units that a unit is engaged with, by number ("Engagement"). Not to be written to. */
  engagedWith(battle: Readonly<Battle>, unit: number): readonly number[] {
    const { engaged } = this.field(battle);
    return (engaged[unit] ??= this.enemiesTouched(battle, unit));
  }

  private enemiesTouched(battle: Readonly<Battle>, unit: number): number[] {
    const found: number[] = [];
    for (const model of this.members(battle, unit)) {
      for (const enemy of this.contacts(battle, model)) {
        const other = this.unitOf(battle, enemy);
        if (!found.includes(other)) found.push(other);
      }
    }
    return found.sort((a, b) => a - b);
  }

  isEngaged(battle: Readonly<Battle>, unit: number): boolean {
    return this.engagedWith(battle, unit).length > 0;
  }

  /** Models of a unit in contact with any of another, by number. */
  inContactWith(battle: Readonly<Battle>, unit: number, other: number): number[] {
    return this.members(battle, unit).filter((model) => this.contacts(battle, model).some((enemy) => this.unitOf(battle, enemy) === other));
  }

  /** Edge to edge between two models in hundredths of an inch, rounded up. */
  distance(battle: Readonly<Battle>, model: number, other: number): number {
    return edgeDistanceUp(this.base(battle, model), this.base(battle, other));
  }

  /** Whether two models are at most so many inches apart, edge to edge. */
  within(battle: Readonly<Battle>, model: number, other: number, inches: number): boolean {
    return within(this.base(battle, model), this.base(battle, other), inches * INCH);
  }

  private fieldOf(battle: Readonly<Battle>): Field {
    const { table, models } = battle;
    if (table === this.lastTable && this.lastField!.bases.count === models.length) return this.lastField!;
    let field = this.fields.get(table);
    if (field?.bases.count !== models.length) this.fields.set(table, (field = new Field(table, models.length, this.having.impassable)));
    this.lastTable = table;
    this.lastField = field;
    return field;
  }

  private rollOf({ units, models }: Forces): Roll {
    const cards = units.map(({ card }) => cardOf(this.book, card));
    return {
      cards,
      units: Int32Array.from(models, ({ unit }) => unit),
      seats: Uint8Array.from(models, ({ seat }) => seat),
      diameters: Int32Array.from(models, ({ unit }) => Math.round(cards[unit]!.base * INCH)),
    };
  }
}
