/** A battle laid out by hand to try rules on: sections, figures and counters where a test wants them, whose activation it is, dice written out beforehand. */
import type { Chance } from '../../../src/kernel/chance.ts';
import { Ledger } from '../../../src/kernel/luck.ts';
import type { Rng } from '../../../src/kernel/rng.ts';
import { apply, options, refuse, type BeretsAction } from '../../../src/systems/blood-berets/actions.ts';
import { numbersOf } from '../../../src/systems/blood-berets/book.ts';
import { chooser } from '../../../src/systems/blood-berets/decisions.ts';
import { Ground } from '../../../src/systems/blood-berets/ground.ts';
import { missionOf } from '../../../src/systems/blood-berets/missions/all.ts';
import { FIELD } from '../../../src/systems/blood-berets/field.ts';
import { beginActivation } from '../../../src/systems/blood-berets/rules/activate.ts';
import { proceed } from '../../../src/systems/blood-berets/sequence.ts';
import { newSecret } from '../../../src/systems/blood-berets/secret.ts';
import { SECTIONS } from '../../../src/systems/blood-berets/data/sections.ts';
import type { Figure } from '../../../src/systems/blood-berets/figure.ts';
import { newBattle, waiting, type Battle, type BeretsState, type BeretsView, type BoardPiece } from '../../../src/systems/blood-berets/state.ts';
import type { Step } from '../../../src/systems/blood-berets/steps.ts';
import { CAVES, JUNGLES, NECROTECH, POWERS, SIDES, type Cave, type Equipment, type Hidden, type Jungle, type Level, type Necrotech, type Power, type Side, type Weapon } from '../../../src/systems/blood-berets/vocabulary.ts';
import type { Sleeper } from '../../../src/systems/blood-berets/data/weapons.ts';
import { scriptedRng, type ScriptedRng } from '../../kernel/scripted-rng.ts';

export type Square = readonly [column: number, row: number];

/** Where a figure is and what else is so; in play where it has a square. A Nepharite may have cards. */
export interface Cast extends Partial<Omit<Figure, 'at' | 'gear' | 'broken' | 'jammed' | 'spent'>> {
  at?: Square;
  gear?: readonly Equipment[];
  broken?: readonly Equipment[];
  jammed?: readonly Weapon[];
  spent?: Readonly<Figure['spent']>;
  symmetry?: readonly Power[];
  necrotech?: readonly Necrotech[];
  awake?: readonly Sleeper[];
  /** Of its alimahn this turn. */
  strength?: number;
}

/** A face-down troop counter: on the board, if nothing else is said. */
export interface CounterCast {
  piece: string;
  section: number;
  half?: 0 | 1;
  where?: 'display' | 'board';
  acted?: boolean;
  stunned?: boolean;
  /** Everybody saw it turn into a counter this turn. */
  known?: boolean;
}

export interface Setting {
  /** In the caves, if not said; then nine halls, else nine times jungle-a. */
  level?: Level;
  /** Nine sections in reading order: "hall", "corridor*" (upside down), "?labyrinth" (not turned yet). */
  sections?: readonly string[];
  /** Squares of rock made open, and open ones made rock. */
  opened?: readonly Square[];
  blocked?: readonly Square[];
  /** The caves from the top left square on as text, # rock and . floor: it overrides the sections as far as it goes. */
  map?: string;
  /** By the names of the roster: "sergeant", "trooper-3", "legionnaire-7", "nepharite-1", "prisoners", "dummy-11". Whoever is not named is not in the game. */
  figures: Readonly<Record<string, Cast>>;
  counters?: readonly CounterCast[];
  /** Hidden things on the display, by section. */
  hidden?: Readonly<Record<number, readonly Hidden[]>>;
  /** Things on the board; `shown`: everybody knows what it is. */
  markers?: readonly { at: Square; kind: Hidden; shown?: boolean }[];
  mission?: 'into-the-caves' | 'stalking-the-enemy' | 'lightning-strike';
  rules?: 'basic' | 'advanced';
  patch?: Record<string, unknown>;
  turn?: number;
  entry?: number;
  /** A side that has drawn a counter, or who is about to act: the first figure, if not said. */
  turnOf?: string;
  /** By the sergeant's extra counter. */
  extra?: boolean;
  /** Initiative counters left in the cup; given: play goes on after the activation, with draws and the end of the turn. Else nothing follows. */
  cup?: readonly [berets: number, legion: number];
  saved?: number;
  /** Steps instead of the activation, uppermost last; `proceed` is to be called. */
  agenda?: (stage: Stage) => Step[];
  /** What is drawn, in that order: faces of the die, or `{ draw }` of anything else, from 0. */
  dice?: readonly (number | { draw: number })[];
}

