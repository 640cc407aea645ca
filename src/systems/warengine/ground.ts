/** What rules stand on: the book and the mission of one opened game, and a battle's figures and geometry, kept while they hold. */
import { edgeDistanceUp, inContact, within, type Base } from '../../kernel/table/bases.ts';
import { INCH } from '../../kernel/table/inches.ts';
import type { Mover } from '../../kernel/table/movement.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Numbers } from './book.ts';
import { Field } from './field.ts';
import type { Enlisted, Forces, UnitOf } from './forces.ts';
import type { Mission } from './missions/mission.ts';
import type { Profile } from './profile.ts';
import { rollOf, type Roll } from './roll.ts';
import { inPlay, type Battle } from './state.ts';
import type { Terrain } from './vocabulary.ts';

export class Ground {
  readonly book: Numbers;
  readonly mission: Mission;
  private readonly rolls = new WeakMap<Forces, Roll>();
  private readonly fields = new WeakMap<Table<Terrain>, Field>();
  private lastForces: Forces | null = null;
  private lastRoll: Roll | null = null;
  private lastTable: Table<Terrain> | null = null;
  private lastField: Field | null = null;

  constructor(book: Numbers, mission: Mission) {
    this.book = book;
    this.mission = mission;
  }

  // Who they are.

  roll({ forces }: Readonly<Battle>): Roll {
    if (forces === this.lastForces) return this.lastRoll!;
    let roll = this.rolls.get(forces);
    if (roll === undefined) this.rolls.set(forces, (roll = rollOf(this.book, forces)));
    this.lastForces = forces;
    this.lastRoll = roll;
    return roll;
  }

  profile(battle: Readonly<Battle>, figure: number): Profile {
    return this.roll(battle).profiles[figure]!;
  }

  enlisted(battle: Readonly<Battle>, figure: number): Enlisted {
    return battle.forces.figures[figure]!;
  }

  /** As messages call it. */
  id(battle: Readonly<Battle>, figure: number): string {
    return battle.forces.figures[figure]!.id;
  }

  seat(battle: Readonly<Battle>, figure: number): Seat {
    return this.roll(battle).seats[figure]!;
  }

  isMachine(battle: Readonly<Battle>, figure: number): boolean {
    return this.roll(battle).machines[figure] !== 0;
  }

  /** Whether there is any figure that may hide another ("Line of Sight"). */
  figuresHide(battle: Readonly<Battle>): boolean {
    return this.roll(battle).anyMachine || this.book.options.enemiesHide;
  }

  unit(battle: Readonly<Battle>, unit: number): UnitOf {
    return battle.forces.units[unit]!;
  }

  unitOf(battle: Readonly<Battle>, figure: number): number {
    return this.roll(battle).units[figure]!;
  }

  /** Members of a unit in play, with those of the unit that has joined it; in order of their numbers in each. */
  members(battle: Readonly<Battle>, unit: number): number[] {
    const all: number[] = [];
    for (const member of battle.forces.units[unit]!.members) if (inPlay(battle.figures[member]!)) all.push(member);
    const { joined } = battle.units[unit]!;
    if (joined >= 0) for (const member of battle.forces.units[joined]!.members) if (inPlay(battle.figures[member]!)) all.push(member);
    return all;
  }

  /** Whether both belong to one unit at this time, joined characters included. */
  together(battle: Readonly<Battle>, figure: number, other: number): boolean {
    const { units } = this.roll(battle);
    return units[figure] === units[other] || battle.units[units[figure]!]!.joined === units[other];
  }

  /** Figures in play of the other side, by number. */
  enemies(battle: Readonly<Battle>, seat: Seat): number[] {
    return this.figures(battle, 1 - seat);
  }

  /** Figures in play of a side, by number. */
  figures(battle: Readonly<Battle>, seat: Seat): number[] {
    const { seats } = this.roll(battle);
    const all: number[] = [];
    for (let figure = 0; figure < seats.length; figure++) if (seats[figure] === seat && battle.figures[figure]!.fate === 'in-play') all.push(figure);
    return all;
  }

  // Where they are.

  /** The battle's table with its figures on it: holds until the next call for another battle or clock. */
  field(battle: Readonly<Battle>): Field {
    const field = this.fieldOf(battle);
    if (field.battle === battle && field.clock === battle.clock) return field;
    const { bases, contacts } = field;
    const { diameters } = this.roll(battle);
    const { figures } = battle;
    for (let number = 0; number < figures.length; number++) {
      const figure = figures[number]!;
      bases.x[number] = figure.x;
      bases.y[number] = figure.y;
      bases.diameter[number] = figure.fate === 'in-play' ? diameters[number]! : 0;
      contacts[number] = null;
    }
    field.mover = -1;
    field.battle = battle;
    field.clock = battle.clock;
    return field;
  }

  base(battle: Readonly<Battle>, figure: number): Base {
    const { x, y } = battle.figures[figure]!;
    return { x, y, diameter: this.roll(battle).diameters[figure]! };
  }

