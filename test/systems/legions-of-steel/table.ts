/** A table to try rules on: a plan, figures on it, what the agenda owes, and dice written out beforehand. */
import type { Chance } from '../../../src/kernel/chance.ts';
import { memo } from '../../../src/kernel/dice/memo.ts';
import { EAST, NORTH, SOUTH, WEST } from '../../../src/kernel/grid/directions.ts';
import { Ledger } from '../../../src/kernel/luck.ts';
import type { Rng } from '../../../src/kernel/rng.ts';
import { squareAt } from '../../../src/kernel/grid/squares.ts';
import type { LegionsAction } from '../../../src/systems/legions-of-steel/actions.ts';
import { readPlan } from '../../../src/systems/legions-of-steel/board-text.ts';
import { cardOf, numbersOf } from '../../../src/systems/legions-of-steel/book.ts';
import { chooser } from '../../../src/systems/legions-of-steel/decisions.ts';
import { Ground } from '../../../src/systems/legions-of-steel/ground.ts';
import { encounter } from '../../../src/systems/legions-of-steel/missions/encounter.ts';
import { rosterOf } from '../../../src/systems/legions-of-steel/roster.ts';
import { apply, options, refuse } from '../../../src/systems/legions-of-steel/rules-of-actions.ts';
import { proceed } from '../../../src/systems/legions-of-steel/sequence.ts';
import { newBattle, noSecrets, waiting, type Battle, type Figure, type LegionsState, type LegionsView } from '../../../src/systems/legions-of-steel/state.ts';
import type { Step } from '../../../src/systems/legions-of-steel/steps.ts';
import type { Facing, Unit } from '../../../src/systems/legions-of-steel/vocabulary.ts';
import { pips, scriptedRng, type ScriptedRng } from '../../kernel/scripted-rng.ts';

const FACING: Readonly<Record<'north' | 'east' | 'south' | 'west', Facing>> = { north: NORTH, east: EAST, south: SOUTH, west: WEST };

/** Made once for all tables: stories are told hundreds of times. */
const bookOf = memo((patch: string) => numbersOf(JSON.parse(patch) as Record<string, unknown>));

export interface Placed {
  unit: Unit;
  /** [column, row] */
  at: readonly [number, number];
  facing?: keyof typeof FACING;
  /** Anything else that is so of it. */
  is?: Partial<Figure>;
}

export interface Given {
  /** One character a square, as in a mission. */
  plan: string;
  /** Named as in a roster of these units in this order: "trooper" if it is the only one, else "trooper-1", ... */
  figures: readonly Placed[];
  /** Whose player turn it is; 0 unless said. */
  phasing?: 0 | 1;
  /** What the game owes, uppermost last; unless said, the phasing seat's action phase. */
  agenda?: (table: Table) => Step[];
  /** Faces of the combat dice, 1 to 6, in order: all of them have to be used (`unrolled`). */
  dice?: readonly number[];
  /** In their place: a stream of combat dice, such as one of `everyRoll`. */
  combat?: Rng;
  initiative?: readonly number[];
  patch?: Record<string, unknown>;
  /** Anything else that is so of the battle. */
  is?: (battle: Battle, table: Table) => void;
}

export class Table {
  readonly ground: Ground;
  readonly state: LegionsState;
  readonly told: { tell: string }[] = [];
  readonly luck = new Ledger();
  private readonly combat: ScriptedRng;
  readonly chance: Chance;

  constructor({ plan, figures, phasing = 0, agenda, dice = [], combat, initiative = [], patch = {}, is }: Given) {
    const book = bookOf(JSON.stringify(patch));
    this.combat = scriptedRng(pips(...dice));
    const first = scriptedRng(pips(...initiative));
    this.chance = {
      dice: { stream: (purpose) => (purpose === 'initiative' ? first : (combat ?? this.combat)), startRound() {} },
      luck: this.luck,
      tell: (event) => this.told.push(event as { tell: string }),
    };
    this.ground = new Ground(book, rosterOf(figures.map(({ unit }) => unit)), encounter(readPlan(plan)));
    const open = newBattle(figures.length, this.ground.board.doors.length);
    open.turn = 1;
    open.first = phasing;
    open.phasing = phasing;
    open.begun = [1, 1];
    figures.forEach(({ unit, at: [column, row], facing = 'north', is: more }, number) => {
      const { grenades, leadership } = cardOf(book, unit);
      Object.assign(open.figures[number]!, { at: this.square(column, row), facing: FACING[facing], fate: 'in-play', grenades: [...grenades], ...more });
      for (let point = 0; point < leadership; point++) open.leadership.push({ origin: number, holder: number, fate: 'ready' });
    });
    this.state = { open, secret: noSecrets() };
    is?.(open, this);
    open.agenda = agenda?.(this) ?? [{ step: 'action-phase', seat: phasing }];
    proceed(this.ground, this.state, this.chance);
  }

  square(column: number, row: number): number {
    return squareAt(this.ground.board.width, column, row);
  }

  /** By its name. */
  number(id: string): number {
    const number = this.ground.roster.findIndex((figure) => figure.id === id);
    if (number < 0) throw new RangeError(`no figure "${id}"; there are ${this.ground.roster.map((figure) => figure.id).join(', ')}`);
    return number;
  }

  figure(id: string): Figure {
    return this.state.open.figures[this.number(id)]!;
  }

  get asked(): Step | null {
    return waiting(this.state.open);
  }

  get toAct(): number | null {
    return this.asked === null ? null : chooser(this.ground, this.asked);
  }

  get view(): LegionsView {
    const seat = this.toAct ?? 0;
    return { open: this.state.open, own: this.state.secret[seat]!, seat, asked: this.asked };
  }

  options(): LegionsAction[] {
    return options(this.ground, this.view);
  }

  refuse(action: LegionsAction): string | undefined {
    return refuse(this.ground, this.view, action);
  }

  /** Chooses these one after another, each of which has to be legal. */
  play(...actions: LegionsAction[]): this {
    for (const action of actions) {
      const why = this.refuse(action);
      if (why !== undefined) throw new Error(`${JSON.stringify(action)} is refused: ${why}`);
      apply(this.ground, this.state, action, this.chance);
      proceed(this.ground, this.state, this.chance);
    }
    return this;
  }

  /** Draws written out and not rolled: a test ends by expecting none. */
  get unrolled(): number[] {
    return this.combat.unused();
  }
}
