/** What stands on the board at one instant, as arrays by square: obstacles, darkness and figures. One a game, brought up to date by `Ground.field`. */
import type { Board } from './board.ts';
import type { Battle } from './state.ts';
import type { UnitCard } from './unit-card.ts';

/** In `figureAt`: nobody. */
export const NOBODY = -1;

/** Squares on each side of the one where it bursts that a Nachtmacher darkens: it and the eight around ("Nachtmacher grenades"). */
const DARK_AROUND = 1;

export class Field {
  readonly board: Board;
  /** 1: wall, closed door or forcewall: no way through, no line of fire or sight. */
  readonly obstacle: Uint8Array;
  /** 1: darkened by a Nachtmacher. */
  readonly dark: Uint8Array;
  /** The number of the figure in play that stands there, or `NOBODY`. */
  readonly figureAt: Int16Array;
  /** Where a figure stands: what it costs to fire past it, as a positive number ("Firing past a figure"). */
  readonly past: Uint8Array;
  /** 1 where a forcewall stands. */
  readonly forcewall: Uint8Array;
  private readonly cards: readonly UnitCard[];

  /** `cards`: by figure number. */
  constructor(board: Board, cards: readonly UnitCard[]) {
    this.board = board;
    this.obstacle = Uint8Array.from(board.walls);
    this.dark = new Uint8Array(board.size);
    this.figureAt = new Int16Array(board.size).fill(NOBODY);
    this.past = new Uint8Array(board.size);
    this.forcewall = new Uint8Array(board.size);
    this.cards = cards;
  }

  show(battle: Readonly<Battle>): void {
    const { board, obstacle, dark, figureAt, past, forcewall, cards } = this;
    obstacle.set(board.walls);
    forcewall.fill(0);
    dark.fill(0);
    figureAt.fill(NOBODY);
    past.fill(0);
    for (let door = 0; door < board.doors.length; door++) if (battle.doors[door] === 'closed') obstacle[board.doors[door]!] = 1;
    for (const square of battle.forcewalls) forcewall[square] = obstacle[square] = 1;
    for (const { at } of battle.darkness) this.darken(at);
    for (let number = 0; number < battle.figures.length; number++) {
      const { fate, at } = battle.figures[number]!;
      if (fate !== 'in-play') continue;
      figureAt[at] = number;
      past[at] = -cards[number]!.past;
    }
  }

  private darken(at: number): void {
    const { width, height } = this.board;
    const column = at % width;
    const row = (at - column) / width;
    for (let y = Math.max(0, row - DARK_AROUND); y <= Math.min(height - 1, row + DARK_AROUND); y++) {
      for (let x = Math.max(0, column - DARK_AROUND); x <= Math.min(width - 1, column + DARK_AROUND); x++) this.dark[y * width + x] = 1;
    }
  }
}
