/** Notices what has changed of all that ways, attacks and threats rest on: figures, cards and the board; not troop counters, the cup, or who has acted. */
import type { Figure } from './figure.ts';
import type { BeretsView } from './state.ts';

type Known = Pick<BeretsView, 'open' | 'secret'>;

export class Scene {
  private readonly common = new Glance();
  private readonly figures: Glance[] = [];
  private readonly stamps: number[] = [];
  private battle: unknown = null;
  private clock = 0;

  /** Another one for a figure that has changed, or its cards. */
  stamp(figure: number): number {
    return this.stamps[figure]!;
  }

  /** Whether it is another scene than the one looked at last. Boards and hands are replaced, never written to, so they are told by themselves. */
  isNew({ open, secret }: Known): boolean {
    if (open === this.battle && open.clock === this.clock) return false;
    [this.battle, this.clock] = [open, open.clock];
    this.common.begin();
    this.common.see(open.board);
    this.common.list(open.acid);
    this.common.see(open.figures.length);
    let isNew = this.common.end();
    for (let number = 0; number < open.figures.length; number++) {
      const glance = (this.figures[number] ??= new Glance());
      glance.begin();
      glance.see(open.turn); // a nefasti makes its ammunition by turns
      glance.see(open.hands[number]);
      glance.see(secret === null ? 'unknown' : secret.hands[number]);
      seeFigure(glance, open.figures[number]!);
      if (!glance.end()) continue;
      isNew = true;
      this.stamps[number] = (this.stamps[number] ?? 0) + 1;
    }
    return isNew;
  }
}

function seeFigure(glance: Glance, figure: Readonly<Figure>): void {
  const { fate, seat, at, facing, into, wounds, stunned, blind, burning, jammed, scannerJams, disarmed, gear, broken, aim, awe, aura, powers, nefasti, spent, hyper, warped } = figure;
  glance.see(fate);
  glance.see(seat);
  glance.see(at);
  glance.see(facing);
  glance.see(into);
  glance.see(wounds);
  glance.see(stunned);
  glance.see(blind);
  glance.see(burning);
  glance.list(jammed);
  glance.see(scannerJams);
  glance.see(disarmed);
  glance.list(gear);
  glance.list(broken);
  glance.see(aim);
  glance.see(awe);
  glance.see(aura);
  glance.see(powers);
  glance.see(nefasti);
  glance.list(spent);
  glance.see(hyper);
  glance.see(warped);
}

/** What was seen last, value by value. */
class Glance {
  private readonly seen: unknown[] = [];
  private at = 0;
  private changed = false;

  begin(): void {
    this.at = 0;
    this.changed = false;
  }

  see(value: unknown): void {
    const place = this.at++;
    if (place < this.seen.length && this.seen[place] === value) return;
    this.seen[place] = value;
    this.changed = true;
  }

  list(values: readonly unknown[]): void {
    this.see(values.length);
    for (let i = 0; i < values.length; i++) this.see(values[i]);
  }

  end(): boolean {
    return this.changed;
  }
}
