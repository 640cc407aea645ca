/** A mission set up in a test, figures put where the story needs them, and whole games between players at random. */
import { openChance } from '../../../src/kernel/chance.ts';
import { squareAt } from '../../../src/kernel/grid/squares.ts';
import { pick, stream } from '../../../src/kernel/rng.ts';
import type { FuryAction } from '../../../src/systems/fury-of-the-clansmen/actions.ts';
import { numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';
import type { FuryEvent } from '../../../src/systems/fury-of-the-clansmen/events.ts';
import { FuryGame } from '../../../src/systems/fury-of-the-clansmen/game.ts';
import type { Mission } from '../../../src/systems/fury-of-the-clansmen/missions/mission.ts';
import { takeOut, type FuryState, type FuryView, type Result } from '../../../src/systems/fury-of-the-clansmen/state.ts';

export class MissionGame {
  readonly game: FuryGame;
  readonly mission: Mission;
  readonly chance: ReturnType<typeof openChance>;
  readonly told: FuryEvent[] = [];
  state: FuryState;

  constructor(mission: Mission, patch: Record<string, unknown> = {}, seed = 1) {
    this.mission = mission;
    this.game = new FuryGame(numbersOf(patch), mission);
    this.chance = openChance(seed, 0, {}, (event) => this.told.push(event as FuryEvent));
    this.state = this.game.deploy(this.chance);
  }

  /** Everybody takes the first option until all are set up. */
  deployed(): this {
    while (this.state.open.agenda.at(-1)!.step === 'deploy') this.play(this.options()[0]!);
    return this;
  }

  get view(): FuryView {
    return this.game.view(this.state, this.game.toAct(this.state)!);
  }

  options(): FuryAction[] {
    return this.game.options(this.view);
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

  figure(id: string): number {
    return this.game.ground.roster.troopers.findIndex((trooper) => trooper.id === id);
  }

  figures(seat: number): number[] {
    return this.game.ground.roster.troopers.flatMap((trooper, figure) => (trooper.seat === seat ? [figure] : []));
  }

  square(column: number, row: number): number {
    return squareAt(this.mission.card.field.columns, column, row);
  }

  /** Puts a figure in play on a square. */
  put(id: string, column: number, row: number): this {
    const figure = this.state.open.figures[this.figure(id)]!;
    figure.at = this.square(column, row);
    figure.fate = 'in-play';
    this.state.open.clock += 1;
    return this;
  }

  kill(...figures: number[]): this {
    for (const figure of figures) if (this.state.open.figures[figure]!.fate === 'in-play') takeOut(this.state.open, figure, 'eliminated');
    this.state.open.clock += 1;
    return this;
  }

  /** The turn of a squad, as if its counter had just been drawn. */
  turn(id: string, actions = 3): this {
    const squad = this.game.ground.roster.squads.findIndex((known) => known.id === id);
    const { open } = this.state;
    open.agenda = open.agenda.filter(({ step }) => step !== 'turn');
    for (const member of this.game.ground.roster.squads[squad]!.members) open.figures[member]!.actions = actions;
    open.leadership = false;
    open.agenda.push({ step: 'turn', squad });
    open.clock += 1;
    return this;
  }

  judged(roundOver = false): Result | null {
    return this.mission.objectives(this.state.open, this.game.ground.roster, this.game.ground.book, roundOver);
  }
}

/** A whole game of players at random, checked to be legal; the state goes through JSON every so often. */
export function playAtRandom(mission: Mission, seed: number, patch: Record<string, unknown> = {}): MissionGame {
  const table = new MissionGame(mission, patch, seed);
  const rng = stream('players', 'random', seed);
  for (let decision = 0; table.game.toAct(table.state) !== null; decision++) {
    if (decision > 20_000) throw new Error('no end');
    if (decision % 50 === 0) table.state = JSON.parse(JSON.stringify(table.state)) as FuryState;
    table.play(pick(table.options(), rng));
    checkInvariants(table);
  }
  return table;
}

function checkInvariants({ state: { open } }: MissionGame): void {
  const standing = open.figures.filter(({ fate }) => fate === 'in-play').map(({ at }) => at);
  if (new Set(standing).size !== standing.length) throw new Error('two figures on a square');
  if (open.figures.some(({ brainbusters, actions, steps }) => brainbusters < 0 || actions < 0 || steps < 0)) throw new Error('less than nothing left');
}
