/** What chance is to a game: streams by purpose, the ledger of luck, and the narration (null when nobody listens). */
import { stream, type Rng } from './rng.ts';
import { Ledger, type Luck } from './luck.ts';

/** Streams by purpose. All but `setup` start afresh each round, so that one more shot shifts the luck of one round only. */
export interface Dice {
  stream(purpose: string): Rng;
  /** Called by a system as round `round` begins (1, 2, ...; before that the round is 0). */
  startRound(round: number): void;
}

export type Tell = (event: unknown) => void;

export interface Chance {
  readonly dice: Dice;
  readonly luck: Luck;
  readonly tell: Tell | null;
  /** Which game of a pair it is, where a mission has twins: 1 for the second, on the set-up of the first with something swapped. Else 0 or not said. */
  readonly half?: Half;
}

export type Half = 0 | 1;

/** Purposes whose stream runs through the whole game. */
const WHOLE_GAME = new Set(['setup']);

/** Streams of game `index` of an experiment; `draws` gives a purpose another index (see `indexFor`). */
export class SeededDice implements Dice {
  private round = 0;
  private readonly open = new Map<string, Rng>();
  private readonly seed: number | string;
  private readonly index: number;
  private readonly draws: Draws;
  private readonly twins: boolean;

  constructor(seed: number | string, index: number, draws: Draws = {}, twins = false) {
    this.seed = seed;
    this.index = index;
    this.draws = draws;
    this.twins = twins;
  }

  startRound(round: number): void {
    this.round = round;
    for (const purpose of this.open.keys()) if (!WHOLE_GAME.has(purpose)) this.open.delete(purpose);
  }

  stream(purpose: string): Rng {
    let rng = this.open.get(purpose);
    if (rng === undefined) {
      const index = indexFor(purpose, this.index, this.draws, this.twins);
      rng = WHOLE_GAME.has(purpose)
        ? stream(this.seed, purpose, index)
        : stream(this.seed, purpose, index, this.round);
      this.open.set(purpose, rng);
    }
    return rng;
  }
}

/** `{ setup: 40 }`: forty set-ups, played again and again; a purpose not named has its own luck in each game. */
export type Draws = Readonly<Record<string, number>>;

/** Of twins, games 2k and 2k + 1 have set-up k. */
export function indexFor(purpose: string, game: number, draws: Draws, twins = false): number {
  const own = twins && purpose === 'setup' ? Math.floor(game / 2) : game;
  const different = draws[purpose];
  return different === undefined ? own : own % different;
}

export function openChance(seed: number | string, index: number, draws: Draws = {}, tell: Tell | null = null, twins = false): Chance & { luck: Ledger } {
  return { dice: new SeededDice(seed, index, draws, twins), luck: new Ledger(), tell, half: twins && index % 2 === 1 ? 1 : 0 };
}