export interface Told {
  tell: string;
  [detail: string]: unknown;
}

export class Stage {
  readonly ground: Ground;
  readonly state: BeretsState;
  readonly told: Told[] = [];
  readonly luck = new Ledger();
  readonly chance: Chance;
  private readonly rng: ScriptedRng;

  /** `rng`: dice from a stream instead of written ones. */
  constructor(setting: Setting, rng?: Rng) {
    const { level = 'caves', figures, counters = [], hidden = {}, markers = [], rules = 'basic', patch = {}, turn = 1, entry = -1, dice = [], saved = 0 } = setting;
    const mission = missionOf(setting.mission ?? (level === 'caves' ? 'into-the-caves' : 'stalking-the-enemy'));
    this.ground = new Ground(numbersOf({ 'options.rules': rules, ...patch }), mission);
    this.rng = scriptedRng(dice.map((die) => (typeof die === 'number' ? die - 1 : die.draw)));
    this.chance = { dice: { stream: () => rng ?? this.rng, startRound() {} }, luck: this.luck, tell: (event) => this.told.push(event as Told) };
    const { pieces } = this.ground.roster;
    const open = newBattle(pieces.map(({ seat }) => seat), level);
    const secret = newSecret(pieces.length, open.counters.length);
    this.state = { open, secret };
    this.layBoard(setting, level);
    for (const [id, cast] of Object.entries(figures)) {
      const { at, gear = [], broken = [], jammed = [], spent = [], symmetry, necrotech, awake = [], strength = 0, ...rest } = cast;
      const number = this.figure(id);
      const things = { gear: [...gear], broken: [...broken], jammed: [...jammed], spent: [...spent] };
      Object.assign(open.figures[number]!, at === undefined ? {} : { fate: 'in-play', at: this.square(at) }, things, rest);
      if (symmetry === undefined && necrotech === undefined) continue;
      secret.hands[number] = { powers: POWERS.filter((power) => symmetry?.includes(power)), necrotech: NECROTECH.filter((card) => necrotech?.includes(card)), awake, aroused: 0, strength };
      open.hands[number] = { cards: (symmetry?.length ?? 0) + (necrotech?.length ?? 0), shown: [], awake: awake.length };
    }
    counters.forEach(({ piece, section, half = 0, where = 'board', acted = false, stunned = false, known = false }, slot) => {
      const number = this.figure(piece);
      open.figures[number]!.fate = 'hidden';
      open.counters[slot] = { where, level, section, half, acted, stunned, known: known ? number : -1 };
      secret.faces[slot] = number;
    });
    for (const [section, kinds] of Object.entries(hidden)) {
      open.display[Number(section)] = kinds.length;
      secret.hidden[Number(section)] = [...kinds];
    }
    open.markers = markers.map(({ at, kind, shown = false }, id) => ({ id, at: this.square(at), kind: shown ? kind : null }));
    secret.kinds = markers.map(({ kind }) => kind);
    open.turn = turn;
    open.entry = entry;
    open.saved = saved;
    if (setting.cup !== undefined) {
      open.cup = [...setting.cup];
      open.agenda.push({ step: 'end-turn' }, { step: 'draw' });
    }
    if (setting.agenda !== undefined) open.agenda.push(...setting.agenda(this));
    else this.begin(setting.turnOf ?? Object.keys(figures)[0]!, setting.extra ?? false);
  }

  get battle(): Battle {
    return this.state.open;
  }

  /** As the seat that is asked sees it; seat 0 if nobody is. */
  get view(): BeretsView {
    const asked = waiting(this.battle);
    return this.viewOf(asked === null ? 0 : chooser(this.battle, asked)!);
  }

  viewOf(seat: number): BeretsView {
    return { open: this.battle, secret: seat === 1 ? this.state.secret : null, seat, asked: waiting(this.battle) };
  }

