/** What dice would have to show from anywhere to anywhere, and what the better way of firing promises: for attacks that are only thought of. */
import type { ShotCircumstances } from '../circumstances.ts';
import { Field } from '../field.ts';
import type { Ground } from '../ground.ts';
import { arcOf } from '../rules/arc.ts';
import { killNumber } from '../rules/kill-number.ts';
import { BLOCKED, cornersOn, darkOn, lineOfFire, passedOn } from '../rules/line-of-fire.ts';
import { shotModifier } from '../rules/modifiers.ts';
import { rangeBetween } from '../rules/range.ts';
import type { Battle } from '../state.ts';
import type { UnitCard } from '../unit-card.ts';
import type { Facing, Mode, Occasion, Target } from '../vocabulary.ts';
import { felling } from './felling.ts';

/** No arc, no line, too far. */
export const OUT = 99;

export class Aiming {
  private readonly ground: Ground;
  private readonly sight: Uint8Array;
  private readonly walls: Field;
  private readonly circumstances: ShotCircumstances;

  constructor(ground: Ground) {
    this.ground = ground;
    this.sight = sightsOf(ground);
    this.walls = new Field(ground.board, []);
    this.circumstances = { occasion: 'fire', hands: false, weapon: ground.card(0).weapon, mode: 'single', target: 'door', range: 0, stance: 0, lifted: false, corners: 0, passed: 0, dark: false };
  }

  /** What a single die would have to show, as far down as it goes; `OUT`. `facing`: null looks every way. */
  need(battle: Readonly<Battle>, card: UnitCard, from: number, facing: Facing | null, to: number, target: Target, occasion: Occasion, stance: number): number {
    const { ground, circumstances } = this;
    const { board: { width }, book } = ground;
    if (from === to || !this.noWallBetween(from, to)) return OUT;
    const range = rangeBetween(width, from, to);
    const kill = killNumber(book, card.weapon, range);
    if (kill === null) return OUT;
    if (facing !== null && arcOf(width, from, facing, to) !== 'front') return OUT;
    const line = lineOfFire(ground.field(battle), from, to, book.options.doubleCorner);
    if (line === BLOCKED) return OUT;
    circumstances.occasion = occasion;
    circumstances.target = target;
    circumstances.stance = stance;
    circumstances.corners = cornersOn(line);
    circumstances.passed = passedOn(line);
    circumstances.dark = darkOn(line);
    return kill - shotModifier(book, circumstances);
  }

  /** Chance to fell with the better of single and automatic fire. */
  promise(card: UnitCard, need: number, kills: number): number {
    const single = felling(card.weapon.rof, need, kills);
    return need >= OUT || !this.ground.has('automatic-fire') ? single : Math.max(single, this.automatic(card, need, kills));
  }

  mode(card: UnitCard, need: number, kills: number): Mode {
    return this.ground.has('automatic-fire') && this.automatic(card, need, kills) > felling(card.weapon.rof, need, kills) ? 'auto' : 'single';
  }

  /** Whether no wall is in between, whatever doors and forcewalls there are. */
  noWallBetween(from: number, to: number): boolean {
    const { sight, ground } = this;
    const key = from * ground.board.size + to;
    if (sight[key] === UNKNOWN) sight[key] = lineOfFire(this.walls, from, to, ground.book.options.doubleCorner) === BLOCKED ? SHUT : FREE;
    return sight[key] === FREE;
  }

  private automatic(card: UnitCard, need: number, kills: number): number {
    const { fire, modifiers } = this.ground.book;
    return felling(card.weapon.rof * fire.automatic, need - modifiers.automaticFire, kills);
  }
}

const UNKNOWN = 0;
const FREE = 1;
const SHUT = 2;

const sights = new WeakMap<Ground, Uint8Array>();

/** By square * squares + square, looked at once for all games on one ground. */
function sightsOf(ground: Ground): Uint8Array {
  let known = sights.get(ground);
  if (known === undefined) sights.set(ground, (known = new Uint8Array(ground.board.size * ground.board.size)));
  return known;
}
