/** What a player has weighed already, kept as long as nothing has changed that it rests on: he is asked again and again while only counters move. */
import { armsOf, type Arm } from './arms.ts';
import type { Ground } from './ground.ts';
import { KeptRange } from './kept-range.ts';
import { Menace } from './menace.ts';
import { Assault } from './prospects.ts';
import type { Range } from './range.ts';
import { Scene } from './scene.ts';
import type { BeretsView } from './state.ts';

/** Of one player. All by figure. */
export class Weighed {
  private readonly ground: Ground;
  private readonly scene = new Scene();
  private readonly ranges: (KeptRange | undefined)[] = [];
  private readonly arms: ({ readonly stamp: number; readonly arms: readonly Arm[] } | undefined)[] = [];
  private readonly assaults = new Map<number, Assault>();
  private readonly menaces = new Map<number, Menace>();

  constructor(ground: Ground) {
    this.ground = ground;
  }

  range({ open }: BeretsView, figure: number): Range {
    const kept = this.ranges[figure];
    if (kept?.holds(this.ground, open) === true) return kept.range;
    return (this.ranges[figure] = new KeptRange(this.ground, open, figure)).range;
  }

  /** As of now; the field then stands without the figure. */
  assault(view: BeretsView, figure: number, worth: (figure: number) => number): Assault {
    this.look(view);
    this.ground.field(view.open, figure);
    let kept = this.assaults.get(figure);
    if (kept === undefined || !kept.foes.every((foe) => foe.worth === worth(foe.figure))) {
      this.assaults.set(figure, (kept = new Assault(this.ground, view, figure, this.armsOf(view, figure), worth)));
    }
    return kept;
  }

  /** As of now; the field then stands without the figure. */
  menace(view: BeretsView, figure: number, worth: number): Menace {
    this.look(view);
    this.ground.field(view.open, figure);
    let kept = this.menaces.get(figure);
    if (kept === undefined || kept.worth !== worth) this.menaces.set(figure, (kept = new Menace(this.ground, view, figure, (enemy) => this.armsOf(view, enemy), worth)));
    return kept;
  }

  private armsOf(view: BeretsView, figure: number): readonly Arm[] {
    const stamp = this.scene.stamp(figure);
    let kept = this.arms[figure];
    if (kept === undefined || kept.stamp !== stamp) this.arms[figure] = kept = { stamp, arms: armsOf(this.ground, view, figure) };
    return kept.arms;
  }

  private look(view: BeretsView): void {
    if (!this.scene.isNew(view)) return;
    this.assaults.clear();
    this.menaces.clear();
  }
}
