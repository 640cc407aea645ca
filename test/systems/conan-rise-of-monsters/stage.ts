/** A battle laid out by hand to try rules on: units where a test wants them, hands and tokens, whose activation it is, dice written out beforehand. */
import type { Chance } from '../../../src/kernel/chance.ts';
import { Ledger } from '../../../src/kernel/luck.ts';
import type { Rng } from '../../../src/kernel/rng.ts';
import type { Point } from '../../../src/kernel/table/outline.ts';
import { apply, options, refuse, type ConanAction } from '../../../src/systems/conan-rise-of-monsters/actions.ts';
import { cardOf, numbersOf, type Numbers } from '../../../src/systems/conan-rise-of-monsters/book.ts';
import { chooser } from '../../../src/systems/conan-rise-of-monsters/decisions.ts';
import { forcesOf } from '../../../src/systems/conan-rise-of-monsters/forces.ts';
import { Ground } from '../../../src/systems/conan-rise-of-monsters/ground.ts';
import { missionOf } from '../../../src/systems/conan-rise-of-monsters/missions/all.ts';
import { beginActivation } from '../../../src/systems/conan-rise-of-monsters/rules/begin.ts';
import { proceed } from '../../../src/systems/conan-rise-of-monsters/sequence.ts';
import { newBattle, waiting, type Battle, type ConanState, type ConanView, type Model, type UnitState } from '../../../src/systems/conan-rise-of-monsters/state.ts';
import type { Step } from '../../../src/systems/conan-rise-of-monsters/steps.ts';
import { SIDES, type Card, type Side, type Terrain } from '../../../src/systems/conan-rise-of-monsters/vocabulary.ts';
import { scriptedRng, type ScriptedRng } from '../../kernel/scripted-rng.ts';

/** A unit: its card, where its models stand in inches, and what else is so. Fewer places than models: the others have been removed. More: it is reinforced. */
export interface Cast {
  card: string;
  at: readonly (readonly [x: number, y: number])[];
  /** Of mercenaries, or to make a unit fight for the other side. */
  side?: Side;
  reinforced?: boolean;
  /** Wounds that its models have suffered, in the order of `at`. */
  wounds?: readonly number[];
  activated?: boolean;
  fleeing?: boolean;
}

export interface Setting {
  /** By the name of the unit. The first one is about to act, if nothing else is said. */
  units: Readonly<Record<string, Cast>>;
  /** Inches. */
  size?: readonly [width: number, height: number];
  /** Rectangles in inches: left, top, right, bottom. */
  terrain?: readonly (readonly [kind: Terrain, left: number, top: number, right: number, bottom: number])[];
  /** Cards in hand. */
  hands?: Partial<Record<Side, readonly Card[]>>;
  /** Face down decks; the next card is the last. */
  decks?: Partial<Record<Side, readonly Card[]>>;
  /** Tokens of a side: left, of a pool as large if not said. None if not said at all, so that nobody is asked. */
  tokens?: Partial<Record<Side, number | readonly [left: number, pool: number]>>;
  turn?: number;
  /** Whose edge is the top one: the Legion's, if not said. */
  top?: Side;
  /** A side that is to pick a unit, or the name of a unit that is about to act. */
  turnOf?: string;
  /** Steps instead, uppermost last; `proceed` is to be called. */
  agenda?: (stage: Stage) => Step[];
  mission?: string;
  /** In Escape. */
  runner?: Side;
  patch?: Record<string, unknown>;
  /** What the dice show, in the order in which they are thrown: / a sword, o a shield, * a sigil; blanks as one likes. */
  dice?: string;
}

export interface Told {
  tell: string;
  [detail: string]: unknown;
}

const INCH = 100;

export class Stage {
  readonly ground: Ground;
  readonly state: ConanState;
  readonly told: Told[] = [];
  readonly luck = new Ledger();
  readonly chance: Chance;
  private readonly rng: ScriptedRng;
  private readonly ids: readonly string[];

