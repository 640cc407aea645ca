/** A table to try rules on: a position as text, and dice written out beforehand. */
import { parse } from 'yaml';
import type { Chance } from '../../../src/kernel/chance.ts';
import { Ledger } from '../../../src/kernel/luck.ts';
import { squareAt } from '../../../src/kernel/grid/squares.ts';
import type { FuryAction } from '../../../src/systems/fury-of-the-clansmen/actions.ts';
import { numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';
import type { FuryEvent } from '../../../src/systems/fury-of-the-clansmen/events.ts';
import type { FuryGame } from '../../../src/systems/fury-of-the-clansmen/game.ts';
import { openPosition } from '../../../src/systems/fury-of-the-clansmen/position.ts';
import type { Fate, FuryState, FuryView } from '../../../src/systems/fury-of-the-clansmen/state.ts';
import { scriptedRng, type ScriptedRng } from '../../kernel/scripted-rng.ts';

/** Draws of the coloured dice: any face below the number of hits is one. White, red and black dice are rolled in this order. */
const HIT = 0;
const MISS = 5;
/** So many hits, then misses, on a handful of dice. */
export const show = (hits: number, dice: number): number[] => Array.from({ length: dice }, (_, die) => (die < hits ? HIT : MISS));

export class Table {
  readonly game: FuryGame;
  readonly state: FuryState;
  readonly told: FuryEvent[] = [];
  readonly luck = new Ledger();
  private readonly combat: ScriptedRng;
  private readonly initiative: ScriptedRng;
  private readonly chance: Chance;
  private readonly ids: readonly string[];

  /** `dice`: every draw of the combat dice; `cup`: of the counters, where more than one is left. */
  constructor(position: string, { dice = [], cup = [], patch = {} }: { dice?: number[]; cup?: number[]; patch?: Record<string, unknown> } = {}) {
    this.combat = scriptedRng(dice);
    this.initiative = scriptedRng(cup);
    this.chance = {
      dice: { stream: (purpose) => (purpose === 'combat' ? this.combat : this.initiative), startRound() {} },
      luck: this.luck,
      tell: (event) => this.told.push(event as FuryEvent),
    };
    this.game = openPosition({ system: 'fury-of-the-clansmen', ...(parse(position) as object) }, numbersOf(patch));
    this.ids = this.game.ground.roster.troopers.map(({ id }) => id);
    this.state = this.game.deploy(this.chance);
  }

  get view(): FuryView {
    return this.game.view(this.state, this.game.toAct(this.state)!);
  }

  figure(id: string): number {
    return this.ids.indexOf(id);
  }

  square(column: number, row: number): number {
    return squareAt(this.game.ground.field(this.state.open).width, column, row);
  }

  fate(id: string): Fate {
    return this.state.open.figures[this.figure(id)]!.fate;
  }

  actionsLeft(id: string): number {
    return this.state.open.figures[this.figure(id)]!.actions;
  }

  stepsLeft(id: string): number {
    return this.state.open.figures[this.figure(id)]!.steps;
  }

  refusal(action: FuryAction): string | undefined {
    return this.game.refuse(this.view, action);
  }

  play(...actions: FuryAction[]): this {
    for (const action of actions) {
      const refusal = this.refusal(action);
      if (refusal !== undefined) throw new Error(`refused: ${refusal}`);
      this.game.apply(this.state, action, this.chance);
    }
    return this;
  }

  move(id: string, column: number, row: number): FuryAction {
    return { do: 'move', figure: this.figure(id), to: this.square(column, row) };
  }

  close(id: string, target: string): FuryAction {
    return { do: 'close', figure: this.figure(id), target: this.figure(target) };
  }

  fire(id: string, target: string): FuryAction {
    return { do: 'fire', figure: this.figure(id), target: this.figure(target) };
  }

  swing(id: string, ...targets: string[]): FuryAction {
    return { do: 'swing', figure: this.figure(id), targets: targets.map((target) => this.figure(target)) };
  }

  /** Draws of the script not made yet: a test ends by expecting none. */
  unused(): number[] {
    return [...this.combat.unused(), ...this.initiative.unused()];
  }
}
