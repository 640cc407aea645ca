/** A small battle to try rules on: figures put where a test wants them, a unit that is active, dice written out beforehand. */
import type { Chance } from '../../../src/kernel/chance.ts';
import { Ledger } from '../../../src/kernel/luck.ts';
import type { Rng } from '../../../src/kernel/rng.ts';
import type { Point } from '../../../src/kernel/table/outline.ts';
import { apply, options, refuse, type WarAction } from '../../../src/systems/warengine/actions.ts';
import { numbersOf, profileOf } from '../../../src/systems/warengine/book.ts';
import { chooser } from '../../../src/systems/warengine/decisions.ts';
import { Ground } from '../../../src/systems/warengine/ground.ts';
import { lastManStanding } from '../../../src/systems/warengine/missions/last-man-standing.ts';
import { proceed } from '../../../src/systems/warengine/sequence.ts';
import { newBattle, waiting, type Battle, type Figure, type WarState, type WarView } from '../../../src/systems/warengine/state.ts';
import type { Terrain } from '../../../src/systems/warengine/vocabulary.ts';
import { pips, scriptedRng, type ScriptedRng } from '../../kernel/scripted-rng.ts';

/** A figure: its profile, its unit (red ones begin with "r"), where it stands in inches, and what else is so. */
export type Cast = Readonly<Record<string, readonly [profile: string, unit: string, x: number, y: number, so?: Partial<Figure>]>>;

export interface Setting {
  cast: Cast;
  /** The unit that is active, the first one if not said; and who joined it. */
  active?: string;
  with?: string;
  /** Rectangles in inches: left, top, right, bottom. */
  terrain?: readonly (readonly [kind: Terrain, left: number, top: number, right: number, bottom: number])[];
  patch?: Record<string, unknown>;
  /** What the dice show, in the order in which they are thrown: attack rolls before the defense rolls they meet. */
  dice?: readonly number[];
}

export interface Told {
  tell: string;
  [detail: string]: unknown;
}

const INCH = 100;
const SIZE = 48 * INCH;

export class Stage {
  readonly ground: Ground;
  readonly state: WarState;
  readonly told: Told[] = [];
  readonly luck = new Ledger();
  private readonly rng: ScriptedRng;
  private readonly chance: Chance;
  private readonly ids: readonly string[];
  private readonly units: readonly string[];

  /** `rng`: dice from a stream instead of written ones. */
  constructor({ cast, active, with: joined, terrain = [], patch = {}, dice = [] }: Setting, rng?: Rng) {
    const book = numbersOf(patch);
    this.ids = Object.keys(cast);
    this.units = [...new Set(Object.values(cast).map(([, unit]) => unit))];
    this.ground = new Ground(book, lastManStanding);
    this.rng = scriptedRng(pips(...dice));
    this.chance = { dice: { stream: () => rng ?? this.rng, startRound() {} }, luck: this.luck, tell: (event) => this.told.push(event as Told) };
    const seatOf = (unit: string) => (unit.startsWith('r') ? 0 : 1);
    const figures = Object.entries(cast).map(([id, [profile, unit]]) => ({
      id, profile, seat: seatOf(unit), unit: this.units.indexOf(unit), heroPoints: profileOf(book, profile).heroPoints, points: 10,
    }));
    const units = this.units.map((id, number) => ({ id, seat: seatOf(id), members: figures.flatMap(({ unit }, figure) => (unit === number ? [figure] : [])) }));
    const table = {
      width: SIZE,
      height: SIZE,
      pieces: terrain.map(([kind, ...sides], i) => {
        const [left, top, right, bottom] = sides.map((side) => Math.round(side * INCH)) as [number, number, number, number];
        return { name: `${kind} ${i + 1}`, kind, outline: [[left, top], [right, top], [right, bottom], [left, bottom]] as Point[] };
      }),
    };
    const open = newBattle({ table, forces: { figures, units, profiles: {}, names: ['test', 'test'] }, objectives: [], top: 0 });
    Object.values(cast).forEach(([, , x, y, so = {}], i) => Object.assign(open.figures[i]!, { x: Math.round(x * INCH), y: Math.round(y * INCH), fate: 'in-play', ...so }));
    const unit = active === undefined ? 0 : this.units.indexOf(active);
    const other = joined === undefined ? -1 : this.units.indexOf(joined);
    if (other >= 0) {
      open.units[unit]!.joined = other;
      open.units[other]!.joined = unit;
    }
    for (const number of [unit, other]) if (number >= 0) open.units[number]!.activated = true;
    open.turn = 1;
    open.agenda.push({ step: 'deactivate', unit, with: other }, { step: 'window', seat: 1 - units[unit]!.seat, on: 'end', mover: -1, attack: null }, { step: 'acting', unit, with: other, figure: -1 });
    this.state = { open };
  }