  /** `rng`: dice from a stream instead of written ones. */
  constructor(setting: Setting, rng?: Rng) {
    const { units, size = [48, 48], terrain = [], hands = {}, decks = {}, tokens = {}, turn = 1, top = 'set', mission = 'annihilation', runner = 'circle', patch = {}, dice = '' } = setting;
    const book = numbersOf(patch);
    this.ids = Object.keys(units);
    this.ground = new Ground(book, missionOf(mission));
    this.rng = scriptedRng(facesOf(dice, book));
    this.chance = { dice: { stream: () => rng ?? this.rng, startRound() {} }, luck: this.luck, tell: (event) => this.told.push(event as Told) };
    const forces = forcesOf(Object.entries(units).map(([id, cast]) => {
      const card = cardOf(book, cast.card);
      const reinforced = cast.reinforced ?? cast.at.length > card.models;
      return { id, seat: SIDES.indexOf(cast.side ?? (card.side === 'mercenary' ? 'circle' : card.side)), card: cast.card, reinforced, count: card.models * (reinforced ? 2 : 1) };
    }), ['test', 'test']);
    const table = {
      width: size[0] * INCH,
      height: size[1] * INCH,
      pieces: terrain.map(([kind, ...sides], i) => {
        const [left, upper, right, lower] = sides.map((side) => Math.round(side * INCH)) as [number, number, number, number];
        return { name: `${kind} ${i + 1}`, kind, outline: [[left, upper], [right, upper], [right, lower], [left, lower]] as Point[] };
      }),
    };
    const open = newBattle({ table, forces, top: SIDES.indexOf(top), shrine: mission === 'shrine' ? [table.width / 2, table.height / 2] : null, runner: mission === 'escape' ? SIDES.indexOf(runner) : null });
    Object.values(units).forEach(({ at, wounds = [], activated = false, fleeing = false }, unit) => {
      const { members } = forces.units[unit]!;
      const card = cardOf(book, forces.units[unit]!.card);
      members.forEach((model, place) => {
        const spot = at[place];
        if (spot === undefined) Object.assign(open.models[model]!, { fate: 'removed', wounds: card.wounds });
        else Object.assign(open.models[model]!, { x: Math.round(spot[0] * INCH), y: Math.round(spot[1] * INCH), fate: 'in-play', wounds: wounds[place] ?? 0 });
      });
      const belowHalf = members.length === 1 ? 2 * (card.wounds - (wounds[0] ?? 0)) < card.wounds : 2 * at.length < members.length;
      Object.assign(open.units[unit]!, { activated, fleeing, belowHalf });
    });
    open.turn = turn;
    SIDES.forEach((side, seat) => {
      const given = tokens[side] ?? 0;
      const [left, pool] = typeof given === 'number' ? [given, given] : given;
      open.destiny[seat] = { left, pool };
      open.hand[seat] = hands[side]?.length ?? 0;
      open.deck[seat] = decks[side]?.length ?? 0;
    });
    this.state = {
      open,
      secret: [{ hand: [...(hands.circle ?? [])], bid: null }, { hand: [...(hands.set ?? [])], bid: null }],
      decks: [[...(decks.circle ?? [])], [...(decks.set ?? [])]],
    };
    open.agenda.push({ step: 'end-turn' });
    if (setting.agenda !== undefined) open.agenda.push(...setting.agenda(this));
    else this.begin(setting.turnOf ?? this.ids[0]!);
  }

  get battle(): Battle {
    return this.state.open;
  }

  get view(): ConanView {
    const asked = waiting(this.battle);
    const seat = asked === null ? 0 : chooser(this.ground, this.battle, asked)!;
    return { open: this.battle, own: this.state.secret[seat]!, asked, seat };
  }

  /** What is asked, and of whom: "circle: pick", "set: window attack". */
  get asks(): string {
    const { asked, seat } = this.view;
    return asked === null ? 'nothing' : `${SIDES[seat]!}: ${asked.step}${asked.step === 'window' ? ` ${asked.at}` : ''}`;
  }

  /** The number of a unit. */
  unit(id: string): number {
    const number = this.ids.indexOf(id);
    if (number < 0) throw new Error(`stage: no unit "${id}"`);
    return number;
  }

  /** The number of a model: "archers.3", or the unit's name for a unit of one. */
  model(id: string): number {
    const number = this.battle.forces.models.findIndex((model) => model.id === id);
    if (number < 0) throw new Error(`stage: no model "${id}"`);
    return number;
  }

  at(id: string): Model {
    return this.battle.models[this.model(id)]!;
  }

  /** Where models of a unit in play stand, in inches. */
  places(id: string): (readonly [number, number])[] {
    return this.ground.members(this.battle, this.unit(id)).map((model) => [this.battle.models[model]!.x / INCH, this.battle.models[model]!.y / INCH]);
  }

  condition(id: string): UnitState {
    return this.battle.units[this.unit(id)]!;
  }

  /** Models of a unit in play. */
  left(id: string): number {
    return this.ground.members(this.battle, this.unit(id)).length;
  }

  refusal(action: ConanAction): string | undefined {
    return refuse(this.ground, this.view, action);
  }

  get options(): ConanAction[] {
    return options(this.ground, this.view);
  }

  play(...actions: ConanAction[]): this {
    for (const action of actions) {
      const refusal = this.refusal(action);
      if (refusal !== undefined) throw new Error(`${this.asks}: ${JSON.stringify(action)} is refused: ${refusal}`);
      apply(this.ground, this.state, action, this.chance);
      this.proceed();
    }
    return this;
  }

  /** Passes as long as somebody is asked what he may pass. */
  passAll(): this {
    while (this.view.asked !== null && this.refusal(PASS) === undefined) this.play(PASS);
    return this;
  }

  /** Runs the agenda on to the next decision. */
  proceed(): this {
    proceed(this.ground, this.state, this.chance);
    return this;
  }

  /** Events of one kind. */
  tells(tell: string): Told[] {
    return this.told.filter((event) => event.tell === tell);
  }

  /** Draws that are left of the dice written out. */
  get unused(): number[] {
    return this.rng.unused();
  }

  private begin(of: string): void {
    const side = SIDES.indexOf(of as Side);
    if (side >= 0) this.battle.agenda.push({ step: 'pick', seat: side, not: -1 });
    else beginActivation(this.ground, this.state, this.unit(of), this.chance);
  }
}

export const PASS: ConanAction = { do: 'pass' };

/** The draws behind faces of Sigil dice: swords first, then shields, then sigils. */
function facesOf(dice: string, book: Numbers): number[] {
  const [swords, shields] = book.die.faces.split('/').map(Number) as [number, number];
  const draws: Readonly<Record<string, number>> = { '/': 0, o: swords, '*': swords + shields };
  return [...dice.replaceAll(/\s/g, '')].map((face) => {
    const draw = draws[face];
    if (draw === undefined) throw new Error(`stage: "${face}" is no face of a die; expected /, o or *`);
    return draw;
  });
}
