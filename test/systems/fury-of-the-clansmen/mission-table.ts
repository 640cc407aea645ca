/** A mission to try its rules on: figures are put where a test wants them, and whole games are played at random. */
import { expect } from 'vitest';
import { openChance, type Chance } from '../../../src/kernel/chance.ts';
import { squareAt } from '../../../src/kernel/grid/squares.ts';
import type { Strategy } from '../../../src/kernel/game.ts';
import { playGame, type Played } from '../../../src/kernel/referee.ts';
import type { FuryAction } from '../../../src/systems/fury-of-the-clansmen/actions.ts';
import { numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';
import type { FuryEvent } from '../../../src/systems/fury-of-the-clansmen/events.ts';
import { FuryGame } from '../../../src/systems/fury-of-the-clansmen/game.ts';
import type { Mission } from '../../../src/systems/fury-of-the-clansmen/missions/mission.ts';
import { beginTurn } from '../../../src/systems/fury-of-the-clansmen/sequence.ts';
import { takeOut, waiting, type Figure, type FuryState, type FuryView, type Result, type Step } from '../../../src/systems/fury-of-the-clansmen/state.ts';
import { SIDES } from '../../../src/systems/fury-of-the-clansmen/vocabulary.ts';
import random from '../../../strategies/any/random.ts';

export const CLAN = 0;
export const LEGION = 1;

export class MissionTable {
  readonly game: FuryGame;
  readonly mission: Mission;
  readonly told: FuryEvent[] = [];
  readonly chance: Chance;
  state: FuryState;

  constructor(mission: Mission, patch: Record<string, unknown> = {}, seed = 1) {
    this.mission = mission;
    this.game = new FuryGame(numbersOf(patch), mission);
    this.chance = { ...openChance(seed, 0), tell: (event) => this.told.push(event as FuryEvent) };
    this.state = this.game.deploy(this.chance);
  }

  get asked(): Step | null {
    return waiting(this.state.open);
  }

  get view(): FuryView {
    return this.game.view(this.state, this.game.toAct(this.state)!);
  }

  get options(): FuryAction[] {
    return this.game.options(this.view);
  }

  get result(): Result | null {
    return this.state.open.result;
  }

  play(...actions: FuryAction[]): this {
    for (const action of actions) {
      const refusal = this.game.refuse(this.view, action);
      if (refusal !== undefined) throw new Error(`refused: ${refusal}`);
      this.game.apply(this.state, action, this.chance);
    }
    return this;
  }

  refusal(action: FuryAction): string | undefined {
    return this.game.refuse(this.view, action);
  }

  /** Always the last option (to end a turn, if there is one) while the step that waits is one of these. */
  pass(...steps: Step['step'][]): this {
    while (this.asked !== null && steps.includes(this.asked.step)) this.play(this.options.at(-1)!);
    return this;
  }

  setUp(): this {
    return this.pass('deploy');
  }

  figure(id: string): number {
    return this.game.ground.roster.troopers.findIndex((trooper) => trooper.id === id);
  }

  actionsLeft(id: string): number {
    return this.game.ground.actionsFor(this.state.open, this.figure(id));
  }

  squad(id: string): number {
    return this.game.ground.roster.squads.findIndex((squad) => squad.id === id);
  }

  of(id: string): Figure {
    return this.state.open.figures[this.figure(id)]!;
  }

  ofSeat(seat: number): number[] {
    return this.game.ground.roster.troopers.flatMap((trooper, figure) => (trooper.seat === seat ? [figure] : []));
  }

  square(column: number, row: number): number {
    return squareAt(this.game.ground.board(this.state.open).width, column, row);
  }

  put(id: string, column: number, row: number): this {
    Object.assign(this.of(id), { at: this.square(column, row), fate: 'in-play' });
    this.state.open.clock += 1;
    return this;
  }

  /** Out of play, without a fight. */
  remove(figures: readonly number[], fate: 'eliminated' | 'left-board' | 'on-goal' = 'eliminated'): this {
    for (const figure of figures) takeOut(this.state.open, figure, fate);
    this.state.open.clock += 1;
    return this;
  }

  /** These alone are left on the board. */
  only(...ids: string[]): this {
    const kept = ids.map((id) => this.figure(id));
    return this.remove(this.state.open.figures.flatMap((figure, number) => (figure.fate === 'in-play' && !kept.includes(number) ? [number] : [])));
  }

  /** The counter of this squad has just been drawn. */
  turn(id: string): this {
    const { open } = this.state;
    const squad = this.squad(id);
    if (waiting(open)?.step === 'turn') open.agenda.pop();
    open.cup = open.cup.filter((other) => other !== squad);
    beginTurn(this.game.ground, open, squad);
    open.clock += 1;
    return this;
  }

  judged(roundOver = false): Result | null {
    return this.mission.objectives(this.state.open, this.game.ground.roster, this.game.ground.book, roundOver);
  }
}

/** Whole games, of random players where no others are given: each ends, legally, with a grade of the card; returns them. */
export function playGames(mission: Mission, patch: Record<string, unknown>, games: number, players: readonly Strategy[] = [random, random]): Played[] {
  return Array.from({ length: games }, (_, index) => {
    const played = playGame({ game: new FuryGame(numbersOf(patch), mission), strategies: players, seed: 'missions', index, seats: SIDES });
    expect(played.failure).toBeNull();
    const grade = mission.card.grades.find(({ id }) => id === played.measures!.grade);
    expect(grade?.winner).toBe(played.measures!.winner);
    return played;
  });
}

/** A game that goes through JSON before every decision stays equal to its twin, for so many decisions. */
export function survivesJson(mission: Mission, patch: Record<string, unknown>, decisions = 200): void {
  const table = new MissionTable(mission, patch);
  const twin = new MissionTable(mission, patch);
  for (let decision = 0; decision < decisions && table.result === null; decision++) {
    twin.state = JSON.parse(JSON.stringify(twin.state)) as FuryState;
    const choice = table.options[(decision * 7) % table.options.length]!;
    table.play(choice);
    twin.play(choice);
  }
  expect(twin.state).toEqual(table.state);
}