  /** What is asked, and of whom: "berets: acting", "legion: drawn". */
  get asks(): string {
    const { asked, seat } = this.view;
    return asked === null ? 'nothing' : `${SIDES[seat]!}: ${asked.step}`;
  }

  /** The number of a piece. */
  figure(id: string): number {
    const number = this.ground.roster.pieces.findIndex((piece) => piece.id === id);
    if (number < 0) throw new Error(`stage: no piece "${id}" in ${this.ground.mission.card.id}`);
    return number;
  }

  /** Where things stand with a piece. */
  at(id: string): Figure {
    return this.battle.figures[this.figure(id)]!;
  }

  square([column, row]: Square): number {
    return row * FIELD.columns + column;
  }

  squares(...all: Square[]): number[] {
    return all.map((square) => this.square(square));
  }

  /** Column and row of a piece. */
  place(id: string): Square {
    const { at } = this.at(id);
    return [at % FIELD.columns, Math.floor(at / FIELD.columns)];
  }

  refusal(action: BeretsAction): string | undefined {
    return refuse(this.ground, this.view, action);
  }

  get options(): BeretsAction[] {
    return options(this.ground, this.view);
  }

  /** Options of one kind. */
  optionsTo<K extends BeretsAction['do']>(kind: K): Extract<BeretsAction, { do: K }>[] {
    return this.options.filter((action): action is Extract<BeretsAction, { do: K }> => action.do === kind);
  }

  play(...actions: BeretsAction[]): this {
    for (const action of actions) {
      const refusal = this.refusal(action);
      if (refusal !== undefined) throw new Error(`${this.asks}: ${JSON.stringify(action)} is refused: ${refusal}`);
      apply(this.ground, this.state, action, this.chance);
      this.proceed();
    }
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

  /** Draws that are left of those written out. */
  get unused(): number[] {
    return this.rng.unused();
  }

  private begin(of: string, extra: boolean): void {
    const seat = SIDES.indexOf(of as Side);
    if (seat >= 0) this.battle.agenda.push({ step: 'drawn', seat, saved: false });
    else beginActivation(this.ground, this.state, this.figure(of), extra, this.chance);
    this.proceed();
  }

  private layBoard({ sections, opened = [], blocked = [], map }: Setting, level: Level): void {
    const { open, secret } = this.state;
    const words = sections ?? Array<string>(SECTIONS).fill(level === 'caves' ? 'hall' : 'jungle-a');
    if (words.length !== SECTIONS) throw new Error(`stage: ${words.length} sections, not ${SECTIONS}`);
    secret.pieces = words.map((word, section) => pieceOf(word, level, section));
    open.board = {
      level,
      faces: words.map((word, section) => (word.startsWith('?') ? null : secret.pieces[section]!)),
      backs: secret.pieces.map((piece) => (level === 'caves' ? piece!.jungle : piece!.cave)),
      opened: this.squares(...opened),
      blocked: this.squares(...blocked),
    };
    if (map === undefined) return;
    const field = this.ground.board(open);
    const asRock: number[] = [];
    const asFloor: number[] = [];
    map.trim().split('\n').forEach((line, row) => {
      [...line.trim().replaceAll(' ', '')].forEach((character, column) => {
        if (character !== '#' && character !== '.') throw new Error(`stage: "${character}" is no square of a cave; expected # or .`);
        const square = this.square([column, row]);
        const isRock = field.terrain(square) === 'rock';
        if (character === '#' && !isRock) asRock.push(square);
        if (character === '.' && isRock) asFloor.push(square);
      });
    });
    open.board = { ...open.board, opened: [...open.board.opened, ...asFloor], blocked: [...open.board.blocked, ...asRock] };
  }
}

/** What is on the other side goes round: nobody sees it. */
function pieceOf(word: string, level: Level, section: number): BoardPiece {
  const face = word.replaceAll(/[?*]/g, '');
  const turned = word.endsWith('*');
  if (level === 'caves' && CAVES.includes(face as Cave)) return { cave: face as Cave, jungle: JUNGLES[section % 3]!, turned };
  if (level === 'jungle' && JUNGLES.includes(face as Jungle)) return { cave: CAVES[section % 3]!, jungle: face as Jungle, turned };
  throw new Error(`stage: "${word}" is no section of the ${level}`);
}