  get battle(): Battle {
    return this.state.open;
  }

  get view(): WarView {
    const asked = waiting(this.battle);
    return { open: this.battle, asked, seat: asked === null ? 0 : chooser(this.ground, this.battle, asked)! };
  }

  /** What is asked, and of whom. */
  get asks(): string {
    const { asked, seat } = this.view;
    return asked === null ? 'nothing' : `${seat === 0 ? 'red' : 'blue'}: ${asked.step}${asked.step === 'window' ? ` ${asked.on}` : ''}`;
  }

  number(id: string): number {
    const number = this.ids.indexOf(id);
    if (number < 0) throw new Error(`stage: no figure "${id}"`);
    return number;
  }

  figure(id: string): Figure {
    return this.battle.figures[this.number(id)]!;
  }

  /** Figures of the cast that are in play, in its order. */
  get standing(): string {
    return this.ids.filter((id) => this.figure(id).fate === 'in-play').join(' ');
  }

  refusal(action: WarAction): string | undefined {
    return refuse(this.ground, this.view, action);
  }

  get options(): WarAction[] {
    return options(this.ground, this.view);
  }

  play(...actions: WarAction[]): this {
    for (const action of actions) {
      const refusal = this.refusal(action);
      if (refusal !== undefined) throw new Error(`refused: ${refusal}`);
      apply(this.ground, this.state, action, this.chance);
      proceed(this.ground, this.state, this.chance);
    }
    return this;
  }

  /** `also` and `support` by name. */
  attack(id: string, target: string, { weapon = 0, also, support }: { weapon?: number; also?: string[]; support?: string[] } = {}): WarAction {
    return { do: 'attack', figure: this.number(id), weapon, target: this.number(target), ...this.others(also, support) };
  }

  reserveAttack(id: string, target: string, { also, support }: { also?: string[]; support?: string[] } = {}): WarAction {
    return { do: 'reserve-attack', figure: this.number(id), target: this.number(target), ...this.others(also, support) };
  }

  reserve(id: string, weapon = 0): WarAction {
    return { do: 'reserve', figure: this.number(id), weapon };
  }

  lunge(id: string, x: number, y: number): WarAction {
    return { do: 'lunge', figure: this.number(id), to: [Math.round(x * INCH), Math.round(y * INCH)] };
  }

  /** The dice of all attack and defense rolls so far, with what they came to: "4k3 13". */
  get rolls(): string[] {
    return this.told.filter(({ tell }) => tell === 'attack-roll' || tell === 'defense-roll').map(({ dice, total }) => `${String(dice)} ${String(total)}`);
  }

  /** Dice that are left of those written out. */
  get unused(): number[] {
    return this.rng.unused();
  }

  private others(also: string[] | undefined, support: string[] | undefined): { also?: number[]; support?: number[] } {
    return { ...(also === undefined ? {} : { also: also.map((id) => this.number(id)) }), ...(support === undefined ? {} : { support: support.map((id) => this.number(id)) }) };
  }
}

export const PASS: WarAction = { do: 'pass' };
export const raise = (points: number): WarAction => ({ do: 'raise', points });
export const save = (points: number): WarAction => ({ do: 'save', points });
