/** What grenades promise, from where a figure stands ("Using Grenades"). */
import type { Ground } from '../ground.ts';
import { pulseNeed } from '../rules/burst.ts';
import { landings } from '../rules/miss-table.ts';
import { throwNeed } from '../rules/throw-need.ts';
import { inPlay, type Battle } from '../state.ts';
import { felling } from './felling.ts';

export class Throws {
  private readonly ground: Ground;

  constructor(ground: Ground) {
    this.ground = ground;
  }

  /** Chance that it lands where it is aimed. */
  chance(battle: Readonly<Battle>, figure: number, at: number, over: number | null, stance: number): number {
    const found = throwNeed(this.ground, battle, figure, at, over, stance, false);
    if (found === null) return 0;
    return found.sure ? 1 : felling(1, found.need, 1);
  }

  /** What a K-Pulse fells that bursts there, by the worth of figures; friends' is negative. */
  pulse(battle: Readonly<Battle>, at: number, worth: readonly number[]): number {
    let hope = 0;
    for (let figure = 0; figure < battle.figures.length; figure++) {
      if (!inPlay(battle.figures[figure]!)) continue;
      const need = pulseNeed(this.ground, battle, at, figure);
      if (need !== null) hope += worth[figure]! * felling(1, need, this.ground.card(figure).kills - battle.figures[figure]!.kills);
    }
    return hope;
  }

  /** Chance that a forcewall crushes whoever stands there. */
  crushing(battle: Readonly<Battle>, figure: number, at: number): number {
    const { at: from, facing } = battle.figures[figure]!;
    const ends = landings(this.ground, battle, from, facing, at, 'push');
    return ends.filter((square) => square === at).length / ends.length;
  }

  /** Places beside a figure that it may throw from, the one where it stands first. */
  places(battle: Readonly<Battle>, figure: number): (number | null)[] {
    if (!this.ground.has('displaced-throwing')) return [null];
    const { obstacle } = this.ground.field(battle);
    const { at, facing } = battle.figures[figure]!;
    return [null, ...[0, 2, 6].map((turn) => this.ground.board.next[at * 8 + ((facing + turn) & 7)]!).filter((square) => square >= 0 && obstacle[square] === 0)];
  }
}