  /** The same base somewhere else. */
  baseAt(battle: Readonly<Battle>, figure: number, x: number, y: number): Base {
    return { x, y, diameter: this.roll(battle).diameters[figure]! };
  }

  touch(battle: Readonly<Battle>, figure: number, other: number): boolean {
    return inContact(this.base(battle, figure), this.base(battle, other));
  }

  /** Enemies in play in base contact with a figure. Not to be written to. */
  contacts(battle: Readonly<Battle>, figure: number): readonly number[] {
    const field = this.field(battle);
    return (field.contacts[figure] ??= this.touching(battle, figure, battle.figures[figure]!.x, battle.figures[figure]!.y));
  }

  /** Enemies in play that the figure's base would touch at this point. */
  touching(battle: Readonly<Battle>, figure: number, x: number, y: number): number[] {
    const { bases } = this.field(battle);
    const { seats, diameters } = this.roll(battle);
    const base = { x, y, diameter: diameters[figure]! };
    const found: number[] = [];
    for (let other = 0; other < seats.length; other++) {
      if (seats[other] === seats[figure] || bases.diameter[other] === 0) continue;
      const reach = (diameters[other]! + base.diameter) / 2 + 2;
      if (Math.abs(bases.x[other]! - x) > reach || Math.abs(bases.y[other]! - y) > reach) continue;
      if (inContact(base, bases.at(other))) found.push(other);
    }
    return found;
  }

  inContact(battle: Readonly<Battle>, figure: number): boolean {
    return this.contacts(battle, figure).length > 0;
  }

  /** Edge to edge in hundredths of an inch, rounded up. */
  distance(battle: Readonly<Battle>, figure: number, other: number): number {
    return edgeDistanceUp(this.base(battle, figure), this.base(battle, other));
  }

  /** Whether two figures are at most so many inches apart, edge to edge. */
  within(battle: Readonly<Battle>, figure: number, other: number, inches: number): boolean {
    return within(this.base(battle, figure), this.base(battle, other), inches * INCH);
  }

  /** Edge to edge from a place of the figure to the nearest enemy in play, in hundredths of an inch rounded up; `Infinity` if there is none. */
  toNearestEnemy(battle: Readonly<Battle>, figure: number, x: number, y: number): number {
    const { bases } = this.field(battle);
    const { seats } = this.roll(battle);
    const base = this.baseAt(battle, figure, x, y);
    let nearest = Infinity;
    for (let other = 0; other < seats.length; other++) {
      if (seats[other] === seats[figure] || bases.diameter[other] === 0) continue;
      const distance = edgeDistanceUp(base, bases.at(other));
      if (distance < nearest) nearest = distance;
    }
    return nearest;
  }

  /** For a base that is put down: only the figure itself is not in its way. Holds until the next call. */
  standing(battle: Readonly<Battle>, figure: number): Mover {
    const field = this.field(battle);
    const { itself } = field;
    if (field.stander >= 0) itself[field.stander] = 0;
    itself[figure] = 1;
    field.stander = figure;
    return { diameter: this.roll(battle).diameters[figure]!, passes: itself };
  }

  /** Whether the figure's base has room at this point: on the table, on no other base, on nothing that blocks. */
  fits(battle: Readonly<Battle>, figure: number, x: number, y: number): boolean {
    return this.field(battle).movement.fits(this.standing(battle, figure), x, y);
  }

  /**
   * For a figure that moves: it passes through friends that are no vehicles or monsters, and comes into contact with no enemy that it does
   * not touch already, other than these. Holds until the next call.
   */
  moving(battle: Readonly<Battle>, figure: number, toTouch: readonly number[]): Mover {
    const field = this.field(battle);
    const { passes, keepsOff, touched } = field;
    if (field.mover === figure) for (const enemy of touched) keepsOff[enemy] = 1;
    else this.fillFor(battle, field, figure);
    touched.length = 0;
    for (const enemy of toTouch) {
      if (keepsOff[enemy] === 0) continue;
      keepsOff[enemy] = 0;
      touched.push(enemy);
    }
    return { diameter: this.roll(battle).diameters[figure]!, passes, keepsOff };
  }

  private fillFor(battle: Readonly<Battle>, field: Field, figure: number): void {
    const { passes, keepsOff } = field;
    const { seats, machines } = this.roll(battle);
    for (let other = 0; other < seats.length; other++) {
      const friend = seats[other] === seats[figure];
      passes[other] = friend && machines[other] === 0 ? 1 : 0;
      keepsOff[other] = friend ? 0 : 1;
    }
    passes[figure] = 1;
    for (const enemy of this.contacts(battle, figure)) keepsOff[enemy] = 0;
    field.mover = figure;
  }

  private fieldOf(battle: Readonly<Battle>): Field {
    const { table, figures } = battle;
    if (table === this.lastTable && this.lastField!.bases.count === figures.length) return this.lastField!;
    let field = this.fields.get(table);
    if (field?.bases.count !== figures.length) this.fields.set(table, (field = new Field(table, figures.length)));
    this.lastTable = table;
    this.lastField = field;
    return field;
  }
}
