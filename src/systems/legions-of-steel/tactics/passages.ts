/** What shuts a way, and what it costs to open it: doors, forcewalls and where one would shut a passage ("Open or Close Door", "Forcewall Grenades"). */
import type { Ground } from '../ground.ts';
import { movementLeft } from '../rules/acting.ts';
import { doorsBeside } from '../rules/door.ts';
import { doorCost } from '../rules/step-cost.ts';
import type { LegionsView } from '../state.ts';
import { FACINGS, type Designation } from '../vocabulary.ts';

export class Passages {
  private readonly ground: Ground;

  constructor(ground: Ground) {
    this.ground = ground;
  }

  /** Closed doors beside the active figure that it has the points to open. */
  toOpen({ open }: LegionsView, figure: number): number[] {
    const { active } = open;
    if (active === null || active.as === 'stationary' || movementLeft(this.ground, open) <= this.cost(active.as)) return [];
    return doorsBeside(this.ground, open, figure).filter((at) => this.ground.field(open).obstacle[at] !== 0);
  }

  /** The closed door beside a square that leads down some steps; -1 for none. */
  doorAhead({ open }: LegionsView, square: number, steps: Uint16Array): number {
    const { next, doorAt } = this.ground.board;
    for (const direction of FACINGS) {
      const to = next[square * 8 + direction]!;
      if (to >= 0 && doorAt[to]! >= 0 && open.doors[doorAt[to]!] === 'closed' && steps[to]! < steps[square]!) return to;
    }
    return -1;
  }

  /** What it costs to open a door. */
  cost(as: Designation): number {
    return doorCost(this.ground.book, as);
  }

  /** Squares of closed doors. */
  closedDoors({ open }: LegionsView): number[] {
    return this.ground.board.doors.filter((_, door) => open.doors[door] === 'closed');
  }

  /** Whether a forcewall on a square shuts a passage: free floor with walls on both sides. */
  isNarrow({ open }: LegionsView, square: number): boolean {
    const { next, walls } = this.ground.board;
    const { obstacle, figureAt } = this.ground.field(open);
    const wall = (direction: number) => (next[square * 8 + direction]! < 0 ? 1 : walls[next[square * 8 + direction]!]!);
    return obstacle[square] === 0 && figureAt[square]! < 0 && this.ground.mission.entries[square] === 0 && (wall(0) + wall(4) === 2 || wall(2) + wall(6) === 2);
  }
}
