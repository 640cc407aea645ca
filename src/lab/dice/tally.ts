/** How often each roll came out how, in whole numbers: sums that are the same in whatever order games are added. */
import type { RollChances } from '../../kernel/luck.ts';

/** The rolls of some games, to be sent and stored: in `counts` four numbers each time: which game (from 0), which of the names, the outcome, how often. */
export interface GameRolls {
  names: string[];
  counts: Int32Array;
}

/** One kind of roll of one cell: how it came out against what it owes. */
export interface RolledDice {
  /** With its dice: "firearm 3r+1b". */
  roll: string;
  kind: string;
  purpose: string;
  outcomes: number[];
  /** Exact, as fractions: "1/6". */
  chances: string[];
  counts: number[];
}

/** Takes the rolls of games one after the other. */
export class RollsRecorder {
  private readonly names = new Map<string, number>();
  private readonly counts: number[] = [];

  add(game: number, rolls: ReadonlyMap<string, readonly (number | undefined)[]>): void {
    for (const [roll, counts] of rolls) {
      let name = this.names.get(roll);
      if (name === undefined) this.names.set(roll, (name = this.names.size));
      for (let outcome = 0; outcome < counts.length; outcome++) {
        const times = counts[outcome];
        if (times !== undefined) this.counts.push(game, name, outcome, times);
      }
    }
  }

  recorded(): GameRolls {
    return { names: [...this.names.keys()], counts: Int32Array.from(this.counts) };
  }
}

/** The rolls of one cell, added up. */
export class CellTally {
  private readonly rolls = new Map<string, Map<number, number>>();

  constructor(before: readonly RolledDice[] = []) {
    for (const { roll, outcomes, counts } of before) outcomes.forEach((outcome, i) => this.add(roll, outcome, counts[i]!));
  }

  /** The games `from` to `to` - 1 of those recorded. */
  addGames({ names, counts }: GameRolls, from = 0, to = Infinity): void {
    for (let at = 0; at < counts.length; at += 4) {
      const game = counts[at]!;
      if (game >= from && game < to) this.add(names[counts[at + 1]!]!, counts[at + 2]!, counts[at + 3]!);
    }
  }

  /** Sorted by roll. `chances`: of the cell's book. */
  rolled(chances: (roll: string) => RollChances): RolledDice[] {
    return [...this.rolls.keys()].sort().map((roll) => {
      const { kind, purpose, of } = chances(roll);
      const counts = this.rolls.get(roll)!;
      const outcomes = [...new Set([...of.outcomes, ...counts.keys()])].sort((a, b) => a - b);
      return { roll, kind, purpose, outcomes, chances: outcomes.map((outcome) => of.p(outcome).toString()), counts: outcomes.map((outcome) => counts.get(outcome) ?? 0) };
    });
  }

  private add(roll: string, outcome: number, times: number): void {
    let counts = this.rolls.get(roll);
    if (counts === undefined) this.rolls.set(roll, (counts = new Map<number, number>()));
    counts.set(outcome, (counts.get(outcome) ?? 0) + times);
  }
}
