/** What grenades promise, from where a figure stands or could ("Using Grenades"). */
import type { Ground } from '../ground.ts';
import { pulseNeed } from '../rules/burst.ts';
import { landings } from '../rules/miss-table.ts';
import { throwNeedFrom } from '../rules/throw-need.ts';
import { inPlay, type Battle, type Figure } from '../state.ts';
import { felling } from './felling.ts';

export type Thrower = Readonly<Pick<Figure, 'at' | 'facing'>>;

export class Throws {
  private readonly ground: Ground;

  constructor(ground: Ground) {
    this.ground = ground;
  }

  /** Chance that it lands where it is aimed, thrown by who stands and looks so. `lifted`: with a point of leadership. */
  chance(battle: Readonly<Battle>, from: Thrower, at: number, over: number | null, stance: number, lifted = false): number {
    const found = throwNeedFrom(this.ground, battle, from, at, over, stance, lifted);
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

  /** Places beside a thrower that he may throw from, the one where he stands first. */
  places(battle: Readonly<Battle>, { at, facing }: Thrower): (number | null)[] {
    if (!this.ground.has('displaced-throwing')) return [null];
    const { obstacle } = this.ground.field(battle);
    return [null, ...[0, 2, 6].map((turn) => this.ground.board.next[at * 8 + ((facing + turn) & 7)]!).filter((square) => square >= 0 && obstacle[square] === 0)];
  }
}
